import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { unmet } from '../sections/proportion.ts'
import { cripplingFactors, FACTORS, singleWeb, singleWebFormula } from './6-1-7-2-single-web.ts'
import {
  asymmetry,
  bearingBetween,
  CLEARANCES,
  effectiveBearingLength,
  omegaCrippling,
  omegaWebResistance,
  splitReactionShare,
  splitResistance,
  webProportions,
} from './6-1-7-web-crippling.ts'

const WEB = { h_w: 198, r: 3, t: 1.96, phi: Math.PI / 2, lips: true }

describe('the factors of a single web', () => {
  it('follow their formulas for S350, r/t 1.53, upright', () => {
    const k = 350 / 228
    expect(cripplingFactors(WEB, 350)).toEqual({
      k,
      k_1: 1.33 - 0.33 * k,
      k_2: 1.15 - (0.15 * 3) / 1.96,
      k_3: 1,
      k_4: 1.22 - 0.22 * k,
      k_5: 1.06 - (0.06 * 3) / 1.96,
    })
  })

  it.each([
    [0, 1, 1, 'sharp corner: both at their upper bound'],
    [6 * 1.96, 0.5, 0.7, 'r/t = 6: k_2 at its lower bound'],
  ])('r = %f: k_2 = %f, k_5 = %f: %s', (r, k_2, k_5) => {
    const f = cripplingFactors({ ...WEB, r }, 350)
    expect(f.k_2).toBeCloseTo(k_2, 12)
    expect(f.k_5).toBeCloseTo(k_5, 12)
  })
})

describe('a single web', () => {
  it('takes the rows of plain flanges without lips, weaker than with', () => {
    const plain = { ...WEB, lips: false }
    const { k_1, k_2, k_3 } = cripplingFactors(plain, 350)
    const unit = k_1 * k_2 * k_3 * (5.92 - 198 / 1.96 / 132) * 1.96 ** 2 * 350
    expect(singleWeb('end', plain, 60, 350, 1)).toBeCloseTo(unit * (1 + (0.01 * 60) / 1.96), 6)
    // s_s/t above 60
    expect(singleWeb('end', plain, 200, 350, 1)).toBeCloseTo(unit * (0.71 + (0.015 * 200) / 1.96), 6)
    expect(singleWeb('end', plain, 60, 350, 1)).toBeLessThan(singleWeb('end', WEB, 60, 350, 1))
  })

  it.each<[row: 'end' | 'internal', r: number, degrees: number, factor: number, why: string]>([
    ['end', 0.5, 60, 5 / 6, 'k_2 1, k_3 0.7 + 0.3·4/9'],
    ['end', 6, 90, 0.5, 'k_2 0.5 where r/t gives 0.25'],
    ['internal', 0.5, 60, 5 / 6, 'k_5 1, k_3 0.7 + 0.3·4/9'],
    ['internal', 6, 90, 0.7, 'k_5 1.06 − 0.36'],
  ])('%s with r/t %f and a web of %f° has the factor %f: %s', (row, r, degrees, factor) => {
    const web = { ...WEB, h_w: 196, t: 2, r: 2 * r, phi: (degrees * Math.PI) / 180 }
    const k = 350 / 228
    const unit =
      row === 'end'
        ? (1.33 - 0.33 * k) * (9.04 - 98 / 60) * 1.3 * 1400
        : (1.22 - 0.22 * k) * (14.7 - 98 / 49.5) * 1.21 * 1400
    expect(singleWeb(row, web, 60, 350, 1) / unit).toBeCloseTo(factor, 12)
  })

  it.each<[row: 'end' | 'internal', s_s: number, factor: number, why: string]>([
    ['end', 120, 1.6, 's_s/t = 60: 1 + 0.6'],
    ['end', 124, 1.64, 's_s/t = 62: 0.71 + 0.93'],
    ['internal', 120, 1.42, 's_s/t = 60: 1 + 0.42'],
    ['internal', 124, 1.432, 's_s/t = 62: 0.75 + 0.682'],
  ])('%s with a bearing of %f mm at t 2 has the factor %f: %s', (row, s_s, factor) => {
    // k 350/228, r/t 1.5; (5.92 − 98/132) at the end and (14.7 − 98/49.5) inside
    const web = { ...WEB, h_w: 196, t: 2, lips: false }
    const k = 350 / 228
    const unit =
      row === 'end'
        ? (1.33 - 0.33 * k) * 0.925 * (5.92 - 98 / 132) * 1400
        : (1.22 - 0.22 * k) * 0.97 * (14.7 - 98 / 49.5) * 1400
    expect(singleWeb(row, web, s_s, 350, 1) / unit).toBeCloseTo(factor, 12)
    const operands = { ...cripplingFactors(web, 350), h_w: 196, t: 2, s_s, f_yb: 350, gamma_M1: 1 }
    expect(singleWebFormula(row, web, s_s)(operands) / unit).toBeCloseTo(factor, 12)
  })

  it('resists more on a longer bearing, inside more than at the end', () => {
    let [end, internal] = [0, 0]
    for (let s_s = 20; s_s <= 300; s_s += 10) {
      const [e, i] = [singleWeb('end', WEB, s_s, 350, 1), singleWeb('internal', WEB, s_s, 350, 1)]
      expect(e).toBeGreaterThan(end)
      expect(i).toBeGreaterThan(internal)
      expect(i).toBeGreaterThan(e)
      ;[end, internal] = [e, i]
    }
  })

  it.each([
    [{ ...WEB, h_w: 392, r: 11.76 }, 0, 'at both limits'],
    [{ ...WEB, h_w: 393 }, 1, 'h_w/t above 200'],
    [{ ...WEB, r: 11.8 }, 1, 'r/t above 6'],
    [{ ...WEB, h_w: Number.NaN }, 1, 'not a number'],
  ])('case %# leaves %i limits unmet: %s', (web, count) => {
    expect(unmet(webProportions(web, false))).toHaveLength(count)
  })
})

