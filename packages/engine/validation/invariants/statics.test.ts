import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildActions, type LoadCase } from '../../src/actions/load-cases.ts'
import { design } from '../../src/design/design.ts'
import type { LoadCaseStatics } from '../../src/result.ts'
import { oneCandidate, requests, runs } from '../arbitrary-request.ts'

const EMPTY = { ...oneCandidate, families: [] }
const staticsOf = (input: DesignRequest) => design(decode(input).line, EMPTY).statics

/** The printed statics have seven digits; cancelling loads lose some of them. */
const DIGITS = 2e-6

const sizeOf = (values: number[]) => values.reduce((max, v) => Math.max(max, Math.abs(v)), 0)

/** Force and its moment about the left end of the loads of one case [kN, kNm]. */
function resultant(c: LoadCase) {
  let force = 0
  let moment = 0
  let size = 0
  for (const { from, to, q0 } of c.normal.distributed) {
    const Q = (q0 * (to - from)) / 1e3
    force += Q
    moment += (Q * (from + to)) / 2e3
    size += Math.abs(Q)
  }
  for (const { x, P } of c.normal.points) {
    force += P / 1e3
    moment += (P * x) / 1e6
    size += Math.abs(P / 1e3)
  }
  return { force, moment, size }
}

describe('the statics of any request', () => {
  it('carry every load case to the supports: forces and moments', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(requests(), (input) => {
        const { loadCases, supportsXM, lengthM } = staticsOf(input)
        const actions = buildActions(decode(input).line)
        for (const c of [...actions.cases, actions.ownWeight]) {
          const r = loadCases.find((l) => l.id === c.id)!.reactionsKn
          const { force, moment, size } = resultant(c)
          const allowed = DIGITS * (size + sizeOf(r))
          expect(Math.abs(r.reduce((sum, R) => sum + R, 0) - force), c.id).toBeLessThanOrEqual(allowed)
          const momentOfReactions = r.reduce((sum, R, i) => sum + R * supportsXM[i]!, 0)
          expect(Math.abs(momentOfReactions - moment), c.id).toBeLessThanOrEqual(allowed * lengthM)
        }
      }),
      runs(35),
    )
  })

  it('add up: the response to two loads is the sum of their responses', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(requests(), fc.integer({ min: -200, max: 200 }), (input, k) => {
        const n = input.spanLengthsM.length
        // Loads below a hundredth of a newton a metre are rounding beside the others.
        const first = input.spanLengthsM.map(
          (_, i) => Math.round((input.loadPermanentDistributed ?? input.loadPermanentDistributedMax)![i]! * 1e4) / 1e4,
        )
        const second = Array.from({ length: n }, (_, i) => (k * ((i % 3) - 1)) / 100)
        const of = (q: number[], points: DesignRequest['loadPermanentPoint']) =>
          staticsOf({
            ...input,
            loadPermanentDistributed: q,
            loadPermanentDistributedMin: null,
            loadPermanentDistributedMax: null,
            loadPermanentPoint: points,
          }).loadCases.find((l) => l.id === 'Gmax')!
        const a = of(first, input.loadPermanentPoint)
        // Points of no weight keep the stations the same.
        const weightless = input.loadPermanentPoint.map((p) => ({
          ...p,
          loads: { ...p.loads, p1: p.loads.p1 && 1e-9, p2: p.loads.p2 && 1e-9 },
        }))
        const b = of(second, weightless)
        const both = of(
          first.map((q, i) => q + second[i]!),
          input.loadPermanentPoint,
        )
        const compare = (pick: (l: LoadCaseStatics) => number[]) => {
          const [x, y, sum] = [pick(a), pick(b), pick(both)]
          const size = sizeOf(x) + sizeOf(y) + 1e-6
          sum.forEach((v, i) => {
            expect(Math.abs(v - x[i]! - y[i]!)).toBeLessThanOrEqual(DIGITS * size)
          })
        }
        compare((l) => l.reactionsKn)
        compare((l) => l.stations.momentKnm)
        compare((l) => l.stations.shearKn)
        compare((l) => l.stations.deflectionEiKnm3)
      }),
      runs(25),
    )
  })

  it('grow k times when every load is k times as large', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(requests(), fc.constantFrom(0.25, 0.5, 2, 4), (input, k) => {
        // The spacing multiplies every load per square metre; point loads stay.
        const bare = { ...input, loadPermanentPoint: [], loadLivePoint: [], transverseLengthM: 2 }
        const before = staticsOf(bare).loadCases
        const after = staticsOf({ ...bare, transverseLengthM: 2 * k }).loadCases
        for (const l of before) {
          if (l.id === 'OwnWeight') continue
          const other = after.find((o) => o.id === l.id)!
          const size = sizeOf(l.stations.momentKnm)
          l.stations.momentKnm.forEach((M, i) => {
            expect(Math.abs(other.stations.momentKnm[i]! - k * M)).toBeLessThanOrEqual(DIGITS * k * size)
          })
          l.reactionsKn.forEach((R, i) => {
            expect(Math.abs(other.reactionsKn[i]! - k * R)).toBeLessThanOrEqual(DIGITS * k * sizeOf(l.reactionsKn))
          })
        }
      }),
      runs(25),
    )
  })

  it('have the load as the slope of the shear, and the shear as that of the moment', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(requests(2), (input) => {
        const actions = buildActions(decode(input).line)
        for (const l of staticsOf(input).loadCases) {
          const c = l.id === 'OwnWeight' ? actions.ownWeight : actions.cases.find((x) => x.id === l.id)!
          const { xM, momentKnm, shearKn } = l.stations
          const sizeV = sizeOf(shearKn)
          const sizeM = sizeOf(momentKnm)
          for (let i = 1; i < xM.length; i++) {
            const dx = xM[i]! - xM[i - 1]!
            if (!(dx > 1e-3)) continue
            const middle = ((xM[i]! + xM[i - 1]!) / 2) * 1e3
            const q = c.normal.distributed
              .filter((d) => middle > d.from && middle < d.to)
              .reduce((sum, d) => sum + d.q0, 0)
            expect(Math.abs(shearKn[i]! - shearKn[i - 1]! + q * dx), `${l.id} V`).toBeLessThanOrEqual(
              DIGITS * sizeV + Math.abs(q) * 1e-5,
            )
            const mean = (shearKn[i]! + shearKn[i - 1]!) / 2
            expect(Math.abs(momentKnm[i]! - momentKnm[i - 1]! - mean * dx), `${l.id} M`).toBeLessThanOrEqual(
              DIGITS * sizeM + sizeV * 1e-5,
            )
          }
        }
      }),
      runs(25),
    )
  })
})
