/** Buckling of the member: lateral-torsional, flexural, torsional and with bending; method 5. */

import { interactionWithLateral } from '../../en1993-1-3-2006/6-2-member-buckling.ts'
import { memberForce } from '../../line/combined-forces.ts'
import type { Purlin } from '../../search/candidate.ts'
import { type CheckGroup, type Floor, NO_FLOOR, type Subject } from '../../search/check.ts'
import { type CombinationExtremes, hasBending } from '../../search/combination-extremes.ts'
import { emptyFinding, keep, noneAbove } from '../../search/finding.ts'
import { actsLaterally, lateralBound, lateralExtreme } from '../../search/lateral.ts'
import { SAME } from '../../zero.ts'
import { type Column, type Compressed, flexuralResistance, torsionalResistance } from './columns.ts'
import { largestTwist, placeOfTwist, twistCombinations } from './free-line-twist.ts'
import {
  type InteractionMoments,
  interactionMoments,
  largestBending,
  momentsAlongTheLine,
} from './interaction-moments.ts'
import {
  bendingLoadFactor,
  generalMethod,
  isKnownToStayBelow,
  type LateralBuckling,
  shiftReduction,
  staysBelow,
  ultimateLoadFactor,
} from './lateral-torsional.ts'
import type { MemberInteraction } from './member-buckling-derivations.ts'
import { createMemberBucklingSpace, type MemberBucklingSpace, useCandidate } from './member-buckling-space.ts'
import { mayBuckleWorse } from './roof-load-member.ts'

const nothingAbove = (floor: Floor) => ({
  LTB: noneAbove<LateralBuckling>(floor('LTB')),
  FLEXURAL_BUCKLING: noneAbove<Column>(floor('FLEXURAL_BUCKLING')),
  TORSIONAL_BUCKLING: noneAbove<Column>(floor('TORSIONAL_BUCKLING')),
  N_M_MEMBER: noneAbove<MemberInteraction>(floor('N_M_MEMBER')),
  twistDegrees: undefined as number | undefined,
})

export type MemberBucklingOutcome = ReturnType<typeof nothingAbove>

export const memberBuckling: CheckGroup<MemberBucklingSpace> = {
  checks: [
    { code: 'LTB', clause: 'EN 1993-1-1 6.3.4, EN 1993-1-3 6.2.4', quantity: 'moment' },
    { code: 'FLEXURAL_BUCKLING', clause: 'EN 1993-1-3 6.2.2', quantity: 'force', ofAxialForceAlone: true },
    { code: 'TORSIONAL_BUCKLING', clause: 'EN 1993-1-3 6.2.3', quantity: 'force', ofAxialForceAlone: true },
    { code: 'N_M_MEMBER', clause: 'EN 1993-1-3 6.2.5', quantity: 'ratio' },
  ],
  prepare: createMemberBucklingSpace,
  search: checkMemberBuckling,
  roofLoad: {
    search: (search, space) => {
      useCandidate(space, search)
      const { member, memory } = space
      if (member?.kind !== 'rigid') return
      if (memory.twistPlace === null)
        memory.twistPlace = placeOfTwist(member.bending, search, search.others.twistDegrees ?? 0)
      if (memory.twistPlace !== undefined) search.found.rough.add(memory.twistPlace)
    },
    tries: (search, space) => {
      const { line, roof } = search
      if (line.hasAxialLoads || roof.uls.some(({ N }) => N !== 0)) return true
      return space.member !== null && mayBuckleWorse(search, space)
    },
  },
}

/** All member checks of one candidate. */
export function checkMemberBuckling(
  purlin: Subject,
  space: MemberBucklingSpace,
  floor = NO_FLOOR,
): MemberBucklingOutcome {
  const { line, considered } = purlin
  const { hasN, isLateral } = line.uls
  const outcome = nothingAbove(floor)
  useCandidate(space, purlin)
  const relevant = space.member ? considered : considered.filter(({ c }) => hasN[c] || isLateral[c])
  const combinations = relevant.map((extremes) => ({ extremes, ultimate: ultimateLoadFactor(purlin, extremes) }))
  // The heaviest first: what comes later is mostly shown by one factorisation not to govern.
  combinations.sort((a, b) => a.ultimate.alpha_ult - b.ultimate.alpha_ult)
  const columns: (Compressed | null)[] = []
  const first = firstOfGroups(
    relevant.map(({ c }) => c),
    line.uls.axialGroup,
  )
  for (const x of combinations) checkCombination(purlin, space, x, columns, first, outcome)
  // It is looked for by itself.
  if (floor === NO_FLOOR) outcome.twistDegrees = firstOrderTwist(purlin, space)
  return outcome
}

/** Of a C or Z without panel, the same for every steel; undefined for all else. */
function firstOrderTwist(purlin: Purlin, space: MemberBucklingSpace): number | undefined {
  const { member, memory } = space
  if (member?.kind !== 'rigid') return undefined
  space.twists ??= twistCombinations(purlin.line)
  if (Number.isNaN(memory.twist)) memory.twist = largestTwist(member.bending, purlin, space.twists)
  return memory.twist
}

/** The earliest combination of each group: it is the one that is named, whatever the order of the search. */
function firstOfGroups(combinations: number[], groupOf: Int32Array): Map<number, number> {
  const first = new Map<number, number>()
  for (const c of combinations) first.set(groupOf[c]!, Math.min(c, first.get(groupOf[c]!) ?? c))
  return first
}

interface Considered {
  extremes: CombinationExtremes
  ultimate: ReturnType<typeof ultimateLoadFactor>
}

