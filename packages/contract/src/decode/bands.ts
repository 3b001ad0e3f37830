/** Loads that a request gives in bands or span by span, as bands in x; method 1.5 and 1.6. */
import { type Band, mm, N_per_mm2 } from '@madre/engine'
import type { DesignRequest, SnowBands, WindBands } from '../request.ts'

/** Load as typed [kN/m²] and length [m] of each of the three bands, in their order from the left end. */
export const bandPairs = (b: WindBands | SnowBands): [number, number][] =>
  'w1' in b
    ? [
        [b.w1, b.l1],
        [b.w2, b.l2],
        [b.w3, b.l3],
      ]
    : [
        [b.s1, b.l1],
        [b.s2, b.l2],
        [b.s3, b.l3],
      ]

/** The bands of drifted snow; a façade carries none, whatever an older request of it holds. */
export const driftPairs = (r: Pick<DesignRequest, 'simulationType' | 'loadSnowAccumulation'>): [number, number][] =>
  bandPairs(r.loadSnowAccumulation).map(([value, length]) => (r.simulationType === 'FACADE' ? [0, 0] : [value, length]))

/** One band a span. @param ends  of the spans [mm]  @param values  [kN/m²] */
export const bandsOfSpans = (values: number[] | null, ends: number[]): Band[] =>
  (values ?? []).map((value, i) => ({ from: ends[i]!, to: ends[i + 1]!, value: N_per_mm2(value) }))

/** The same of a load that may be absent: nothing where it is zero in every span. */
export const usedBandsOfSpans = (values: number[] | null, ends: number[]): Band[] =>
  values?.some((value) => value !== 0) ? bandsOfSpans(values, ends) : []

/** No value at all, or none that stands anywhere: without lengths only the first one counts, as uniform. */
const isUnused = (pairs: [number, number][]) =>
  pairs.every(([value]) => value === 0) || (pairs[0]![0] === 0 && pairs.every(([, length]) => length === 0))

/**
 * Consecutive bands from the left end (method 1.6), nothing where they are not used: a value without any length is uniform; what
 * the bands leave uncovered extends the last band, or takes the values of `elsewhere`.
 *
 * @param total  length of the line [mm]
 */
export function bandsAlong(pairs: [number, number][], total: number, elsewhere: Band[] | 'extend'): Band[] {
  if (isUnused(pairs)) return []
  if (pairs.every(([, length]) => length === 0)) return [{ from: 0, to: total, value: N_per_mm2(pairs[0]![0]) }]
  const bands: Band[] = []
  let x = 0
  for (const [value, lengthM] of pairs) {
    const length = mm(lengthM)
    if (length <= 0) continue
    bands.push({ from: x, to: Math.min(total, x + length), value: N_per_mm2(value) })
    x = Math.min(total, x + length)
  }
  if (x >= total - 1e-6) return bands
  if (elsewhere === 'extend') {
    bands.at(-1)!.to = total
    return bands
  }
  const rest = elsewhere.map((b) => ({ ...b, from: Math.max(b.from, x) })).filter((b) => b.to > b.from)
  return [...bands, ...rest]
}
