/** Laps and sleeves over their supports; EN 1993-1-3 10.1.3.4, method 4.24. */

import { kappaOf } from '../../joints/lap-resistance.ts'
import { sleeveOf } from '../../joints/possible.ts'
import { responseAt } from '../../line/combined-forces.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { Candidate, Purlin } from '../../search/candidate.ts'
import type { CheckGroup } from '../../search/check.ts'
import { emptyFinding, type Finding, keep } from '../../search/finding.ts'
import { type LapForces, lapForces, lapMoments, membersOf } from '../../search/lap-forces.ts'

const CLAUSE = 'EN 1993-1-3 10.1.3.4'
const isAsked = ({ input }: LineDesign): boolean => input.joints !== null

export const joints: CheckGroup<LapForces> = {
  checks: [
    { code: 'JOINT_MOMENT', clause: CLAUSE, quantity: 'moment', isAsked },
    { code: 'JOINT_SHEAR', clause: CLAUSE, quantity: 'force', isAsked },
  ],
  prepare: lapForces,
  search: checkJoints,
  // Lines with joints have another rule: `forJoints`.
  roofLoad: { tries: () => false },
}

/** A joint by its number among all. */
export interface JointChecked {
  joint: number
  isSagging: boolean
  /** of a sleeve: its end of the line; null: a lap */
  side: 'left' | 'right' | null
}

function checkJoints(purlin: Purlin, forces: LapForces) {
  const [moment, shear] = [emptyFinding<JointChecked>(), emptyFinding<JointChecked>()]
  checkLaps(purlin, forces, moment)
  checkSleeves(purlin, moment, shear)
  return { JOINT_MOMENT: moment, JOINT_SHEAR: shear }
}

/** Checks both members together over the support. */
function checkLaps(purlin: Purlin, forces: LapForces, worst: Finding<JointChecked>): void {
  const { line, candidate } = purlin
  const kappa_s = kappaOf(candidate.family)
  for (const [k, { joint, support, isOwn }] of forces.laps.entries()) {
    if (!isOwn[0] && !isOwn[1]) continue
    const [l, r] = membersOf(purlin, isOwn)
    for (let c = 0; c < line.uls.combinations.length; c++) {
      const { M_0 } = lapMoments(purlin, forces, c, k)
      const isSagging = M_0 >= 0
      const of = (member: Candidate) => (isSagging ? member.resistances.M_c_Rd_top : member.resistances.M_c_Rd_bottom)
      const resistance = kappa_s * (of(l) + of(r))
      const M = Math.abs(M_0)
      const at = placeOf(line, support, c)
      keepJoint(worst, [M / resistance, M, resistance], at, { joint, isSagging, side: null })
    }
  }
}

/** Checks a sleeve at either end of the line: M and V over the support by the record of its maker. */
function checkSleeves(purlin: Purlin, moment: Finding<JointChecked>, shear: Finding<JointChecked>): void {
  const { line, candidate, partner } = purlin
  const { jointed, stations, uls, own } = line
  for (const side of ['left', 'right'] as const) {
    const cut = jointed?.[side]
    if (cut?.kind !== 'SLEEVE') continue
    const { M_Rd, V_Rd } = sleeveOf(candidate, partner)!
    const support = side === 'left' ? 0 : stations.supports.length - 1
    const at = side === 'left' ? 0 : stations.count - 1
    for (let c = 0; c < uls.combinations.length; c++) {
      const weight = uls.ownFactor[c]! * candidate.ownWeight
      const end = side === 'left' ? 0 : 1
      let M_Ed = weight * own.endMoments[end]
      for (const { factor, response } of uls.terms[c]!) M_Ed += factor * response.endMoments[end]
      const V = Math.abs(responseAt(uls, c, 'V', at) + weight * own.V[at]!)
      const M = Math.abs(M_Ed)
      const u = M / M_Rd + Math.max(0, (2 * V) / V_Rd - 1) ** 2
      const branch = { joint: cut.joint, isSagging: M_Ed >= 0, side }
      const place = placeOf(line, support, c)
      keepJoint(moment, [u, M, M / u], place, branch)
      keepJoint(shear, [V / V_Rd, V, V_Rd], place, branch)
    }
  }
}

/** A support in a combination, and its station. */
type SupportPlace = ReturnType<typeof placeOf>
const placeOf = ({ stations }: LineDesign, support: number, combination: number) => ({
  support,
  station: stations.supports[support]!.at,
  combination,
})

function keepJoint(
  worst: Finding<JointChecked>,
  [u, demand, resistance]: readonly [number, number, number],
  { support, station, combination }: SupportPlace,
  branch: JointChecked,
): void {
  const kept = u > 0 ? keep(worst, u, demand, resistance, station, combination) : null
  if (!kept) return
  kept.support = support
  kept.branch = branch
}
