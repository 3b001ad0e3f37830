/** The unit curves of a piece: its moments under M = 1 or u = 1 at an end, q = 1 and P = 1, and their ranges in its blocks. */
import type { CondensedStrut, Pieces } from './condensed-strut.ts'
import type { StrutCuts } from './strut-cuts.ts'

/** Along a piece: at its nodes, and the range in its blocks. */
interface UnitCurve {
  moments: Float64Array
  high: Float64Array
  low: Float64Array
}

/** What makes one: a curve with both ends clamped, and the moments that act there. */
interface Source {
  clamped: Float64Array | null
  m_a: number
  m_b: number
}

/** From curves of unit end displacements to those of unit end moments and settlements, which do not cancel each other. */
export function unitCurves(strut: CondensedStrut, pieces: Pieces, p: number): void {
  const { S, f_q, curves, high, low } = pieces
  const { raw, offset, cuts } = strut
  const k = 16 * p
  const ofBlocks = (ranges: Float64Array) => ranges.subarray(cuts.firstBlock[p]!, cuts.firstBlock[p + 1]!)
  const set = (c: number, source: Source) =>
    setCurve(strut, pieces, p, source, {
      moments: curves[c]!.subarray(offset[p]!, offset[p + 1]!),
      high: ofBlocks(high[c]!),
      low: ofBlocks(low[c]!),
    })
  set(0, { clamped: null, m_a: 1, m_b: 0 })
  set(1, { clamped: null, m_a: 0, m_b: -1 })
  set(2, { clamped: raw[0]!, m_a: -S[k + 4]!, m_b: -S[k + 12]! })
  set(3, { clamped: raw[2]!, m_a: -S[k + 6]!, m_b: -S[k + 14]! })
  set(4, { clamped: raw[4]!, m_a: f_q[4 * p + 1]!, m_b: f_q[4 * p + 3]! })
}

export function pointCurve(strut: CondensedStrut, pieces: Pieces, p: number, j: number): void {
  const { f_P, pointCurves, pointHigh, pointLow } = pieces
  const source = { clamped: strut.raw[5]!, m_a: f_P[4 * j + 1]!, m_b: f_P[4 * j + 3]! }
  setCurve(strut, pieces, p, source, { moments: pointCurves[j]!, high: pointHigh[j]!, low: pointLow[j]! })
}

function setCurve(strut: CondensedStrut, { S }: Pieces, p: number, { clamped, m_a, m_b }: Source, curve: UnitCurve) {
  const { raw, cuts } = strut
  const { moments } = curve
  const k = 16 * p
  const determinant = S[k + 5]! * S[k + 15]! - S[k + 7]! * S[k + 13]!
  const left = (S[k + 15]! * m_a - S[k + 7]! * m_b) / determinant
  const right = (S[k + 5]! * m_b - S[k + 13]! * m_a) / determinant
  const ofLeft = raw[1]!
  const ofRight = raw[3]!
  for (let i = 0; i < moments.length; i++)
    moments[i] = (clamped ? clamped[i]! : 0) + left * ofLeft[i]! + right * ofRight[i]!
  setRanges(cuts, p, curve)
}

/**
 * Range of a curve in every block of a piece: at the nodes of its elements, both ends included, and between them under every
 * parabola that `withinElement` may take: through an element and the one beside it, if that is of comparable length.
 */
function setRanges({ nodes, blocks, firstBlock, bulge, mesh }: StrutCuts, p: number, curve: UnitCurve): void {
  const { moments, high, low } = curve
  const a = nodes[p]!
  const b = nodes[p + 1]!
  for (let i = 0, k = firstBlock[p]!; i < high.length; i++, k++) {
    let top = moments[blocks[k]! - a]!
    let bottom = top
    const end = Math.min(b, blocks[k + 1]!)
    for (let e = blocks[k]!; e < end; e++) {
      const left = moments[e - a]!
      const right = moments[e - a + 1]!
      const h = mesh.length[e]!
      // A parabola rises above its chord by c·h²/4 at most, 2c its curvature.
      let rise = 0
      if (bulge.before[e] !== 0)
        rise = Math.abs((moments[e - a - 1]! - left) / mesh.length[e - 1]! + (right - left) / h) * bulge.before[e]!
      if (bulge.after[e] !== 0) {
        const r = Math.abs((moments[e - a + 2]! - right) / mesh.length[e + 1]! + (left - right) / h) * bulge.after[e]!
        if (r > rise) rise = r
      }
      const more = Math.max(left, right) + rise
      const less = Math.min(left, right) - rise
      if (more > top) top = more
      if (less < bottom) bottom = less
    }
    high[i] = top
    low[i] = bottom
  }
}
