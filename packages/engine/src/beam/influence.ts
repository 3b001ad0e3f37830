/** Influence lines of a continuous beam: the effects of a force of 1 N at any place. N, mm; EI·w in N·mm³. */
import type { Line } from './line.ts'
import { createSpanBending, type SpanBending } from './span-bending.ts'

/** Effects of a force of 1 N at one place. */
export interface Influence {
  /** [mm] */
  p: number
  /** the span between supports it stands on; −1 on the left cantilever, one fewer than the supports on the right one */
  span: number
  /** moments over the supports [N·mm] */
  M: Float64Array
}

/**
 * Rows of the inverse of the three-moment equations of the inner supports: each column answers a rotation of 1 over one support.
 *
 *   M_l·L_l + 2M(L_l + L_r) + M_r·L_r = r   of one stiffness; a spring adds 6EI/k to the diagonal, of a hinge it is infinite
 */
function inverseOfThreeMoments(spans: SpanBending[], springs: number[]): Float64Array[] {
  const n = spans.length + 1
  return Array.from({ length: n }, (_, j) => {
    const M = new Float64Array(n)
    if (j === 0 || j === n - 1) return M
    const upper = new Float64Array(n)
    const right = new Float64Array(n)
    for (let i = 1; i < n - 1; i++) {
      const below = i === 1 ? 0 : spans[i - 1]!.across
      const own = spans[i - 1]!.right + spans[i]!.left + 6 * (springs[i] ?? 0)
      const diagonal = own - below * upper[i - 1]!
      upper[i] = spans[i]!.across / diagonal
      right[i] = ((i === j ? 1 : 0) - below * right[i - 1]!) / diagonal
    }
    for (let i = n - 2; i >= 1; i--) M[i] = right[i]! - (i === n - 2 ? 0 : upper[i]! * M[i + 1]!)
    return M
  })
}

/** An effect by every one of many forces. */
export function effectsOf(by: Influence[], effect: (of: Influence) => number): Float64Array {
  const values = new Float64Array(by.length)
  for (let i = 0; i < values.length; i++) values[i] = effect(by[i]!)
  return values
}

export type InfluenceLines = ReturnType<typeof influenceLines>

/** Influence lines of M, V, reactions and EI·w, by three moments (decision 0003). */
export function influenceLines({ supports, start, end, zones = [], springs = [] }: Line) {
  const last = supports.length - 1
  const bending = Array.from({ length: last }, (_, k) => createSpanBending(supports[k]!, supports[k + 1]!, zones))
  const inverse = inverseOfThreeMoments(bending, springs)
  const spanAt = (x: number): number => {
    if (x < supports[0]!) return -1
    let k = 0
    while (k < last && x > supports[k + 1]!) k++
    return k
  }

  /** The force at p; over a support it stands at the end of the span on its left, but over the first one. */
  function at(p: number): Influence {
    const span = spanAt(p)
    const M = new Float64Array(last + 1)
    const add = (support: number, r: number) => {
      if (support <= 0 || support >= last) return
      const column = inverse[support]!
      for (let i = 0; i <= last; i++) M[i]! += r * column[i]!
    }
    if (span < 0) {
      const M_0 = p - supports[0]!
      add(1, -bending[0]!.across * M_0)
      M[0] = M_0
    } else if (span === last) {
      const M_n = supports[last]! - p
      add(last - 1, -bending[last - 1]!.across * M_n)
      M[last] = M_n
    } else {
      const a = p - supports[span]!
      const turned = bending[span]!.rotations(a)
      add(span, -turned.left)
      add(span + 1, -turned.right)
    }
    return { p, span, M }
  }

  return {
    supports,
    start,
    end,
    at,
    ...forceLines(supports, spanAt),
    ...deflectionLines({ supports, start, end }, bending, spanAt),
  }
}

