/** Results of the search with the concentrated load of a roof: the worst place of every check that it governs. */
import type { LineDesign } from '../line/line-design.ts'
import type { RoofCombination, RoofLoad } from '../line/roof-load.ts'
import type { CaseResponse } from '../line/statics-table.ts'
import type { CheckCode, SupportReaction } from '../result.ts'
import { SAME } from '../zero.ts'
import type { Purlin } from './candidate.ts'
import type { Findings, Place } from './finding.ts'

/** A check that the load governs; N, mm, N·mm. */
export interface RoofFinding {
  utilisation: number
  demand: number
  resistance: number
  /** place of the check [mm] */
  x: number
  combinationId: string
  /** place of the load [mm] */
  loadAt: number
}

/** Findings of one candidate. */
export interface RoofFindings {
  checks: Partial<Record<CheckCode, RoofFinding>>
  /** by support, in place of the reactions under all other loads */
  reactions: SupportReaction[]
  /** places [mm] whose records come from the line with the load there, for the present group of checks */
  rough: Set<number>
}

/** A search in progress: the findings of other loads, and those of this one. */
export interface RoofSearch extends Purlin {
  roof: RoofLoad
  others: Findings
  found: RoofFindings
}

/** The worst utilisation of a check so far, which a governing one exceeds. */
export const worstSoFar = ({ others, found }: RoofSearch, code: CheckCode): number =>
  found.checks[code]?.utilisation ?? others[code]?.utilisation ?? Number.NEGATIVE_INFINITY

/** Whether a utilisation is worse than all so far by more than rounding. */
export const isWorse = (search: RoofSearch, code: CheckCode, utilisation: number): boolean => {
  const worst = worstSoFar(search, code)
  return utilisation > worst + SAME * Math.abs(worst === Number.NEGATIVE_INFINITY ? 0 : worst)
}

/** Keeps a utilisation that is worse, or equal at an earlier place. */
export function keepRoof(search: RoofSearch, code: CheckCode, found: RoofFinding): void {
  const { checks } = search.found
  if (isWorse(search, code, found.utilisation) || isSameBefore(found, checks[code])) checks[code] = found
}

/** Whether the check is between stations: its record comes from the line with the load there, whose place is a station. */
export const isRough = (line: LineDesign, { x, loadAt }: RoofFinding): boolean =>
  Math.abs(x - loadAt) > 1e-6 && !isOverSupport(line, x)

const isOverSupport = ({ actions }: LineDesign, x: number): boolean =>
  actions.line.supports.some((s) => Math.abs(s - x) < 1e-6)

/** Whether it equals the finding of the same combination, but nearer to the left end, or with the load nearer to it. */
function isSameBefore(found: RoofFinding, known?: RoofFinding): boolean {
  if (!known || known.combinationId !== found.combinationId) return false
  if (found.utilisation < known.utilisation - SAME * Math.abs(known.utilisation)) return false
  const behind = known.x - found.x
  return behind > 1e-3 || (behind > -1e-3 && found.loadAt < known.loadAt - 1e-3)
}

/** A place on the line; a support belongs to the span on its right. */
export function placeOn(line: LineDesign, x: number): Place {
  const { actions, isCantilever } = line
  const { ends } = actions
  const isSupport = isOverSupport(line, x)
  let spanIndex = 0
  while (spanIndex + 2 < ends.length && ends[spanIndex + 1]! <= x + 1e-6) spanIndex++
  return { xM: x / 1e3, spanIndex, location: isSupport ? 'SUPPORT' : isCantilever(spanIndex) ? 'CONSOLE' : 'SPAN' }
}

/** Effects of the permanent load by place, own weight included. */
export const permanentAt = (
  { candidate, line, roof }: RoofSearch,
  { permanent, ownFactor }: RoofCombination,
  effect: 'M' | 'left' | 'right',
) => {
  const [fixed, own] = [roof.at(permanent)[effect], roof.at(line.own)[effect]]
  const weight = ownFactor * candidate.ownWeight
  return (k: number): number => ownFactor * fixed[k]! + weight * own[k]!
}

/** The same at one place of the load, for any effect. */
export function fixedEffect(
  { candidate, line }: RoofSearch,
  { permanent, ownFactor }: RoofCombination,
  value: (r: CaseResponse) => number,
): number {
  return ownFactor * (value(permanent) + candidate.ownWeight * value(line.own))
}

/** Extremes (with 0) of values that are the same for every candidate of a line. */
const EXTREMES = new WeakMap<Float64Array, { max: number; min: number; size: number }>()

export function extremesIn(values: Float64Array) {
  let known = EXTREMES.get(values)
  if (!known) {
    known = { max: 0, min: 0, size: 0 }
    for (const value of values) {
      if (value > known.max) known.max = value
      if (value < known.min) known.min = value
    }
    known.size = Math.max(known.max, -known.min)
    EXTREMES.set(values, known)
  }
  return known
}

/** Bounds of M over all places of the load: each part at its own extreme. */
export function momentExtremes(search: RoofSearch, c: RoofCombination): [max: number, min: number] {
  const { roof, candidate, line } = search
  const [fixed, own] = [extremesIn(roof.at(c.permanent).M), extremesIn(roof.at(line.own).M)]
  const weight = c.ownFactor * candidate.ownWeight
  const [rise, fall] = [extremesIn(roof.M.max).max, extremesIn(roof.M.min).min]
  const [high, low] = c.F >= 0 ? [c.F * rise, c.F * fall] : [c.F * fall, c.F * rise]
  return [c.ownFactor * fixed.max + weight * own.max + high, c.ownFactor * fixed.min + weight * own.min + low]
}
