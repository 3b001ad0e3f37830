/** Moments of the last solved line of a condensed strut: their range in every block, and their values at the nodes. */
import type { CondensedStrut, Pieces } from './condensed-strut.ts'

/** Widens the ranges of M in the blocks by those of the last solved line. @param at start of the row of blocks */
export function widenRanges(strut: CondensedStrut, high: Float64Array, low: Float64Array, at: number): void {
  const { cuts, foundations, on, top, bottom } = strut
  for (let p = 0; p < on.length; p++) {
    const pieces = foundations[on[p]! as 0 | 1]
    setRange(strut, p, top, pieces.high, pieces.low)
    setRange(strut, p, bottom, pieces.low, pieces.high)
    const points = cuts.loadedInside[p]!
    for (let i = 0; i < points.length; i++) addPoint(strut, pieces, p, points[i]!)
  }
  for (let b = 0; b < top.length; b++) {
    if (top[b]! > high[at + b]!) high[at + b] = top[b]!
    if (bottom[b]! < low[at + b]!) low[at + b] = bottom[b]!
  }
}

/** One bound of M in the blocks of a piece: the same bound of every unit curve where its factor is positive, else the opposite one. */
function setRange(
  { cuts, M_a, M_b, d, q }: CondensedStrut,
  p: number,
  into: Float64Array,
  same: Float64Array[],
  other: Float64Array[],
): void {
  const first = cuts.firstBlock[p]!
  const end = cuts.firstBlock[p + 1]!
  const m_a = M_a[p]!
  const m_b = M_b[p]!
  const u_a = d[2 * p]!
  const u_b = d[2 * p + 2]!
  const q_p = q[p]!
  const of_q = (q_p >= 0 ? same : other)[4]!
  const of_a = (m_a > 0 ? same : other)[0]!
  const of_b = (m_b > 0 ? same : other)[1]!
  const of_ua = (u_a > 0 ? same : other)[2]!
  const of_ub = (u_b > 0 ? same : other)[3]!
  for (let b = first; b < end; b++) into[b] = q_p * of_q[b]! + m_a * of_a[b]! + m_b * of_b[b]!
  // Most cuts are at supports, which do not move.
  if (u_a === 0 && u_b === 0) return
  for (let b = first; b < end; b++) into[b] = into[b]! + u_a * of_ua[b]! + u_b * of_ub[b]!
}

/** Adds the range of point load j inside a piece to that of the line. */
function addPoint({ cuts, P, top, bottom }: CondensedStrut, pieces: Pieces, p: number, j: number): void {
  const factor = P[j]!
  if (factor === 0) return
  const more = (factor > 0 ? pieces.pointHigh : pieces.pointLow)[j]!
  const less = (factor > 0 ? pieces.pointLow : pieces.pointHigh)[j]!
  const first = cuts.firstBlock[p]!
  for (let i = 0; i < more.length; i++) {
    top[first + i]! += factor * more[i]!
    bottom[first + i]! += factor * less[i]!
  }
}

/** M of the last solved line at the nodes `from` to `to`. */
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
