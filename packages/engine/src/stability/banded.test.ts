import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addTo, type Band, createBand, createFactor, createVector, entry, isolate, tie } from './banded.ts'
import { factorise, factorisePairs, multiply, multiplyPairs, solve, solvePairs } from './banded-kernels.ts'

/** A matrix of a line of `nodes` nodes, filled from a list of numbers, diagonally dominant when `dominance` is large. */
function lineMatrix(nodes: number, perNode: 2 | 4 | 6, values: readonly number[], dominance: number): Band {
  const n = nodes * perNode
  const A = createBand(n, perNode === 2 ? 3 : perNode === 4 ? 7 : 11)
  let at = 0
  for (let i = 0; i < n; i++) {
    const lastOfNeighbour = Math.min(n, (Math.floor(i / perNode) + 2) * perNode)
    for (let j = i; j < lastOfNeighbour; j++) addTo(A, i, j, values[at++ % values.length]! + (i === j ? dominance : 0))
  }
  return A
}

const dense = (A: Band) => Array.from({ length: A.n }, (_, i) => Array.from({ length: A.n }, (_, j) => entry(A, i, j)))

/** Number of negative eigenvalues by Gauss's elimination with full symmetric pivoting of the largest diagonal entry. */
function negativeOf(matrix: number[][]): number {
  const a = matrix.map((row) => [...row])
  const left = new Set(a.keys())
  let negative = 0
  while (left.size > 0) {
    const p = [...left].reduce((best, i) => (Math.abs(a[i]![i]!) > Math.abs(a[best]![best]!) ? i : best))
    left.delete(p)
    if (a[p]![p]! < 0) negative++
    for (const i of left) for (const j of left) a[i]![j]! -= (a[i]![p]! * a[p]![j]!) / a[p]![p]!
  }
  return negative
}

const values = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 11, maxLength: 23 })
const perNodes = [2, 4, 6] as const

describe.each(perNodes)('a line of nodes with %i unknowns each', (perNode) => {
  it('solves K·x = b', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 7 }), (v, nodes) => {
        const K = lineMatrix(nodes, perNode, v, 150)
        const factor = createFactor(K.n, K.m)
        expect(factorise(K, K, 0, factor)).toBe(0)
        const x = createVector(K.n, K.m)
        const b = createVector(K.n, K.m)
        for (let i = 0; i < K.n; i++) x[i] = v[(3 * i) % v.length]!
        multiply(K, x, b)
        dense(K).forEach((row, i) => {
          expect(Math.abs(b[i]! - row.reduce((sum, a, j) => sum + a * x[j]!, 0))).toBeLessThan(1e-9)
        })
        solve(factor, b)
        for (let i = 0; i < K.n; i++) expect(Math.abs(b[i]! - x[i]!)).toBeLessThan(1e-10)
      }),
      { seed: 7, numRuns: 60 },
    )
  })

  it('counts the negative eigenvalues of K + σ·G', () => {
    fc.assert(
      fc.property(values, values, fc.double({ min: 0.5, max: 40, noNaN: true }), (v, u, sigma) => {
        const K = lineMatrix(4, perNode, v, 120)
        const G = lineMatrix(4, perNode, u, 0)
        const a = dense(K).map((row, i) => row.map((k, j) => k + sigma * entry(G, i, j)))
        expect(factorise(K, G, sigma, createFactor(K.n, K.m))).toBe(negativeOf(a))
      }),
      { seed: 7, numRuns: 60 },
    )
  })

  it('leaves no trace of one factorisation in the next', () => {
    const K = lineMatrix(5, perNode, [3, -1, 2, 5, -4, 1], 100)
    const G = lineMatrix(5, perNode, [1, 7, -3, 2, 0, 4], 0)
    const used = createFactor(K.n, K.m)
    const fresh = createFactor(K.n, K.m)
    factorise(K, G, 1e6, used)
    factorise(K, G, 0.5, used)
    factorise(K, G, 0.5, fresh)
    expect(used.inverse).toEqual(fresh.inverse)
    const x = createVector(K.n, K.m).fill(1, 0, K.n)
    const y = x.slice()
    solve(used, x)
    solve(fresh, y)
    expect(x).toEqual(y)
  })

  it('takes an unknown out, and ties one to another as the congruence says', () => {
    const A = lineMatrix(3, perNode, [4, -2, 6, 1, 3], 50)
    const before = dense(A)
    const i = perNode
    const j = perNode + perNode / 2
    const ratio = -2.5
    tie(A, i, j, ratio, 7)
    dense(A).forEach((row, p) => {
      row.forEach((value, q) => {
        if (p === i || q === i) expect(value).toBe(p === q ? 7 : 0)
        else {
          const left = p === j ? ratio : 0
          const right = q === j ? ratio : 0
          const expected =
            before[p]![q]! + left * before[i]![q]! + right * before[p]![i]! + left * right * before[i]![i]!
          expect(value).toBeCloseTo(expected, 9)
        }
      })
    })
    isolate(A, j, 1)
    expect(
      dense(A)
        [j]!.map(Math.abs)
        .reduce((a, b) => a + b),
    ).toBe(1)
  })
})

it.each([2, 4, 6] as const)('the kernels written out for nodes of %i unknowns do what the loops do', (perNode) => {
  const near = (found: Float64Array, expected: Float64Array) => {
    const size = Math.max(...expected.map(Math.abs))
    found.forEach((value, i) => {
      expect(Math.abs(value - expected[i]!)).toBeLessThanOrEqual(1e-13 * size)
    })
  }
  fc.assert(
    fc.property(values, values, fc.integer({ min: 1, max: 7 }), (v, u, nodes) => {
      const K = lineMatrix(nodes, perNode, v, 60)
      const G = lineMatrix(nodes, perNode, u, 0)
      const [written, looped] = [createFactor(K.n, K.m), createFactor(K.n, K.m)]
      expect(factorise(K, G, 2, written)).toBe(factorisePairs(K, G, 2, looped))
      near(written.inverse, looped.inverse)
      const x = createVector(K.n, K.m).map((_, i) => (i < K.n ? v[i % v.length]! + i : 0))
      const [y, z] = [createVector(K.n, K.m), createVector(K.n, K.m)]
      multiply(K, x, y)
      multiplyPairs(K, x, z)
      near(y, z)
      solve(written, y)
      solvePairs(looped, z)
      near(y, z)
    }),
    { seed: 7, numRuns: 60 },
  )
})

it('a pivot that vanishes exactly does not stop the factorisation', () => {
  const K = createBand(4, 3)
  for (let i = 0; i < 4; i++) addTo(K, i, i, 1)
  const G = createBand(4, 3)
  addTo(G, 0, 0, -1)
  addTo(G, 0, 1, -1)
  const factor = createFactor(4, 3)
  factorise(K, G, 1, factor)
  expect(factor.inverse.every(Number.isFinite)).toBe(true)
})
