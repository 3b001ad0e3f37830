/** Buckling of the member: lateral-torsional, flexural, torsional and with bending; method 5. */

import { interactionWithLateral } from '../../en1993-1-3-2006/6-2-member-buckling.ts'
import { memberForce } from '../../line/combined-forces.ts'
import type { Purlin } from '../../search/candidate.ts'
import { type CheckGroup, type Floor, NO_FLOOR, type Subject } from '../../search/check.ts'
import type { CombinationExtremes } from '../../search/combination-extremes.ts'
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
  factorNeeded,
  generalMethod,
  isStableUpTo,
  type LateralBuckling,
  shiftReduction,
  stableUpToOf,
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
  const { line } = purlin
  const { hasN, isLateral } = line.uls
  const outcome = nothingAbove(floor)
  useCandidate(space, purlin)
  const mayBuckle = space.member !== null || hasN.includes(1) || isLateral.includes(1)
  const considered = mayBuckle ? purlin.considered : []
  const relevant = space.member ? considered : considered.filter(({ c }) => hasN[c] || isLateral[c])
  const combinations = relevant.map((extremes) => ({ extremes, ultimate: ultimateLoadFactor(purlin, extremes) }))
  // The heaviest combination first: one factorisation then excludes most later ones.
  combinations.sort((a, b) => a.ultimate.alpha_ult - b.ultimate.alpha_ult)
  const first = firstOfGroups(relevant, line.uls.axialGroup)
  const search: MemberSearch = { purlin, space, outcome, columns: [], first }
  for (const x of combinations) checkCombination(search, x)
  // With a floor the twist is searched separately.
  if (floor === NO_FLOOR) outcome.twistDegrees = firstOrderTwist(purlin, space)
  return outcome
}

/** First-order twist of a C or Z without panel, the same for every steel; undefined otherwise. */
function firstOrderTwist(purlin: Purlin, space: MemberBucklingSpace): number | undefined {
  const { member, memory } = space
  if (member?.kind !== 'rigid') return undefined
  space.twists ??= twistCombinations(purlin.line)
  if (Number.isNaN(memory.twist)) memory.twist = largestTwist(member.bending, purlin, space.twists)
  return memory.twist
}

/** The earliest combination of each group. It is the one named, in any order of the search. */
function firstOfGroups(combinations: CombinationExtremes[], groupOf: Int32Array): Map<number, number> {
  const first = new Map<number, number>()
  for (const { c } of combinations) first.set(groupOf[c]!, Math.min(c, first.get(groupOf[c]!) ?? c))
  return first
}

interface Considered {
  extremes: CombinationExtremes
  ultimate: ReturnType<typeof ultimateLoadFactor>
}

/** The checks of one candidate, in progress. */
interface MemberSearch {
  purlin: Purlin
  space: MemberBucklingSpace
  outcome: MemberBucklingOutcome
  /** columns by group of equal N(x) as far as computed, and the combination named for each */
  columns: (Compressed | null)[]
  first: ReadonlyMap<number, number>
}

function checkCombination(search: MemberSearch, x: Considered): void {
  const { purlin, space, outcome } = search
  const { extremes, ultimate } = x
  const { group } = extremes
  const axial = compressedIn(search, extremes.c)
  const a = axial?.utilisation ?? 0
  const interacts = extremes.compression > 0 || actsLaterally(purlin, group)
  // σ_q of an Ω is computed only if its bound does not exclude the combination.
  if (interacts && purlin.line.sideways && cannotGovern(search, x, a)) return
  const bound = interacts ? interactionMoments(purlin, extremes, lateralExtreme(purlin, group)) : null
  let lateral: LateralBuckling | null = null
  if (space.member && hasBending(extremes)) {
    lateral = checkBending(search, x, limitOf(a, bound, ultimate.alpha_ult, outcome))
    if (!lateral) return
  }
  if (bound) checkInteraction(search, extremes.c, bound, axial, lateral)
}