describe('the webs of an Ω', () => {
  it.each([
    [0, 135, 'the whole bearing'],
    [0.2, 135, 'up to 0.2'],
    [0.21, 122.5, 'linear from there'],
    [0.25, 72.5, 'linear between'],
    [0.29, 22.5, 'linear up to 0.3'],
    [0.3, 10, 'from 0.3'],
    [0.31, 10, 'and no less'],
    [1, 10, 'all load from one side'],
  ])('bear on l_a for β_V = %f: %f mm, %s', (beta_V, l_a) => {
    expect(effectiveBearingLength(135, beta_V)).toBeCloseTo(l_a, 9)
  })

  it('bear on 200 mm at most', () => {
    expect(effectiveBearingLength(260, 0)).toBe(200)
  })

  it('grow with α, and with the slope of the web', () => {
    expect(omegaWebResistance(WEB, 0.115, 100, 280, 1) / omegaWebResistance(WEB, 0.057, 100, 280, 1)).toBeCloseTo(
      0.115 / 0.057,
      12,
    )
    const flat = { ...WEB, phi: Math.PI / 4 }
    expect(omegaWebResistance(WEB, 0.115, 100, 280, 1) / omegaWebResistance(flat, 0.115, 100, 280, 1)).toBeCloseTo(
      3.4 / 2.65,
      12,
    )
  })

  it('have their own limits: 200·sin φ and r/t ≤ 10', () => {
    expect(unmet(webProportions({ ...WEB, phi: Math.PI / 4, h_w: 270, r: 19.5 }, true))).toHaveLength(0)
    expect(unmet(webProportions({ ...WEB, phi: Math.PI / 4, h_w: 280, r: 19.7 }, true))).toHaveLength(2)
  })
})

