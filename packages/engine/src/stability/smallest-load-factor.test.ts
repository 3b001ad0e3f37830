import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addTo } from './banded.ts'
import { createLoadFactorProblem, isStableAt, smallestLoadFactor } from './smallest-load-factor.ts'

/** A problem whose roots are known: K the unit matrix, G diagonal, so that α = −1/g for every negative g. */
function diagonal(g: readonly number[]) {
  const n = g.length + (g.length % 2)
  const problem = createLoadFactorProblem(n / 2, 1)
  for (let i = 0; i < n; i++) {
    addTo(problem.K, i, i, 1)
    addTo(problem.G, i, i, g[i] ?? 0)
  }
  return problem
}

describe('smallest positive load factor', () => {
  it('is the smallest of the positive roots, whatever the negative ones are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 60 }), (g) => {
        const found = smallestLoadFactor(diagonal(g))
        const least = Math.min(...g)
        if (least >= 0) expect(found.alpha).toBe(Number.POSITIVE_INFINITY)
        else {
          expect(Math.abs(found.alpha * -least - 1)).toBeLessThan(1e-6)
          expect(found.provenAbove).toBeLessThanOrEqual(-1 / least)
          expect(found.provenAbove).toBeGreaterThan((-1 / least) * (1 - 2.1e-6))
        }
      }),
      { seed: 3, numRuns: 300 },
    )
  })

  it.each([
    ['equal roots', [-1, -1, -1, -1, 2]],
    ['nearly equal roots', [-1, -1 - 1e-7, -1 - 2e-7, -1 - 3e-7, 1]],
    ['a root of both signs', [-1, 1, -1, 1]],
    ['a positive root far above the negative one', [1, -1e-4, 0.5, 0.25]],
    ['a cluster beside one negative root', [100, ...Array.from({ length: 40 }, (_, i) => -1 + i * 1e-3)]],
    ['one root alone', [-3]],
  ])('finds %s', (_, g) => {
    const { alpha } = smallestLoadFactor(diagonal(g))
    expect(Math.abs(alpha * -Math.min(...g) - 1)).toBeLessThan(1e-6)
  })

  it('is exact but for rounding where no other root is near: two places of a symmetrical line do not differ', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -95, max: 100 }), { minLength: 4, maxLength: 60 }), (g) => {
        const { alpha } = smallestLoadFactor(diagonal([-100, ...g]))
        expect(Math.abs(alpha * 100 - 1)).toBeLessThan(2e-12)
      }),
      { seed: 3, numRuns: 300 },
    )
  })

  it('is infinite when nothing destabilises', () => {
    expect(smallestLoadFactor(diagonal([0, 0, 0, 0])).alpha).toBe(Number.POSITIVE_INFINITY)
    expect(smallestLoadFactor(diagonal([1, 2, 3, 0])).alpha).toBe(Number.POSITIVE_INFINITY)
  })

  it('gives the mode of the root', () => {
    const { mode } = smallestLoadFactor(diagonal([-1, -2, 3, -5, 4, 4]))
    const largest = Math.max(...mode.map(Math.abs))
    expect(Math.abs(mode[3]!)).toBe(largest)
    ;[0, 1, 2, 4, 5].forEach((i) => {
      expect(Math.abs(mode[i]!)).toBeLessThan(1e-3 * largest)
    })
  })

  it('says of one load factor whether a root lies below it', () => {
    const problem = diagonal([-1, 5, -0.5, 0])
    expect([0.9, 1.1, 3].map((alpha) => isStableAt(problem, alpha))).toEqual([true, false, false])
  })

  it('refuses a line that is not held', () => {
    const problem = diagonal([-1, -1])
    addTo(problem.K, 0, 0, -5)
    expect(() => smallestLoadFactor(problem)).toThrow('mechanism')
  })

  it.each([
    ['stiffness', 0, Number.NaN],
    ['action', Number.NaN, 0],
  ])('refuses a %s that is no number instead of calling the line stable', (_, action, stiffness) => {
    const problem = diagonal([-1, -2, action, -1])
    addTo(problem.K, 3, 3, stiffness)
    addTo(problem.K, 1, 3, 0.1)
    addTo(problem.K, 2, 3, 0.1)
    expect(() => smallestLoadFactor(problem)).toThrow('not numbers')
    expect(() => isStableAt(problem, 1)).toThrow('not numbers')
  })
})
