import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFactor } from '../../src/stability/banded.ts'
import { factorise } from '../../src/stability/banded-kernels.ts'
import type { LineActions } from '../../src/stability/field-parts.ts'
import { lineBuckling, setLineStiffness } from '../../src/stability/line-buckling.ts'
import { createLineMesh, type LineSpan } from '../../src/stability/line-mesh.ts'
import type { LoadFactorProblem } from '../../src/stability/smallest-load-factor.ts'
import { strutBuckling, strutMoments } from '../../src/stability/strut-on-foundation.ts'
import { createThinWalledLine, type ThinWalledLine } from '../../src/stability/thin-walled-line.ts'
import { expectWithin } from './oracles/as-printed.ts'
import { atEnds, atNodes, spansOf, strutOf } from './oracles/lines.ts'
import { midlineProperties, OMEGA_K4, OMEGA_K4_BRIMS, OMEGA_K4_TOP } from './oracles/midline-properties.ts'

/** A line with its loads: enough to build the same case again, mirrored, scaled or with one restraint more. */
interface Line {
  main: number[]
  left: number
  right: number
  /** Restraints as fractions of the line. */
  upper: number[]
  lower: number[]
  /** Amplitudes of the moment's first sines over the line [kNm]; load per length [N/mm] and axial force [kN]. */
  moments: number[]
  q: number
  N: number
  K: number
  /** Nodes without restraint, as fractions of the line. */
  cuts?: number[]
}

const HEIGHTS = { z_up: OMEGA_K4_TOP, z_low: OMEGA_K4_BRIMS, z_q: OMEGA_K4_TOP }

const fraction = fc.integer({ min: 1, max: 59 }).map((k) => k / 60)
const tenths = (most: number) => fc.integer({ min: -10 * most, max: 10 * most }).map((k) => k / 10)
const lines: fc.Arbitrary<Line> = fc.record({
  main: fc.array(fc.integer({ min: 1500, max: 9000 }), { minLength: 1, maxLength: 4 }),
  left: fc.constantFrom(0, 300, 1500),
  right: fc.constantFrom(0, 250, 2000),
  upper: fc.array(fraction, { maxLength: 4 }),
  lower: fc.array(fraction, { maxLength: 4 }),
  moments: fc.array(tenths(8), { minLength: 4, maxLength: 4 }),
  q: tenths(3),
  N: tenths(30),
  K: fc.constantFrom(0, 0.002, 0.02),
})

const lengthOf = (l: Line) => l.left + l.main.reduce((a, b) => a + b, 0) + l.right

function meshFor(l: Line) {
  const total = lengthOf(l)
  const cuts = {
    upperRestraints: l.upper.map((f) => f * total),
    lowerRestraints: l.lower.map((f) => f * total),
    loads: (l.cuts ?? []).map((f) => f * total),
  }
  return createLineMesh(spansOf(l.main, l.left, l.right), cuts)
}

/** Smooth moments that vanish at free ends, as sines over the line. */
const momentAt = (l: Line) => (x: number) => {
  const t = (Math.PI * x) / lengthOf(l)
  return l.moments.reduce((sum, m, k) => sum + 1e6 * m * Math.sin((k + 1) * t), 0)
}

function thinWalled(l: Line, factor = 1): { line: ThinWalledLine; actions: LineActions } {
  const mesh = meshFor(l)
  const line = createThinWalledLine(mesh, false)
  setLineStiffness(line, OMEGA_K4, HEIGHTS)
  const moment = momentAt(l)
  return {
    line,
    actions: {
      M: atNodes(mesh, (x) => factor * moment(x)),
      N: atEnds(mesh, () => factor * 1000 * l.N),
      q: atEnds(mesh, () => factor * l.q),
      P: null,
    },
  }
}

const alphaOfLine = (l: Line, factor = 1) => {
  const { line, actions } = thinWalled(l, factor)
  return lineBuckling(line, actions).alpha
}

function strutFor(l: Line) {
  const mesh = meshFor(l)
  const moment = momentAt(l)
  return { strut: strutOf(mesh, 3.46e10, l.K), force: atEnds(mesh, (x) => moment(x) / 150 - 1000 * l.N) }
}

