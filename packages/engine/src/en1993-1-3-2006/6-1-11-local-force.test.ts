import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { forceAlone, forceAndMoment } from './6-1-11-local-force.ts'

describe('bending with a local force', () => {
  it.each([
    byHand(
      forceAndMoment,
      { M_y_Ed: -4, M_c_Rd: 8, F_Ed: 9, R_w_Rd: 12 },
      '1.00000',
      '0.5 + 0.75, at the limit of 1.25',
    ),
    byHand(forceAlone, { F_Ed: 9, R_w_Rd: 12 }, '0.600000', '0.75 over 1.25'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
