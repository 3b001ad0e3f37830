/** The Ω 148/58/90/43/14 on its midline, t 1.96, S280; method 5.21. */

import { stiffenerReduction } from '../../src/en1993-1-3-2006/5-5-3-2-edge-stiffener.ts'
import { unreducedSection } from '../../src/en1993-1-3-2006/5-5-effective-section.ts'
import { shiftOfCentroid } from '../../src/en1993-1-3-2006/6-1-3-shift-of-centroid.ts'
import { sectionResistances, webCrippling } from '../../src/en1993-1-3-2006/6-1-section-resistances.ts'
import { printed, type Reference } from '../evidence.ts'
import { bending, compression, OMEGA148, sharpGross } from './sections.ts'

const F_YB = 280
const SOURCE = 'own program of the method’s author'
/** Midline of the brims from the top outside face. */
const BRIMS = OMEGA148.dimensions.h - OMEGA148.t_nom / 2

export const omegaReferences: Reference[] = [
  {
    clause: 'gross',
    rank: 'independent program',
    title: 'Ω 148 without roundings',
    source: SOURCE,
    values: () => {
      const g = sharpGross(OMEGA148)
      return [
        printed('A', g.A, '920.7'),
        printed('z_c above the brims', BRIMS - g.z_c, '65.60'),
        printed('I_y', g.I_y, '2.793e6'),
        printed('I_z', g.I_z, '2.0396e6'),
        printed('I_w', g.I_w, '3.758e9'),
        printed('I_t', g.I_t, '1178.9'),
        printed('z_sc above the brims', BRIMS - g.z_sc, '170.2'),
        printed('z_j', g.beta / 2, '112'),
      ]
    },
  },
  {
    clause: 'effective',
    rank: 'independent program',
    title: 'Ω 148: closed flange',
    source: SOURCE,
    values: () => {
      const flange = bending(OMEGA148, 'TOP', F_YB).elements.find((e) => e.plate.role === 'closedFlange')!
      return [printed('λ̄_p', flange.lambda_p, '0.569'), printed('ρ', flange.rho, '1')]
    },
  },
  {
    clause: 'edgeStiffener',
    rank: 'independent program',
    title: 'Ω 148: brims',
    source: SOURCE,
    values: () => {
      const { first, K, chi_d } = bending(OMEGA148, 'BOTTOM', F_YB).elements[0]!.stiffener!
      return [printed('σ_cr,s', stiffenerReduction(first, K, F_YB).sigma_cr_s, '624'), printed('χ_d', chi_d, '0.986')]
    },
  },
  {
    clause: 'bending',
    rank: 'independent program',
    title: 'Ω 148: M_c,Rd',
    source: SOURCE,
    values: () => {
      const effective = {
        compression: compression(OMEGA148, F_YB),
        top: bending(OMEGA148, 'TOP', F_YB),
        bottom: bending(OMEGA148, 'BOTTOM', F_YB),
      }
      const shift = shiftOfCentroid(OMEGA148, effective.compression, unreducedSection(OMEGA148))
      const R = sectionResistances(OMEGA148, { effective, shift }, F_YB, 1, false)
      return [printed('M_c,Rd sagging [kNm]', R.M_c_Rd_top / 1e6, '9.49')]
    },
  },
  {
    clause: 'cripplingTwoWebs',
    rank: 'independent program',
    title: 'Ω 148: web crippling, one web',
    source: SOURCE,
    values: () => [
      printed('category 1 [kN]', webCrippling(OMEGA148, 100, F_YB, 1).end / 2e3, '3.94'),
      ...(
        [
          [60, '12.44'],
          [100, '14.65'],
          [135, '16.23'],
          [200, '18.71'],
        ] as const
      ).map(([s_s, R]) =>
        printed(`category 2, l_a ${s_s} [kN]`, webCrippling(OMEGA148, s_s, F_YB, 1).internal(0) / 2e3, R),
      ),
    ],
  },
]
