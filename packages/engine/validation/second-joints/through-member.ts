/** Shares of the members inside a lap and what the through member and the ends in a sleeve carry: S.6, S.9. */
import type { Candidate } from '../../src/search/candidate.ts'
import type { Mesh } from './loaded-line.ts'
import type { Response } from './stiffness-line.ts'

/** Forces of the member that is checked at the ends of each element. */
export interface MemberForces {
  M_l: Float64Array
  M_r: Float64Array
  V_l: Float64Array
  V_r: Float64Array
}

export interface LapShares {
  joint: number
  M_0: number
  M_l0: number
  M_r0: number
  /** at the left and the right end bolt row [N], signed as the shear of the ending member */
  F_left: number
  F_right: number
}

/** The moment at a node, the same on both sides. */
export const momentAt = (r: Response, node: number): number => (node > 0 ? r.M_r[node - 1]! : r.M_l[0]!)

/** What each of both members carries over the support, by equal deflections at the rows and the support. */
export function lapShares(mesh: Mesh, members: Candidate[], r: Response): LapShares[] {
  return mesh.joints.flatMap(({ index, x, node, left, right, joint }) => {
    if (joint.kind !== 'LAP') return []
    const { a, b } = joint
    const M_0 = momentAt(r, node)
    const M_a = momentAt(r, mesh.nodeAt(x - a))
    const M_b = momentAt(r, mesh.nodeAt(x + b))
    // Only the ratio of stiffnesses counts.
    const [softL, softR] = [1 / members[left]!.model.gross.I_y, 1 / members[right]!.model.gross.I_y]
    const phi = softL + softR
    const M_l0 = (b * (2 * M_0 + M_b) * softR - a * (2 * M_0 + M_a) * softL + 2 * a * phi * M_0) / (2 * (a + b) * phi)
    const M_r0 = M_0 - M_l0
    return [{ joint: index, M_0, M_l0, M_r0, F_left: Math.abs(M_r0) / a, F_right: Math.abs(M_l0) / b }]
  })
}

/** M^s and V^s: of the through member in laps, of the member ends in sleeves, of the line elsewhere. */
export function memberForces(mesh: Mesh, r: Response, shares: LapShares[], sleeveLength: number): MemberForces {
  const s: MemberForces = { M_l: r.M_l.slice(), M_r: r.M_r.slice(), V_l: r.V_l.slice(), V_r: r.V_r.slice() }
  for (const { index, x, joint } of mesh.joints) {
    if (joint.kind === 'SLEEVE') {
      const [from, to] = [x - sleeveLength / 2, x + sleeveLength / 2]
      const [M_from, M_to] = [momentAt(r, mesh.nodeAt(from)), momentAt(r, mesh.nodeAt(to))]
      eachElement(mesh, from, x, (e) => {
        s.M_l[e] = M_from
        s.M_r[e] = M_from
      })
      eachElement(mesh, x, to, (e) => {
        s.M_l[e] = M_to
        s.M_r[e] = M_to
      })
    }
    if (joint.kind !== 'LAP') continue
    const { a, b } = joint
    const { M_l0, M_r0 } = shares.find((share) => share.joint === index)!
    eachElement(mesh, x - a, x, (e) => {
      s.M_l[e]! -= M_r0 * (1 - (x - mesh.x[e]!) / a)
      s.M_r[e]! -= M_r0 * (1 - (x - mesh.x[e + 1]!) / a)
      s.V_l[e]! -= M_r0 / a
      s.V_r[e]! -= M_r0 / a
    })
    eachElement(mesh, x, x + b, (e) => {
      s.M_l[e]! -= M_l0 * (1 - (mesh.x[e]! - x) / b)
      s.M_r[e]! -= M_l0 * (1 - (mesh.x[e + 1]! - x) / b)
      s.V_l[e]! += M_l0 / b
      s.V_r[e]! += M_l0 / b
    })
  }
  return s
}

/** Elements between two nodes. */
function eachElement(mesh: Mesh, from: number, to: number, change: (e: number) => void): void {
  const last = mesh.nodeAt(to)
  for (let e = mesh.nodeAt(from); e < last; e++) change(e)
}

/** Whether an element lies inside a sleeve. */
export function insideSleeves(mesh: Mesh, sleeveLength: number): boolean[] {
  const inside = mesh.spanOf.map(() => false)
  for (const { x, joint } of mesh.joints)
    if (joint.kind === 'SLEEVE')
      eachElement(mesh, x - sleeveLength / 2, x + sleeveLength / 2, (e) => {
        inside[e] = true
      })
  return inside
}
