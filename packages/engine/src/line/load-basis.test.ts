import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisOf } from './load-basis.ts'

const of = (...v: number[]) => Float64Array.from(v)

describe('loads as sums of a basis', () => {
  it('all spans, the odd ones, the even ones: the third is the difference', () => {
    const { basis, sums } = basisOf([of(1, 1, 1), of(1, 0, 1), of(0, 1, 0), of(3, 3, 3)])
    expect(basis).toEqual([0, 1])
    expect(sums[2]!.map(([load]) => load)).toEqual([0, 1])
    expect(sums[2]![0]![1]).toBeCloseTo(1, 12)
    expect(sums[2]![1]![1]).toBeCloseTo(-1, 12)
    expect(sums[3]!.map(([load]) => load)).toEqual([0])
    expect(sums[3]![0]![1]).toBeCloseTo(3, 12)
  })

  it('nothing is no sum at all', () => {
    expect(basisOf([of(0, 0), of(2, 0)])).toEqual({ basis: [1], sums: [[], [[0, 1]]] })
  })

  it('gives every load back', () => {
    const patterns = fc.array(fc.array(fc.constantFrom(0, 0, 0.3, 1, 5), { minLength: 6, maxLength: 6 }), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(patterns, (rows) => {
        const loads = rows.map((row) => of(...row))
        const { basis, sums } = basisOf(loads)
        expect(basis.length).toBeLessThanOrEqual(6)
        loads.forEach((load, k) => {
          const sum = load.map((_, i) => sums[k]!.reduce((s, [b, factor]) => s + factor * loads[basis[b]!]![i]!, 0))
          for (let i = 0; i < load.length; i++) expect(Math.abs(sum[i]! - load[i]!)).toBeLessThan(1e-8)
        })
      }),
    )
  })
})
