/** Loads that a request gives in bands or span by span, as bands in x; method 1.5 and 1.6. */
import { type Band, mm, N_per_mm2 } from '@madre/engine'
import { type BandPair, bandsAlong } from '../bands.ts'

/** One band a span. @param ends  of the spans [mm]  @param values  [kN/m²] */
export const bandsOfSpans = (values: number[] | null, ends: number[]): Band[] =>
  (values ?? []).map((value, i) => ({ from: ends[i]!, to: ends[i + 1]!, value: N_per_mm2(value) }))

/** The same of a load that may be absent: nothing where it is zero in every span. */
export const usedBandsOfSpans = (values: number[] | null, ends: number[]): Band[] =>
  values?.some((value) => value !== 0) ? bandsOfSpans(values, ends) : []

/** The bands of a load as it was typed. @param total  length of the line [mm] */
export const bandsOfPairs = (pairs: BandPair[], total: number, elsewhere: Band[] | 'extend'): Band[] =>
  bandsAlong(
    pairs.map(([value, length]) => [N_per_mm2(value), mm(length)]),
    total,
    elsewhere,
  )
