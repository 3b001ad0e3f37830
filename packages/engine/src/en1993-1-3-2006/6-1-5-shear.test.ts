import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { resistanceInShear, shearResistance, slendernessInShear, strengthInShear } from './6-1-5-shear.ts'

describe('the shear buckling strength of Table 6.1', () => {
  it.each([
    [0.83, false, 0.58 * 350, 'stocky web: yield'],
    [0.84, false, (0.48 * 350) / 0.84, 'middle range'],
    [1.39, true, (0.48 * 350) / 1.39, 'middle range, web held at the support'],
    [1.4, false, (0.67 * 350) / 1.96, 'slender web'],
    [1.4, true, (0.48 * 350) / 1.4, 'slender web held at the support'],
    [2.5, true, (0.48 * 350) / 2.5, 'very slender web held at the support'],
  ])('at λ̄_w %f, held %s, is %f: %s', (lambda, held, f_bv) => {
    expect(strengthInShear(lambda, held)({ f_yb: 350, lambda_w: lambda })).toBeCloseTo(f_bv, 9)
  })
})

describe('the shear resistance', () => {
  const web = { h_w: 198, s_w: 198, phi: Math.PI / 2, t: 1.96 }

  it('of two webs is twice that of one, and falls with γ_M0', () => {
    const one = shearResistance(web, 1, 350, 1, false)
    expect(shearResistance(web, 2, 350, 1, false)).toBeCloseTo(2 * one, 6)
    expect(shearResistance(web, 1, 350, 1.1, false)).toBeCloseTo(one / 1.1, 6)
  })

  it('of a slanted web runs along its slope', () => {
    const phi = Math.atan2(148, 16)
    const slanted = { h_w: 148, s_w: Math.hypot(148, 16), phi, t: 1.96 }
    const lambda_w = slendernessInShear({ ...slanted, f_yb: 280 })
    const f_bv = strengthInShear(lambda_w, false)({ f_yb: 280, lambda_w })
    expect(shearResistance(slanted, 2, 280, 1, false)).toBeCloseTo(2 * Math.hypot(148, 16) * 1.96 * f_bv, 6)
  })
})

describe('a line of the shear resistance', () => {
  it.each([
    byHand(slendernessInShear, { s_w: 198, t: 1.96, f_yb: 350 }, '1.42695', 'Z 200, printed 1.427 by another program'),
    byHand(strengthInShear(0.5, false), { f_yb: 350, lambda_w: 0.5 }, '203.000', '0.58·350'),
    byHand(strengthInShear(1, false), { f_yb: 350, lambda_w: 1.2 }, '140.000', '0.48·350/1.2'),
    byHand(
      strengthInShear(2, false),
      { f_yb: 350, lambda_w: 1.427 },
      '115.158',
      'Z 200, printed 115.2 by another program',
    ),
    byHand(
      resistanceInShear,
      { n_w: 1, s_w: 198, t: 1.96, f_bv: 115.2, gamma_M0: 1 },
      '44.7068',
      'Z 200, printed 44.7 kN by another program',
    ),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
