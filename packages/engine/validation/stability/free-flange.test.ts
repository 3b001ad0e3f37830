import { describe, expect, it } from 'vitest'
import { nearestNode } from '../../src/stability/line-mesh.ts'
import { strutBuckling, strutMoments } from '../../src/stability/strut-on-foundation.ts'
import { expectPrinted, expectWithin } from './oracles/as-printed.ts'
import { cantileverStrut, strutOnFoundation } from './oracles/columns.ts'
import { bucklingLengthRatio, foundationOf, LATERAL_MOMENTS, TABLE_10_2 } from './oracles/free-flange-tables.ts'
import { atEnds, meshOf, strutOf } from './oracles/lines.ts'

const B = 210_000 * 164_766
const L = 6000

/** Compression of the free flange over one span, t = x/L, in the moment shapes Table 10.2 was made from. */
const SHAPES = {
  gravityEndSpan: (t: number) => t * t - 0.75 * t,
  gravityIntermediate: (t: number) => 1 / 12 - (t * (1 - t)) / 2,
  upliftSimple: (t: number) => t * (1 - t),
  upliftEndSpan: (t: number) => 0.75 * t - t * t,
  upliftIntermediate: (t: number) => (t * (1 - t)) / 2 - 1 / 12,
  uniform: () => 1,
}

function ratioOf(shape: keyof typeof SHAPES, R: number, bars = 0): number {
  const L_a = L / (bars + 1)
  const mesh = meshOf([L], { lowerRestraints: Array.from({ length: bars }, (_, i) => L_a * (i + 1)) })
  const force = atEnds(mesh, (x) => 1000 * SHAPES[shape](x / L))
  return strutBuckling(strutOf(mesh, B, foundationOf(R, B, L_a)), force).bucklingLength / L_a
}

const R_VALUES = [0, 1, 5, 20, 100]

describe('buckling length of the free flange', () => {
  // Method 6.17 was computed with fewer elements; its third digit is good to one unit and a half.
  it.each([
    ['gravityEndSpan', 0, ['.414', '.347', '.268', '.207', '.152']],
    ['upliftSimple', 0, ['.694', '.502', '.353', '.277', '.195']],
    ['upliftIntermediate', 0, ['.304', '.290', '.259', '.220', '.172']],
    ['upliftSimple', 1, ['.802', '.583', '.399', '.301', '.208']],
    ['uniform', 0, ['1.000', '.707', '.436', '.333', '.223']],
  ] as const)('%s with %i bars agrees with the second program (method 6.17)', (shape, bars, printed) => {
    R_VALUES.forEach((R, i) => {
      expect(Math.abs(ratioOf(shape, R, bars) - Number(printed[i]))).toBeLessThan(0.0015)
    })
  })

  it.each([
    ['gravityEndSpan', 0, TABLE_10_2.gravityEndSpanNoBar, 0.02],
    ['upliftSimple', 0, TABLE_10_2.upliftSimpleNoBar, 0.05],
    ['upliftIntermediate', 0, TABLE_10_2.upliftIntermediateNoBar, 0.02],
    ['upliftSimple', 1, TABLE_10_2.upliftSimpleOneBar, 0.05],
    ['upliftIntermediate', 1, TABLE_10_2.upliftIntermediateOneBar, 0.08],
  ] as const)('%s with %i bars agrees with the row of Table 10.2', (shape, bars, eta, fraction) => {
    for (const R of R_VALUES) expectWithin(ratioOf(shape, R, bars), bucklingLengthRatio(eta, R), fraction)
  })

  it.each([
    ['gravityIntermediate', 0, TABLE_10_2.gravityIntermediateNoBar],
    ['upliftEndSpan', 0, TABLE_10_2.upliftEndSpanNoBar],
    ['gravityEndSpan', 1, TABLE_10_2.gravityEndSpanOneBar],
    ['upliftSimple', 2, TABLE_10_2.upliftSimpleTwoBars],
  ] as const)(
    '%s with %i bars is not longer than the row of Table 10.2 that groups it with worse cases',
    (shape, bars, eta) => {
      for (const R of R_VALUES) {
        const ratio = ratioOf(shape, R, bars) / bucklingLengthRatio(eta, R)
        expect(ratio).toBeLessThan(1.01)
        expect(ratio).toBeGreaterThan(0.78)
      }
    },
  )

  it('for gravity in an intermediate span without foundation is .594 (method 6.17)', () => {
    expect(Math.abs(ratioOf('gravityIntermediate', 0) - 0.594)).toBeLessThan(0.0015)
  })

  it('is that of a strut on elastic foundation under uniform force', () => {
    for (const R of [0, 0.3, 1, 3, 5, 20, 100, 400]) {
      const k = foundationOf(R, B, L)
      const mesh = meshOf([L])
      const { criticalForce } = strutBuckling(
        strutOf(mesh, B, k),
        atEnds(mesh, () => 2000),
      )
      expectWithin(criticalForce, strutOnFoundation(B, k, L), 2e-5)
    }
  })

  it('refuses a force that is no number instead of calling the flange tensioned', () => {
    const mesh = meshOf([L])
    const force = atEnds(mesh, (x) => (x > 3000 ? Number.NaN : -1))
    expect(() => strutBuckling(strutOf(mesh, B, 0), force)).toThrow('not a number')
  })

  it('needs compression', () => {
    const mesh = meshOf([L, L])
    const { alpha, criticalForce, bucklingLength } = strutBuckling(
      strutOf(mesh, B, 0),
      atEnds(mesh, (x) => -x),
    )
    expect([alpha, criticalForce, bucklingLength]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0])
  })
})

