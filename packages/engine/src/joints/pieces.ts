/** The pieces of a line, and their weight. */
import type { PurlinLine } from '../input.ts'

/** Distance from a bolt row to the end of the piece, unless the maker has tested another one [mm]. */
export const EDGE = 35

/** Equal pieces of a line. */
export interface Pieces {
  /** [mm] */
  length: number
  thickness: number
  count: number
  /** of one piece [kg] */
  mass: number
}

/** A piece from joint to joint; its spans are indices of the whole list. */
export interface Piece {
  firstSpan: number
  lastSpan: number
  /** ends from the left end of the line, laps and edges included [mm] */
  from: number
  to: number
}

/** The pieces from left to right: the spans between joints and, at a lapped end, the lap and the edge beyond its bolt row. */
export function piecesAlong({ spans, joints }: PurlinLine, edge = EDGE): Piece[] {
  const cantilevers = spans[0]?.kind === 'CONSOLE' ? 1 : 0
  const pieces: Piece[] = [{ firstSpan: 0, lastSpan: 0, from: 0, to: 0 }]
  let end = 0
  for (const [k, { length }] of spans.entries()) {
    const joint = joints?.supports[k - cantilevers - 1]
    const before = pieces.at(-1)!
    if (joint && joint.kind !== 'CONTINUOUS') {
      const isLap = joint.kind === 'LAP'
      before.to = end + (isLap ? joint.b + edge : 0)
      pieces.push({ firstSpan: k, lastSpan: k, from: end - (isLap ? joint.a + edge : 0), to: 0 })
    }
    end += length
    pieces.at(-1)!.lastSpan = k
  }
  pieces.at(-1)!.to = end
  return pieces
}

/** Lengths that differ by less are equal [mm]. */
const SAME_LENGTH = 1e-3

/** Counts equal pieces, the longest first, then the thinnest. @param of thickness [mm] and mass per metre [kg] of the member of a span */
export function countedPieces(
  pieces: Piece[],
  of: (span: number) => { thickness: number; massPerMetre: number },
): Pieces[] {
  const counted: Pieces[] = []
  for (const { from, to, firstSpan } of pieces) {
    const length = to - from
    const { thickness, massPerMetre } = of(firstSpan)
    const same = counted.find((p) => p.thickness === thickness && Math.abs(p.length - length) < SAME_LENGTH)
    if (same) same.count++
    else counted.push({ length, thickness, count: 1, mass: (massPerMetre * length) / 1e3 })
  }
  return counted.sort((p, q) =>
    Math.abs(p.length - q.length) < SAME_LENGTH ? p.thickness - q.thickness : q.length - p.length,
  )
}
