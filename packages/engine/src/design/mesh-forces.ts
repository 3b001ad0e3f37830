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

/** M, q, N and point loads of ULS combination c, own weight included [N, mm]. */
export function meshForces(line: LineDesign, candidate: Candidate, c: number, into: MeshResponse): void {
  for (const values of [into.M, into.q, into.q_y, into.N, into.P, into.P_y]) values.fill(0)
  for (const [id, factor] of Object.entries(line.uls.combinations[c]!.factors)) {
    if (id === 'Nax') for (let i = 0; i < into.N.length; i++) into.N[i]! += factor * line.actions.axialForce
    else addScaled(into, line.cases.get(id)!.mesh, factor)
  }
  addScaled(into, line.own.mesh, line.uls.ownFactor[c]! * candidate.ownWeight)
}
