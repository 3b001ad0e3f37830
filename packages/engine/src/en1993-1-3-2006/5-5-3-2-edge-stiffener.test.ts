import { describe, expect, it } from 'vitest'
import { ScopeError } from '../scope-error.ts'
import { distortionalCurve } from './5-5-3-1-distortional-buckling.ts'
import { lipBucklingFactor, reduceEdgeStiffener, SPRING, stiffenerPass } from './5-5-3-2-edge-stiffener.ts'

const distortionalReduction = (lambda_d: number) => distortionalCurve(lambda_d)?.({ lambda_d }) ?? 1
const spring = (t: number, b_1: number, b_2: number, h_w: number, k_f: number) =>
  SPRING.coupled({ t, b_1, b_2, h_w, k_f })
const FLANGE = { b_p: 72, b_p_c: 19.8, t: 1.96, f_yb: 350 }

describe('the buckling factor of a lip', () => {
  it.each([
    [10, 100, 0.5, 'short lip'],
    [35, 100, 0.5, 'up to 0.35'],
    [36, 100, 0.5 + 0.83 * 0.01 ** (2 / 3), 'just above 0.35'],
    [60, 100, 0.5 + 0.83 * 0.25 ** (2 / 3), 'up to 0.6'],
  ])('of %f on a flange of %f is %f: %s', (lip, flange, k) => {
    expect(lipBucklingFactor(lip, flange)).toBeCloseTo(k, 12)
  })

  it.each([61, Number.NaN])('is not given for a lip of %f on a flange of 100', (lip) => {
    expect(() => lipBucklingFactor(lip, 100)).toThrow(ScopeError)
  })
})

describe('the distortional reduction', () => {
  it.each([
    [0.65, 1, 'no reduction up to 0.65'],
    [1, 0.747, '1.47 − 0.723'],
    [1.38, 0.66 / 1.38, 'the hyperbola from 1.38'],
    [2, 0.33, '0.66/2'],
  ])('at λ̄_d %f is %f: %s', (lambda, chi) => {
    expect(distortionalReduction(lambda)).toBeCloseTo(chi, 12)
  })

  it('has no step larger than its printed coefficients leave', () => {
    for (const at of [0.65, 1.38])
      expect(Math.abs(distortionalReduction(at - 1e-9) - distortionalReduction(at + 1e-9))).toBeLessThan(7e-3)
  })
})

describe('the spring of a stiffener', () => {
  it('is E·t³/(4(1 − ν²)) over b_1²·h_w + b_1³ when the other flange is in tension', () => {
    expect(spring(2, 50, 40, 200, 0)).toBeCloseTo((210_000 * 8) / 3.64 / (50 ** 2 * 200 + 50 ** 3), 9)
  })

  it('is softer when both flanges are compressed', () => {
    expect(spring(2, 50, 50, 200, 1)).toBeLessThan(spring(2, 50, 50, 200, 0))
  })
})

describe('the iteration', () => {
  it('keeps K and b_e1 of the first pass and stops within a ten-thousandth of χ_d', () => {
    const first = stiffenerPass(FLANGE)
    const r = reduceEdgeStiffener(FLANGE, 198, null)
    expect(r.K).toBe(spring(FLANGE.t, first.b_1, 0, 198, 0))
    expect(r.first).toEqual(first)
    expect(r.last.b_e2).toBeGreaterThan(first.b_e2)
    const again = reduceEdgeStiffener(FLANGE, 198, null)
    expect(again.chi_d).toBe(r.chi_d)
    const next = stiffenerPass(FLANGE, r.chi_d, first)
    expect(Math.abs(next.b_e2 - r.last.b_e2)).toBeLessThan(0.01)
  })

  it('does not begin for a stocky flange', () => {
    const stocky = { b_p: 20, b_p_c: 10, t: 4, f_yb: 280 }
    const r = reduceEdgeStiffener(stocky, 60, null)
    expect(r.chi_d).toBe(1)
    expect(r.last).toBe(r.first)
  })
})