const alphaOfStrut = (l: Line, factor = 1) => {
  const { strut, force } = strutFor(l)
  return strutBuckling(
    strut,
    force.map((f) => factor * f),
  ).alpha
}

const mirrored = (l: Line): Line => ({
  ...l,
  main: l.main.toReversed(),
  left: l.right,
  right: l.left,
  upper: l.upper.map((f) => 1 - f),
  lower: l.lower.map((f) => 1 - f),
  // sin(kπ(1 − t)) = ±sin(kπt): every second term changes sign.
  moments: l.moments.map((m, k) => (k % 2 ? -m : m)),
})

const isInfinite = (a: number) => a === Number.POSITIVE_INFINITY
const SEED = 1993
const RUNS = { numRuns: 150, seed: SEED }

describe.each([
  ['thin-walled line', alphaOfLine],
  ['flange strut', alphaOfStrut],
] as const)('%s', (_, alpha) => {
  it('never buckles earlier for one restraint more', () => {
    fc.assert(
      fc.property(lines, fraction, fc.constantFrom('upper', 'lower'), (l, f, fibre) => {
        const before = alpha({ ...l, cuts: [f] })
        const after = alpha({ ...l, [fibre]: [...l[fibre as 'upper'], f] })
        expect(after).toBeGreaterThanOrEqual(before * (1 - 1e-5))
      }),
      RUNS,
    )
  })

  it('buckles at the same load when the line is mirrored', () => {
    fc.assert(
      fc.property(lines, (l) => {
        const a = alpha(l)
        const b = alpha(mirrored(l))
        // Far above any load factor of interest the solver says Infinity, not at the same place in both senses.
        if (a > 1e5) expect(b).toBeGreaterThan(1e5)
        else expectWithin(b, a, 4e-6)
      }),
      RUNS,
    )
  })

  it('divides the load factor by k when all actions are k times as large', () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 1e-3, max: 1e3, noNaN: true }), (l, k) => {
        const a = alpha(l)
        if (isInfinite(a)) expect(alpha(l, k)).toBe(a)
        else expectWithin(alpha(l, k), a / k, 2e-6)
      }),
      RUNS,
    )
  })

  it('gives the same bytes twice', () => {
    fc.assert(
      fc.property(lines, (l) => {
        expect(alpha(l)).toBe(alpha(l))
      }),
      { numRuns: 40, seed: SEED },
    )
  })
})

/** Number of roots between 0 and σ by a fresh factorisation. */
function rootsBelow(problem: LoadFactorProblem, sigma: number): number {
  return factorise(problem.K, problem.G, sigma, createFactor(problem.K.n, problem.K.m))
}

describe('the certificate', () => {
  it('no root lies below the load factor found, and one just above it', () => {
    let finite = 0
    fc.assert(
      fc.property(lines, (l) => {
        const { line, actions } = thinWalled(l)
        const { strut, force } = strutFor(l)
        const cases = [
          [line.problem, lineBuckling(line, actions)],
          [strut.problem, strutBuckling(strut, force)],
        ] as const
        for (const [problem, { alpha, provenAbove }] of cases) {
          if (isInfinite(alpha)) {
            if (provenAbove < Number.POSITIVE_INFINITY) expect(rootsBelow(problem, provenAbove)).toBe(0)
            continue
          }
          finite++
          expect(alpha / provenAbove - 1).toBeLessThanOrEqual(1.1e-6)
          expect(rootsBelow(problem, alpha * (1 - 1e-6))).toBe(0)
          expect(rootsBelow(problem, alpha * (1 + 1e-6))).toBeGreaterThanOrEqual(1)
        }
      }),
      RUNS,
    )
    expect(finite).toBeGreaterThan(100)
  })

  it('holds for many equal spans, whose roots nearly coincide', () => {
    for (const spans of [2, 5, 10]) {
      for (const K of [0.001, 0.02, 0.2]) {
        const mesh = createLineMesh(spansOf(Array.from({ length: spans }, () => 5000)))
        const strut = strutOf(mesh, 3.46e10, K)
        const found = strutBuckling(
          strut,
          atEnds(mesh, () => 1000),
        )
        expect(rootsBelow(strut.problem, found.alpha * (1 - 1e-6))).toBe(0)
        expect(rootsBelow(strut.problem, found.alpha * (1 + 1e-6))).toBeGreaterThanOrEqual(1)
      }
    }
  })
})