function checkCombination(
  purlin: Purlin,
  space: MemberBucklingSpace,
  { extremes, ultimate }: Considered,
  columns: (Compressed | null)[],
  first: ReadonlyMap<number, number>,
  outcome: MemberBucklingOutcome,
): void {
  const { line } = purlin
  const { uls } = line
  const { gammaM1 } = line.national
  const { c } = extremes
  const { alpha_ult } = ultimate
  // Other combinations with the same N(x) add nothing to either check.
  const axialGroup = uls.axialGroup[c]!
  if (uls.hasN[c] && columns[axialGroup] === undefined)
    columns[axialGroup] = checkColumn(purlin, first.get(axialGroup)!, space, outcome)
  const axial = (uls.hasN[c] && columns[axialGroup]) || null
  const a = axial?.utilisation ?? 0
  const { group } = extremes
  const interacts = extremes.compression > 0 || actsLaterally(purlin, group)
  // Of an Ω σ_q is looked for only where what bounds it leaves the combination a chance.
  if (interacts && line.sideways && cannotGovern(purlin, space, extremes, alpha_ult, a, outcome)) return
  const bound = interacts ? interactionMoments(purlin, extremes, lateralExtreme(purlin, group)) : null
  let lateral: LateralBuckling | null = null
  if (space.member && hasBending(extremes)) {
    const limit = limitOf(a, bound, alpha_ult, outcome)
    if (limit > 0 && staysBelow(purlin, c, space, alpha_ult, limit)) return
    lateral = generalMethod(alpha_ult, bendingLoadFactor(purlin, c, space), gammaM1, ultimate)
    const M_b_Rd = (lateral.chi_LT * ultimate.M_c_Rk) / gammaM1
    const kept = keep(outcome.LTB, lateral.utilisation, Math.abs(ultimate.M), M_b_Rd, ultimate.station, c)
    if (kept) kept.branch = lateral
  }
  const chi_LT = lateral?.chi_LT ?? 1
  if (
    !bound ||
    interactionWithLateral({ eta_N: a, eta_LT: (gammaM1 * bound.m) / chi_LT, eta_z: bound.c_z }) <
      outcome.N_M_MEMBER.utilisation * (1 - SAME)
  )
    return
  if (space.member && !lateral && bound.m > 0) lateral = shiftReduction(purlin, c, space)
  const moments = line.hasAxialLoads ? momentsAlongTheLine(purlin, c) : bound
  const eta_LT = (gammaM1 * moments.m) / (lateral?.chi_LT ?? 1)
  const u = interactionWithLateral({ eta_N: a, eta_LT, eta_z: moments.c_z })
  const kept = keep(outcome.N_M_MEMBER, u, u, 1, moments.station, c)
  if (kept) kept.branch = { lateral, moments, axial }
}

/** The utilisation by lateral-torsional buckling that makes either check as bad as the worst so far; governing needs more. */
function limitOf(
  a: number,
  bound: InteractionMoments | null,
  alpha_ult: number,
  { LTB, N_M_MEMBER }: MemberBucklingOutcome,
): number {
  const b_member = bound
    ? largestBending(a, bound.c_z, Math.max(0, N_M_MEMBER.utilisation)) / (bound.m * alpha_ult)
    : Number.POSITIVE_INFINITY
  // What is the same as the worst is looked at too: the earliest of them is named.
  return Math.min(LTB.utilisation, b_member) * (1 - SAME)
}

/** Whether a combination is known to govern neither check, whatever σ_q is up to its bound. */
function cannotGovern(
  purlin: Purlin,
  space: MemberBucklingSpace,
  extremes: CombinationExtremes,
  alpha_ult: number,
  a: number,
  outcome: MemberBucklingOutcome,
): boolean {
  if (!hasBending(extremes)) return false
  const bound = interactionMoments(purlin, extremes, lateralBound(purlin, extremes.group))
  const limit = limitOf(a, bound, alpha_ult, outcome)
  return limit > 0 && isKnownToStayBelow(purlin, extremes.c, space, alpha_ult, limit)
}

/** The member in compression in one combination; null without. */
function checkColumn(
  purlin: Purlin,
  c: number,
  space: MemberBucklingSpace,
  { FLEXURAL_BUCKLING: flexural, TORSIONAL_BUCKLING: torsional }: MemberBucklingOutcome,
): Compressed | null {
  const { uls, stations, spans } = purlin.line
  const N = memberForce(uls, c, 'N', purlin.candidate.ownWeight)
  const worst = emptyFinding<Column>()
  const most = emptyFinding()
  for (let k = 0; k < spans; k++) {
    if (!purlin.line.isOwn(k)) continue
    const ofSpan = emptyFinding()
    for (let i = stations.firstOfSpan[k]!; i >= 0 && i <= stations.lastOfSpan[k]!; i++)
      if (N[i]! < 0) keep(ofSpan, -N[i]!, -N[i]!, 1, i, c)
    const { station: at, demand } = ofSpan
    if (at < 0) continue
    keep(most, demand, demand, 1, at, c)
    const column = flexuralResistance(purlin, k)
    for (const found of [flexural, worst]) {
      const kept = keep(found, demand / column.N_b_Rd, demand, column.N_b_Rd, at, c)
      if (kept) kept.branch = column
    }
  }
  const { station, demand: largest } = most
  if (station < 0) return null
  const governing: Compressed = { utilisation: worst.utilisation, column: worst.branch!, station: worst.station }
  if (space.member) {
    const column = torsionalResistance(purlin, c, space)
    const u = largest / column.N_b_Rd
    const kept = keep(torsional, u, largest, column.N_b_Rd, station, c)
    if (kept) kept.branch = column
    if (u > governing.utilisation) return { utilisation: u, column, station }
  }
  return governing
}
