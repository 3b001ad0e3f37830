import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import {
  internalBucklingFactor,
  internalReduction,
  lowestPsi,
  outstandReduction,
  plateSlenderness,
  REDUCTION,
  slenderness,
  strain,
  WEB,
  WIDTHS,
} from './4-4-plates.ts'

describe('the buckling factor of an internal element', () => {
  it.each([
    [0, 'where the two rows of the table meet'],
    [-1, 'where the rows meet, to the 0.1 % the printed coefficients leave'],
  ])('is continuous at ψ = %f, %s', (psi) => {
    const [left, right] = [internalBucklingFactor(psi - 1e-9), internalBucklingFactor(psi + 1e-9)]
    expect(Math.abs(left - right) / right).toBeLessThan(2e-3)
  })

  it('rises as the stress turns from compression to bending', () => {
    let before = 0
    for (let psi = 1; psi >= -3; psi -= 0.05) {
      const k = internalBucklingFactor(psi)
      expect(k).toBeGreaterThan(before)
      before = k
    }
  })

  it('is that of the third row just below ψ = −1: 5.98·2.05²', () => {
    expect(internalBucklingFactor(-1.05)).toBeCloseTo(25.13095, 10)
  })

  it('stays that of ψ = −3 below', () => {
    expect(internalBucklingFactor(-8)).toBe(internalBucklingFactor(-3))
  })
})

describe('the reduction of a plate', () => {
  it.each([1, 0.5, 0, -0.5, -1, -3])('is 1 up to its limit and continuous there, ψ = %f', (psi) => {
    const limit = 0.5 + Math.sqrt(0.085 - 0.055 * psi)
    expect(internalReduction(limit * 0.999, psi)).toBe(1)
    expect(internalReduction(limit * (1 + 1e-9), psi)).toBeCloseTo(1, 3)
    expect(internalReduction(limit * 1.2, psi)).toBeLessThan(1)
  })

  it('is that of (4.2) just beyond: (0.88 − 0.11)/0.88² at ψ = −1', () => {
    expect(internalReduction(0.88, -1)).toBeCloseTo(0.77 / 0.7744, 12)
  })

  it('of an outstand is 1 where (4.3) gives more: (0.7483 − 0.188)/0.7483² = 1.0006', () => {
    expect(outstandReduction(0.7483)).toBe(1)
  })

  it('never exceeds 1 and never grows with slenderness', () => {
    for (const reduce of [
      (l: number) => internalReduction(l, 1),
      (l: number) => internalReduction(l, -1),
      outstandReduction,
    ]) {
      let before = 1
      for (let lambda = 0; lambda < 5; lambda += 0.01) {
        const rho = reduce(lambda)
        expect(rho).toBeLessThanOrEqual(before)
        expect(rho).toBeGreaterThan(0)
        before = rho
      }
    }
  })

  it('falls with the width, and less the thicker and softer the plate', () => {
    const lambda = plateSlenderness(100, 2, 280, 4)
    expect(plateSlenderness(200, 2, 280, 4)).toBeCloseTo(2 * lambda, 12)
    expect(plateSlenderness(100, 4, 280, 4)).toBeCloseTo(lambda / 2, 12)
    expect(plateSlenderness(100, 2, 280, 16)).toBeCloseTo(lambda / 2, 12)
    expect(plateSlenderness(100, 2, 4 * 280, 4)).toBeCloseTo(2 * lambda, 12)
  })
})

