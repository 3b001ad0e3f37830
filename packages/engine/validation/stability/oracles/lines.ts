import { lineBuckling, setLineStiffness } from '../../../src/stability/line-buckling.ts'
import { createLineMesh, type LineCuts, type LineMesh, type LineSpan } from '../../../src/stability/line-mesh.ts'
import { createStrut, heldNodes, type Strut, setStrutStiffness } from '../../../src/stability/strut-on-foundation.ts'
import {
  createThinWalledLine,
  type LineActions,
  type LineHold,
  type ThinWalledSection,
} from '../../../src/stability/thin-walled-line.ts'

/** A line of main spans, with consoles where a length is given. */
export function spansOf(main: readonly number[], left = 0, right = 0): LineSpan[] {
  const spans = main.map((length) => ({ length, isConsole: false }))
  if (left > 0) spans.unshift({ length: left, isConsole: true })
  if (right > 0) spans.push({ length: right, isConsole: true })
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
  hold: LineHold
  isPanelBraced?: boolean
  hasDeflection?: boolean
  actions: Partial<LineActions>
}

/** α_cr of a thin-walled line, set up and solved in one go. */
export function alphaOf(mesh: LineMesh, c: LineCase): number {
  const line = createThinWalledLine(mesh, c.isPanelBraced ?? false, c.hasDeflection ?? false)
  setLineStiffness(line, c.section, c.hold)
  return lineBuckling(line, { M_y: null, N: null, q_z: null, P_z: null, z_q: 0, ...c.actions }).alpha
}

/** Nothing but forks at the supports. */
export const FREE: LineHold = { z_up: 0, z_low: 0, C_D: 0 }
