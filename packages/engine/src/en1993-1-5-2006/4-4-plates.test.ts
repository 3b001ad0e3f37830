import { describe, expect, it } from 'vitest'
import { internalBucklingFactor, internalReduction, outstandReduction, plateSlenderness } from './4-4-plates.ts'

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