/** Whether a combination bends the member at all. Statics leaves rounding errors at a free end. */
const hasBending = (e: CombinationExtremes): boolean => e.M_max > 1 || e.M_min < -1

/** The member in compression in a combination, checked once per group of equal N(x); null without compression. */
function compressedIn(search: MemberSearch, c: number): Compressed | null {
  const { uls } = search.purlin.line
  if (!uls.hasN[c]) return null
  const group = uls.axialGroup[c]!
  const known = search.columns[group]
  if (known !== undefined) return known
  const column = checkColumn(search.purlin, search.first.get(group)!, search.space, search.outcome)
  search.columns[group] = column
  return column
}

/** Bending alone; null where the combination is shown to stay below the limit. */
function checkBending({ purlin, space, outcome }: MemberSearch, x: Considered, limit: number): LateralBuckling | null {
  const { ultimate } = x
  const { c } = x.extremes
  const { gammaM1 } = purlin.line.national
  if (limit > 0 && isStableUpTo(purlin, c, space, factorNeeded(purlin, ultimate.alpha_ult, limit))) return null
  const lateral = generalMethod(ultimate.alpha_ult, bendingLoadFactor(purlin, c, space), gammaM1, ultimate)
  const M_b_Rd = (lateral.chi_LT * ultimate.M_c_Rk) / gammaM1
  const kept = keep(outcome.LTB, lateral.utilisation, Math.abs(ultimate.M), M_b_Rd, ultimate.station, c)
  if (kept) kept.branch = lateral
  return lateral
}

/** N with bending and with the effects about z. @param bound of the moments  @param lateral bending alone, where it buckles the member */
function checkInteraction(
  { purlin, space, outcome: { N_M_MEMBER } }: MemberSearch,
  c: number,
  bound: InteractionMoments,
  axial: Compressed | null,
  lateral: LateralBuckling | null,
): void {
  const { line } = purlin
  const eta_N = axial?.utilisation ?? 0
  const utilisation = ({ m, c_z: eta_z }: InteractionMoments, chi_LT = 1) =>
    interactionWithLateral({ eta_N, eta_LT: (line.national.gammaM1 * m) / chi_LT, eta_z })
  if (utilisation(bound, lateral?.chi_LT) < N_M_MEMBER.utilisation * (1 - SAME)) return
  const reduced = space.member && !lateral && bound.m > 0 ? shiftReduction(purlin, c, space) : lateral
  const moments = line.hasAxialLoads ? momentsAlongTheLine(purlin, c) : bound
  const u = utilisation(moments, reduced?.chi_LT)
  const kept = keep(N_M_MEMBER, u, u, 1, moments.station, c)
  if (kept) kept.branch = { lateral: reduced, moments, axial }
}

/** The utilisation by lateral-torsional buckling at which either check equals the worst so far; a governing one is larger. */
function limitOf(
  a: number,
  bound: InteractionMoments | null,
  alpha_ult: number,
  { LTB, N_M_MEMBER }: MemberBucklingOutcome,
): number {
  const b_member = bound
    ? largestBending(a, bound.c_z, Math.max(0, N_M_MEMBER.utilisation)) / (bound.m * alpha_ult)
    : Number.POSITIVE_INFINITY
  // A value equal to the worst is looked at too: the earliest of them is named.
  return Math.min(LTB.utilisation, b_member) * (1 - SAME)
}

/** Whether a combination is known to govern neither check, for any σ_q up to its bound. */
function cannotGovern(
  { purlin, space, outcome }: MemberSearch,
  { extremes, ultimate }: Considered,
  a: number,
): boolean {
  if (!hasBending(extremes)) return false
  const { alpha_ult } = ultimate
  const bound = interactionMoments(purlin, extremes, lateralBound(purlin, extremes.group))
  const limit = limitOf(a, bound, alpha_ult, outcome)
  if (!(limit > 0)) return false
  const alpha = factorNeeded(purlin, alpha_ult, limit)
  return alpha !== null && alpha <= stableUpToOf(purlin, extremes.c, space)
}

/** The member in compression in one combination; null without compression. */
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
