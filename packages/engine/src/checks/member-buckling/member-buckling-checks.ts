/** Buckling of the member: lateral-torsional, flexural, torsional and with bending; method 5. */
import { memberInteraction } from '../../en1993-1-3-2006/6-2-member-buckling.ts'
import { memberForce } from '../../line/combined-forces.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { CheckGroup, Subject } from '../../search/check.ts'
import { type CombinationExtremes, hasBending } from '../../search/combination-extremes.ts'
import { keep, noneYet } from '../../search/finding.ts'
import {
  type Compressed,
  type FlexuralColumn,
  flexuralResistance,
  type TorsionalColumn,
  torsionalResistance,
} from './columns.ts'
import { interactionMoments, largestBending } from './interaction-moments.ts'
import {
  bendingLoadFactor,
  generalMethod,
  type LateralBuckling,
  shiftReduction,
  staysBelow,
  ultimateLoadFactor,
} from './lateral-torsional.ts'
import {
  flexuralSteps,
  lateralTorsionalSteps,
  type MemberInteraction,
  memberInteractionSteps,
  torsionalSteps,
} from './member-buckling-derivations.ts'
import { createMemberBucklingSpace, type MemberBucklingSpace, turnTo } from './member-buckling-space.ts'
import { setMemberSection } from './member-line.ts'

const nothingYet = () => ({
  LTB: noneYet<LateralBuckling>(),
  FLEXURAL_BUCKLING: noneYet<FlexuralColumn>(),
  TORSIONAL_BUCKLING: noneYet<TorsionalColumn>(),
  N_M_MEMBER: noneYet<MemberInteraction>(),
})

export type MemberBucklingOutcome = ReturnType<typeof nothingYet>

export const memberBuckling: CheckGroup<MemberBucklingSpace> = {
  checks: [
    { code: 'LTB', clause: 'EN 1993-1-1 6.3.4, EN 1993-1-3 6.2.4', quantity: 'moment', derive: lateralTorsionalSteps },
    { code: 'FLEXURAL_BUCKLING', clause: 'EN 1993-1-3 6.2.2', quantity: 'force', derive: flexuralSteps },
    { code: 'TORSIONAL_BUCKLING', clause: 'EN 1993-1-3 6.2.3', quantity: 'force', derive: torsionalSteps },
    { code: 'N_M_MEMBER', clause: 'EN 1993-1-3 6.2.5', quantity: 'ratio', derive: memberInteractionSteps },
  ],
  prepare: createMemberBucklingSpace,
  search: checkMemberBuckling,
}

/** All member checks of one candidate. */
export function checkMemberBuckling(purlin: Subject, space: MemberBucklingSpace): MemberBucklingOutcome {
  const { line, candidate, considered } = purlin
  const outcome = nothingYet()
  const { member } = space
  const isAxial = line.groups.some((g) => g.hasN || g.hasM_z)
  if (!member && !isAxial) return outcome
  turnTo(space, candidate)
  if (member) setMemberSection(member, purlin)
  const relevant = member ? considered : considered.filter(({ c }) => line.uls.hasN[c] || line.uls.hasM_z[c])
  const combinations: Considered[] = []
  for (const e of relevant) combinations.push({ extremes: e, alpha_ult: ultimateLoadFactor(purlin, e).alpha_ult })
  // The heaviest first: what comes later is mostly shown by one factorisation not to govern.
  combinations.sort((a, b) => a.alpha_ult - b.alpha_ult)
  const columns: (Compressed | null)[] = []
  for (const x of combinations) checkCombination(purlin, space, x, columns, outcome)
  return outcome
}

interface Considered {
  extremes: CombinationExtremes
  alpha_ult: number
}

