/** Extremes of the combinations that stability can depend on, and which of them are worth an eigenvalue. */
import type { Candidate } from './candidate.ts'
import { addResponses, type CombinedForces } from './combined-forces.ts'
import type { LineDesign } from './line-design.ts'
import { undominated } from './load-shapes.ts'
import type { CaseResponse } from './statics-table.ts'
import type { Stations } from './stations.ts'

/** Extremes of one combination along the line [N·mm]. */
export interface CombinationExtremes {
  c: number
  M_max: number
  M_min: number
  /** stations */
  atM_max: number
  atM_min: number
  /** the same in the middle halves of the spans alone, as sizes */
  sagInSpans: number
  hogInSpans: number
  /** largest |M_z| */
  M_z: number
}

function extremesOf(stations: Stations, c: number, M: (i: number) => number, M_z: number): CombinationExtremes {
  const e: CombinationExtremes = {
    c,
    M_max: Number.NEGATIVE_INFINITY,
    M_min: Number.POSITIVE_INFINITY,
    atM_max: 0,
    atM_min: 0,
    sagInSpans: 0,
    hogInSpans: 0,
    M_z,
  }
  for (let i = 0; i < stations.count; i++) {
    const m = M(i)
    if (m > e.M_max) {
      e.M_max = m
      e.atM_max = i
    }
    if (m < e.M_min) {
      e.M_min = m
      e.atM_min = i
    }
    if (stations.inMiddle[i]) {
      if (m > e.sagInSpans) e.sagInSpans = m
      if (-m > e.hogInSpans) e.hogInSpans = -m
    }
  }
  return e
}

const largestSize = (values: Float64Array) => values.reduce((max, v) => Math.max(max, Math.abs(v)), 0)

/** Extremes with own weight. */
export function combinationExtremes(line: LineDesign, candidate: Candidate, c: number): CombinationExtremes {
  const { uls, own, stations } = line
  const from = c * stations.count
  const weight = uls.ownFactor[c]! * candidate.ownWeight
  let M_z = 0
  if (uls.hasM_z[c]) {
    const total = own.M_z.map((v) => weight * v)
    addResponses(uls, c, 'M_z', total)
    M_z = largestSize(total)
  }
  return extremesOf(stations, c, (i) => uls.M[from + i]! + weight * own.M[i]!, M_z)
}

/** Extremes of every combination without own weight, and the largest moments of 1 N/mm of it: once a request. */
export interface SharedExtremes {
  combinations: CombinationExtremes[]
  ownM: number
  ownM_z: number
}

export function sharedExtremes(uls: CombinedForces, own: CaseResponse, stations: Stations): SharedExtremes {
  const n = stations.count
  const M_z = new Float64Array(n)
  return {
    combinations: uls.combinations.map((_, c) => {
      M_z.fill(0)
      if (uls.hasM_z[c]) addResponses(uls, c, 'M_z', M_z)
      return extremesOf(stations, c, (i) => uls.M[c * n + i]!, largestSize(M_z))
    }),
    ownM: largestSize(own.M),
    ownM_z: largestSize(own.M_z),
  }
}

/**
 * Share of the largest demand below which a combination is left out. The method asks for 5 % (F.7, Q.23); keeping a fifth,
 * and looking at spans and supports apart, lets a long compressed zone of a smaller moment through to the eigenvalue.
 */
const KEPT_SHARE = 0.8

type Measure = (e: CombinationExtremes) => number

const MEASURES: Measure[] = [(e) => e.M_max, (e) => -e.M_min, (e) => e.sagInSpans, (e) => e.hogInSpans]
const LATERAL: Measure = (e) => e.M_z

const largestOf = (all: CombinationExtremes[], measure: Measure) => all.reduce((max, e) => Math.max(max, measure(e)), 0)

/** Combinations that may be among the kept ones whatever this candidate weighs: shared extremes plus or minus its weight. */
function withinReach(line: LineDesign, candidate: Candidate): number[] {
  const { combinations, ownM, ownM_z } = line.extremes
  const heaviest = line.uls.ownFactor.reduce((max, f) => Math.max(max, f), 0) * candidate.ownWeight
  const tests = [
    ...MEASURES.map((measure) => ({ measure, slack: heaviest * ownM })),
    { measure: LATERAL, slack: heaviest * ownM_z },
  ]
  const least = tests.map(({ measure, slack }) => KEPT_SHARE * (largestOf(combinations, measure) - slack) - slack)
  return combinations.filter((e) => tests.some(({ measure }, k) => measure(e) >= least[k]!)).map((e) => e.c)
}

/**
 * The combinations whose stability is worth solving: none that is a fraction of another, and of the rest those near the
 * largest moment of either sign, on the whole line or in the middle of the spans, or near the largest M_z.
 */
export function stabilityCombinations(line: LineDesign, candidate: Candidate): CombinationExtremes[] {
  const all = undominated(line, candidate, withinReach(line, candidate)).map((c) =>
    combinationExtremes(line, candidate, c),
  )
  const largest = [...MEASURES, LATERAL].map((measure) => largestOf(all, measure))
  return all.filter(
    (e) =>
      !hasBending(e) ||
      [...MEASURES, LATERAL].some((measure, k) => measure(e) > 0 && measure(e) >= KEPT_SHARE * largest[k]!),
  )
}

/** Whether a combination bends the member at all; what statics leaves at a free end is rounding. */
export const hasBending = (e: CombinationExtremes): boolean => e.M_max > 1 || e.M_min < -1
