import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { axialShearBending, shearBending, shearBendingUtilisation } from './6-1-10-shear-bending.ts'
import type { SectionResistances } from './6-1-section-resistances.ts'

describe('bending with shear', () => {
  it.each([
    byHand(shearBending, { M_y_Ed: -4, M_c_Rd: 8, V_Ed: -30, V_b_Rd: 40 }, '0.750000', '0.5 + (1.5 − 1)²'),
    byHand(
      axialShearBending,
      { N_Ed: -10, N_Rd: 100, M_y_Ed: -4, M_c_Rd: 8, V_Ed: -30, V_b_Rd: 40 },
      '0.850000',
      '0.1 + 0.5 + (1.5 − 1)²',
    ),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })

  /** Round numbers, kN and kNm. */
  const R = { N_t_Rd: 200, N_c_Rd: 100, M_c_Rd_top: 8, M_c_Rd_bottom: 16, V_b_Rd: 40 } as SectionResistances
  it.each([
    [20, 4, 30, 0.1 + 0.5 + 0.25, 'tension and sagging'],
    [-20, -4, -30, 0.2 + 0.25 + 0.25, 'compression and hogging'],
    [0, 0, 40, 1, 'shear alone: (2 − 1)²'],
  ])('N %f, M %f, V %f: %f, %s', (N, M, V, u) => {
    expect(shearBendingUtilisation(R, N, M, V)).toBeCloseTo(u, 12)
  })
})
