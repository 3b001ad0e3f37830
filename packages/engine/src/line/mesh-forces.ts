/** Forces of one candidate in one combination on the mesh of the line solvers. */
import { addScaled } from './combined-forces.ts'
import type { LineDesign } from './line-design.ts'
import type { MeshResponse } from './statics-table.ts'

type Part = keyof MeshResponse

const EVERY: readonly Part[] = ['M', 'q', 'q_y', 'N', 'P', 'P_y']
/** What bends and twists the line. */
export const TRANSVERSE: readonly Part[] = ['M', 'q', 'P']
export const AXIAL: readonly Part[] = ['N']

/** What the forces along a line depend on of a candidate: its own weight [N/mm]. */
interface WeighedLine {
  line: LineDesign
  candidate: { ownWeight: number }
}

export function createMeshForces(line: LineDesign): MeshResponse {
  const pair = () => new Float64Array(2 * line.mesh.elementCount)
  const node = () => new Float64Array(line.mesh.nodeCount)
  return { M: node(), q: pair(), q_y: pair(), N: pair(), P: node(), P_y: node() }
}

/** M, q, N and point loads of ULS combination c, own weight included [N, mm]. @param parts those that are asked for */
export function meshForces(on: WeighedLine, c: number, into: MeshResponse, parts: readonly Part[] = EVERY): void {
  for (const part of parts) fill(on, c, part, into)
}

/** What the stresses of a free flange depend on, at the nodes `from` to `to` alone. Under a panel it carries what acts in its plane. */
export function flangeForcesBetween(on: WeighedLine, c: number, into: MeshResponse, from: number, to: number): void {
  // Two values an element: those of the elements before the first node and after the last one too.
  const elements = { start: Math.max(0, 2 * from - 1), end: Math.min(2 * on.line.mesh.elementCount, 2 * to + 1) }
  const nodes = { start: from, end: to + 1 }
  fill(on, c, 'M', into, nodes)
  fill(on, c, 'P', into, nodes)
  if (!on.line.restraints.panel) fill(on, c, 'P_y', into, nodes)
  fill(on, c, 'q', into, elements)
  fill(on, c, 'N', into, elements)
}

/** One part of a combination, from the value `start` to before `end`. */
function fill(
  { line: { uls, own }, candidate }: WeighedLine,
  c: number,
  part: Part,
  into: MeshResponse,
  { start, end } = { start: 0, end: into[part].length },
): void {
  const values = into[part]
  values.fill(0, start, end)
  for (const { factor, response } of uls.terms[c]!) addScaled(values, response.mesh[part], factor, start, end)
  if (part === 'N') for (let i = start; i < end; i++) values[i]! += uls.axial[c]!
  addScaled(values, own.mesh[part], uls.ownFactor[c]! * candidate.ownWeight, start, end)
}
