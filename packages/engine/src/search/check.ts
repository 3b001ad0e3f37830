/** A check: its code and clause, the search that finds where it is worst, and the lines that show it; decision 0022. */
import type { Step } from '../explanation.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { CheckCode, Check as CheckRecord } from '../result.ts'
import type { Purlin } from './candidate.ts'
import type { CombinationExtremes } from './combination-extremes.ts'
import { type Finding, type Findings, PASS_LIMIT, type Place } from './finding.ts'
import type { RoofSearch } from './roof-load.ts'

/** What is checked. */
export interface Subject extends Purlin {
  /** the combinations that can govern its stability */
  considered: CombinationExtremes[]
}

export interface Check {
  code: CheckCode
  clause: string
  quantity: keyof typeof UNIT
  /** clause and quantity on lines where they are others */
  as?(line: LineDesign): { clause: string; quantity: keyof typeof UNIT } | null
  /** needs N alone: where that is constant along the line, it is the same wherever the concentrated load of a roof stands */
  ofAxialForceAlone?: true
  /** looks at the combinations of serviceability */
  isOfService?: true
  /** of the candidate under all loads: no combination and no place, and none of its strength */
  isOfCandidate?: true
  /** whether a solution of the line lists it; always without */
  isAsked?(line: LineDesign): boolean
}

/** Prints what the search of a check has found; looks for nothing itself. */
export type Derivation = { of(found: Finding, subject: Subject, space: unknown): Step[] }['of']

/** Of some checks; apart from these, so that whoever only searches does not carry them. */
export type Derivations = Partial<Record<CheckCode, Derivation>>

/** Below which utilisation nothing of a check is looked for. */
export type Floor = (code: CheckCode) => number

export const NO_FLOOR: Floor = () => Number.NEGATIVE_INFINITY

/** Checks that one search finds together: they look at the same places, or one bounds another. */
export interface CheckGroup<S = unknown> {
  checks: readonly Check[]
  /** work space of one request, shared by all candidates */
  prepare?(line: LineDesign): S
  /** @param floor utilisations of each code that are not worth finding; none without */
  search(subject: Subject, space: S, floor?: Floor): Findings
  /** how the worst place of the concentrated load of a roof is found */
  roofLoad: RoofLoadSearch<S>
}

/** By influence lines where the checks need statics alone; else by trying places, each a line of its own. */
export interface RoofLoadSearch<S = unknown> {
  search?(search: RoofSearch, space: S): void
  /** whether checks of this candidate need places to be tried: no place is known not to govern */
  tries(search: RoofSearch, space: S): boolean
  /** whether a check may exceed `least` with the load at one place [mm], so that it has to be tried; without, any may */
  mayExceedAt?(search: RoofSearch, at: number, least: (code: CheckCode) => number): boolean
}

/** Unit of a record, and so many of it is one N, N·mm, N/mm² or mm. */
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