/** Influence lines of M, V and reactions. @param spanAt as `span` of an influence */
function forceLines(supports: number[], spanAt: (x: number) => number) {
  const last = supports.length - 1
  const length = (k: number) => supports[k + 1]! - supports[k]!

  /** Shear in the span between supports k and k + 1, left of the force or right of it where it stands there. */
  function shearOfSpan({ p, span, M }: Influence, k: number, isBehind: boolean): number {
    const L = length(k)
    const V = (M[k + 1]! - M[k]!) / L
    if (span !== k) return V
    const a = p - supports[k]!
    return V + (isBehind ? -a / L : (L - a) / L)
  }

  /** M at x of span k, by influence. */
  function momentOn({ p, span, M }: Influence, k: number, x: number): number {
    if (k < 0) return span < 0 && p < x ? p - x : 0
    if (k === last) return span === last && p > x ? x - p : 0
    const L = length(k)
    const s = x - supports[k]!
    const between = M[k]! + ((M[k + 1]! - M[k]!) * s) / L
    if (span !== k) return between
    const a = p - supports[k]!
    return between + (s <= a ? ((L - a) * s) / L : (a * (L - s)) / L)
  }
  const moment = (of: Influence, x: number): number => momentOn(of, spanAt(x), x)
  function moments(by: Influence[], x: number, into: Float64Array): void {
    const k = spanAt(x)
    for (let i = 0; i < by.length; i++) into[i] = momentOn(by[i]!, k, x)
  }

  /** The span with the place just left of x, or just right of it; as `span` of an influence. */
  function spanBeside(x: number, side: 'left' | 'right'): number {
    if (x < supports[0]! || (x === supports[0]! && side === 'left')) return -1
    if (x > supports[last]! || (x === supports[last]! && side === 'right')) return last
    const left = spanAt(x)
    return left < last && side === 'right' && x === supports[left + 1]! ? left + 1 : left
  }

  /** V just left of x, or just right of it, in span k, by influence. */
  function shearOn(of: Influence, k: number, x: number, side: 'left' | 'right'): number {
    const isBehind = side === 'left' ? of.p < x : of.p <= x
    if (k < 0) return of.span < 0 && isBehind ? -1 : 0
    if (k === last) return of.span === last && !isBehind ? 1 : 0
    return shearOfSpan(of, k, isBehind)
  }
  const shear = (of: Influence, x: number, side: 'left' | 'right'): number => shearOn(of, spanBeside(x, side), x, side)
  function shears(by: Influence[], x: number, side: 'left' | 'right', into: Float64Array): void {
    const k = spanBeside(x, side)
    for (let i = 0; i < by.length; i++) into[i] = shearOn(by[i]!, k, x, side)
  }

  /** The reaction of support k, upwards positive. */
  function reaction(of: Influence, k: number): number {
    const left = k === 0 ? (of.span < 0 ? -1 : 0) : shearOfSpan(of, k - 1, true)
    const right = k === last ? (of.span === last ? 1 : 0) : shearOfSpan(of, k, false)
    return right - left
  }

  return { moment, moments, shear, shears, reaction }
}

/** Influence lines of EI·w. @param spanAt as `span` of an influence */
function deflectionLines({ supports, start, end }: Line, bending: SpanBending[], spanAt: (x: number) => number) {
  const last = bending.length

  /** EI·w at x of a main span. */
  function deflection({ p, span, M }: Influence, x: number): number {
    const k = Math.min(Math.max(spanAt(x), 0), last - 1)
    const s = x - supports[k]!
    const bent = bending[k]!.deflectionByEnds(s, M[k]!, M[k + 1]!)
    return span === k ? bent + bending[k]!.deflectionByForce(s, p - supports[k]!) : bent
  }

  /** EI·w anywhere: on a cantilever what its support turns and what bends it. */
  function deflectionAnywhere(of: Influence, x: number): number {
    const isLeft = x < supports[0]!
    if (!isLeft && x <= supports[last]!) return deflection(of, x)
    const support = supports[isLeft ? 0 : last]!
    const c = Math.abs(x - support)
    const { whole, own } = tip(of, isLeft ? 'left' : 'right')
    const length = isLeft ? supports[0]! - start : end - supports[last]!
    const isOnIt = isLeft ? of.span < 0 : of.span === last
    const d = isOnIt ? Math.abs(of.p - support) : 0
    // A cantilever under a force at d: cubic up to it, straight beyond.
    const bent = c <= d ? (c * c * (3 * d - c)) / 6 : (d * d * (3 * c - d)) / 6
    return ((whole - own) * c) / length + bent
  }

  /** EI·w of the tip of a cantilever: whole, and of its own bending alone. */
  function tip({ p, span, M }: Influence, side: 'left' | 'right'): { whole: number; own: number } {
    const isLeft = side === 'left'
    const c = isLeft ? supports[0]! - start : end - supports[last]!
    if (!(c > 0)) return { whole: 0, own: 0 }
    const isOnIt = isLeft ? span < 0 : span === last
    const d = isOnIt ? Math.abs(p - supports[isLeft ? 0 : last]!) : 0
    const own = (d * d * (3 * c - d)) / 6
    const k = isLeft ? 0 : last - 1
    const simple = span === k ? bending[k]!.slopeByForce(p - supports[k]!, side) : 0
    const [M_near, M_far] = isLeft ? [M[0]!, M[1]!] : [M[last]!, M[last - 1]!]
    const slope = simple + bending[k]!.slopeByEnds(M_near, M_far, side)
    return { whole: own - slope * c, own }
  }

  return { deflection, deflectionAnywhere, tip }
}
