/** The half section of an Ω in its own axes and how it can move; method 5.8 to 5.10. */
import { distance, type Point } from '../sections/midline.ts'
import type { OmegaWidths } from '../sections/profile.ts'
import { roundedPieces } from '../sections/rounded-polyline.ts'
import type { SectionModel } from '../sections/section-model.ts'
import { E, nu } from '../steel.ts'

/** Midlines of an Ω section [mm]: what the line needs of its dimensions. */
export interface OmegaMidlines extends OmegaWidths {
  /** depth between the flange midlines */
  h_p: number
  /** core thickness */
  t: number
  /** radius of the corners’ midline; 0: sharp */
  r_m: number
}

/** Modulus of elasticity [N/mm²] and Poisson’s ratio. */
export interface Material {
  E: number
  nu: number
}
export const STEEL: Material = { E, nu }

/** Rotational springs of half a frame [N·mm/mm/rad]: at the middle of the closed flange and at the web-foot corner. */
export interface FrameSprings {
  k_M: number
  k_B: number
}

/**
 * Springs by which the sheeting holds the frame: half of C_D for half a section.
 *
 *   panel on the closed flange: k_M = C_D/2      panel on the feet: 1/k_B = 2/C_D + b_f/(2·D), D = E·t³/(12·(1 − ν²))
 *
 * Source: method 5.9; at the feet derived only, not shown by tests.
 * @param C_D rotational spring of the sheeting [N·mm/mm/rad]
 */
export function frameSprings(
  m: OmegaMidlines,
  held: 'closedFlange' | 'feet' | null,
  C_D: number,
  material = STEEL,
): FrameSprings {
  if (held === 'closedFlange') return { k_M: C_D / 2, k_B: 0 }
  if (held === 'feet' && C_D > 0) return { k_M: 0, k_B: 1 / (2 / C_D + m.b_f / (2 * plateStiffness(m.t, material))) }
  return { k_M: 0, k_B: 0 }
}

/** D = E·t³/(12·(1 − ν²)) [N·mm]. */
export const plateStiffness = (t: number, { E, nu }: Material): number => (E * t ** 3) / (12 * (1 - nu * nu))

/** Displacements of the corners and the middle of the closed flange with their rotations, for one unit field. */
export interface SectionField {
  M: Point
  T: Point
  B: Point
  theta_M: number
  theta_T: number
  theta_B: number
}

/** The unit fields of a family and the stiffness of the frame against them, n × n row by row [N/mm² per mm of line]. */
export interface FieldFamily {
  fields: SectionField[]
  B: Float64Array
}

/** Direction of the right web from the closed flange to the foot, with its length. */
function web({ y_t, y_b, h_p }: OmegaMidlines) {
  const s_w = Math.hypot(y_b - y_t, h_p)
  return { s_w, e_y: (y_b - y_t) / s_w, e_z: h_p / s_w }
}

/** p·(a² + ab + b²) as a bilinear form of two end rotations: a beam of stiffness p/2·L. */
const ends = (p: number, a1: number, b1: number, a2: number, b2: number): number =>
  p * (2 * a1 * a2 + a1 * b2 + b1 * a2 + 2 * b1 * b2)

/**
 * Sway (v_t closed flange sideways, φ its rotation, v_f both feet sideways) with the rotations of the corners that minimise
 *
 *   U_h = (2D/y_t)·(a² + ab + b²) + (2D/s_w)·(c² + cd + d²) + ½·k_M·θ_M² + ½·k_B·θ_B²
 *   a = θ_M − φ, b = θ_T − φ, c = θ_T − ψ, d = θ_B − ψ
 */
export function swayFamily(m: OmegaMidlines, { k_M, k_B }: FrameSprings, material = STEEL): FieldFamily {
  const { s_w, e_y, e_z } = web(m)
  const D = plateStiffness(m.t, material)
  const p = (2 * D) / m.y_t
  const w = (2 * D) / s_w
  // Rotations of the corners for φ = 1 alone and for ψ = 1 alone: three equations, θ_M and θ_B eliminated.
  const corners = (phi: number, psi: number) => {
    const M = 2 * p + k_M
    const B = 2 * w + k_B
    const theta_T =
      (3 * p * phi + 3 * w * psi - (3 * p * p * phi) / M - (3 * w * w * psi) / B) /
      (2 * p + 2 * w - (p * p) / M - (w * w) / B)
    return { theta_M: (3 * p * phi - p * theta_T) / M, theta_T, theta_B: (3 * w * psi - w * theta_T) / B }
  }
  const unit = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const
  const moved = unit.map(([v_t, phi, v_f]) => {
    const T = { y: v_t, z: m.y_t * phi }
    const B = { y: v_f, z: (e_y * v_t + e_z * m.y_t * phi - e_y * v_f) / e_z }
    const psi = (-e_z * (B.y - T.y) + e_y * (B.z - T.z)) / s_w
    return { phi, psi, field: { M: { y: v_t, z: 0 }, T, B, ...corners(phi, psi) } }
  })
  const B = new Float64Array(9)
  moved.forEach((i, row) => {
    moved.forEach((j, column) => {
      const f = i.field
      const g = j.field
      B[3 * row + column] =
        2 *
        (ends(p, f.theta_M - i.phi, f.theta_T - i.phi, g.theta_M - j.phi, g.theta_T - j.phi) +
          ends(w, f.theta_T - i.psi, f.theta_B - i.psi, g.theta_T - j.psi, g.theta_B - j.psi) +
          k_M * f.theta_M * g.theta_M +
          k_B * f.theta_B * g.theta_B)
    })
  })
  return { fields: moved.map((i) => i.field), B }
}