describe('the mesh', () => {
  it.each([
    ['thin-walled line', alphaOfLine],
    ['flange strut', alphaOfStrut],
  ] as const)(
    'of the %s is fine enough: with 500 elements α_cr changes by less than 1 %, though the moment is linear in an element',
    (_, alpha) => {
      fc.assert(
        fc.property(lines, (l) => {
          const smooth = { ...l, N: 0, moments: l.moments.slice(0, 1) }
          const cuts = Array.from({ length: 499 }, (_, i) => (i + 1) / 500)
          const fine = alpha({ ...smooth, cuts })
          // A load factor beyond 100 belongs to a line whose loads are next to nothing.
          if (fine < 100) expectWithin(alpha(smooth), fine, 1e-2)
        }),
        { numRuns: 60, seed: SEED },
      )
    },
  )
})

describe('lateral moments of the flange', () => {
  it('add up: the moment of two loads is the sum of their moments, and mirrors with them', () => {
    fc.assert(
      fc.property(lines, fc.double({ min: -2, max: 2, noNaN: true }), (l, slope) => {
        const total = lengthOf(l)
        const moments = (line: Line, load: (x: number) => number) => {
          const mesh = meshFor(line)
          const out = new Float64Array(mesh.nodeCount)
          strutMoments(strutOf(mesh, 3.46e10, line.K), atEnds(mesh, load), null, out)
          return out
        }
        const a = moments(l, () => l.q)
        const b = moments(l, (x) => (slope * x) / total)
        const both = moments(l, (x) => l.q + (slope * x) / total)
        const turned = moments(mirrored(l), (x) => l.q + (slope * (total - x)) / total).toReversed()
        const size = Math.max(1, ...both.map(Math.abs))
        both.forEach((m, i) => {
          expect(Math.abs(m - a[i]! - b[i]!)).toBeLessThan(1e-6 * size)
          expect(Math.abs(m - turned[i]!)).toBeLessThan(1e-6 * size)
        })
      }),
      { numRuns: 60, seed: SEED },
    )
  })
})

describe('three fields', () => {
  it('agree with two when the section is symmetric about z', () => {
    fc.assert(
      fc.property(lines, (l) => {
        const mesh = meshFor(l)
        const actions = { M: null, N: atEnds(mesh, () => -5000), q: null, P: null }
        const [two, three] = [false, true].map((hasDeflection) => {
          const line = createThinWalledLine(mesh, hasDeflection)
          setLineStiffness(line, { ...OMEGA_K4, y_s: 0, I_yz: 0, I_y: 1e9 }, HEIGHTS)
          return lineBuckling(line, actions).alpha
        })
        expectWithin(three!, two!, 3e-6)
      }),
      { numRuns: 40, seed: SEED },
    )
  })

  it('give a mirrored section the same load', () => {
    const points: [number, number][] = [
      [70, -180],
      [70, -200],
      [0, -200],
      [0, 0],
      [50, 0],
      [50, -15],
    ]
    const spans: LineSpan[] = spansOf([4000, 5000], 1000)
    const mesh = createLineMesh(spans, { lowerRestraints: [3000], upperRestraints: [7000] })
    const [a, b] = [1, -1].map((side) => {
      const s = midlineProperties(
        points.map(([y, z]) => [side * y, z] as const),
        2,
      )
      const line = createThinWalledLine(mesh, true)
      setLineStiffness(line, s, { z_up: -200 - s.z_c, z_low: -s.z_c, z_q: 0 })
      return lineBuckling(line, { M: null, N: atEnds(mesh, () => -1000), q: null, P: null }).alpha
    })
    expectWithin(b!, a!, 3e-6)
  })
})
