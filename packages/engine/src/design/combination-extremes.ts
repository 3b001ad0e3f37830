/** Extremes of the combinations that stability can depend on, and which of them are worth an eigenvalue. */
import type { Candidate } from './candidate.ts'
import { addResponses } from './combined-forces.ts'
import type { LineDesign } from './line-design.ts'
import { undominated } from './load-shapes.ts'

/** Extremes of one combination along the line, own weight included [N·mm, N]. */
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
  /** largest compression, as a size */
  compression: number
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
  return {
    c,
    M_max,
    M_min,
    atM_max,
    atM_min,
    sagInSpans,
    hogInSpans,
    M_z: uls.hasM_z[c] ? largest(line, candidate, c, 'M_z', Math.abs) : 0,
    compression: uls.hasN[c]
      ? Math.max(
          0,
          largest(line, candidate, c, 'N', (N) => -N),
        )
      : 0,
  }
}

function largest(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  effect: 'N' | 'M_z',
  size: (v: number) => number,
): number {
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const values = line.own[effect].map((v) => weight * v)
  addResponses(line.uls, c, effect, values)
  return values.reduce((max, v) => Math.max(max, size(v)), Number.NEGATIVE_INFINITY)
}

type Measure = (e: CombinationExtremes) => number

/** What makes a combination worse, each for itself: moments, and what goes with them. */
const MOMENTS: Measure[] = [
  (e) => Math.max(0, e.M_max),
  (e) => Math.max(0, -e.M_min),
  (e) => e.sagInSpans,
  (e) => e.hogInSpans,
]
const COMPANIONS: Measure[] = [(e) => e.M_z, (e) => e.compression]

/**
 * A combination is left out only when one other has a quarter more of every moment (either sign, on the whole line and in the
 * middle of the spans) and no less M_z and compression. The method would leave out more (F.7, Q.23: what is 5 % below the
 * largest moment of either sign); a long compressed zone of a smaller moment, or compression with little bending, stays in.
 */
const EXCEEDED_BY = 1.25

/** The combinations whose stability is worth solving; of those with the same shape of load only the heaviest. */
export function stabilityCombinations(line: LineDesign, candidate: Candidate): CombinationExtremes[] {
  const all = undominated(line, candidate).map((c) => combinationExtremes(line, candidate, c))
  const champions = [...MOMENTS, ...COMPANIONS].flatMap((measure) => {
    const most = all.reduce((max, e) => Math.max(max, measure(e)), 0)
    return most > 0 ? all.filter((e) => measure(e) === most) : []
  })
  const exceeds = (p: CombinationExtremes, e: CombinationExtremes) =>
    MOMENTS.every((measure) => EXCEEDED_BY * measure(e) <= measure(p)) &&
    COMPANIONS.every((measure) => measure(e) <= measure(p))
  return all.filter((e) => !champions.some((p) => p !== e && exceeds(p, e)))
}

/** Whether a combination bends the member at all; what statics leaves at a free end is rounding. */
export const hasBending = (e: CombinationExtremes): boolean => e.M_max > 1 || e.M_min < -1
