/** What a search keeps of one check: the worst over stations and combinations. */
import type { CheckCode, Check as CheckRecord, Solution } from '../result.ts'
import { SAME } from '../zero.ts'

/** Utilisations up to this pass; method 8.2. */
export const PASS_LIMIT = 1 + 1e-9

/** The place of a check that is named; demand and resistance in N, mm, N·mm or N/mm². */
export interface Finding<B = unknown> {
  utilisation: number
  /** the largest met, at most a billionth of it above that of the place that is named */
  largest: number
  demand: number
  resistance: number
  /** station where it stands; −1: the whole line */
  station: number
  /** where it stands between that station and the next one, as a part of their distance; 0: at it */
  fraction: number
  /** of what stands at one place in one combination: the lower comes first */
  rank: number
  /** support where it stands; −1: none */
  support: number
  /** index among the combinations of its limit state; −1: none applies */
  combination: number
  /** what else the lines of the check show: branches taken, operands; set where the finding is kept */
  branch: B | null
  /**
   * Later places, each with more than all before it: what is met next may be so much that the place named is no longer the same as the
   * largest, and one of these is. Null: the place named has the largest.
   */
  rivals: Finding<B>[] | null
}

/** What the checks of a candidate have found, and what its solution lists beside them. */
export type Findings = Partial<Record<CheckCode, Finding>> &
  Partial<Pick<Solution, 'reactions' | 'deflections' | 'sidewaysMm'>> & { twistDegrees?: number | undefined }

/** Where a check stands, for its record. */
export type Place = Pick<CheckRecord, 'xM' | 'spanIndex' | 'location'>

/** Where an utilisation stands, in the order in which an engineer meets the places. */
type Standing = Pick<Finding, 'combination' | 'station' | 'fraction' | 'rank'>

export const emptyFinding = <B>(): Finding<B> => ({
  utilisation: Number.NEGATIVE_INFINITY,
  largest: Number.NEGATIVE_INFINITY,
  demand: 0,
  resistance: 0,
  station: -1,
  fraction: 0,
  rank: 0,
  support: -1,
  combination: -1,
  branch: null,
  rivals: null,
})

/** Nothing found yet, and nothing below this to be looked for. */
export const noneAbove = <B>(floor: number): Finding<B> => ({
  ...emptyFinding<B>(),
  utilisation: floor,
  largest: floor,
})

/** Whether one place comes before another: an earlier combination, in it the smaller x, there the lower rank. */
function isBefore(combination: number, station: number, fraction: number, rank: number, other: Standing): boolean {
  if (combination !== other.combination) return combination < other.combination
  if (station !== other.station) return station < other.station
  return fraction !== other.fraction ? fraction < other.fraction : rank < other.rank
}

/** What is less than this is not the same as the largest met. */
export const leastOf = ({ largest }: Finding): number => largest * (1 - SAME)

/** Whether an utilisation up to `bound`, found from this combination and station on, can be named now or later. */
export function mayGovern(worst: Finding, bound: number, combination: number, station: number): boolean {
  if (bound > worst.largest) return true
  if (!(bound >= leastOf(worst))) return false
  return isBefore(combination, station, 0, 0, worst.rivals?.at(-1) ?? worst)
}

/**
 * Keeps an utilisation where it is the place to name, or a rival of it: of all that are the same as the largest of all the first is named,
 * whatever the order of the search, and however many are each the same as their neighbour only.
 *
 * The numbers stand one by one: every station may ask, and an object for them would cost more than all else here.
 *
 * @returns where its branch and its support are to be written; null where it is not kept
 */
export function keep<B>(
  worst: Finding<B>,
  utilisation: number,
  demand: number,
  resistance: number,
  station: number,
  combination: number,
  fraction = 0,
  rank = 0,
): Finding<B> | null {
  if (utilisation > worst.largest) worst.largest = utilisation
  const least = leastOf(worst)
  if (!(utilisation >= least)) return null
  const place = placeBeside(worst, utilisation, least, combination, station, fraction, rank)
  if (place === 'BEHIND') return null
  const kept = place === 'INSTEAD' ? worst : null
  const found = kept ?? emptyFinding<B>()
  found.utilisation = utilisation
  found.demand = demand
  found.resistance = resistance
  found.station = station
  found.fraction = fraction
  found.rank = rank
  found.combination = combination
  found.support = -1
  found.branch = null
  found.rivals = null
  return kept ?? putAmong(worst, found, least)
}

/** Whether an utilisation takes the place of all that are kept, or comes behind one that has as much; null: neither. */
function placeBeside(
  worst: Finding,
  utilisation: number,
  least: number,
  combination: number,
  station: number,
  fraction: number,
  rank: number,
): 'INSTEAD' | 'BEHIND' | null {
  const last = worst.rivals?.at(-1) ?? worst
  if (worst.combination < 0 || last.utilisation < least) return 'INSTEAD'
  if (!isBefore(combination, station, fraction, rank, last)) return utilisation <= last.utilisation ? 'BEHIND' : null
  return utilisation >= last.utilisation && isBefore(combination, station, fraction, rank, worst) ? 'INSTEAD' : null
}

/** Puts a place among the one named and its rivals. @returns where it went; null where one before it has as much */
function putAmong<B>(worst: Finding<B>, found: Finding<B>, least: number): Finding<B> | null {
  const { largest, rivals } = worst
  const places = [{ ...worst, rivals: null }, ...(rivals ?? [])]
  const at = places.findIndex((p) => isBefore(found.combination, found.station, found.fraction, found.rank, p))
  places.splice(at < 0 ? places.length : at, 0, found)
  let most = Number.NEGATIVE_INFINITY
  const left = places.filter((p) => {
    const isKept = p.utilisation >= least && p.utilisation > most
    if (isKept) most = p.utilisation
    return isKept
  })
  const [named, ...others] = left
  Object.assign(worst, named, { largest, rivals: others.length > 0 ? others : null })
  if (named === found) return worst
  return left.includes(found) ? found : null
}
