/** Forces of one candidate in one combination: the shared response plus its own weight. */
import type { Candidate } from './candidate.ts'
import type { LineDesign } from './line-design.ts'

/** Work space for one combination at a time, reused over all of them. */
export interface MemberForces {
  M: Float64Array
  V: Float64Array
  N: Float64Array
  M_z: Float64Array
  w: Float64Array
  reactions: Float64Array
}

export function createMemberForces(line: LineDesign): MemberForces {
  const n = line.stations.count
  return {
    M: new Float64Array(n),
    V: new Float64Array(n),
    N: new Float64Array(n),
    M_z: new Float64Array(n),
    w: new Float64Array(n),
    reactions: new Float64Array(line.actions.line.supports.length),
  }
}

function add(target: Float64Array, base: Float64Array, from: number, own: Float64Array, factor: number): void {
  for (let i = 0; i < target.length; i++) target[i] = base[from + i]! + factor * own[i]!
}

/** M, V, reactions, and N and M_z where they are not zero [N, N·mm]. */
export function ulsForces(line: LineDesign, candidate: Candidate, c: number, into: MemberForces): void {
  const { uls, own } = line
  const from = c * into.M.length
  const factor = uls.ownFactor[c]! * candidate.ownWeight
  add(into.M, uls.M, from, own.M, factor)
  add(into.V, uls.V, from, own.V, factor)
  add(into.reactions, uls.reactions, c * into.reactions.length, own.reactions, factor)
  if (uls.hasN[c]) add(into.N, uls.N, from, own.N, factor)
  if (uls.hasM_z[c]) add(into.M_z, uls.M_z, from, own.M_z, factor)
}

/** M and EI·w [N·mm, N·mm³]. */
export function slsForces(line: LineDesign, candidate: Candidate, c: number, into: MemberForces): void {
  const { sls, own } = line
  const from = c * into.M.length
  const factor = sls.ownFactor[c]! * candidate.ownWeight
  add(into.M, sls.M, from, own.M, factor)
  add(into.w, sls.w, from, own.w, factor)
}
