import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import type { CentroidShift } from './6-1-3-shift-of-centroid.ts'
import { axialBending, axialBendingLine, axialBendingUtilisation } from './6-1-8-axial-bending.ts'
import type { SectionResistances } from './6-1-section-resistances.ts'

/** Round numbers, so that every expected value is a sum to be done in the head; kN and kNm. */
const R: SectionResistances = {
  N_t_Rd: 200,
  N_c_Rd: 100,
  M_c_Rd_top: 8,
  M_c_Rd_bottom: 8,
  M_com_top: 8,
  M_ten_top: 10,
  M_com_bottom: 20,
  M_ten_bottom: 5,
  W_eff_z: 1,
  M_cz_Rd: 2,
  M_cz_com: 4,
  M_cz_ten: 1,
  V_b_Rd: 1,
}
const shift = (e_y: number, e_z: number): CentroidShift => ({ e_y, e_z, W_z_com: 0, W_z_ten: 0 })

type Row = [
  N: number,
  M: number,
  M_z: number,
  CentroidShift,
  u: number,
  equation: string,
  shifted: boolean,
  why: string,
]

describe('bending with an axial force', () => {
  it.each<Row>([
    [20, 4, 1, shift(0, 0), 0.1 + 0.4 + 0.5, '(6.23)', false, 'tension: the pulled edge'],
    [2, 4, 1, shift(0, 0), 0.5 + 0.5 - 0.01, '(6.24)', false, 'little tension: the compressed edge, M_com ≤ M_ten'],
    [20, -4, 0, shift(0, 0), 0.1 + 0.8, '(6.23)', false, 'hogging, M_com > M_ten: the pulled edge alone'],
    [20, 4, 0, shift(0.1, 0.1), 0.5, '(6.23)', false, 'tension shifts nothing'],
    [0, 4, 0, shift(0, 0), 0.5, '(6.24)', false, 'no force: the lines of tension, 6.1.8'],
    [-10, 4, 1, shift(0, 0), 0.1 + 0.5 + 0.5, '(6.25)', false, 'compression: the compressed edge'],
    [-10, -4, 0, shift(0, 0), 0.8 - 0.1, '(6.26)', false, 'hogging, weak tension edge'],
    [-10, 4, 0, shift(0, 0.1), 0.1 + 5 / 8, '(6.25)', true, 'inwards shift adds to sagging'],
    [-10, 4, 0, shift(0, -0.1), 0.1 + 0.5, '(6.25)', false, 'outwards shift relieves sagging: left out'],
    [-10, 0.5, 0, shift(0, -0.5), 4.5 / 5 - 0.1, '(6.26)', true, 'a shift that turns M round: its own sign’s moduli'],
    [-10, 0, 0, shift(0, 0.2), 0.1 + 2 / 8, '(6.25)', true, 'no moment but that of the shift'],
    [-40, 0, 0, shift(0.01, 0), 0.4 + 0.4 / 4, '(6.25)', false, 'sideways shift, edge it compresses'],
    [-40, 0, 0, shift(-0.01, 0), 0.4 + 0.4 / 4, '(6.25)', false, 'its direction stands in the moduli'],
    [-10, 4, 1, shift(0.2, 0), 0.4 + 0.5 + 2 - 0.1, '(6.26)', false, 'sideways shift, edge it pulls'],
  ])('N %f, M_y %f, M_z %f: case %#', (N, M, M_z, s, u, equation, shifted, why) => {
    const m_z = M_z / R.M_cz_Rd
    const line = axialBendingLine({ resistances: R, shift: s }, N, M, m_z)
    expect(axialBendingUtilisation({ resistances: R, shift: s }, N, M, m_z), why).toBeCloseTo(u, 12)
    expect(line.utilisation, why).toBe(axialBendingUtilisation({ resistances: R, shift: s }, N, M, m_z))
    expect([line.equation, line.shifted], why).toEqual([equation, shifted])
  })

  it('is convex in M_y, so that the ends of an interval hold the worst', () => {
    for (const N of [-90, -10, 0, 30]) {
      for (const s of [shift(0.1, 0.05), shift(-0.2, -0.05)]) {
        const u = (M: number) => axialBendingUtilisation({ resistances: R, shift: s }, N, M, 0.3)
        for (let M = -10; M <= 10; M += 0.25) expect(u(M)).toBeLessThanOrEqual((u(M - 0.5) + u(M + 0.5)) / 2 + 1e-12)
      }
    }
  })
})

describe('a line of bending with an axial force', () => {
  it.each([
    byHand(
      axialBending({ equation: '(6.23)', shifted: false }, { N: true, lateral: 'M_z', DeltaM_z: false }),
      { M_y_Ed: -4, M_cy_Rd: 10, M_z_Ed: -0.5, M_cz_Rd: 2, N_Ed: 20, N_Rd: 200 },
      '0.750000',
      '0.4 + 0.25 + 0.1',
    ),
    byHand(
      axialBending({ equation: '(6.24)', shifted: false }, { N: true, lateral: 'M_z', DeltaM_z: false }),
      { M_y_Ed: 4, M_cy_Rd: 8, M_z_Ed: 0.5, M_cz_Rd: 2, N_Ed: 20, N_Rd: 200 },
      '0.650000',
      '0.5 + 0.25 − 0.1',
    ),
    byHand(
      axialBending({ equation: '(6.25)', shifted: true }, { N: true, lateral: 'M_z', DeltaM_z: true }),
      {
        M_y_Ed: 4,
        DeltaM_y_Ed: 1,
        M_cy_Rd: 8,
        M_z_Ed: 0.5,
        M_cz_Rd: 2,
        DeltaM_z_Ed: 0.2,
        M_cz_edge: 4,
        N_Ed: -10,
        N_Rd: 100,
      },
      '1.02500',
      '0.625 + 0.25 + 0.05 + 0.1',
    ),
    byHand(
      axialBending({ equation: '(6.26)', shifted: true }, { N: true, lateral: null, DeltaM_z: true }),
      { M_y_Ed: -4, DeltaM_y_Ed: 1, M_cy_Rd: 5, DeltaM_z_Ed: 0.2, M_cz_edge: 1, N_Ed: -10, N_Rd: 100 },
      '0.700000',
      '0.6 + 0.2 − 0.1',
    ),
    byHand(
      axialBending({ equation: '(6.25)', shifted: false }, { N: false, lateral: null, DeltaM_z: false }),
      { M_y_Ed: -4, M_cy_Rd: 8 },
      '0.500000',
      'M_y alone',
    ),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
