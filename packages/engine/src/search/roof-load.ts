/** What the search keeps of the concentrated load of a roof: of every check the worst place, where it is worse than everything else. */
import type { LineDesign } from '../line/line-design.ts'
import type { RoofCombination, RoofLoad } from '../line/roof-load.ts'
import type { CaseResponse } from '../line/statics-table.ts'
import type { CheckCode, SupportReaction } from '../result.ts'
import { SAME } from '../zero.ts'
import type { Purlin } from './candidate.ts'
import type { Findings, Place } from './finding.ts'

/** A check governed by it; N, mm, N·mm. */
export interface RoofFinding {
  utilisation: number
  demand: number
  resistance: number
  /** where the check stands [mm] */
  x: number
  combinationId: string
  /** where the load stands [mm] */
  loadAt: number
}

/** What is found of a candidate. */
export interface RoofFindings {
  checks: Partial<Record<CheckCode, RoofFinding>>
  /** in place of those of all other loads, by support */
  reactions: SupportReaction[]
  /** places [mm] whose records are those of the line with the load there, of the group that is looked at */
  rough: Set<number>
}

/** A search in progress: what other loads have found, and what this one has. */
export interface RoofSearch extends Purlin {
  roof: RoofLoad
  others: Findings
  found: RoofFindings
}

/** What governing needs more than: the utilisation of a check so far. */
export const worstSoFar = ({ others, found }: RoofSearch, code: CheckCode): number =>
  found.checks[code]?.utilisation ?? others[code]?.utilisation ?? Number.NEGATIVE_INFINITY

/** Whether a utilisation is worse than all so far by more than rounding. */
export const isWorse = (search: RoofSearch, code: CheckCode, utilisation: number): boolean => {
  const worst = worstSoFar(search, code)
  return utilisation > worst + SAME * Math.abs(worst === Number.NEGATIVE_INFINITY ? 0 : worst)
}

/** Keeps it where it is worse, or the same in an earlier place. */
export function keepRoof(search: RoofSearch, code: CheckCode, found: RoofFinding): void {
  const { checks } = search.found
  if (isWorse(search, code, found.utilisation) || isSameBefore(found, checks[code])) checks[code] = found
}

/** Found between the stations: its record is that of the line with the load there, of which supports and the place of the load are stations. */
export const isRough = (line: LineDesign, { x, loadAt }: RoofFinding): boolean =>
  Math.abs(x - loadAt) > 1e-6 && !isOverSupport(line, x)

const isOverSupport = ({ actions }: LineDesign, x: number): boolean =>
  actions.line.supports.some((s) => Math.abs(s - x) < 1e-6)

/** Whether it is what is found of this combination already, nearer to the left end; then with the load nearer to it. */
function isSameBefore(found: RoofFinding, known?: RoofFinding): boolean {
  if (!known || known.combinationId !== found.combinationId) return false
  if (found.utilisation < known.utilisation - SAME * Math.abs(known.utilisation)) return false
  const behind = known.x - found.x
  return behind > 1e-3 || (behind > -1e-3 && found.loadAt < known.loadAt - 1e-3)
}

/** A place of the line, at a support with the span to its right. */
export function placeOn(line: LineDesign, x: number): Place {
  const { actions, isCantilever } = line
  const { ends } = actions
  const isSupport = isOverSupport(line, x)
  let spanIndex = 0
  while (spanIndex + 2 < ends.length && ends[spanIndex + 1]! <= x + 1e-6) spanIndex++
  return { xM: x / 1e3, spanIndex, location: isSupport ? 'SUPPORT' : isCantilever(spanIndex) ? 'CONSOLE' : 'SPAN' }
}

/** Effects of the permanent load, own weight included, by place. */
export const permanentAt = (
  { candidate, line, roof }: RoofSearch,
  { permanent, ownFactor }: RoofCombination,
  effect: 'M' | 'left' | 'right',
) => {
  const [fixed, own] = [roof.at(permanent)[effect], roof.at(line.own)[effect]]
  const weight = ownFactor * candidate.ownWeight
  return (k: number): number => ownFactor * fixed[k]! + weight * own[k]!
}

/** The same at one place of the load, of whatever is looked at there. */
export function fixedEffect(
  { candidate, line }: RoofSearch,
  { permanent, ownFactor }: RoofCombination,
  value: (r: CaseResponse) => number,
): number {
  return ownFactor * (value(permanent) + candidate.ownWeight * value(line.own))
}

/** Of values that are the same for every candidate of a line, their extremes and 0. */
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

/** No moment is more and none is less, wherever the load stands: each part at its own largest. */
export function momentExtremes(search: RoofSearch, c: RoofCombination): [max: number, min: number] {
  const { roof, candidate, line } = search
  const [fixed, own] = [extremesIn(roof.at(c.permanent).M), extremesIn(roof.at(line.own).M)]
  const weight = c.ownFactor * candidate.ownWeight
  const [rise, fall] = [extremesIn(roof.M.max).max, extremesIn(roof.M.min).min]
  const [high, low] = c.F >= 0 ? [c.F * rise, c.F * fall] : [c.F * fall, c.F * rise]
  return [c.ownFactor * fixed.max + weight * own.max + high, c.ownFactor * fixed.min + weight * own.min + low]
}
