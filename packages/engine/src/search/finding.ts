/** The result of a search for one check: the worst utilisation over stations and combinations. */
import type { CheckCode, Check as CheckRecord, Solution } from '../result.ts'
import { SAME } from '../zero.ts'

/** The named place of a check. Demand and resistance in N, mm, N·mm or N/mm². */
export interface Finding<B = unknown> {
  utilisation: number
  /** the largest utilisation so far, at most one billionth above that of the named place */
  largest: number
  demand: number
  resistance: number
  /** its station; −1: the whole line */
  station: number
  /** position between that station and the next one, as a part of their distance; 0: at the station */
  fraction: number
  /** order of findings at one place in one combination: the lower comes first */
  rank: number
  /** its support; −1: none */
  support: number
  /** index among the combinations of its limit state; −1: none applies */
  combination: number
  /** further data for the derivation: branches taken, operands; set when the finding is kept */
  branch: B | null
  /**
   * Later places, each with a larger utilisation than those before. If a larger one found next makes the named place too small to count as
   * equal to the largest, one of these takes its place. Null: the named place has the largest.
   */
  rivals: Finding<B>[] | null
}

/** Findings of the checks of a candidate, and further values of its solution. */
export type Findings = Partial<Record<CheckCode, Finding>> &
  Partial<Pick<Solution, 'reactions' | 'deflections' | 'sidewaysMm'>> & { twistDegrees?: number | undefined }

/** The place of a check in its record. */
export type Place = Pick<CheckRecord, 'xM' | 'spanIndex' | 'location'>

/** The place of a utilisation, in the order in which an engineer reads places. */
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

/** Empty finding of a search with a floor. */
export const noneAbove = <B>(floor: number): Finding<B> => ({
  ...emptyFinding<B>(),
  utilisation: floor,
  largest: floor,
})

/** Whether a place comes before another: by combination, then x, then rank. */
function isBefore(combination: number, station: number, fraction: number, rank: number, other: Standing): boolean {
  if (combination !== other.combination) return combination < other.combination
  if (station !== other.station) return station < other.station
  return fraction !== other.fraction ? fraction < other.fraction : rank < other.rank
}

/** A utilisation from this value on counts as equal to the largest so far. */
export const leastOf = ({ largest }: Finding): number => largest * (1 - SAME)

/** Whether a utilisation up to `bound`, from this combination and station on, may be named now or later. */
export function mayGovern(worst: Finding, bound: number, combination: number, station: number): boolean {
  if (bound > worst.largest) return true
  if (!(bound >= leastOf(worst))) return false
  return isBefore(combination, station, 0, 0, worst.rivals?.at(-1) ?? worst)
}

/**
 * Keeps a utilisation if it is to be named, or as a rival. Of all utilisations equal to the largest the first is named. The order of the
 * search does not matter, nor do chains of values that each equal only their neighbour.
 *
 * The arguments are single numbers: an object per call costs too much, since every station may call this.
 *
 * @returns the finding that takes the branch and support; null where the utilisation is not kept
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

/** INSTEAD: it replaces all that are kept. BEHIND: an earlier place has at least as much. Null: neither. */
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

/** Sorts a place among the named one and its rivals. @returns its finding; null where an earlier place has at least as much */
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
