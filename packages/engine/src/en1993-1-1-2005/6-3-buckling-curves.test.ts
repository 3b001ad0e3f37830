import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import {
  type BucklingCurve,
  bucklingReduction,
  chiOf,
  freeFlangeChi,
  freeFlangePhi,
  freeFlangeReduction,
  freeFlangeSlendernessFor,
  phiOf,
  slendernessFor,
} from './6-3-buckling-curves.ts'

const CURVES = ['a0', 'a', 'b', 'c', 'd'] as const

describe('the buckling curves', () => {
  it.each(CURVES)('%s is 1 up to 0.2, falls from there and stays below Euler', (curve) => {
    expect(bucklingReduction(0.2, curve)).toBe(1)
    let before = 1
    for (let lambda = 0.21; lambda < 6; lambda += 0.05) {
      const chi = bucklingReduction(lambda, curve)
      expect(chi).toBeLessThan(before)
      expect(chi).toBeLessThan(1 / lambda ** 2)
      before = chi
    }
  })

  it('lie one below the other', () => {
    for (const lambda of [0.3, 1, 2.5]) {
      const chis = CURVES.map((curve) => bucklingReduction(lambda, curve))
      expect(chis).toEqual(chis.toSorted((a, b) => b - a))
    }
  })

  it('end at Euler for a slender member', () => {
    expect(bucklingReduction(50, 'b') * 2500).toBeGreaterThan(0.98)
  })
})

describe('the reduction of the free flange', () => {
  it('is 1 up to 0.4 and continuous there', () => {
    expect(freeFlangeReduction(0.4)).toBe(1)
    expect(freeFlangeReduction(0.4 + 1e-9)).toBeCloseTo(1, 8)
  })

  it('falls from there: λ̄ 0.42 by hand', () => {
    // (1 − χ)(1 − 0.75·0.1764·χ) = 0.34·0.02·χ, or 0.1323·χ² − 1.1391·χ + 1 = 0
    expect(freeFlangeReduction(0.42)).toBeCloseTo((1.1391 - Math.sqrt(1.1391 ** 2 - 4 * 0.1323)) / (2 * 0.1323), 12)
  })

  it('is bounded by 1/λ̄² and lies above curve b', () => {
    for (const lambda of [0.6, 1, 1.5, 3, 8]) {
      const chi = freeFlangeReduction(lambda)
      expect(chi).toBeLessThanOrEqual(1 / lambda ** 2)
      expect(chi).toBeGreaterThan(bucklingReduction(lambda, 'b'))
    }
  })
})

/** From (1 − χ)(1 − β·λ̄²·χ) = α·(λ̄ − λ̄_0)·χ, the equation behind both curves: the quadratic of each row. */
describe('the slenderness at which a curve has a reduction', () => {
  it.each<[curve: BucklingCurve, chi: number, lambda: number, why: string]>([
    ['b', 0.5, 1.160533, 'λ̄² + 0.68·λ̄ = 2.136'],
    ['d', 0.5, 0.937528, 'λ̄² + 1.52·λ̄ = 2.304'],
    ['a', 0.9, 0.57284, '0.09·λ̄² + 0.189·λ̄ = 0.1378'],
    ['c', 0.1, 2.918858, '0.09·λ̄² + 0.049·λ̄ = 0.9098'],
  ])('%s: χ = %f at %f: %s', (curve, chi, lambda) => {
    expect(slendernessFor(chi, curve)).toBeCloseTo(lambda, 6)
  })

  it.each([
    [0.5, 1.345234, '0.375·λ̄² + 0.34·λ̄ = 1.136'],
    [0.9, 0.637226, '0.0675·λ̄² + 0.306·λ̄ = 0.2224'],
    [0.1, Math.sqrt(10), '1/λ̄² governs, the curve ends at 3.436'],
  ])('of the free flange: χ = %f at %f: %s', (chi, lambda) => {
    expect(freeFlangeSlendernessFor(chi)).toBeCloseTo(lambda, 6)
  })
})

describe('a line of a buckling curve', () => {
  it.each([
    byHand(phiOf, { alpha: 0.49, lambda: 1.3 }, '1.6145', '0.5·(1 + 0.49·1.1 + 1.69)'),
    byHand(chiOf, { Phi: 1.6145, lambda: 1.3 }, '0.388818', 'curve c at 1.3'),
    byHand(chiOf, { Phi: 0.488, lambda: 0.1 }, '1.00000', 'below 0.2: not above 1'),
    byHand(freeFlangePhi, { lambda_fz: 1.3 }, '1.28675', '0.5·(1 + 0.34·0.9 + 0.75·1.69)'),
    byHand(freeFlangeChi, { Phi_LT: 1.28675, lambda_fz: 1.3 }, '0.523608', 'the curve governs'),
    byHand(freeFlangeChi, { Phi_LT: 4.317, lambda_fz: 3 }, '0.111111', '1/λ̄² governs'),
    byHand(freeFlangeChi, { Phi_LT: 0.481, lambda_fz: 0.2 }, '1.00000', 'below 0.4: not above 1'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
