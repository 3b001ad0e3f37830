import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyseBeam } from '../../src/beam/analyse-beam.ts'
import type { BeamInput, BeamLoad } from '../../src/beam/beam-input.ts'
import { runs } from '../arbitrary-request.ts'
import { stiffnessBeam } from '../oracles/stiffness-beam.ts'

const centimetres = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((k) => k / 100)
const hundredth = (k: number) => Math.round(k * 100) / 100

/** Lines with uniform, linear and point loads anywhere, also across supports. */
const beams: fc.Arbitrary<BeamInput> = fc
  .record({
    main: fc.array(centimetres(1, 8), { minLength: 1, maxLength: 5 }),
    left: fc.option(centimetres(0.2, 2)),
    right: fc.option(centimetres(0.2, 2)),
  })
  .chain(({ main, left, right }) => {
    const spansM = [...(left === null ? [] : [left]), ...main, ...(right === null ? [] : [right])]
    const total = hundredth(spansM.reduce((a, b) => a + b, 0))
    const place = fc.integer({ min: 0, max: Math.round(total * 100) }).map((k) => k / 100)
    const force = centimetres(-3, 3)
    const distributed = fc
      .tuple(place, place, force, force, fc.constantFrom('uniform' as const, 'linear' as const))
      .filter(([a, b]) => Math.abs(a - b) > 0.05)
      .map(
        ([a, b, q0KnM, q1KnM, type]): BeamLoad => ({ type, fromM: Math.min(a, b), toM: Math.max(a, b), q0KnM, q1KnM }),
      )
    const point = fc.tuple(place, force).map(([xM, pKn]): BeamLoad => ({ type: 'point', xM, pKn }))
    const line = { spansM, leftCantilever: left !== null, rightCantilever: right !== null }
    const loads = fc.array(fc.oneof(distributed, point), { minLength: 1, maxLength: 5 })
    /** Parts with a stiffness of their own, and what stands over inner supports. */
    const parts = fc.uniqueArray(place, { maxLength: 4 }).chain((cuts) => {
      const ends = [...new Set([0, ...cuts, total])].sort((a, b) => a - b)
      return fc
        .array(fc.constantFrom(500, 650, 1000), { minLength: ends.length - 1, maxLength: ends.length - 1 })
        .map((ei) => ei.map((eiKnm2, i) => ({ fromM: ends[i]!, toM: ends[i + 1]!, eiKnm2 })))
    })
    const joints = fc
      .array(fc.constantFrom(null, 0, 50, 700), { minLength: main.length - 1, maxLength: main.length - 1 })
      .map((k) => k.flatMap((kKnmPerRad, i) => (kKnmPerRad === null ? [] : [{ support: i + 1, kKnmPerRad }])))
    return fc.oneof(
      loads.map((loads) => ({ ...line, eiKnm2: 500, loads })),
      fc.tuple(loads, parts, joints).map(([loads, stiffness, springs]) => ({ ...line, stiffness, springs, loads })),
    )
  })

function supportsOf(b: BeamInput): number[] {
  const ends = [0]
  for (const span of b.spansM) ends.push(ends.at(-1)! + span)
  return ends.slice(b.leftCantilever ? 1 : 0, b.rightCantilever ? -1 : undefined)
}

const lengthOf = (b: BeamInput) => b.spansM.reduce((sum, l) => sum + l, 0)

/** The second way: one element between supports, load ends and point loads. */
function secondWay(b: BeamInput) {
  const ends = b.loads.flatMap((l) => (l.type === 'point' ? [l.xM] : [l.fromM, l.toM]))
  const nodes: number[] = []
  const cuts = b.stiffness?.map(({ toM }) => toM) ?? []
  for (const x of [0, lengthOf(b), ...supportsOf(b), ...cuts, ...ends].sort((p, q) => p - q)) {
    if (nodes.length === 0 || x - nodes.at(-1)! > 1e-6) nodes.push(x)
  }
  const snap = (x: number) => nodes.reduce((best, node) => (Math.abs(node - x) < Math.abs(best - x) ? node : best))
  return stiffnessBeam({
    nodes,
    supports: supportsOf(b).map(snap),
    EI: (x) => b.eiKnm2 ?? b.stiffness!.find(({ fromM, toM }) => fromM <= x && x <= toM)!.eiKnm2,
    springs: b.springs?.map(({ support, kKnmPerRad }) => ({ x: snap(supportsOf(b)[support]!), k: kKnmPerRad })) ?? [],
    loads: b.loads.flatMap((l) =>
      l.type === 'point'
        ? []
        : [{ from: l.fromM, to: l.toM, q0: l.q0KnM, q1: l.type === 'linear' ? l.q1KnM! : l.q0KnM }],
    ),
    points: b.loads.flatMap((l) => (l.type === 'point' ? [{ x: snap(l.xM), P: l.pKn }] : [])),
  })
}

