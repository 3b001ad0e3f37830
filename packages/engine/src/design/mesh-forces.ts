/** Forces of one candidate in one combination on the mesh of the line solvers. */
import type { Candidate } from './candidate.ts'
import type { LineDesign } from './line-design.ts'
import type { MeshResponse } from './statics-table.ts'

export function createMeshForces(line: LineDesign): MeshResponse {
  const pair = () => new Float64Array(2 * line.mesh.elementCount)
  const node = () => new Float64Array(line.mesh.nodeCount)
  return { M: node(), q: pair(), q_y: pair(), N: pair(), P: node(), P_y: node() }
}

function addScaled(into: MeshResponse, from: MeshResponse, factor: number): void {
  for (let i = 0; i < into.M.length; i++) {
    into.M[i]! += factor * from.M[i]!
    into.P[i]! += factor * from.P[i]!
    into.P_y[i]! += factor * from.P_y[i]!
  }
  for (let i = 0; i < into.q.length; i++) {
    into.q[i]! += factor * from.q[i]!
    into.q_y[i]! += factor * from.q_y[i]!
    into.N[i]! += factor * from.N[i]!
  }
}

/** Up to this many values the combined responses of a request are kept for all its candidates (64 MB). */
const KEPT_VALUES = 8_000_000

/** The shared response of combination c, without own weight; built once a request where memory allows. */
export function sharedResponse(line: LineDesign, c: number): MeshResponse {
  const kept = line.meshResponses[c]
  if (kept) return kept
  const shared = createMeshForces(line)
  for (const [id, factor] of Object.entries(line.uls.combinations[c]!.factors)) {
    if (id === 'Nax') for (let i = 0; i < shared.N.length; i++) shared.N[i]! += factor * line.actions.axialForce
    else addScaled(shared, line.cases.get(id)!.mesh, factor)
  }
  if (line.uls.combinations.length * line.mesh.nodeCount * 9 < KEPT_VALUES) line.meshResponses[c] = shared
  return shared
}

const put = (into: Float64Array, base: Float64Array, own: Float64Array, weight: number): void => {
  for (let i = 0; i < into.length; i++) into[i] = base[i]! + weight * own[i]!
}

/** M, q, N and point loads of ULS combination c, own weight included [N, mm]. */
export function meshForces(line: LineDesign, candidate: Candidate, c: number, into: MeshResponse): void {
  const shared = sharedResponse(line, c)
  const own = line.own.mesh
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  put(into.M, shared.M, own.M, weight)
  put(into.q, shared.q, own.q, weight)
  put(into.q_y, shared.q_y, own.q_y, weight)
  put(into.N, shared.N, own.N, weight)
  into.P.set(shared.P)
  into.P_y.set(shared.P_y)
}