describe('a line of web crippling', () => {
  /** h_w/t 98, t²·f_yb/γ_M1 = 1400/1.1. */
  const ROW = { k_1: 0.835, k_2: 0.925, k_3: 0.95, k_4: 0.89, k_5: 0.97, h_w: 196, t: 2, f_yb: 350, gamma_M1: 1.1 }
  it.each([
    byHand(FACTORS.k, { f_yb: 350 }, '1.53509', '350/228'),
    byHand(FACTORS.k_1, { k: 1.5 }, '0.835000', '1.33 − 0.495'),
    byHand(FACTORS.k_2, { r: 3, t: 2 }, '0.925000', '1.15 − 0.225'),
    byHand(FACTORS.k_2, { r: 1, t: 2 }, '1.00000', '1.075: not above 1'),
    byHand(FACTORS.k_2, { r: 10, t: 2 }, '0.500000', '0.4: not below 0.5'),
    byHand(FACTORS.k_3, { phi: 60 }, '0.833333', '0.7 + 0.3·4/9'),
    byHand(FACTORS.k_4, { k: 1.5 }, '0.890000', '1.22 − 0.33'),
    byHand(FACTORS.k_5, { r: 3, t: 2 }, '0.970000', '1.06 − 0.09'),
    byHand(FACTORS.k_5, { r: 1, t: 2 }, '1.00000', '1.03: not above 1'),
    byHand(singleWebFormula('end', { ...WEB, lips: true, t: 2 }, 70), { ...ROW, s_s: 70 }, '9.33778', '(6.15a)'),
    byHand(singleWebFormula('end', { ...WEB, lips: false, t: 2 }, 70), { ...ROW, s_s: 70 }, '6.52751', '(6.15b)'),
    byHand(singleWebFormula('end', { ...WEB, lips: false, t: 2 }, 150), { ...ROW, s_s: 150 }, '8.87258', '(6.15c)'),
    byHand(singleWebFormula('internal', { ...WEB, lips: true, t: 2 }, 70), { ...ROW, s_s: 70 }, '16.5304', '(6.15d)'),
    byHand(singleWebFormula('internal', { ...WEB, lips: true, t: 2 }, 150), { ...ROW, s_s: 150 }, '20.9120', '(6.15e)'),
    byHand(singleWebFormula('opposedEnd', { ...WEB, lips: true, t: 2 }, 70), { ...ROW, s_s: 70 }, '6.46595', '(6.15f)'),
    byHand(
      singleWebFormula('opposedInternal', { ...WEB, lips: true, t: 2 }, 70),
      { ...ROW, s_s: 70 },
      '16.3561',
      '(6.15g)',
    ),
    byHand(asymmetry, { V_Ed_l: 7, V_Ed_r: -4 }, '0.272727', '3/11'),
    byHand(asymmetry, { V_Ed_l: -4, V_Ed_r: 7 }, '0.272727', '3/11'),
    byHand(bearingBetween, { s_s: 135, beta_V: 0.24 }, '85.0000', '135 less 0.4 of 125'),
    byHand(
      omegaCrippling,
      { alpha: 0.115, t: 1.96, f_yb: 280, r: 3, l_a: 100, phi: 83.8, gamma_M1: 1.1 },
      '26.6284',
      'twice the 14.65 kN of another program, over 1.1',
    ),
    byHand(splitReactionShare, { F_Ed: 9, F_o: 4, R_w_Rd_1: 20, R_w_Rd_o: 10 }, '0.650000', '5/20 + 4/10'),
    byHand(splitResistance, { F_Ed: 9, u_R: 0.65 }, '13.8462', '9/0.65'),
    byHand(CLEARANCES.limit, { h_w: 198 }, '297.000', '1.5·198'),
    byHand(CLEARANCES.loadOfEnd, { x_P: 250, L_tot: 4000, s_P: 100 }, '200.000', '250 − 50, from the left'),
    byHand(CLEARANCES.loadOfEnd, { x_P: 3700, L_tot: 4000, s_P: 100 }, '250.000', '300 − 50, from the right'),
    byHand(CLEARANCES.loadOfEnd, { x_P: 30, L_tot: 4000, s_P: 100 }, '0', 'the bearing reaches over the end'),
    byHand(CLEARANCES.loadOfSupport, { x_P: 250, x_k: 1000, s_s: 135, s_P: 100 }, '632.500', '750 − 67.5 − 50'),
    byHand(CLEARANCES.firstSupport, { x_k: 400, s_s: 135 }, '332.500', '400 − 67.5'),
    byHand(CLEARANCES.firstSupport, { x_k: 30, s_s: 135 }, '0', 'the bearing reaches over the end'),
    byHand(CLEARANCES.lastSupport, { L_tot: 5000, x_k: 4600, s_s: 135 }, '332.500', '400 − 67.5'),
    byHand(CLEARANCES.lastSupport, { L_tot: 5000, x_k: 4970, s_s: 135 }, '0', 'the bearing reaches over the end'),
    byHand(CLEARANCES.alone, { s_P: 100 }, '100.000', 'as it is'),
    byHand(CLEARANCES.alone, { s_P: 260 }, '200.000', '200 mm at most'),
    byHand(CLEARANCES.opposed, { s_P: 100, s_s: 135 }, '100.000', 'the shorter'),
    byHand(CLEARANCES.opposed, { s_P: 150, s_s: 135 }, '135.000', 'the shorter'),
    byHand(CLEARANCES.opposed, { s_P: 300, s_s: 250 }, '200.000', '200 mm at most'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
