/** Forces of one candidate in one combination on the mesh of the line solvers. */
import { isActive } from './combined-forces.ts'
import type { LineDesign, WeighedLine } from './line-design.ts'
import type { MeshResponse } from './statics-table.ts'

type Part = keyof MeshResponse

const EVERY: readonly Part[] = ['M', 'q', 'q_y', 'N', 'P', 'P_y']
/** What bends and twists the line. */
export const TRANSVERSE: readonly Part[] = ['M', 'q', 'P']
export const AXIAL: readonly Part[] = ['N']

export function createMeshForces(line: LineDesign): MeshResponse {
  const pair = () => new Float64Array(2 * line.mesh.elementCount)
  const node = () => new Float64Array(line.mesh.nodeCount)
  return { M: node(), q: pair(), q_y: pair(), N: pair(), P: node(), P_y: node() }
}

/** The parts of a response that are not zero everywhere: the others add nothing. */
export function activeParts(mesh: MeshResponse): Partial<MeshResponse> {
  return Object.fromEntries(EVERY.filter((part) => isActive(mesh[part])).map((part) => [part, mesh[part]]))
}

/** Values of a whole response, by nodes. */
const VALUES = 9
/** Up to this many values the combined responses of a request are kept for all its candidates (64 MB). */
const KEPT_VALUES = 8_000_000

const areKept = ({ uls, mesh }: LineDesign): boolean => uls.combinations.length * mesh.nodeCount * VALUES < KEPT_VALUES

/** M, q, N and point loads of ULS combination c, own weight included [N, mm]. @param parts those that are asked for */
export function meshForces(on: WeighedLine, c: number, into: MeshResponse, parts: readonly Part[] = EVERY): void {
  for (const part of parts) fill(on, c, part, into[part], 0, into[part].length)
}

/** What the stresses of a free flange depend on, at the nodes `from` to `to` alone. */
export function flangeForcesBetween(on: WeighedLine, c: number, into: MeshResponse, from: number, to: number): void {
  // Two values an element: those of the elements before the first node and after the last one too.
  const first = Math.max(0, 2 * from - 1)
  const end = Math.min(2 * on.line.mesh.elementCount, 2 * to + 1)
  fill(on, c, 'M', into.M, from, to + 1)
  fill(on, c, 'P', into.P, from, to + 1)
  fill(on, c, 'q', into.q, first, end)
  fill(on, c, 'N', into.N, first, end)
}

/** One part of a combination from index `start` to before `end`. */
function fill(
  { line, candidate }: WeighedLine,
  c: number,
  part: Part,
  into: Float64Array,
  start: number,
  end: number,
): void {
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const own = line.activeOwn[part]
  if (areKept(line)) put(into, keptPart(line, c, part), start, end)
  else addShared(line, c, part, into.fill(0, start, end), start, end)
  if (own) addScaled(into, own, weight, start, end)
}

/** One part of the response of combination c, without own weight; built once a request. */
function keptPart(line: LineDesign, c: number, part: Part): Float64Array {
  const kept = line.meshResponses[c] ?? {}
  line.meshResponses[c] = kept
  let values = kept[part]
  if (!values) {
    const { elementCount, nodeCount } = line.mesh
    values = new Float64Array(part === 'M' || part === 'P' || part === 'P_y' ? nodeCount : 2 * elementCount)
    addShared(line, c, part, values, 0, values.length)
    kept[part] = values
  }
  return values
}

/** Adds one part of the response of combination c, without own weight. */
function addShared(line: LineDesign, c: number, part: Part, into: Float64Array, start: number, end: number): void {
  const { factors } = line.uls.combinations[c]!
  for (const id in factors) {
    const factor = factors[id]!
    if (id !== 'Nax') {
      const from = line.activeCases.get(id)![part]
      if (from) addScaled(into, from, factor, start, end)
    } else if (part === 'N') {
      for (let i = start; i < end; i++) into[i]! += factor * line.actions.axialForce
    }
  }
}

function addScaled(into: Float64Array, from: Float64Array, factor: number, start: number, end: number): void {
  for (let i = start; i < end; i++) into[i]! += factor * from[i]!
}

function put(into: Float64Array, from: Float64Array, start: number, end: number): void {
  for (let i = start; i < end; i++) into[i] = from[i]!
}
