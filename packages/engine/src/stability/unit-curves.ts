/** The unit curves of a piece: its moments under M = 1 or u = 1 at an end, q = 1 and P = 1, and their ranges in its blocks. */
import type { CondensedStrut, Pieces } from './condensed-strut.ts'

/** From curves of unit end displacements to those of unit end moments and settlements, which do not cancel each other. */
export function unitCurves(strut: CondensedStrut, pieces: Pieces, p: number): void {
  const { S, f_q, curves, high, low } = pieces
  const { raw } = strut
  const k = 16 * p
  const at = strut.offset[p]!
  const from = (c: number, base: Float64Array | null, m_a: number, m_b: number) => {
    underEndMoments(strut, pieces, p, base, m_a, m_b, curves[c]!, at)
    ranges(strut, p, curves[c]!, at, high[c]!, low[c]!, 0)
  }
  from(0, null, 1, 0)
  from(1, null, 0, -1)
  from(2, raw[0]!, -S[k + 4]!, -S[k + 12]!)
  from(3, raw[2]!, -S[k + 6]!, -S[k + 14]!)
  from(4, raw[4]!, f_q[4 * p + 1]!, f_q[4 * p + 3]!)
}

export function pointCurve(strut: CondensedStrut, pieces: Pieces, p: number, j: number): void {
  const { f_P, pointCurves, pointHigh, pointLow } = pieces
  underEndMoments(strut, pieces, p, strut.raw[5]!, f_P[4 * j + 1]!, f_P[4 * j + 3]!, pointCurves[j]!, 0)
  ranges(strut, p, pointCurves[j]!, 0, pointHigh[j]!, pointLow[j]!, -strut.cuts.firstBlock[p]!)
}

/** A curve of the piece, and on top the slopes at its ends that the moments m_a and m_b cause there. */
function underEndMoments(
  { cuts, raw }: CondensedStrut,
  { S }: Pieces,
  p: number,
  base: Float64Array | null,
  m_a: number,
  m_b: number,
  into: Float64Array,
  at: number,
): void {
  const k = 16 * p
  const determinant = S[k + 5]! * S[k + 15]! - S[k + 7]! * S[k + 13]!
  const left = (S[k + 15]! * m_a - S[k + 7]! * m_b) / determinant
  const right = (S[k + 5]! * m_b - S[k + 13]! * m_a) / determinant
  const ofLeft = raw[1]!
  const ofRight = raw[3]!
  const nodes = cuts.nodes[p + 1]! - cuts.nodes[p]! + 1
  for (let i = 0; i < nodes; i++) into[at + i] = (base ? base[i]! : 0) + left * ofLeft[i]! + right * ofRight[i]!
}

/**
 * Range of a curve in every block of a piece: at the nodes of its elements, both ends included, and between them under every
 * parabola that `withinElement` may take: through an element and the one beside it, if that is of comparable length.
 */
function ranges(
  { cuts }: CondensedStrut,
  p: number,
  curve: Float64Array,
  at: number,
  high: Float64Array,
  low: Float64Array,
  shift: number,
): void {
  const { nodes, blocks, firstBlock, bulge, mesh } = cuts
  const a = nodes[p]!
  const b = nodes[p + 1]!
  const from = at - a
  for (let k = firstBlock[p]!; k < firstBlock[p + 1]!; k++) {
    let top = curve[from + blocks[k]!]!
    let bottom = top
    const end = Math.min(b, blocks[k + 1]!)
    for (let e = blocks[k]!; e < end; e++) {
      const left = curve[from + e]!
      const right = curve[from + e + 1]!
      const h = mesh.length[e]!
      // A parabola rises above its chord by c·h²/4 at most, 2c its curvature.
      let rise = 0
      if (bulge.before[e] !== 0)
        rise = Math.abs((curve[from + e - 1]! - left) / mesh.length[e - 1]! + (right - left) / h) * bulge.before[e]!
      if (bulge.after[e] !== 0) {
        const r = Math.abs((curve[from + e + 2]! - right) / mesh.length[e + 1]! + (left - right) / h) * bulge.after[e]!
        if (r > rise) rise = r
      }
      const more = Math.max(left, right) + rise
      const less = Math.min(left, right) - rise
      if (more > top) top = more
      if (less < bottom) bottom = less
    }
    high[k + shift] = top
    low[k + shift] = bottom
  }
}
