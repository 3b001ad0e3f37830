import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { ScopeError } from '../scope-error.ts'
import { distortionalCurve } from './5-5-3-1-distortional-buckling.ts'
import { lipBucklingFactor, reduceEdgeStiffener, SPRING, STIFFENER, stiffenerPass } from './5-5-3-2-edge-stiffener.ts'

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
    expect(r.chi_before).toBe(1)
  })

  it('ends where χ_d changes by less than a ten-thousandth, by a second program', () => {
    // χ_d of the passes: 0.963416, 0.965319, 0.9652189, 0.9652242; the third is 1.004e-4 from the second.
    const { chi_d } = reduceEdgeStiffener({ b_p: 48, b_p_c: 24, t: 1.5, f_yb: 350 }, 100, null)
    expect(chi_d).toBeCloseTo(0.96522418571, 10)
  })

  it('ends with the twentieth pass where χ_d jumps to and fro over λ̄_d = 1.38, by a second program', () => {
    // (5.12b) gives 0.4723 there and (5.12c) 0.4783: 0.47808… and 0.47259… in turn.
    const { chi_d } = reduceEdgeStiffener({ b_p: 36, b_p_c: 12.96, t: 0.8, f_yb: 390 }, 350, null)
    expect(chi_d).toBeCloseTo(0.47808681705, 10)
  })
})

describe('a line of a stiffener', () => {
  it.each([
    byHand(STIFFENER.lipFactor, { b_p_c: 17, b_p: 34 }, '0.734318', '0.5 + 0.83·∛0.15²'),
    byHand(STIFFENER.half, { rho: 0.914, b_p: 72 }, '32.9040', 'SX022a prints 32.9'),
    byHand(STIFFENER.c_eff, { rho: 0.9, b_p_c: 19.8 }, '17.8200', '0.9·19.8'),
    byHand(STIFFENER.b_1, { b_p: 72, b_e2: 32.9, c_eff: 19.8 }, '61.7305', 'SX022a prints 61.73'),
    byHand(STIFFENER.A_s, { t: 1.96, b_e2: 32.9, c_eff: 19.8 }, '103.292', 'SX022a prints 103.3'),
    byHand(STIFFENER.e_s, { c_eff: 19.8, b_e2: 32.9 }, '3.71954', '19.8² over 2·52.7'),
    byHand(STIFFENER.I_s, { b_e2: 32.9, t: 1.96, c_eff: 19.8, e_s: 3.72 }, '3663.027', 'SX022a prints 3663'),
    byHand(STIFFENER.sigma_cr_s, { K: 0.439, I_s: 3663, A_s: 103.3 }, '355.787', 'SX022a prints 355.78'),
    byHand(STIFFENER.lambda_d, { f_yb: 350, sigma_cr_s: 355.78 }, '0.991844', 'SX022a prints 0.992'),
    byHand(STIFFENER.t_red, { chi_d: 0.737, t: 1.96 }, '1.44452', '0.737·1.96'),
    byHand(STIFFENER.lowered, { lambda_p: 0.789, chi_d_n: 0.753 }, '0.684659', '0.789·√0.753'),
    byHand(SPRING.alone, { t: 1.96, b_1: 61.73, h_w: 198 }, '0.438906', 'SX022a prints 0.439'),
    byHand(
      SPRING.coupled,
      { t: 1.96, b_1: 61.73, h_w: 198, b_2: 54.2, k_f: 0.95 },
      '0.333025',
      'the clause, both flanges compressed',
    ),
    byHand(SPRING.k_f, { A_s_2: 97.2, A_s_1: 103.3 }, '0.940949', '97.2/103.3'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