/**
 * Spread: the vertical translation of the section, and the feet outwards by u = 1 with
 *
 *   U_h = ½·(D/y_t)·θ_T² + (2D/s_w)·(c² + cd + d²)
 */
export function spreadFamily(m: OmegaMidlines, material = STEEL): FieldFamily {
  const { s_w, e_y, e_z } = web(m)
  const D = plateStiffness(m.t, material)
  const w = (2 * D) / s_w
  const B = { y: 1, z: -e_y / e_z }
  const psi = (-e_z * B.y + e_y * B.z) / s_w
  // With θ_B = (3ψ − θ_T)/2 from its own equation.
  const theta_T = (1.5 * w * psi) / (D / m.y_t + 1.5 * w)
  const theta_B = (3 * psi - theta_T) / 2
  const stiffness =
    2 * ((D / m.y_t) * theta_T * theta_T + ends(w, theta_T - psi, theta_B - psi, theta_T - psi, theta_B - psi))
  const down = { y: 0, z: 1 }
  return {
    fields: [
      { M: down, T: down, B: down, theta_M: 0, theta_T: 0, theta_B: 0 },
      { M: { y: 0, z: (-theta_T * m.y_t) / 2 }, T: { y: 0, z: 0 }, B, theta_M: 0, theta_T, theta_B },
    ],
    B: Float64Array.of(0, 0, 0, stiffness),
  }
}

/** Corners along the path L → F → B → T → M of the half section, with their place. */
export interface Corner {
  name: 'L' | 'F' | 'B' | 'T' | 'M'
  at: Point
}
/** A straight piece of that path, with its length and direction. */
export interface ShapePiece {
  from: Point
  to: Point
  L: number
  t_y: number
  t_z: number
  /** corners its sharp wall lies between, by their place along the path; twice the same: a chord, which moves with it as a rigid body */
  start: number
  end: number
}

/** The half section from the lip’s edge to the axis of symmetry; y from that axis, z from the closed flange’s midline. A wall that is all corner has no straight piece. */
export function halfPath({ h_p, y_t, y_b, b_f, c_p, r_m }: OmegaMidlines): { corners: Corner[]; pieces: ShapePiece[] } {
  const y_f = y_b + b_f
  const corners: Corner[] = [
    { name: 'F', at: { y: y_f, z: h_p } },
    { name: 'B', at: { y: y_b, z: h_p } },
    { name: 'T', at: { y: y_t, z: 0 } },
    { name: 'M', at: { y: 0, z: 0 } },
  ]
  if (c_p > 0) corners.unshift({ name: 'L', at: { y: y_f, z: h_p - c_p } })
  const pieces: ShapePiece[] = []
  let wall = 0
  for (const { from, to, corner } of roundedPieces(
    Array.from(corners, (c) => c.at),
    r_m,
  )) {
    const L = distance(from, to)
    const [start, end] = corner < 0 ? [wall, wall + 1] : [corner, corner]
    if (corner < 0) wall++
    if (L > 1e-9) pieces.push({ from, to, L, t_y: (to.y - from.y) / L, t_z: (to.z - from.z) / L, start, end })
  }
  return { corners, pieces }
}

/** Displacement and rotation of a corner in a field; foot and lip turn with the web-foot corner as one rigid body. */
export function cornerMotion(m: OmegaMidlines, field: SectionField, { name, at }: Corner): { d: Point; theta: number } {
  if (name === 'M') return { d: field.M, theta: field.theta_M }
  if (name === 'T') return { d: field.T, theta: field.theta_T }
  const theta = field.theta_B
  return { d: { y: field.B.y - theta * (at.z - m.h_p), z: field.B.z + theta * (at.y - m.y_b) }, theta }
}

/** Midlines of a built section. */
export function omegaMidlines(model: SectionModel): OmegaMidlines {
  const { omega, h_p, t, t_nom, dimensions } = model
  if (!omega) throw new RangeError('an Ω has a closed flange and two feet')
  const { y_t, y_b, b_f, c_p } = omega
  return { h_p, y_t, y_b, b_f, c_p, t, r_m: dimensions.r + t_nom / 2 }
}
