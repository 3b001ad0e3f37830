import { ScopeError } from '../scope-error.ts'
import { distance, type Point } from './midline.ts'

/** Chords of a full right angle; the developed length is then 0.04 % of the arc too short. */
const CHORDS_PER_RIGHT_ANGLE = 16

/** Angle by which the line turns at every vertex [rad], 0 ≤ φ < π; 0 at its ends. */
export const turnAngles = (line: Point[]): number[] =>
  Array.from(line, (b, i) => {
    const [a, c] = [line[i - 1], line[i + 1]]
    if (!a || !c) return 0
    const cross = (b.y - a.y) * (c.z - b.z) - (b.z - a.z) * (c.y - b.y)
    const dot = (b.y - a.y) * (c.y - b.y) + (b.z - a.z) * (c.z - b.z)
    return Math.abs(Math.atan2(cross, dot))
  })

/** A sharp-cornered open polyline with every corner rounded by chords of an arc, as `roundedPieces`; method 3.4 and 3.5. */
export const roundCorners = (sharp: Point[], radius: number): Point[] => [
  sharp[0]!,
  ...Array.from(roundedPieces(sharp, radius), (piece) => piece.to),
]

/**
 * The same polyline piece by piece: flat, chords of the arc at vertex 1, flat, chords of the arc at vertex 2 …
 *
 * @param sharp  vertices, mm
 * @param radius radius of the midline r_m = r + t_nom/2 [mm]; 0 leaves the flats alone
 * @returns each with the index of the vertex whose arc the chord belongs to; −1 on a flat
 * @throws ScopeError a plate shorter than the tangents of its corners: no such section exists
 */
export function roundedPieces(sharp: Point[], radius: number) {
  const turns = turnAngles(sharp)
  const tangents = Array.from(turns, (phi) => radius * Math.tan(phi / 2))
  const plates = Array.from(sharp.slice(1), (p, i) => distance(sharp[i]!, p))
  for (const [i, plate] of plates.entries()) {
    const isLong = plate >= tangents[i]! + tangents[i + 1]! - 1e-9
    ScopeError.unless(isLong, 'EN 1993-1-3 5.1', 'plate at least as long as its corners', plate)
  }
  const pieces: { from: Point; to: Point; corner: number }[] = []
  let from = sharp[0]!
  const add = (y: number, z: number, corner: number) => {
    const to = { y, z }
    pieces.push({ from, to, corner })
    from = to
  }
  for (let i = 1; i < plates.length; i++) {
    const phi = turns[i]!
    if (phi < 1e-9) continue
    const [a, b, c] = [sharp[i - 1]!, sharp[i]!, sharp[i + 1]!]
    // Direction into the corner, and the side on which the centre of the arc lies.
    const uy = (b.y - a.y) / plates[i - 1]!
    const uz = (b.z - a.z) / plates[i - 1]!
    const side = Math.sign((b.y - a.y) * (c.z - b.z) - (b.z - a.z) * (c.y - b.y))
    const startY = b.y - tangents[i]! * uy
    const startZ = b.z - tangents[i]! * uz
    add(startY, startZ, -1)
    if (radius === 0) continue
    const centreY = startY - side * radius * uz
    const centreZ = startZ + side * radius * uy
    const [ry, rz] = [startY - centreY, startZ - centreZ]
    const chords = Math.max(2, Math.ceil((CHORDS_PER_RIGHT_ANGLE * phi) / (Math.PI / 2)))
    for (let k = 1; k <= chords; k++) {
      const angle = (side * phi * k) / chords
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      add(centreY + cos * ry - sin * rz, centreZ + sin * ry + cos * rz, i)
    }
  }
  const end = sharp.at(-1)!
  add(end.y, end.z, -1)
  return pieces
}

/** Length of a polyline [mm]. */
export const polylineLength = (points: Point[]): number =>
  points.reduce((length, p, i) => length + (i === 0 ? 0 : distance(points[i - 1]!, p)), 0)
