import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { dimensionsAsBuilt } from '../sections/dimensions.ts'
import { buildSection } from '../sections/section-model.ts'
import { distortionalCurve } from './5-5-3-1-distortional-buckling.ts'
import { effectiveSectionsBy } from './5-5-effective-sections.ts'
import { RESISTANCES, sectionResistances, UTILISATIONS } from './6-1-section-resistances.ts'

describe('a resistance of a section, and what of it is used', () => {
  it.each([
    byHand(RESISTANCES.tension, { A_g: 732, f_yb: 350, gamma_M0: 1.1 }, '232.909', '732·350/1.1'),
    byHand(RESISTANCES.compression, { A_eff: 436, f_yb: 350, gamma_M0: 1.1 }, '138.727', '436·350/1.1'),
    byHand(
      RESISTANCES.modulus,
      { W_eff_y_top: 40_460, W_eff_y_bottom: 43_260 },
      '40460.0',
      'SX022a: the compressed edge',
    ),
    byHand(RESISTANCES.modulus, { W_eff_y_top: 43_260, W_eff_y_bottom: 40_460 }, '40460.0', 'turned upside down'),
    byHand(RESISTANCES.moment, { W_eff_y: 40_460, f_yb: 350, gamma_M0: 1.1 }, '12.8736', '40 460·350/1.1'),
    byHand(RESISTANCES.characteristicMoment, { W_eff_y: 40_460, f_yb: 350 }, '14.1610', '40 460·350'),
    byHand(UTILISATIONS.tension, { N_Ed: -6, N_t_Rd: 8 }, '0.750000', '6/8, its sign aside'),
    byHand(UTILISATIONS.compression, { N_Ed: -6, N_c_Rd: 8 }, '0.750000', '6/8, its sign aside'),
    byHand(UTILISATIONS.bending, { M_y_Ed: -6, M_c_Rd: 8 }, '0.750000', '6/8, its sign aside'),
    byHand(UTILISATIONS.lateralBending, { M_z_Ed: -6, M_cz_Rd: 8 }, '0.750000', '6/8, its sign aside'),
    byHand(UTILISATIONS.shear, { V_Ed: -6, V_b_Rd: 8 }, '0.750000', '6/8, its sign aside'),
    byHand(UTILISATIONS.crippling, { F_Ed: 6, R_w_Rd: 8 }, '0.750000', '6/8'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})

it.each([
  ['C-200-70', 1.5, 7508, 3962],
  ['C-250-80', 2, 14866, 8406],
])(
  'of %s, %f mm, in S350 M_z bends the edge of the smaller modulus, by another program: %i and %i mm³',
  (name, t, web, lips) => {
    const family = genericCatalogue.families.find(({ typology }) => typology === name)!
    const s = buildSection(dimensionsAsBuilt(family, t, false))
    const found = effectiveSectionsBy(distortionalCurve)(s, 350)
    const { W_eff_z, M_cz_Rd, M_cz_com, M_cz_ten } = sectionResistances(s, found, 350, 1, false)
    expect(Math.abs(W_eff_z - lips)).toBeLessThanOrEqual(0.5)
    expect(M_cz_Rd / 350).toBeCloseTo(W_eff_z, 6)
    expect(Math.abs(M_cz_com / 350 - web)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(M_cz_ten / 350 - lips)).toBeLessThanOrEqual(0.5)
  },
)
