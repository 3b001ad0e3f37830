/** What a search keeps of one check: the worst over stations and combinations. */
import type { CheckCode, Check as CheckRecord, Solution } from '../result.ts'
import { SAME } from '../zero.ts'

/** Utilisations up to this pass; method 8.2. */
export const PASS_LIMIT = 1 + 1e-9

/** The worst place of a check so far; demand and resistance in N, mm, N·mm or N/mm². */
export interface Finding<B = unknown> {
  utilisation: number
  /** the largest met, at most a billionth of it above that of the place that is kept */
  largest: number
  demand: number
  resistance: number
  /** station where it stands; −1: the whole line */
  station: number
  /** where it stands between that station and the next one, as a part of their distance; 0: at it */
  fraction: number
  /** support where it stands; −1: none */
  support: number
  /** index among the combinations of its limit state; −1: none applies */
  combination: number
  /** what else the lines of the check show: branches taken, operands; set where the finding is kept */
  branch: B | null
}

/** What the checks of a candidate have found, and what its solution lists beside them. */
export type Findings = Partial<Record<CheckCode, Finding>> &
  Partial<Pick<Solution, 'reactions' | 'deflections' | 'sidewaysMm'>> & { twistDegrees?: number | undefined }

/** Where a check stands, for its record. */
export type Place = Pick<CheckRecord, 'xM' | 'spanIndex' | 'location'>

export const noneYet = <B>(): Finding<B> => ({
  utilisation: Number.NEGATIVE_INFINITY,
  largest: Number.NEGATIVE_INFINITY,
  demand: 0,
  resistance: 0,
  station: -1,
  fraction: 0,
  support: -1,
  combination: -1,
  branch: null,
})

/** Nothing found yet, and nothing below this to be looked for. */
export const noneAbove = <B>(floor: number): Finding<B> => ({ ...noneYet<B>(), utilisation: floor, largest: floor })

/** Whether a place comes before another one: an earlier combination, in it the smaller x. */
const isBefore = (worst: Finding, combination: number, station: number, fraction: number): boolean => {
  if (combination !== worst.combination) return combination < worst.combination
  return station !== worst.station ? station < worst.station : fraction < worst.fraction
}

/** Whether an utilisation up to `bound`, found from this combination and station on, can take the place of the worst. */
export function couldReplace(worst: Finding, bound: number, combination: number, station: number): boolean {
  if (bound > worst.largest) return true
  return bound >= worst.largest * (1 - SAME) && isBefore(worst, combination, station, 0)
}

/**
 * Whether an utilisation takes the place of the worst so far: it is more than the same, or the same at an earlier place. All are measured by the
 * largest of all, so that many that are each the same as their neighbour do not lead away from it.
 */
export function takesPlace(
  worst: Finding,
  utilisation: number,
  combination: number,
  station: number,
  fraction: number,
): boolean {
  if (utilisation > worst.largest) worst.largest = utilisation
  const least = worst.largest * (1 - SAME)
  if (!(utilisation >= least)) return false
  return worst.combination < 0 || worst.utilisation < least || isBefore(worst, combination, station, fraction)
}

/** Keeps an utilisation that takes the place of the worst, whatever the order of the search; whether it does. */
export function keep(
  worst: Finding,
  utilisation: number,
  demand: number,
  resistance: number,
  station: number,
  combination: number,
  fraction = 0,
): boolean {
  if (!takesPlace(worst, utilisation, combination, station, fraction)) return false
  worst.utilisation = utilisation
  worst.demand = demand
  worst.resistance = resistance
  worst.station = station
  worst.fraction = fraction
  worst.combination = combination
  worst.support = -1
  worst.branch = null
  return true
}
