/** Moments of the condensed strut solved last: their range in every block, and their values at the nodes. */
import type { CondensedStrut } from './condensed-strut.ts'

/** Widens the ranges of M in the blocks by those of the line solved last. @param at where the row of blocks begins */
export function widenRanges(strut: CondensedStrut, high: Float64Array, low: Float64Array, at: number): void {
  const { cuts, foundations, on, M_a, M_b, d, q, P, top, bottom } = strut
  const { firstBlock, loadedInside } = cuts
  for (let p = 0; p < on.length; p++) {
    const pieces = foundations[on[p]! as 0 | 1]
    const first = firstBlock[p]!
    const end = firstBlock[p + 1]!
    setRange(top, pieces.high, pieces.low, M_a[p]!, M_b[p]!, d[2 * p]!, d[2 * p + 2]!, q[p]!, first, end)
    setRange(bottom, pieces.low, pieces.high, M_a[p]!, M_b[p]!, d[2 * p]!, d[2 * p + 2]!, q[p]!, first, end)
    const points = loadedInside[p]!
    for (let i = 0; i < points.length; i++) {
      const j = points[i]!
      addRange(strut, pieces.pointHigh[j]!, pieces.pointLow[j]!, P[j]!, first, end, -first)
    }
  }
  for (let b = 0; b < top.length; b++) {
    if (top[b]! > high[at + b]!) high[at + b] = top[b]!
    if (bottom[b]! < low[at + b]!) low[at + b] = bottom[b]!
  }
}

/** One end of the range of the line in the blocks of a piece: that of every unit curve where its factor is positive, else the other. */
function setRange(
  into: Float64Array,
  same: Float64Array[],
  other: Float64Array[],
  m_a: number,
  m_b: number,
  u_a: number,
  u_b: number,
  q: number,
  first: number,
  end: number,
): void {
  const of_q = (q >= 0 ? same : other)[4]!
  const of_a = (m_a > 0 ? same : other)[0]!
  const of_b = (m_b > 0 ? same : other)[1]!
  const of_ua = (u_a > 0 ? same : other)[2]!
  const of_ub = (u_b > 0 ? same : other)[3]!
  for (let b = first; b < end; b++) into[b] = q * of_q[b]! + m_a * of_a[b]! + m_b * of_b[b]!
  // Most cuts stand at supports, where nothing moves.
  if (u_a === 0 && u_b === 0) return
  for (let b = first; b < end; b++) into[b] = into[b]! + u_a * of_ua[b]! + u_b * of_ub[b]!
}

/** Adds `factor` times the range of a curve to that of the line. */
function addRange(
  { top, bottom }: CondensedStrut,
  high: Float64Array,
  low: Float64Array,
  factor: number,
  first: number,
  end: number,
  shift: number,
): void {
  if (factor === 0) return
  const more = factor > 0 ? high : low
  const less = factor > 0 ? low : high
  for (let b = first; b < end; b++) {
    top[b]! += factor * more[b + shift]!
    bottom[b]! += factor * less[b + shift]!
  }
}

/** M of the line solved last at the nodes `from` to `to`. */
export function condensedMoments(strut: CondensedStrut, moments: Float64Array, from: number, to: number): void {
  const { cuts, foundations, on, M_a, M_b, d, q, P, offset } = strut
  for (let p = 0; p < on.length; p++) {
    const first = Math.max(from, cuts.nodes[p]!)
    const end = Math.min(to + 1, cuts.nodes[p + 1]!)
    if (first >= end) continue
    const { curves, pointCurves } = foundations[on[p]! as 0 | 1]
    const [c0, c1, c2, c3, c4] = curves as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array]
    const shift = offset[p]! - cuts.nodes[p]!
    const m_a = M_a[p]!
    const m_b = M_b[p]!
    const u_a = d[2 * p]!
    const u_b = d[2 * p + 2]!
    const q_p = q[p]!
    for (let node = first; node < end; node++) {
      const i = shift + node
      moments[node] = m_a * c0[i]! + m_b * c1[i]! + u_a * c2[i]! + u_b * c3[i]! + q_p * c4[i]!
    }
    for (const j of cuts.loadedInside[p]!) {
      if (P[j] === 0) continue
      const curve = pointCurves[j]!
      for (let node = first; node < end; node++) moments[node]! += P[j]! * curve[node - cuts.nodes[p]!]!
    }
  }
  if (to === cuts.mesh.elementCount) moments[to] = 0
}
