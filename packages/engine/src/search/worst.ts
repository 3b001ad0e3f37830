/** The worst place of one check over stations and combinations. */
import type { Check, CheckCode } from '../result.ts'

/** Utilisations up to this pass; method 8.2. */
export const PASS_LIMIT = 1 + 1e-9

type Quantity = 'moment' | 'force' | 'stress' | 'length' | 'ratio'

/** A check found while searching; demand and resistance in N, mm, N·mm or N/mm². */
export interface Worst {
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
}

export const noneYet = (): Worst => ({
  utilisation: Number.NEGATIVE_INFINITY,
  demand: 0,
  resistance: 0,
  station: -1,
  fraction: 0,
  support: -1,
  combination: -1,
})

/** Keeps the larger utilisation; of equals the first, so that the order of the search decides nothing else. */
export function keep(
  worst: Worst,
  utilisation: number,
  demand: number,
  resistance: number,
  station: number,
  combination: number,
  support = -1,
): void {
  if (!(utilisation > worst.utilisation)) return
  worst.utilisation = utilisation
  worst.demand = demand
  worst.resistance = resistance
  worst.station = station
  worst.fraction = 0
  worst.combination = combination
  worst.support = support
}

/** Whether an utilisation up to `bound`, found from this combination and station on, can take the place of the worst. */
export const couldReplace = (worst: Worst, bound: number, combination: number, station: number): boolean =>
  bound > worst.utilisation || (bound === worst.utilisation && isEarlier(worst, combination, station))

const isEarlier = (worst: Worst, combination: number, station: number): boolean =>
  combination < worst.combination || (combination === worst.combination && station < worst.station)

/** Keeps the larger utilisation; of equals that of the earlier combination, then station: for searches in any order. */
export function keepEarliest(
  worst: Worst,
  utilisation: number,
  demand: number,
  resistance: number,
  station: number,
  combination: number,
  fraction = 0,
): void {
  if (!couldReplace(worst, utilisation, combination, station)) return
  worst.utilisation = utilisation
  worst.demand = demand
  worst.resistance = resistance
  worst.station = station
  worst.fraction = fraction
  worst.combination = combination
  worst.support = -1
}

/** Clause and quantity of every check. */
export const CHECK_KINDS: Record<CheckCode, { clause: string; quantity: Quantity }> = {
  GEOMETRY: { clause: 'EN 1993-1-3 5.2', quantity: 'ratio' },
  TENSION: { clause: 'EN 1993-1-3 6.1.2', quantity: 'force' },
  COMPRESSION: { clause: 'EN 1993-1-3 6.1.3', quantity: 'force' },
  BENDING_Y_POS: { clause: 'EN 1993-1-3 6.1.4', quantity: 'moment' },
  BENDING_Y_NEG: { clause: 'EN 1993-1-3 6.1.4', quantity: 'moment' },
  BENDING_Z: { clause: 'EN 1993-1-3 6.1.4', quantity: 'moment' },
  SHEAR: { clause: 'EN 1993-1-3 6.1.5', quantity: 'force' },
  M_V: { clause: 'EN 1993-1-3 6.1.10', quantity: 'ratio' },
  WEB_CRIPPLING_END: { clause: 'EN 1993-1-3 6.1.7', quantity: 'force' },
  WEB_CRIPPLING_INT: { clause: 'EN 1993-1-3 6.1.7', quantity: 'force' },
  M_R: { clause: 'EN 1993-1-3 6.1.11', quantity: 'ratio' },
  WEB_CRIPPLING_LOAD: { clause: 'EN 1993-1-3 6.1.7', quantity: 'force' },
  M_F: { clause: 'EN 1993-1-3 6.1.11', quantity: 'ratio' },
  N_M_SECTION: { clause: 'EN 1993-1-3 6.1.8, 6.1.9', quantity: 'ratio' },
  FREE_FLANGE_STRESS: { clause: 'EN 1993-1-3 10.1.4.1', quantity: 'stress' },
  FREE_FLANGE_BUCKLING: { clause: 'EN 1993-1-3 10.1.4.2', quantity: 'stress' },
  LTB: { clause: 'EN 1993-1-1 6.3.4, EN 1993-1-3 6.2.4', quantity: 'moment' },
  FLEXURAL_BUCKLING: { clause: 'EN 1993-1-3 6.2.2', quantity: 'force' },
  TORSIONAL_BUCKLING: { clause: 'EN 1993-1-3 6.2.3', quantity: 'force' },
  N_M_MEMBER: { clause: 'EN 1993-1-3 6.2.5', quantity: 'ratio' },
  DEFLECTION_SPAN: { clause: 'EN 1993-1-3 7.3', quantity: 'length' },
  DEFLECTION_CONSOLE: { clause: 'EN 1993-1-3 7.3', quantity: 'length' },
}

const UNIT: Record<Quantity, { unit: string; factor: number }> = {
  moment: { unit: 'kNm', factor: 1e-6 },
  force: { unit: 'kN', factor: 1e-3 },
  stress: { unit: 'N/mm²', factor: 1 },
  length: { unit: 'mm', factor: 1 },
  ratio: { unit: '', factor: 1 },
}

/** Where a check stands, for its record. */
export interface Place {
  xM: number
  spanIndex: number
  location: 'SPAN' | 'SUPPORT' | 'CONSOLE'
}

export function notApplicable(code: CheckCode): Check {
  return {
    code,
    clause: CHECK_KINDS[code].clause,
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

/** The record of a check; what found no combination does not apply. */
export function toCheck(code: CheckCode, worst: Worst, place: Place | null, combinationId: string | null): Check {
  if (worst.combination < 0) return notApplicable(code)
  const { clause, quantity } = CHECK_KINDS[code]
  const { unit, factor } = UNIT[quantity]
  return {
    code,
    clause,
    status: worst.utilisation <= PASS_LIMIT ? 'OK' : 'FAIL',
    utilisation: worst.utilisation,
    demand: worst.demand * factor,
    resistance: worst.resistance * factor,
    unit,
    xM: place?.xM ?? null,
    spanIndex: place?.spanIndex ?? null,
    location: place?.location ?? null,
    combinationId,
  }
}
