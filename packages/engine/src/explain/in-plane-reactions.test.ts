import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { oneCandidate } from '../../validation/arbitrary-request.ts'
import { unloaded } from '../../validation/references/requests.ts'
import { design } from '../design/design.ts'
import { envelopes } from '../design/line-forces.ts'
import { explain } from './explain.ts'

const PANEL: Partial<DesignRequest> = {
  spanRestraints: { upper: { type: 0, lateralLocks: [0] }, lower: { use: false, lateralLocks: [0] } },
}

/** A façade rail over two spans of 5 m that carries 0.3 kN/m² at 1.5 m. */
const rail = (changes: Partial<DesignRequest>): DesignRequest => ({
  ...unloaded([5, 5], { sectionTypes: ['C'], simulationType: 'FACADE', transverseLengthM: 1.5 }),
  loadPermanentDistributed: [0.3, 0.3],
  ...changes,
})
const solution = 'C-200-70-2.0-S350'
const restraints = (upper: number[], type: 0 | 1 = 1) => ({
  spanRestraints: {
    upper: { type, lateralLocks: upper },
    lower: { use: false, lateralLocks: [0, 0] },
  },
})

describe('in-plane reactions of a rail', () => {
  it('are those of a continuous beam under the factored weight, own weight included', () => {
    const { inPlaneReactions: R, section } = explain(decode(rail(restraints([0, 0]))).line, oneCandidate, solution)
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
    const input = rail(restraints([0, 0]))
    const { section } = explain(decode(input).line, oneCandidate, solution)
    const p = 1.35 * (0.3 * 1.5 + section.gross.find((v) => v.symbol === 'm')!.value * 9.81e-3)
    const { lateralMomentMaxKnm, lateralMomentMinKnm } = envelopes(decode(input).line, oneCandidate, solution)
    expect(Math.min(...lateralMomentMinKnm!) / ((-p * 25) / 8)).toBeCloseTo(1, 9)
    expect(Math.max(...lateralMomentMaxKnm!) / ((9 * p * 25) / 128)).toBeCloseTo(1, 3)
    expect(envelopes(decode(rail(restraints([0, 0], 0))).line, oneCandidate, solution).lateralMomentMaxKnm).toBeNull()
  })

  it('restraints share them; together they hold the whole weight', () => {
    const { inPlaneReactions: R, section } = explain(decode(rail(restraints([1, 1]))).line, oneCandidate, solution)
    expect(R.map((r) => r.at)).toEqual(['SUPPORT', 'RESTRAINT', 'SUPPORT', 'RESTRAINT', 'SUPPORT'])
    const mass = section.gross.find((v) => v.symbol === 'm')!.value
    const sum = R.reduce((a, r) => a + r.maxKn, 0)
    expect(sum / (1.35 * (0.3 * 1.5 + mass * 9.81e-3) * 10)).toBeCloseTo(1, 9)
  })

  it('there are none where a panel holds the upper fibre', () => {
    expect(explain(decode(rail(restraints([0, 0], 0))).line, oneCandidate, solution).inPlaneReactions).toEqual([])
  })

  describe('under the concentrated load of a roof', () => {
    const Q = 1
    const sine = Math.sin((15 * Math.PI) / 180)
    const roof = (spans: number[], upper: number[], changes: Partial<DesignRequest> = {}): DesignRequest => ({
      ...unloaded(spans, {
        sectionTypes: ['C'],
        simulationType: 'ROOF',
        inclinationDegrees: 15,
        transverseLengthM: 1.5,
      }),
      ...restraints(upper),
      roofPointLoadKn: Q,
      ...changes,
    })
    /** What it adds to the reactions of the weights, the governing combination being the one with it. */
    const added = (request: DesignRequest) => {
      const { roofPointLoadKn: _, ...without } = request
      const reactionsOf = (r: DesignRequest) => explain(decode(r).line, oneCandidate, solution).inPlaneReactions
      const before = reactionsOf(without as DesignRequest)
      return reactionsOf(request).map((r, i) => ({ max: r.maxKn - before[i]!.maxKn, min: r.minKn - before[i]!.minKn }))
    }

    it('a support of a single span holds all of it', () => {
      for (const { max, min } of added(roof([6], [0]))) {
        expect(max).toBeCloseTo(1.5 * Q * sine, 9)
        expect(min).toBeCloseTo(0, 9)
      }
    })

    it('a cantilever lifts the other support by its part of the span', () => {
      const [left, right] = added(roof([1.2, 6], [0, 0], { hasLeftCantilever: true }))
      expect(left!.max).toBeCloseTo(1.5 * Q * sine * 1.2, 9)
      expect(right!.min).toBeCloseTo(-1.5 * Q * sine * 0.2, 9)
    })

    it('a restraint in the middle of a span is a support of two halves: the end is lifted by 1/(6√3) of it', () => {
      const [end, middle] = added(roof([6], [1]))
      expect(end!.max).toBeCloseTo(1.5 * Q * sine, 9)
      expect(middle!.max).toBeCloseTo(1.5 * Q * sine, 9)
      // M over the middle of two equal spans: −a·b·(L + a)/(4·L²) of 1, largest at a = L/√3.
      expect(end!.min / ((-1.5 * Q * sine) / (6 * Math.sqrt(3)))).toBeCloseTo(1, 4)
    })

    it('stands in the result without factors', () => {
      const { line } = decode(roof([6], [1]))
      const { roofPointLoad, inPlaneXM } = design(line, oneCandidate).statics
      expect(inPlaneXM).toEqual([0, 3, 6])
      expect(roofPointLoad!.inPlaneMaxKn!.map((R) => R / (Q * sine))).toEqual(
        [1, 1, 1].map((v) => expect.closeTo(v, 6)),
      )
      expect(design(decode(roof([6], [0], PANEL)).line, oneCandidate).statics.roofPointLoad).not.toHaveProperty(
        'inPlaneMaxKn',
      )
    })
  })
})