const largest = (values: number[]) => values.reduce((max, v) => Math.max(max, Math.abs(v)), 1e-6)

function expectClose(found: number, expected: number, size: number, name: string): void {
  expect(Math.abs(found - expected), `${name}: ${found}, expected ${expected}`).toBeLessThanOrEqual(1e-6 * size)
}

describe('any line', () => {
  it('has the reactions, moments and deflections of the direct stiffness method', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(beams, (b) => {
        const r = analyseBeam(b)
        const second = secondWay(b)
        const total = lengthOf(b)
        const grid = Array.from({ length: 121 }, (_, i) => (total * i) / 120)
        const moments = [...grid, r.momentMax.xM, r.momentMin.xM].map(second.momentAt)
        const R = largest(second.reactions)
        const M = largest(moments)
        const w = largest(grid.map(second.deflectionAt))
        const supports = supportsOf(b)
        second.reactions.forEach((reaction, i) => {
          expectClose(r.reactionsKn[i]!, reaction, R, `reaction ${i}`)
        })
        supports.forEach((x, i) => {
          expectClose(r.supportMomentsKnm[i]!, second.momentAt(x), M, `support moment ${i}`)
        })
        expectClose(r.momentMax.valueKnm, Math.max(0, second.momentAt(r.momentMax.xM)), M, 'largest moment')
        expectClose(r.momentMin.valueKnm, Math.min(0, second.momentAt(r.momentMin.xM)), M, 'smallest moment')
        for (const value of moments) {
          expect(value).toBeLessThanOrEqual(r.momentMax.valueKnm + 1e-6 * M)
          expect(value).toBeGreaterThanOrEqual(r.momentMin.valueKnm - 1e-6 * M)
        }
        for (const [k, s] of r.spans.entries()) {
          expectClose(s.deflectionMaxMm / 1e3, second.deflectionAt(s.xMaxM), w, 'largest deflection')
          expectClose(s.deflectionMinMm / 1e3, second.deflectionAt(s.xMinM), w, 'smallest deflection')
          for (const quarter of [0.25, 0.5, 0.75]) {
            const there = second.deflectionAt(supports[k]! + (supports[k + 1]! - supports[k]!) * quarter)
            expect(there).toBeLessThanOrEqual(s.deflectionMaxMm / 1e3 + 1e-6 * w)
            expect(there).toBeGreaterThanOrEqual(s.deflectionMinMm / 1e3 - 1e-6 * w)
          }
        }
        if (r.tipsMm.left !== null) expectClose(r.tipsMm.left / 1e3, second.deflectionAt(0), w, 'left tip')
        if (r.tipsMm.right !== null) expectClose(r.tipsMm.right / 1e3, second.deflectionAt(total), w, 'right tip')
      }),
      runs(150),
    )
  })

  it('is in equilibrium, forces and moments', () => {
    fc.assert(
      fc.property(beams, (b) => {
        const r = analyseBeam(b)
        let force = 0
        let moment = 0
        for (const l of b.loads) {
          if (l.type === 'point') {
            force += l.pKn
            moment += l.pKn * l.xM
            continue
          }
          const L = l.toM - l.fromM
          const [a, c] = [l.q0KnM, l.type === 'linear' ? l.q1KnM! : l.q0KnM]
          force += ((a + c) * L) / 2
          moment += ((a + c) * L * l.fromM) / 2 + (L * L * (a + 2 * c)) / 6
        }
        const size = largest(r.reactionsKn) + Math.abs(force)
        const supports = supportsOf(b)
        expectClose(
          r.reactionsKn.reduce((sum, R) => sum + R, 0),
          force,
          size,
          'sum of reactions',
        )
        expectClose(
          r.reactionsKn.reduce((sum, R, i) => sum + R * supports[i]!, 0),
          moment,
          size * lengthOf(b),
          'moment of reactions',
        )
      }),
      runs(300),
    )
  })

  it('obeys Maxwell: the span rises under a force at the tip as the tip does under it in the span', () => {
    fc.assert(
      fc.property(centimetres(2, 8), centimetres(0.3, 2), (L, a) => {
        const line = (xM: number) =>
          analyseBeam({
            spansM: [L, a],
            leftCantilever: false,
            rightCantilever: true,
            eiKnm2: 500,
            loads: [{ type: 'point', xM, pKn: 1 }],
          })
        const [span] = line(L + a).spans
        const tip = line(span!.xMinM).tipsMm.right!
        expectClose(tip, span!.deflectionMinMm, Math.abs(tip), 'tip')
      }),
      runs(100),
    )
  })
})
