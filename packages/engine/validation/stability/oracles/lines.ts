import type { LineActions } from '../../../src/stability/field-parts.ts'
import { lineBuckling, setLineStiffness } from '../../../src/stability/line-buckling.ts'
import { createLineMesh, type LineCuts, type LineMesh, type LineSpan } from '../../../src/stability/line-mesh.ts'
import { createOmegaLine, omegaBuckling, setOmegaStiffness } from '../../../src/stability/omega-line.ts'
import { type OmegaMatrices, omegaMatrices } from '../../../src/stability/omega-matrices.ts'
import { createStrut, heldNodes, type Strut, setStrutStiffness } from '../../../src/stability/strut-on-foundation.ts'
import {
  createThinWalledLine,
  type LineHeights,
  type ThinWalledSection,
} from '../../../src/stability/thin-walled-line.ts'
import { HAT_K4 } from './midline-properties.ts'

/** A line of main spans, with cantilevers where a length is given. */
export function spansOf(main: readonly number[], left = 0, right = 0): LineSpan[] {
  const spans = main.map((length) => ({ length, isCantilever: false }))
  if (left > 0) spans.unshift({ length: left, isCantilever: true })
  if (right > 0) spans.push({ length: right, isCantilever: true })
  return spans
}

export const meshOf = (main: readonly number[], cuts: LineCuts = {}, left = 0, right = 0): LineMesh =>
  createLineMesh(spansOf(main, left, right), cuts)

/** Values of a function of x at the nodes. */
export const atNodes = (mesh: LineMesh, f: (x: number) => number): Float64Array => mesh.x.map(f)

/** Values of a function of x at both ends of every element. */
export function atEnds(mesh: LineMesh, f: (x: number) => number): Float64Array {
  const values = new Float64Array(2 * mesh.elementCount)
  for (let e = 0; e < mesh.elementCount; e++) {
    values[2 * e] = f(mesh.x[e]!)
    values[2 * e + 1] = f(mesh.x[e + 1]!)
  }
  return values
}

/** The flange strut of a line with stiffness set, lower fibre. */
export function strutOf(mesh: LineMesh, B: number, k: number): Strut {
  const strut = createStrut(mesh, heldNodes(mesh, 'lower'))
  setStrutStiffness(strut, B, k)
  return strut
}

export interface LineCase {
  section: ThinWalledSection
  heights: LineHeights
  hasDeflection?: boolean
  actions: Partial<LineActions>
}

const NONE: LineActions = { M: null, N: null, q: null, P: null }

/** α_cr of a thin-walled line, set up and solved in one go. */
export function alphaOf(mesh: LineMesh, c: LineCase): number {
  const line = createThinWalledLine(mesh, c.hasDeflection ?? false)
  setLineStiffness(line, c.section, c.heights)
  return lineBuckling(line, { ...NONE, ...c.actions }).alpha
}

/** Nothing but forks at the supports, loads in the centroid. */
export const FREE: LineHeights = { z_up: 0, z_low: 0, z_q: 0 }

/** A cross-section that cannot distort: 10⁴ N/mm² or more against v_f = v_t − h_p·φ, method 5.21(1). */
export function rigid(m: OmegaMatrices, h_p: number, spring = 1e4): OmegaMatrices {
  const g = [-1, h_p, 1]
  const B = m.sway.B.map((value, k) => value + spring * g[Math.floor(k / 3)]! * g[k % 3]!)
  return { ...m, sway: { ...m.sway, B } }
}

/**
 * α_cr of the rigid Ω of method 5.21 held along its closed flange, where its loads act: the sway of the Ω line when its cross-section
 * cannot distort, C_D [N] on the rotation of all of it.
 */
export function alphaUnderPanel(mesh: LineMesh, C_D: number, actions: Partial<LineActions>): number {
  const line = createOmegaLine(mesh, 'closedFlange', false)
  const matrices = rigid(omegaMatrices(HAT_K4, { k_M: 0, k_B: 0 }, 'T'), HAT_K4.h_p, 1e6)
  matrices.sway.B[4]! += C_D
  setOmegaStiffness(line, matrices)
  return omegaBuckling(line, { ...NONE, ...actions }, true).alphaSway
}
