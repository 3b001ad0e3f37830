/** Extremes of the combinations that stability can depend on, and which of them are worth an eigenvalue. */
import type { Candidate } from './candidate.ts'
import { largestOnTop } from './combined-forces.ts'
import type { LineDesign } from './line-design.ts'
import { undominated } from './load-shapes.ts'
import { sharedResponse } from './mesh-forces.ts'
import { HEAVIEST, largestStations } from './own-weight-extremes.ts'

/** Extremes of one combination along the line, own weight included [N·mm, N]. */
export interface CombinationExtremes {
  c: number
  M_max: number
  M_min: number
  /** stations */
  atM_max: number
  atM_min: number
  /** the same in the middle halves of the spans alone, as sizes; 0 with N or M_z */
  sagInSpans: number
  hogInSpans: number
  /** largest |M_z| */
  M_z: number
  /** largest compression, as a size */
  compression: number
}

/** Stations at which a combination can have its extremes, and its transverse loads. */
export interface ExtremeStations {
  max: Int32Array
  min: Int32Array
  /** in the middle halves of the spans */
  sag: Int32Array
  hog: Int32Array
}

const NOWHERE = new Int32Array(0)

function stationsOf(line: LineDesign, c: number): ExtremeStations {
  const { uls, own, stations } = line
  const n = stations.count
  const t_max = uls.ownFactor[c]! * HEAVIEST
  // Only combinations without N and M_z are compared by their moments in the spans.
  const isAlone = !uls.hasN[c] && !uls.hasM_z[c]
  const largest = (sign: 1 | -1, use: Uint8Array | null) =>
    largestStations(uls.M, c * n, own.M, 0, n - 1, sign, t_max, use)
  return {
    max: largest(1, null),
    min: largest(-1, null),
    sag: isAlone ? largest(1, stations.inMiddle) : NOWHERE,
    hog: isAlone ? largest(-1, stations.inMiddle) : NOWHERE,
  }
}

function extremeStations(line: LineDesign, candidate: Candidate, c: number): ExtremeStations {
  if (candidate.ownWeight > HEAVIEST) return everyStation(line)
  const at = line.extremes[c] ?? stationsOf(line, c)
  line.extremes[c] = at
  return at
}

/** For sections heavier than any that is rolled of strip. */
function everyStation({ stations }: LineDesign): ExtremeStations {
  const all = Int32Array.from({ length: stations.count }, (_, i) => i)
  const middle = all.filter((i) => stations.inMiddle[i])
  return { max: all, min: all, sag: middle, hog: middle }
}

export function combinationExtremes(line: LineDesign, candidate: Candidate, c: number): CombinationExtremes {
  const { uls, own, stations } = line
  const from = c * stations.count
  const weight = uls.ownFactor[c]! * candidate.ownWeight
  const at = extremeStations(line, candidate, c)
  let M_max = Number.NEGATIVE_INFINITY
  let M_min = Number.POSITIVE_INFINITY
  let sagInSpans = 0
  let hogInSpans = 0
  let atM_max = 0
  let atM_min = 0
  for (const i of at.max) {
    const M = uls.M[from + i]! + weight * own.M[i]!
    if (M > M_max) {
      M_max = M
      atM_max = i
    }
  }
  for (const i of at.min) {
    const M = uls.M[from + i]! + weight * own.M[i]!
    if (M < M_min) {
      M_min = M
      atM_min = i
    }
  }
  for (const i of at.sag) sagInSpans = Math.max(sagInSpans, uls.M[from + i]! + weight * own.M[i]!)
  for (const i of at.hog) hogInSpans = Math.max(hogInSpans, -(uls.M[from + i]! + weight * own.M[i]!))
  return {
    c,
    M_max,
    M_min,
    atM_max,
    atM_min,
    sagInSpans,
    hogInSpans,
    M_z: Number.isNaN(uls.lateral[c]) ? withOwnWeight(line, candidate, c, 'M_z', Math.abs) : uls.lateral[c]!,
    compression: Number.isNaN(uls.compression[c])
      ? withOwnWeight(line, candidate, c, 'N', (N) => -N)
      : uls.compression[c]!,
  }
}

function withOwnWeight(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  effect: 'N' | 'M_z',
  size: (v: number) => number,
): number {
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  return largestOnTop(
    line.uls,
    c,
    effect,
    line.own[effect].map((v) => weight * v),
    size,
  )
}

/** What makes a combination worse, each for itself: moments. */
const momentsOf = (e: CombinationExtremes): number[] => [
  Math.max(0, e.M_max),
  Math.max(0, -e.M_min),
  e.sagInSpans,
  e.hogInSpans,
]

/** Largest transverse loads either way: what bends the free flange sideways and turns a hat; without own weight. */
function transverseExtremes(line: LineDesign, c: number): number[] {
  const known = line.transverse[c]
  if (known) return known
  const { q, P } = sharedResponse(line, c)
  const largest = (values: Float64Array, sign: 1 | -1) => values.reduce((max, v) => Math.max(max, sign * v), 0)
  const extremes = [largest(q, 1), largest(q, -1), largest(P, 1), largest(P, -1)]
  line.transverse[c] = extremes
  return extremes
}

/**
 * Without axial force and M_z a combination is left out only when one other has twice as much of every moment (either sign,
 * on the whole line and in the middle of the spans) and no smaller transverse load either way. The method would leave out
 * more (F.7, Q.23: what is 5 % below the largest moment of either sign); a long compressed zone of a smaller moment stays in.
 * With N or M_z a larger moment can relieve a flange that they compress, so of combinations that have one of them none is
 * left out.
 */
const EXCEEDED_BY = 2
const MOMENTS = 4

/** The combinations whose stability is worth solving; of those with the same shape of load only the heaviest. */
export function stabilityCombinations(line: LineDesign, candidate: Candidate): CombinationExtremes[] {
  const all = undominated(line, candidate).map((c) => combinationExtremes(line, candidate, c))
  const { hasN, hasM_z } = line.uls
  const measures = new Map(
    all.filter((e) => !hasN[e.c] && !hasM_z[e.c]).map((e) => [e, [...momentsOf(e), ...transverseExtremes(line, e.c)]]),
  )
  const champions = new Set<number[]>()
  for (let k = 0; k < MOMENTS; k++) {
    let most = 0
    for (const m of measures.values()) most = Math.max(most, m[k]!)
    if (most > 0) for (const m of measures.values()) if (m[k] === most) champions.add(m)
  }
  return all.filter((e) => {
    const m = measures.get(e)
    if (m === undefined) return true
    for (const p of champions) if (p !== m && exceeds(p, m)) return false
    return true
  })
}

const exceeds = (p: number[], e: number[]): boolean => e.every((v, k) => (k < MOMENTS ? EXCEEDED_BY * v : v) <= p[k]!)

/** Whether a combination bends the member at all; what statics leaves at a free end is rounding. */
export const hasBending = (e: CombinationExtremes): boolean => e.M_max > 1 || e.M_min < -1
