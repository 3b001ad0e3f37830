import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { oneCandidate } from '../../validation/arbitrary-request.ts'
import { unloaded } from '../../validation/references/requests.ts'
import { envelopes } from '../design/line-forces.ts'
import { explain } from './explain.ts'

/** A façade rail over two spans of 5 m that carries 0.3 kN/m² at 1.5 m. */
const rail = (changes: Partial<DesignRequest>): DesignRequest => ({
  ...unloaded([5, 5], { sectionTypes: ['C'], simulationType: 'FACADE', transverseLengthM: 1.5 }),
  loadPermanentDistributed: [0.3, 0.3],
  ...changes,
})
const solution = 'C-200-70-2.0-S350'
const locks = (upper: number[], type: 0 | 1 = 1) => ({
  spanRestraints: {
    upper: { type, lateralLocks: upper },
    lower: { use: false, lateralLocks: [0, 0] },
  },
})

describe('in-plane reactions of a rail', () => {
  it('are those of a continuous beam under the factored weight, own weight included', () => {
    const { inPlaneReactions: R, section } = explain(decode(rail(locks([0, 0]))).line, oneCandidate, solution)
    const mass = section.gross.find((v) => v.symbol === 'm')!.value
    const p = 1.35 * (0.3 * 1.5 + mass * 9.81e-3)
    expect(R.map((r) => [r.xM, r.at])).toEqual([
      [0, 'SUPPORT'],
      [5, 'SUPPORT'],
      [10, 'SUPPORT'],
    ])
    const expected = [0.375 * p * 5, 1.25 * p * 5, 0.375 * p * 5]
    R.forEach((r, i) => {
      expect(r.maxKn / expected[i]!).toBeCloseTo(1, 9)
    })
  })

  it('belong to the moments about z of the envelope: p·L²/8 over the middle support', () => {
    const input = rail(locks([0, 0]))
    const { section } = explain(decode(input).line, oneCandidate, solution)
    const p = 1.35 * (0.3 * 1.5 + section.gross.find((v) => v.symbol === 'm')!.value * 9.81e-3)
    const { lateralMomentMaxKnm, lateralMomentMinKnm } = envelopes(decode(input).line, oneCandidate, solution)
    expect(Math.min(...lateralMomentMinKnm!) / ((-p * 25) / 8)).toBeCloseTo(1, 9)
    expect(Math.max(...lateralMomentMaxKnm!) / ((9 * p * 25) / 128)).toBeCloseTo(1, 3)
    expect(envelopes(decode(rail(locks([0, 0], 0))).line, oneCandidate, solution).lateralMomentMaxKnm).toBeNull()
  })

  it('restraints share them; together they hold the whole weight', () => {
    const { inPlaneReactions: R, section } = explain(decode(rail(locks([1, 1]))).line, oneCandidate, solution)
    expect(R.map((r) => r.at)).toEqual(['SUPPORT', 'RESTRAINT', 'SUPPORT', 'RESTRAINT', 'SUPPORT'])
    const mass = section.gross.find((v) => v.symbol === 'm')!.value
    const sum = R.reduce((a, r) => a + r.maxKn, 0)
    expect(sum / (1.35 * (0.3 * 1.5 + mass * 9.81e-3) * 10)).toBeCloseTo(1, 9)
  })

  it('there are none where a panel holds the upper fibre', () => {
    expect(explain(decode(rail(locks([0, 0], 0))).line, oneCandidate, solution).inPlaneReactions).toEqual([])
  })
})