describe('the cantilever as a strut', () => {
  it.each([200, 1000, 2500])('of %i mm continuous with an unloaded span buckles at the exact load', (a) => {
    const mesh = meshOf([L], {}, 0, a)
    const force = atEnds(mesh, () => 0)
    for (let e = 0; e < mesh.elementCount; e++) if (mesh.spanOfElement[e] === 1) force.fill(1000, 2 * e, 2 * e + 2)
    expectWithin(strutBuckling(strutOf(mesh, B, 0), force).criticalForce, cantileverStrut(B, a, L), 5e-6)
  })

  it('buckles over twice its length when the span behind it is short', () => {
    const a = 2000
    const mesh = meshOf([a / 400], {}, a)
    const force = atEnds(mesh, () => 0)
    for (let e = 0; e < mesh.elementCount; e++) if (mesh.spanOfElement[e] === 0) force.fill(1000, 2 * e, 2 * e + 2)
    expectWithin(strutBuckling(strutOf(mesh, B, 0), force).bucklingLength, 2 * a, 2e-3)
  })
})

describe('lateral moment of the free flange', () => {
  function lateralMoments(system: (typeof LATERAL_MOMENTS)[number]['system'], R: number) {
    // Under load on all equal spans the inner support of two does not rotate, nor do those in the middle of fifteen.
    const spans = { 'simple-simple': 1, 'simple-continuous': 2, 'continuous-continuous': 15 }[system]
    const mesh = meshOf(Array.from({ length: spans }, () => L))
    const moments = new Float64Array(mesh.nodeCount)
    strutMoments(
      strutOf(mesh, B, foundationOf(R, B, L)),
      atEnds(mesh, () => 0.1),
      null,
      moments,
    )
    const start = spans === 15 ? 7 * L : 0
    const at = (x: number) => moments[nearestNode(mesh, x)]! / (0.1 * L * L)
    return { span: at(start + (system === 'simple-continuous' ? 3 / 8 : 1 / 2) * L), support: at(start + L) }
  }

  it.each(LATERAL_MOMENTS)('$system at the $place follows Table 10.1', ({ system, place, M_0, kappa_R }) => {
    expectWithin(lateralMoments(system, 0)[place], M_0, system === 'continuous-continuous' ? 2e-4 : 1e-8)
    for (const R of [0.25, 0.5, 1]) expectWithin(lateralMoments(system, R)[place], M_0 * kappa_R(R), 0.006)
    expectWithin(lateralMoments(system, 5)[place], M_0 * kappa_R(5), 0.035)
    for (const R of [10, 20]) expectWithin(lateralMoments(system, R)[place], M_0 * kappa_R(R), 0.3)
  })

  it.each([
    ['simple-simple', 'span', 1, '.4844', 1 / 8],
    ['simple-simple', 'span', 5, '.1421', 1 / 8],
    ['simple-simple', 'span', 10, '.0659', 1 / 8],
  ] as const)('%s %s at R = %i is %s of the free value (method 6.17)', (system, place, R, printed, M_0) => {
    expectPrinted(lateralMoments(system, R)[place] / M_0, printed)
  })

  it('between clamped ends at the support and R = 5 is .558 of the free value (method 6.17)', () => {
    expectPrinted(lateralMoments('continuous-continuous', 5).support / (-1 / 12), '.558')
  })

  it('of point loads alone is that of beam theory', () => {
    const mesh = meshOf([4000, 4000], { loads: [1000, 6000] })
    const moments = new Float64Array(mesh.nodeCount)
    const points = atEnds(mesh, () => 0).subarray(0, mesh.nodeCount)
    points[mesh.x.indexOf(6000)] = 500
    strutMoments(
      strutOf(mesh, B, 0),
      atEnds(mesh, () => 0),
      points,
      moments,
    )
    expectWithin(moments[mesh.x.indexOf(4000)]!, (-3 / 32) * 500 * 4000, 1e-9)
    expectWithin(moments[mesh.x.indexOf(6000)]!, (13 / 64) * 500 * 4000, 1e-9)
    expectWithin(moments[mesh.x.indexOf(1000)]!, (-3 / 32 / 4) * 500 * 4000, 1e-9)
  })
})