function checkCombination(
  purlin: Purlin,
  space: MemberBucklingSpace,
  { extremes, alpha_ult }: Considered,
  columns: (Compressed | null)[],
  outcome: MemberBucklingOutcome,
): void {
  const { line } = purlin
  const { gammaM1 } = line.national
  const { c } = extremes
  // Other combinations with the same N(x) add nothing to either check.
  const group = line.uls.axialGroup[c]!
  if (line.uls.hasN[c] && columns[group] === undefined) columns[group] = checkColumn(purlin, c, space, outcome)
  const axial = (line.uls.hasN[c] && columns[group]) || null
  const a = axial?.utilisation ?? 0
  const interacts = extremes.compression > 0 || extremes.M_z > 0
  const bound = interacts ? interactionMoments(purlin, extremes, false) : null
  let lateral: LateralBuckling | null = null
  if (space.member && hasBending(extremes)) {
    // Governing needs a b above what makes either check as bad as the worst so far.
    const b_member = bound
      ? largestBending(a, bound.c_z, Math.max(0, outcome.N_M_MEMBER.utilisation)) / (bound.m * alpha_ult)
      : Number.POSITIVE_INFINITY
    const limit = Math.min(outcome.LTB.utilisation, b_member)
    if (limit > 0 && staysBelow(purlin, c, space, alpha_ult, limit)) return
    const ultimate = ultimateLoadFactor(purlin, extremes)
    lateral = generalMethod(alpha_ult, bendingLoadFactor(purlin, c, space), gammaM1, ultimate)
    const M = Math.abs(ultimate.M)
    const M_b_Rd = (lateral.chi_LT * ultimate.M_c_Rk) / gammaM1
    if (keep(outcome.LTB, lateral.utilisation, M, M_b_Rd, ultimate.station, c)) outcome.LTB.branch = lateral
  }
  const chi_LT = lateral?.chi_LT ?? 1
  if (!bound || memberInteraction(a, (gammaM1 * bound.m) / chi_LT, bound.c_z) <= outcome.N_M_MEMBER.utilisation) return
  if (space.member && !lateral && bound.m > 0) lateral = shiftReduction(purlin, c, space)
  const moments = interactionMoments(purlin, extremes, true)
  const u = memberInteraction(a, (gammaM1 * moments.m) / (lateral?.chi_LT ?? 1), moments.c_z)
  if (keep(outcome.N_M_MEMBER, u, u, 1, moments.station, c)) outcome.N_M_MEMBER.branch = { lateral, moments, axial }
}

/** The member in compression in one combination; null without. */
function checkColumn(
  purlin: Purlin,
  c: number,
  space: MemberBucklingSpace,
  outcome: MemberBucklingOutcome,
): Compressed | null {
  const { line } = purlin
  const { stations } = line
  const N = memberForce(line.uls, c, 'N', purlin.candidate.ownWeight)
  let worst: Compressed | null = null
  let largest = 0
  let station = -1
  for (let k = 0; k < line.spans; k++) {
    let at = -1
    for (let i = stations.firstOfSpan[k]!; i >= 0 && i <= stations.lastOfSpan[k]!; i++) {
      if (N[i]! < 0 && (at < 0 || N[i]! < N[at]!)) at = i
    }
    if (at < 0) continue
    const column = flexuralResistance(purlin, k)
    const u = -N[at]! / column.N_b_Rd
    if (keep(outcome.FLEXURAL_BUCKLING, u, -N[at]!, column.N_b_Rd, at, c)) outcome.FLEXURAL_BUCKLING.branch = column
    if (-N[at]! > largest) {
      largest = -N[at]!
      station = at
    }
    if (!worst || u > worst.utilisation) worst = { N: largest, utilisation: u, column }
  }
  if (!worst) return null
  worst.N = largest
  if (!space.member) return worst
  const column = torsionalResistance(purlin, c, space)
  const u = largest / column.N_b_Rd
  if (keep(outcome.TORSIONAL_BUCKLING, u, largest, column.N_b_Rd, station, c))
    outcome.TORSIONAL_BUCKLING.branch = column
  return u > worst.utilisation ? { N: largest, utilisation: u, column } : worst
}
