/** A check: its code and clause, the search for its worst place, and its derivation; decision 0022. */
import type { Step } from '../explanation.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { CheckCode, Check as CheckRecord } from '../result.ts'
import type { Purlin } from './candidate.ts'
import type { CombinationExtremes } from './combination-extremes.ts'
import type { Finding, Findings, Place } from './finding.ts'
import type { RoofSearch } from './roof-load.ts'

/** The subject of a check. */
export interface Subject extends Purlin {
  /** the combinations that may govern its stability */
  considered: CombinationExtremes[]
}

export interface Check {
  code: CheckCode
  clause: string
  quantity: keyof typeof UNIT
  /** clause and quantity on lines where they differ */
  as?(line: LineDesign): { clause: string; quantity: keyof typeof UNIT } | null
  /** depends on N alone: a constant N makes it independent of the place of the concentrated load of a roof */
  ofAxialForceAlone?: true
  /** uses the serviceability combinations */
  isOfService?: true
  /** of the candidate under all loads: without combination, place and strength */
  isOfCandidate?: true
  /** whether a solution of the line lists it; default: always */
  isAsked?(line: LineDesign): boolean
}

/** Prints a finding of a check, without any search. */
export type Derivation = { of(found: Finding, subject: Subject, space: unknown): Step[] }['of']

/** Derivations of some checks; separate from these, so that a program that only searches does not load them. */
export type Derivations = Partial<Record<CheckCode, Derivation>>

/** Utilisation of a check below which nothing is searched for. */
export type Floor = (code: CheckCode) => number

export const NO_FLOOR: Floor = () => Number.NEGATIVE_INFINITY

/** Checks with one search: they look at the same places, or one bounds another. */
export interface CheckGroup<S = unknown> {
  checks: readonly Check[]
  /** work space of one request, shared by all candidates */
  prepare?(line: LineDesign): S
  /** of several lines of a candidate the later ones are searched only for what is worse than on those before: the search is long */
  isLong?: true
  /** @param floor utilisations by code below which nothing is searched for; default: no floor */
  search(subject: Subject, space: S, floor?: Floor): Findings
  /** the search for the worst place of the concentrated load of a roof */
  roofLoad: RoofLoadSearch<S>
}

/** By influence lines where the checks need statics alone; otherwise by trying places, each on a line of its own. */
export interface RoofLoadSearch<S = unknown> {
  search?(search: RoofSearch, space: S): void
  /** whether places have to be tried for checks of this candidate: they are not proven not to govern */
  tries(search: RoofSearch, space: S): boolean
  /** whether a check may exceed `least` with the load at one place [mm], so that it has to be tried; default: any may */
  mayExceedAt?(search: RoofSearch, at: number, least: (code: CheckCode) => number): boolean
}

/** Unit of a record, and the factor from N, N·mm, N/mm² or mm. */
const UNIT = {
  moment: ['kNm', 1e-6],
  force: ['kN', 1e-3],
  stress: ['N/mm²', 1],
  length: ['mm', 1],
  ratio: ['', 1],
} as const

export function notApplicable({ code, clause }: Check): CheckRecord {
  return {
    code,
    clause,
    status: 'NOT_APPLICABLE',
    utilisation: null,
    demand: null,
    resistance: null,
    unit: '',
    xM: null,
    spanIndex: null,
    location: null,
    combinationId: null,
  }
}

/** Utilisations up to this value pass; method 8.2. */
const PASS_LIMIT = 1 + 1e-9

/** The record of a check that applies to a line. */
export function toRecord(
  check: Check,
  line: LineDesign,
  found: Pick<Finding, 'utilisation' | 'demand' | 'resistance'>,
  place: Place | null,
  combinationId: string | null,
): CheckRecord {
  const { clause, quantity } = check.as?.(line) ?? check
  const [unit, factor] = UNIT[quantity]
  return {
    code: check.code,
    clause,
    status: found.utilisation <= PASS_LIMIT ? 'OK' : 'FAIL',
    utilisation: found.utilisation,
    demand: found.demand * factor,
    resistance: found.resistance * factor,
    unit,
    xM: place?.xM ?? null,
    spanIndex: place?.spanIndex ?? null,
    location: place?.location ?? null,
    combinationId,
  }
}
