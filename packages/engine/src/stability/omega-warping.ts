/** Warping displacements of the sway of an Ω at the ends of its flats, where the stresses of sideways load are looked at; method 5.26. */
import { clearRounding } from '../zero.ts'
import {
  type Corner,
  cornerMotion,
  halfPath,
  type Material,
  type OmegaMidlines,
  type SectionField,
  STEEL,
  swayFamily,
} from './omega-shape.ts'

/** An end of a flat: its corner where that is sharp, 0; of the arc of that corner the end towards the lip, 1, or towards the middle, 2. */
export type WarpingPlace = 'L' | `${'F' | 'B' | 'T'}${0 | 1 | 2}`

/** Warping displacement per unit of v_t, φ and v_f at one place: U, along the line [mm per mm of field; φ in rad]. */
export interface WarpingPoint {
  place: WarpingPlace
  U: readonly [v_t: number, phi: number, v_f: number]
}

/**
 * U of the three fields at both ends of every flat of the right half; that of the left half has the other sign.
 *
 *   U(s) = −∫v ds with U = 0 at M, the middle of the closed flange; v is constant along a wall
 *
 * Source: EN 1993-1-3:2006, 6.1.6 (stresses of torsion and distortion); the model is method 5.11 and 5.26. Nothing holds the frame.
 */
export function swayWarping(m: OmegaMidlines, material: Material = STEEL): WarpingPoint[] {
  const { corners, pieces } = halfPath(m)
  const { fields } = swayFamily(m, { k_M: 0, k_B: 0 }, material)
  const along = fields.map((field) => tangential(m, corners, pieces, field))
  // From the middle of the closed flange back to the edge of the lip: U = ∫v ds from the place to M.
  const U = [0, 0, 0]
  const points: WarpingPoint[] = []
  const add = ({ name }: Corner, end: 1 | 2) => {
    if (name === 'M') return
    const isArc = m.r_m > 0 && name !== corners[0]!.name && name !== 'L'
    const place: WarpingPlace = name === 'L' ? name : `${name}${isArc ? end : 0}`
    if (points.at(-1)?.place !== place) points.push({ place, U: [U[0]!, U[1]!, U[2]!] })
  }
  for (let i = pieces.length - 1; i >= 0; i--) {
    const { L, start, end } = pieces[i]!
    const isFlat = start !== end
    if (isFlat) add(corners[end]!, 1)
    for (let f = 0; f < 3; f++) U[f]! += along[f]![i]! * L
    if (isFlat) add(corners[start]!, 2)
  }
  const fieldOf = (f: number) => clearRounding(Float64Array.from(points, (p) => p.U[f]!))
  const [U_t, U_phi, U_f] = [fieldOf(0), fieldOf(1), fieldOf(2)]
  return points.map(({ place }, i): WarpingPoint => ({ place, U: [U_t[i]!, U_phi[i]!, U_f[i]!] })).reverse()
}

/** Displacement along every piece in a field; a chord of an arc moves rigidly with its corner. */
function tangential(
  m: OmegaMidlines,
  corners: Corner[],
  pieces: ReturnType<typeof halfPath>['pieces'],
  field: SectionField,
): number[] {
  const motions = corners.map((corner) => cornerMotion(m, field, corner))
  return pieces.map(({ from, t_y, t_z, start, end }) => {
    const { d, theta } = motions[start]!
    if (start !== end) return d.y * t_y + d.z * t_z
    const { at } = corners[start]!
    return (d.y - theta * (from.z - at.z)) * t_y + (d.z + theta * (from.y - at.y)) * t_z
  })
}
