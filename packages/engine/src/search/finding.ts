/** What a search keeps of one check: the worst over stations and combinations. */
/** Utilisations up to this pass; method 8.2. */
export const PASS_LIMIT = 1 + 1e-9

/** The worst place of a check so far; demand and resistance in N, mm, N·mm or N/mm². */
export interface Finding<B = unknown> {
  utilisation: number
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

export const noneYet = <B>(): Finding<B> => ({
  utilisation: Number.NEGATIVE_INFINITY,
  demand: 0,
  resistance: 0,
  station: -1,
  fraction: 0,
  support: -1,
  combination: -1,
  branch: null,
})

/** Keeps the larger utilisation; of equals the first, so that the order of the search decides nothing else. Whether it is kept. */
export function keep(
  worst: Finding,
  utilisation: number,
  demand: number,
  resistance: number,
  station: number,
  combination: number,
  support = -1,
  fraction = 0,
): boolean {
  if (!(utilisation > worst.utilisation)) return false
  worst.utilisation = utilisation
  worst.demand = demand
  worst.resistance = resistance
  worst.station = station
  worst.fraction = fraction
  worst.combination = combination
  worst.support = support
  worst.branch = null
  return true
}

/** Whether an utilisation up to `bound`, found from this combination and station on, can take the place of the worst. */
export function couldReplace(worst: Finding, bound: number, combination: number, station: number): boolean {
  if (bound !== worst.utilisation) return bound > worst.utilisation
  return combination < worst.combination || (combination === worst.combination && station < worst.station)
}

/** Keeps the larger utilisation; of equals that of the earlier combination, then station: for searches in any order. */
export function keepEarliest(
  worst: Finding,
  utilisation: number,
  demand: number,
  resistance: number,
  station: number,
  combination: number,
  fraction = 0,
): boolean {
  if (!couldReplace(worst, utilisation, combination, station)) return false
  // What it replaces may have the same.
  worst.utilisation = Number.NEGATIVE_INFINITY
  return keep(worst, utilisation, demand, resistance, station, combination, -1, fraction)
}
