/** Whether a candidate can have the joints of a line. */
import type { PurlinLine, SectionFamily, SleeveRecord } from '../input.ts'
import { kNm, N } from '../units.ts'
import { testedLap } from './lap-resistance.ts'

/** Why joints cannot be made of a section. */
export type JointProblem = 'NOT_NESTING' | 'NO_SLEEVE' | 'SLEEVE_TOO_LONG'

/** A sleeve as its maker has measured it; N, mm, rad. */
export interface Sleeve {
  length: number
  k_theta: number
  M_Rd: number
  V_Rd: number
  /** [kg]; null: that of the member over the same length */
  mass: number | null
}

/** A section of the catalogue; nominal thickness [mm]. */
interface Member {
  family: SectionFamily
  thickness: number
  steel: { id: string }
}

/** The maker's test of the sleeve of a family for a thickness and a steel. @param thickness nominal [mm] */
export const sleeveRecord = (family: SectionFamily, thickness: number, steel: string): SleeveRecord | undefined =>
  family.sleeves?.find((s) => s.thicknessMm === thickness && (s.steels?.includes(steel) ?? true))

/** The sleeve of a member, with two thicknesses that of the thinner; null without a record. @param partner the member of the other spans */
export function sleeveOf({ family, thickness, steel }: Member, partner?: Member | null): Sleeve | null {
  const record = sleeveRecord(family, Math.min(thickness, partner?.thickness ?? thickness), steel.id)
  if (!record) return null
  const { lengthMm, kThetaKnmPerRad, mRdKnm, vRdKn, massKg } = record
  return {
    length: lengthMm,
    k_theta: NMM * kThetaKnmPerRad,
    M_Rd: NMM * mRdKnm,
    V_Rd: N(vRdKn),
    mass: massKg ?? null,
  }
}

/** N·mm per kNm. */
const NMM = 1 / kNm(1)

/** Largest reach of a sleeve into the shortest main span, as a part of it. */
const SLEEVE_REACH = 0.25
/** Tolerance of lengths [mm]. */
const SLACK = 1e-3

/** Why the joints cannot be made; null where they can. @param partner the member of the other spans */
export function jointProblem({ joints, spans }: PurlinLine, member: Member, partner: Member): JointProblem | null {
  const { family } = member
  const has = (kind: 'LAP' | 'SLEEVE') => joints?.supports.some((joint) => joint.kind === kind) ?? false
  if (has('LAP') && !('nests' in family && family.nests)) return 'NOT_NESTING'
  if (!has('SLEEVE')) return null
  const sleeve = sleeveOf(member, partner)
  if (!sleeve) return 'NO_SLEEVE'
  const shortest = Math.min(...spans.filter(({ kind }) => kind === 'SPAN').map(({ length }) => length))
  return sleeve.length / 2 > SLEEVE_REACH * shortest + SLACK ? 'SLEEVE_TOO_LONG' : null
}

/**
 * Shortest side of a lap of a family [mm]: three times its height, from which on SINGLE bounds a lap whose rows slip. A test of the maker
 * may give another length, but at least 1.5 times the height.
 */
export function shortestSide(family: SectionFamily): number {
  const tested = testedLap(family)?.minSideMm ?? null
  return tested === null ? 3 * family.h : Math.max(1.5 * family.h, tested)
}

/** Whether a side of a lap of the line is shorter than the family needs. */
export const isLapTooShort = ({ joints }: PurlinLine, family: SectionFamily): boolean =>
  joints?.supports.some((j) => j.kind === 'LAP' && Math.min(j.a, j.b) < shortestSide(family) - SLACK) ?? false
