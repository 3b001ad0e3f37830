import { ScopeError } from '../scope-error.ts'
import { distance, type Point } from './midline.ts'

/** Chords of a full right angle; the developed length is then short by 0.04 % of the arc. */
const CHORDS_PER_RIGHT_ANGLE = 16

/** Angle by which the line turns at every vertex [rad], 0 ≤ φ < π; 0 at its ends. */
export const turnAngles = (line: Point[]): number[] =>
  Array.from(line, (b, i) => (i === 0 || i === line.length - 1 ? 0 : turnAngle(line[i - 1]!, b, line[i + 1]!)))

function turnAngle(a: Point, b: Point, c: Point): number {
  const cross = (b.y - a.y) * (c.z - b.z) - (b.z - a.z) * (c.y - b.y)
  const dot = (b.y - a.y) * (c.y - b.y) + (b.z - a.z) * (c.z - b.z)
  return Math.abs(Math.atan2(cross, dot))
}

/** A straight piece of a rounded polyline: what is left of a side between two vertices, or a chord of the arc at one of them. */
export interface RoundedPiece {
  from: Point
  to: Point
  /** index of the vertex whose arc the chord belongs to; −1 on a flat */
  corner: number
}

/**
 * A sharp-cornered open polyline with every corner rounded by chords of an arc; method 3.4 and 3.5.
 *
 * @param sharp  vertices, mm
 * @param radius radius of the midline r_m = r + t_nom/2 [mm]
 * @throws ScopeError a plate shorter than the tangents of its corners: no such section exists
 */
export function roundCorners(sharp: Point[], radius: number): Point[] {
  if (radius === 0) return sharp
  const points = [sharp[0]!]
  eachPiece(sharp, radius, (to) => points.push(to))
  return points
}

/**
 * The same polyline piece by piece: flat, chords of the arc at vertex 1, flat, chords of the arc at vertex 2 …
 *
 * @param sharp  vertices, mm
 * @param radius radius of the midline r_m = r + t_nom/2 [mm]; 0 leaves the flats alone
 * @throws ScopeError a plate shorter than the tangents of its corners: no such section exists
 */
export function roundedPieces(sharp: Point[], radius: number): RoundedPiece[] {
  const pieces: RoundedPiece[] = []
  let from = sharp[0]!
  eachPiece(sharp, radius, (to, corner) => {
    pieces.push({ from, to, corner })
    from = to
  })
  return pieces
}

/** Tells the end of every piece, one after the other. */
function eachPiece(sharp: Point[], radius: number, add: (to: Point, corner: number) => void): void {
  const last = sharp.length - 1
  const turns = turnAngles(sharp)
  const tangents = Array.from(turns, (phi) => radius * Math.tan(phi / 2))
  for (let i = 1; i < last; i++) {
    const a = sharp[i - 1]!
    const b = sharp[i]!
    const c = sharp[i + 1]!
    const tangent = tangents[i]!
    const ab = distance(a, b)
    const bc = distance(b, c)
    const isLong = (plate: number, other: number) =>
      ScopeError.unless(
        plate >= tangent + other - 1e-9,
        'EN 1993-1-3 5.1',
        'plate at least as long as its corners',
        plate,
      )
    isLong(ab, tangents[i - 1]!)
    isLong(bc, tangents[i + 1]!)
    const phi = turns[i]!
    if (phi < 1e-9) continue
    // Directions into and out of the corner, and the side on which the centre of the arc lies.
    const uy = (b.y - a.y) / ab
    const uz = (b.z - a.z) / ab
    const side = Math.sign((b.y - a.y) * (c.z - b.z) - (b.z - a.z) * (c.y - b.y))
    const startY = b.y - tangent * uy
    const startZ = b.z - tangent * uz
    add({ y: startY, z: startZ }, -1)
    if (radius === 0) continue
    const centreY = startY - side * radius * uz
    const centreZ = startZ + side * radius * uy
    const chords = Math.max(2, Math.ceil((CHORDS_PER_RIGHT_ANGLE * phi) / (Math.PI / 2)))
    for (let k = 1; k <= chords; k++) {
      const angle = (side * phi * k) / chords
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      const ry = startY - centreY
      const rz = startZ - centreZ
      add({ y: centreY + cos * ry - sin * rz, z: centreZ + sin * ry + cos * rz }, i)
    }
  }
  add(sharp[last]!, -1)
}

/** Length of a polyline [mm]. */
export function polylineLength(points: Point[]): number {
  let length = 0
  for (let i = 1; i < points.length; i++) {
    length += distance(points[i - 1]!, points[i]!)
  }
  return length
}
