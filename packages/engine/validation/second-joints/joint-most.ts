/** What every joint carries at most over all ULS combinations and models, S.13. */
import type { Mesh } from './loaded-line.ts'
import type { State } from './strength.ts'

interface Most {
  kind: 'LAP' | 'SLEEVE' | 'HINGE'
  /** the largest in size, with its sign [N·mm] */
  moment: number
  /** of every combination and model the largest moment by size, to hold a named one against */
  byName: Map<string, { moment: number; shareLeft: number | null }>
  shear: number
  left: number
  right: number
  support: number
}

export class JointMost {
  readonly joints = new Map<number, Most>()

  take({ joints }: Mesh, { r, shares, from }: State): void {
    for (const { index, node, joint } of joints) {
      if (joint.kind === 'CONTINUOUS') continue
      const known = this.joints.get(index)
      const most: Most = known ?? {
        kind: joint.kind,
        moment: 0,
        byName: new Map(),
        shear: 0,
        left: 0,
        right: 0,
        support: 0,
      }
      this.joints.set(index, most)
      most.shear = Math.max(most.shear, Math.abs(r.V_r[node - 1]!), Math.abs(r.V_l[node]!))
      const moment = joint.kind === 'HINGE' ? 0 : r.M_r[node - 1]!
      if (Math.abs(moment) > Math.abs(most.moment)) most.moment = moment
      const share = shares.find((s) => s.joint === index)
      if (!share) continue
      const name = `${from.combination}|${from.model}`
      const named = most.byName.get(name)
      if (!named || Math.abs(moment) > Math.abs(named.moment))
        most.byName.set(name, { moment, shareLeft: moment === 0 ? null : share.M_l0 / moment })
      most.left = Math.max(most.left, share.F_left)
      most.right = Math.max(most.right, share.F_right)
      most.support = Math.max(most.support, share.F_left + share.F_right)
    }
  }
}
