import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import type { TrapezoidalSheet } from '../input.ts'
import { G } from '../steel.ts'
import { requiredShearStiffness, SHEAR_STIFFNESS, shearStiffness, shearUtilisation } from './10-1-1-shear-stiffness.ts'

it('S_req is that of 10.1.1(6), worked out by hand for Z 200×68×20, t 1.96, span 6 m', () => {
  // E·I_w·π²/L² = 2.8072e8, G·I_t = 7.4600e7, E·I_z·π²/L²·0.25·h² = 4.0307e8; their sum times 70/200².
  const S_req = requiredShearStiffness({ I_w: 4.876e9, I_t: 923.6, I_z: 7.001e5, L: 6000, h: 200, G })
  expect(Math.abs(S_req / 1e3 / 1327.18 - 1)).toBeLessThan(1e-4)
})

describe('the stiffness asked of a sheeting, and what it has', () => {
  it.each([
    byHand(
      requiredShearStiffness,
      { I_w: 4_876_000_000, I_t: 923.6, I_z: 700100.0, L: 6000, h: 200, G: G },
      '1327.18',
      'Z 200×68×20, t 1.96, over 6 m',
    ),
    byHand(
      SHEAR_STIFFNESS.EVERY,
      { t_sh: 0.71, b_roof: 20_000, s: 1500, h_sh: 35 },
      '8241.63',
      '1000·0.59826·(50 + 10·27.144)·1500/35',
    ),
    byHand(
      SHEAR_STIFFNESS.SECOND,
      { t_sh: 0.71, b_roof: 20_000, s: 1200, h_sh: 35 },
      '1318.66',
      'a fifth of it, at 1.2 m',
    ),
    byHand(SHEAR_STIFFNESS.DECLARED, { S_0: 900, s_0: 1500, s: 1000 }, '600.00', 'two thirds of what was declared'),
    byHand(SHEAR_STIFFNESS.DECLARED, { S_0: 900, s_0: 1500, s: 2000 }, '900.00', 'no more than was declared'),
    byHand(shearUtilisation, { S_req: 1276, S: 1318.66 }, '0.9676', 'every second rib holds at 1.2 m'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})

const sheet: TrapezoidalSheet = {
  ...({ kind: 'TRAPEZOIDAL', h_w: 35, b_R: 207, b_narrow: 40, b_wide: 119, t_nom: 0.75, t: 0.71, I_eff: 85 } as const),
  ...({ position: 'POSITIVE', through: 'TROUGH', ribs: 'EVERY', laidOn: 'FLANGE', b_roof: 20_000 } as const),
}

describe('the shear stiffness of a cladding', () => {
  it('is a fifth where every second rib is screwed', () => {
    expect(shearStiffness({ ...sheet, ribs: 'SECOND' }, 1500)! / shearStiffness(sheet, 1500)!).toBeCloseTo(0.2, 14)
  })

  it('rises with the thickness, with the spacing and with the length of the roof, and falls with the depth', () => {
    const more = fc.record({
      t: fc.double({ min: 0.3, max: 1.5, noNaN: true }),
      s: fc.double({ min: 100, max: 10_000, noNaN: true }),
      b_roof: fc.double({ min: 1000, max: 200_000, noNaN: true }),
      h_w: fc.double({ min: 10, max: 200, noNaN: true }),
      by: fc.double({ min: 1.001, max: 3, noNaN: true }),
    })
    fc.assert(
      fc.property(more, ({ t, s, b_roof, h_w, by }) => {
        const of = (change: Partial<TrapezoidalSheet>, spacing = s) =>
          shearStiffness({ ...sheet, t, b_roof, h_w, ...change }, spacing)!
        expect(of({ t: t * by })).toBeGreaterThan(of({}))
        expect(of({ b_roof: b_roof * by })).toBeGreaterThan(of({}))
        expect(of({}, s * by)).toBeGreaterThan(of({}))
        expect(of({ h_w: h_w * by })).toBeLessThan(of({}))
      }),
    )
  })

  it('is not known of typed values, over insulation, and where none was declared', () => {
    expect(shearStiffness({ kind: 'TYPED', I_eff: 85, p: 5 }, 1500)).toBeNull()
    expect(shearStiffness({ ...sheet, laidOn: 'INSULATION' }, 1500)).toBeNull()
    expect(shearStiffness({ kind: 'DECLARED', shear: null, rotation: { C_0: 400, b_0: 70 } }, 1500)).toBeNull()
    expect(shearStiffness({ kind: 'DECLARED', shear: { S_0: 0, s_0: 1500 }, rotation: null }, 1500)).toBeNull()
  })
})
