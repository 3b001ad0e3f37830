import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { axialShearBending, shearBending } from './6-1-10-shear-bending.ts'

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
})
