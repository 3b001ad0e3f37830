/** Results of the search with the concentrated load of a roof: the worst place of every check that it governs. */
import type { LineDesign } from '../line/line-design.ts'
import type { RoofCombination, RoofLoad } from '../line/roof-load.ts'
import type { Sideways } from '../line/sideways.ts'
import { sidewaysSection, stressPerForce } from '../line/sideways-section.ts'
import type { CaseResponse } from '../line/statics-table.ts'
import type { CheckCode, SupportReaction } from '../result.ts'
import { largestOf, SAME } from '../zero.ts'
import type { Purlin } from './candidate.ts'
import type { Findings, Place } from './finding.ts'
import { lateralResistance } from './lateral.ts'

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

/** Whether a utilisation up to this may be worse, or equal at an earlier place. */
export const mayBeWorse = (search: RoofSearch, code: CheckCode, utilisation: number): boolean =>
  utilisation >= worstSoFar(search, code) - SAME * Math.abs(worstSoFar(search, code))

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

/** Number of steps from place to place that are excluded together: an eighth of a span. */
export const BLOCK = 16

/** Extremes of values by block, from its first place to the first of the next, the same for every candidate of a line. */
export interface Blocks {
  max: Float64Array
  min: Float64Array
}
const BLOCKS = new WeakMap<Float64Array, Blocks>()

export function blocksOf(values: Float64Array): Blocks {
  let known = BLOCKS.get(values)
  if (!known) {
    const count = Math.ceil((values.length - 1) / BLOCK)
    known = { max: new Float64Array(count), min: new Float64Array(count) }
    for (let b = 0; b < count; b++) {
      let [max, min] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
      for (let k = b * BLOCK; k <= Math.min((b + 1) * BLOCK, values.length - 1); k++) {
        max = Math.max(max, values[k]!)
        min = Math.min(min, values[k]!)
      }
      known.max[b] = max
      known.min[b] = min
    }
    BLOCKS.set(values, known)
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

/** Upper bound of |M_z|/M_cz,Rd, or σ_q/f of an Ω, along the line: the load and permanent load, each at its own largest. */
export function lateralAtMost(search: RoofSearch, c: RoofCombination): number {
  const { sideways } = search.line
  const demand = sideways ? sidewaysStress(search, sideways, c) : bendingAboutZ(search, c)
  return demand / lateralResistance(search)
}

function bendingAboutZ(search: RoofSearch, c: RoofCombination): number {
  const { lateral } = search.roof
  const permanent = fixedEffect(search, c, (r) => extremesIn(r.M_z).size)
  return lateral ? permanent + Math.abs(c.F_y) * momentPerForce(search.roof, lateral) : permanent
}

/** The largest |M_z| of 1 N, under the force or over a hold of the line; the same for every candidate. */
const MOMENT_PER_FORCE = new WeakMap<RoofLoad, number>()
/** Between two places the value is slightly larger than at them. */
const BETWEEN_PLACES = 1.001

function momentPerForce(roof: RoofLoad, lateral: NonNullable<RoofLoad['lateral']>): number {
  let most = MOMENT_PER_FORCE.get(roof)
  if (most === undefined) {
    most = 0
    for (const p of roof.x) {
      const of = lateral.at(p)
      most = Math.max(most, Math.abs(lateral.moment(of, p)), largestOf(of.M))
    }
    most *= BETWEEN_PLACES
    MOMENT_PER_FORCE.set(roof, most)
  }
  return most
}

function sidewaysStress(search: RoofSearch, sideways: Sideways, c: RoofCombination): number {
  const { line, candidate } = search
  const section = sidewaysSection(sideways, candidate.model)
  let sigma = Math.abs(c.F_y) * stressPerForce(sideways, section)
  for (const [response, weight] of [[c.permanent, 1] as const, [line.own, candidate.ownWeight] as const])
    for (const [shape, share] of sideways.sumOf.get(response)!)
      sigma += Math.abs(c.ownFactor * weight * share) * largestOf(section.shapes[shape]!.bounds)
  return sigma
}