describe('what is left of a plate', () => {
  /** Access Steel SX022a: C 200×74/66×20.8, t 1.96, S350; digits as printed. */
  const half = (printed: string) => 0.5 * 10 ** -(printed.split('.')[1] ?? '').length
  it.each([
    ['b_e of the flange, 65.8 in two halves', WIDTHS.half({ rho: 0.914, b_p: 72 }), '32.9'],
    ['b_e1 of the web at the compressed flange, 0.4 of 97.5', WEB.bentEdge({ b_eff_w: 97.5 }), '39.0'],
    ['b_e2 of the web at the neutral axis, 0.6 of 97.5', WEB.bentInner({ b_eff_w: 97.5 }), '58.5'],
    ['b_eff of the web, 0.959 of the compressed 101.5', WEB.bent({ rho_w: 0.959, b_c_w: 101.5 }), '97.3'],
  ])('is %s', (_, found, printed) => {
    expect(Math.abs(found - Number(printed))).toBeLessThanOrEqual(half(printed))
  })

  it('of a wholly compressed plate is more at the less compressed edge, Table 4.1: half at ψ = 1, two fifths at ψ = 0', () => {
    expect(WEB.edge({ psi_w: 1, b_eff_w: 100 })).toBe(50)
    expect(WEB.edge({ psi_w: 0, b_eff_w: 100 })).toBe(40)
    expect(WEB.inner({ b_eff_w: 100, b_e1_w: 40 })).toBe(60)
  })

  it('of a web is compressed up to the neutral axis', () => {
    expect(WEB.b_c({ b_p_w: 198, z_com: 99, h_p: 198 })).toBe(99)
    expect(WEB.tension({ b_p_w: 198, b_c_w: 101.5 })).toBe(96.5)
    expect(WEB.psi({ h_p: 198, z_com: 99 })).toBe(-1)
  })
})

describe('a line of an effective width', () => {
  it.each([
    byHand(strain, { f_yb: 350 }, '0.819407', '√(235/350)'),
    byHand(slenderness, { b_p: 72, t: 1.96, epsilon: 0.8, k_sigma: 4 }, '0.808422', '72/1.96 over 28.4·0.8·2'),
    byHand(lowestPsi, { psi_calc: -5 }, '-3.00000', 'as −3'),
    byHand(lowestPsi, { psi_calc: -0.951 }, '-0.951000', 'as it is'),
    byHand(REDUCTION.internal, { lambda_p: 0.914, psi: -0.951 }, '0.959192', 'the web of SX022a, which prints 0.959'),
    byHand(REDUCTION.uniform, { lambda_p: 2.171 }, '0.413940', 'the web of SX023, printed 0.414'),
    byHand(REDUCTION.outstand, { lambda_p: 1.2 }, '0.702778', '1.012/1.44'),
    byHand(WIDTHS.outstand, { rho: 0.703, b_p: 40 }, '28.1200', '0.703·40'),
    byHand(WIDTHS.half, { rho: 0.914, b_p: 72 }, '32.9040', 'SX022a prints 32.9'),
    byHand(WEB.area, { b_sh: 198, t: 1.96 }, '388.080', 'one web'),
    byHand(WEB.areaOfTwo, { b_sh: 148.9, t: 1.96 }, '583.688', 'two webs'),
    byHand(WEB.z_1, { SigmaAz_r: 24_000, A_w: 388.08, h: 200, SigmaA_r: 330 }, '87.4666', '(24 000 + 38 808)/718.08'),
    byHand(WEB.belowTop, { z_1: 101.3, t_nom: 2 }, '100.300', '101.3 − 1'),
    byHand(WEB.aboveBottom, { h: 200, t_nom: 2, z_1: 101.3 }, '97.7000', '200 − 1 − 101.3'),
    byHand(WEB.psi, { h_p: 198, z_com: 101.5 }, '-0.950739', 'SX022a prints −0.951'),
    byHand(WEB.compressed, { rho_w: 0.414, b_p_w: 198 }, '81.9720', 'SX023 prints 81.98'),
    byHand(WEB.edge, { psi_w: 0.5, b_eff_w: 90 }, '40.0000', '2/4.5 of 90'),
    byHand(WEB.inner, { b_eff_w: 97.5, b_e1_w: 39 }, '58.5000', 'SX022a prints 58.5'),
    byHand(WEB.b_c, { b_p_w: 203, z_com: 101.5, h_p: 198 }, '104.063', 'a slanted web: 203 mm over 198 mm of depth'),
    byHand(WEB.bent, { rho_w: 0.96, b_c_w: 101.5 }, '97.4400', 'SX022a prints 97.5'),
    byHand(WEB.bentEdge, { b_eff_w: 97.5 }, '39.0000', 'SX022a prints 39.0'),
    byHand(WEB.bentInner, { b_eff_w: 97.5 }, '58.5000', 'SX022a prints 58.5'),
    byHand(WEB.tension, { b_p_w: 198, b_c_w: 101.5 }, '96.5000', '198 − 101.5'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
