/** Extremes of the combinations that stability can depend on, and which of them are worth an eigenvalue. */
import type { Candidate } from './candidate.ts'
import type { LineDesign } from './line-design.ts'
import { undominated } from './load-shapes.ts'

/** Extremes of one combination along the line [N·mm], own weight included. */
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

export function combinationExtremes(line: LineDesign, candidate: Candidate, c: number): CombinationExtremes {
  const { uls, own, stations } = line
  const n = stations.count
  const from = c * n
  const weight = uls.ownFactor[c]! * candidate.ownWeight
  let M_max = Number.NEGATIVE_INFINITY
  let M_min = Number.POSITIVE_INFINITY
  let sagInSpans = 0
  let hogInSpans = 0
  let atM_max = 0
  let atM_min = 0
  for (let i = 0; i < n; i++) {
    const M = uls.M[from + i]! + weight * own.M[i]!
    if (M > M_max) {
      M_max = M
      atM_max = i
    }
    if (M < M_min) {
      M_min = M
      atM_min = i
    }
    if (stations.inMiddle[i]) {
      if (M > sagInSpans) sagInSpans = M
      if (-M > hogInSpans) hogInSpans = -M
    }
  }
  let M_z = 0
  if (uls.hasM_z[c]) {
    for (let i = 0; i < n; i++) M_z = Math.max(M_z, Math.abs(uls.M_z[from + i]! + weight * own.M_z[i]!))
  }
  return { c, M_max, M_min, atM_max, atM_min, sagInSpans, hogInSpans, M_z }
}

/**
 * Share of the largest demand below which a combination is left out. The method asks for 5 % (F.7, Q.23); keeping a fifth,
 * and looking at spans and supports apart, lets a long compressed zone of a smaller moment through to the eigenvalue.
 */
const KEPT_SHARE = 0.8

/**
 * The combinations whose stability is worth solving: none that is a fraction of another, and of the rest those near the
 * largest moment of either sign, on the whole line or in the middle of the spans, or near the largest M_z.
 */
export function stabilityCombinations(line: LineDesign, candidate: Candidate): CombinationExtremes[] {
  const all = undominated(line, candidate).map((c) => combinationExtremes(line, candidate, c))
  const measures: ((e: CombinationExtremes) => number)[] = [
    (e) => e.M_max,
    (e) => -e.M_min,
    (e) => e.sagInSpans,
    (e) => e.hogInSpans,
    (e) => e.M_z,
  ]
  const largest = measures.map((measure) => all.reduce((max, e) => Math.max(max, measure(e)), 0))
  return all.filter(
    (e) => !hasBending(e) || measures.some((measure, k) => measure(e) > 0 && measure(e) >= KEPT_SHARE * largest[k]!),
  )
}

/** Whether a combination bends the member at all; what statics leaves at a free end is rounding. */
export const hasBending = (e: CombinationExtremes): boolean => e.M_max > 1 || e.M_min < -1
