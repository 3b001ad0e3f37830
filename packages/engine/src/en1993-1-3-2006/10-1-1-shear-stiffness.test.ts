import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { G } from '../steel.ts'
import { requiredShearStiffness } from './10-1-1-shear-stiffness.ts'

it('S_req is that of 10.1.1(6), worked out by hand for Z 200×68×20, t 1.96, span 6 m', () => {
  // E·I_w·π²/L² = 2.8072e8, G·I_t = 7.4600e7, E·I_z·π²/L²·0.25·h² = 4.0307e8; their sum times 70/200².
  const S_req = requiredShearStiffness({ I_w: 4.876e9, I_t: 923.6, I_z: 7.001e5, L: 6000, h: 200, G })
  expect(Math.abs(S_req / 1e3 / 1327.18 - 1)).toBeLessThan(1e-4)
})

describe('the stiffness asked of a sheeting', () => {
  it.each([
    byHand(
      requiredShearStiffness,
      { I_w: 4_876_000_000, I_t: 923.6, I_z: 700100.0, L: 6000, h: 200, G: G },
      '1327.18',
      'Z 200×68×20, t 1.96, over 6 m',
    ),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
