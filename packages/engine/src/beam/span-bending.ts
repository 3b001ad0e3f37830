/** Bending of a main span by moments at its ends and by a force of 1 N, of one stiffness or of a stepped one. N, mm; EI of the reference. */
import type { StiffnessZone } from './line.ts'

/** Rotations are six times EI·θ, deflections EI·w. */
export interface SpanBending {
  /** end rotations by a moment of 1 at the left, at the right end, and at the other end */
  left: number
  right: number
  across: number
  /** end rotations of the simple span by a force at a from its left end */
  rotations(a: number): { left: number; right: number }
  /** EI·θ at an end of the simple span under a force at a, and by moments at that end and at the other */
  slopeByForce(a: number, side: 'left' | 'right'): number
  slopeByEnds(near: number, far: number, side: 'left' | 'right'): number
  /** EI·w at s of the simple span under moments at its ends, and under a force at a */
  deflectionByEnds(s: number, M_l: number, M_r: number): number
  deflectionByForce(s: number, a: number): number
}

/** Part of a span with EI of the reference over its own. */
interface Stretch {
  from: number
  to: number
  softness: number
}

/** @param zones of the line, where its stiffness is another one; later ones rule */
export function createSpanBending(start: number, end: number, zones: readonly StiffnessZone[]): SpanBending {
  const L = end - start
  const stretches = stretchesOf(start, end, zones)
  const [first] = stretches
  return stretches.every(({ softness }) => softness === first!.softness)
    ? uniformBending(L, first!.softness)
    : steppedBending(L, stretches)
}

function stretchesOf(start: number, end: number, zones: readonly StiffnessZone[]): Stretch[] {
  const cuts = [start, end, ...zones.flatMap(({ from, to }) => [from, to])]
    .filter((x) => x >= start && x <= end)
    .sort((a, b) => a - b)
  return cuts.slice(0, -1).flatMap((from, i) => {
    const to = cuts[i + 1]!
    if (to - from < 1e-6) return []
    const middle = (from + to) / 2
    const zone = zones.findLast((z) => middle > z.from && middle < z.to)
    return [{ from: from - start, to: to - start, softness: 1 / (zone?.ratio ?? 1) }]
  })
}

function uniformBending(L: number, f: number): SpanBending {
  return {
    left: 2 * f * L,
    right: 2 * f * L,
    across: f * L,
    rotations(a) {
      const b = L - a
      return { left: (f * (a * b * (L + b))) / L, right: (f * (a * b * (L + a))) / L }
    },
    slopeByForce(a, side) {
      const near = side === 'left' ? L - a : a
      return (f * (a * (L - a) * (L + near))) / (6 * L)
    },
    slopeByEnds: (near, far) => (f * (L * (2 * near + far))) / 6,
    deflectionByEnds: (s, M_l, M_r) => (f * (s * (L - s) * (M_l * (2 * L - s) + M_r * (L + s)))) / (6 * L),
    deflectionByForce(s, a) {
      const [c, d] = s <= a ? [L - a, s] : [a, L - s]
      return (f * (c * d * (L * L - c * c - d * d))) / (6 * L)
    },
  }
}

/** By virtual work: the integrals of two straight lines over every stretch, which Simpson's rule has exactly. */
function steppedBending(L: number, stretches: Stretch[]): SpanBending {
  /** @param first, second corners of y, rising */
  const integral = (y: (x: number) => number, first = 0, second = L): number => {
    let sum = 0
    for (const { from, to, softness } of stretches) {
      let x = from
      for (let corner = 0; corner <= 2; corner++) {
        const end = corner === 0 ? first : corner === 1 ? second : to
        if (corner < 2 && !(end > from && end < to)) continue
        sum += (softness * (end - x) * (y(x) + 4 * y((x + end) / 2) + y(end))) / 6
        x = end
      }
    }
    return sum
  }
  const falling = (x: number) => 1 - x / L
  const rising = (x: number) => x / L
  /** of the simple span under 1 N at a */
  const moment = (a: number) => (x: number) => (x <= a ? ((L - a) * x) / L : (a * (L - x)) / L)
  const left = 6 * integral((x) => falling(x) ** 2)
  const right = 6 * integral((x) => rising(x) ** 2)
  const across = 6 * integral((x) => falling(x) * rising(x))
  return {
    left,
    right,
    across,
    slopeByForce(a, side) {
      const m = moment(a)
      const unit = side === 'left' ? falling : rising
      return integral((x) => m(x) * unit(x), a)
    },
    slopeByEnds: (near, far, side) => ((side === 'left' ? left : right) * near + across * far) / 6,
    rotations(a) {
      const m = moment(a)
      return { left: 6 * integral((x) => m(x) * falling(x), a), right: 6 * integral((x) => m(x) * rising(x), a) }
    },
    deflectionByEnds(s, M_l, M_r) {
      const m = moment(s)
      return integral((x) => m(x) * (M_l * falling(x) + M_r * rising(x)), s)
    },
    deflectionByForce(s, a) {
      const [m, g] = [moment(a), moment(s)]
      return integral((x) => m(x) * g(x), Math.min(a, s), Math.max(a, s))
    },
  }
}
