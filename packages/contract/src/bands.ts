/** Loads that a request gives in three bands from the left end of the line; method 1.6. */
import type { DesignRequest, SnowBands, WindBands } from './request.ts'

/** A load and the length it stands on: [kN/m²] and [m] as they are typed. */
export type BandPair = [value: number, length: number]

/** The three bands, in their order. */
export const bandPairs = (b: WindBands | SnowBands): BandPair[] =>
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

type Drifted = Pick<DesignRequest, 'simulationType' | 'loadSnowAccumulation'>

/** The bands of drifted snow; a façade carries none, whatever an older request of it holds. */
export const driftPairs = (r: Drifted): BandPair[] =>
  bandPairs(r.loadSnowAccumulation).map(([value, length]) => (r.simulationType === 'FACADE' ? [0, 0] : [value, length]))

/** Whether no band has a length: then the first one stands on the whole line. */
export const isWholeLine = (pairs: BandPair[]): boolean => pairs.every(([, length]) => length === 0)

/** The bands (0, 1, 2) with a value without length: where others have one or the value is not the first. */
export const bandsNowhere = (pairs: BandPair[]): number[] =>
  pairs.flatMap(([value, length], i) => (value === 0 || length > 0 || (i === 0 && isWholeLine(pairs)) ? [] : [i]))

export interface Segment {
  from: number
  to: number
  value: number
}

/** Lengths below are none: they come from adding the others. */
const NOISE = 1e-6

/**
 * Where the bands stand: nowhere without a value. What they leave uncovered extends the last band, or takes the values of `elsewhere`.
 *
 * @param total  length of the line, in the unit of the lengths
 */
export function bandsAlong(pairs: BandPair[], total: number, elsewhere: Segment[] | 'extend'): Segment[] {
  if (pairs.every(([value]) => value === 0)) return []
  const [[first]] = pairs as [BandPair]
  if (isWholeLine(pairs)) return first === 0 ? [] : [{ from: 0, to: total, value: first }]
  const bands: Segment[] = []
  let x = 0
  for (const [value, length] of pairs) {
    if (length <= 0) continue
    bands.push({ from: x, to: Math.min(total, x + length), value })
    x = Math.min(total, x + length)
  }
  if (x >= total - NOISE) return bands
  if (elsewhere === 'extend') {
    bands.at(-1)!.to = total
    return bands
  }
  const rest = elsewhere.map((b) => ({ ...b, from: Math.max(b.from, x) })).filter((b) => b.to > b.from)
  return [...bands, ...rest]
}
