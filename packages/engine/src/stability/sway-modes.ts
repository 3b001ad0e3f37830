/** Modes of the sway kept for section after section: their energies, part by part, give a load factor of any section. */
import type { Band } from './banded.ts'
import type { FieldParts, LoadParts } from './field-parts.ts'
import { type OmegaFamily, PHI } from './omega-elements.ts'
import { energy } from './smallest-load-factor.ts'

/** Transverse loads kept for section after section, with the modes of the sway in which sections buckled under them. */
export interface KeptOmegaLoad {
  load: LoadParts
  modes: SwayMode[]
}

/** A mode d with the energies dᵢᵀ·part·dⱼ of its fields, row by row, by the section matrix that each part is weighted with. */
interface SwayMode {
  d: Float64Array
  energies: Record<Part, Float64Array>
  /** what these leave of dᵀG·d, the work of the shear: the same in every section */
  shear: number
}
type Part = 'C' | 'D' | 'B' | 'X' | 'X_q'

/** A mode of the section and the load whose G stands in the problem. */
export function swayMode(d: Float64Array, sway: OmegaFamily, parts: FieldParts, load: LoadParts): SwayMode {
  const { problem, fields } = sway
  const of = (part: Band) => energiesOf(part, d, fields.length)
  const energies = {
    C: of(parts.curvature),
    D: of(parts.slope),
    B: of(parts.value),
    X: of(load.moment),
    X_q: of(load.transverse),
  }
  const mode: SwayMode = { d: d.slice(), energies, shear: 0 }
  const [G_0, G_1, G_2] = formOf(mode, sway, RELEASED, 0)
  mode.shear = energy(problem, problem.G, d) - G_0 - G_1 - G_2
  return mode
}

const STORED: Part[] = ['C', 'D', 'B']
const RELEASED: Part[] = ['X', 'X_q']

/** Of the modes known that with the smallest quotient in a section; null where none is known. */
export function nearest(modes: SwayMode[], sway: OmegaFamily) {
  const found = { near: null as Float64Array | null, quotient: Number.NaN }
  for (const mode of modes) {
    const quotient = quotientOf(mode, sway)
    if (found.near && !(quotient < found.quotient)) continue
    found.near = mode.d
    found.quotient = quotient
  }
  return found
}

/**
 * −dᵀK·d/dᵀG·d of a mode in a section, with the ratio of its rotation to its displacements that makes it smallest; Infinity where
 * the load does not make it buckle.
 */
function quotientOf(mode: SwayMode, sway: OmegaFamily): number {
  const K = formOf(mode, sway, STORED, 0)
  const G = formOf(mode, sway, RELEASED, mode.shear)
  // 4·(K_0 + α·G_0)·(K_2 + α·G_2) = (K_1 + α·G_1)²
  const a = 4 * G[0] * G[2] - G[1] ** 2
  const b = 4 * (K[0] * G[2] + K[2] * G[0]) - 2 * K[1] * G[1]
  const c = 4 * K[0] * K[2] - K[1] ** 2
  const divisor = Math.sqrt(b * b - 4 * a * c) - b
  return divisor > 0 ? (2 * c) / divisor : Number.POSITIVE_INFINITY
}

/**
 * K_0·v² + K_1·v·φ + K_2·φ² of some parts in a section, with v the size of the displacements of a mode and φ that of its rotation.
 * @param coupling what K_1 has besides
 */
function formOf({ energies }: SwayMode, { matrices, fields }: OmegaFamily, parts: Part[], coupling: number) {
  const form: [number, number, number] = [0, coupling, 0]
  const n = fields.length
  for (const part of parts) {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const rotations = (Number(fields[i] === PHI) + Number(fields[j] === PHI)) as 0 | 1 | 2
        form[rotations] += matrices![part][3 * fields[i]! + fields[j]!]! * energies[part][n * i + j]!
      }
    }
  }
  return form
}

function energiesOf(part: Band, d: Float64Array, fields: number): Float64Array {
  const energies = new Float64Array(fields * fields)
  for (let i = 0; i < fields; i++) {
    for (let j = i; j < fields; j++)
      energies[fields * i + j] = energies[fields * j + i] = energyBetween(part, d, 2 * fields, 2 * i, 2 * j)
  }
  return energies
}

/** The same of two fields, whose values begin at i and j. */
function energyBetween({ n, a }: Band, d: Float64Array, perNode: number, i: number, j: number): number {
  let sum = 0
  for (let p = 0; p < 4 * n; p += 8, i += perNode, j += perNode) {
    const x = d[i]!
    const x_slope = d[i + 1]!
    const x_next = d[i + perNode]!
    const x_nextSlope = d[i + perNode + 1]!
    const y = d[j]!
    const y_slope = d[j + 1]!
    const y_next = d[j + perNode]!
    const y_nextSlope = d[j + perNode + 1]!
    sum +=
      a[p]! * x * y +
      a[p + 1]! * (x * y_slope + x_slope * y) +
      a[p + 2]! * (x * y_next + x_next * y) +
      a[p + 3]! * (x * y_nextSlope + x_nextSlope * y) +
      a[p + 4]! * x_slope * y_slope +
      a[p + 5]! * (x_slope * y_next + x_next * y_slope) +
      a[p + 6]! * (x_slope * y_nextSlope + x_nextSlope * y_slope)
  }
  return sum
}
