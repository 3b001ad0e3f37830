/** The actions of a request on its line; method 1.2 to 1.9. */
import {
  arrangementsOf,
  type Band,
  type CombinationFactors,
  isCategoryH,
  type LineSpan,
  mm,
  N,
  N_per_mm2,
  type PurlinLine,
  type SpanForce,
  type WindCase,
} from '@madre/engine'
import { type BandPair, bandPairs, bandsAlong, driftPairs } from '../bands.ts'
import { numberIn } from '../optional-numbers.ts'
import type { DesignRequest, PointLoads, WindBands } from '../request.ts'
import { permanentPair } from './permanent-pair.ts'

/** One band a span. @param ends  of the spans [mm]  @param values  [kN/m²] */
const bandsOfSpans = (values: number[] | null, ends: number[]): Band[] =>
  (values ?? []).map((value, i) => ({ from: ends[i]!, to: ends[i + 1]!, value: N_per_mm2(value) }))

/** The same of a load that may be absent: nothing where it is zero in every span. */
const usedBandsOfSpans = (values: number[] | null, ends: number[]): Band[] =>
  values?.some((value) => value !== 0) ? bandsOfSpans(values, ends) : []

/** The bands of a load as it was typed. @param total  length of the line [mm] */
const bandsOfPairs = (pairs: BandPair[], total: number, elsewhere: Band[] | 'extend'): Band[] =>
  bandsAlong(
    pairs.map(([value, length]) => [N_per_mm2(value), mm(length)]),
    total,
    elsewhere,
  )

/** psi1, psi2, psi3 of a request are ψ0, ψ1, ψ2. */
const psiOf = (f: DesignRequest['loadLiveCombinationFactor']): CombinationFactors => ({
  psi_0: f.psi1,
  psi_1: f.psi2,
  psi_2: f.psi3,
})

/** The forces that are not zero, on the spans that exist. */
function forcesOf(list: PointLoads[], spans: LineSpan[], ends: number[]): SpanForce[] {
  return list.flatMap(({ spanType, spanIdx, loads }) => {
    const span = spans.findIndex(({ kind, index }) => kind === spanType && index === spanIdx)
    if (span < 0) return []
    const at = (percent: number) => ends[span]! + ((ends[span + 1]! - ends[span]!) * percent) / 100
    return [
      { span, x: at(loads.l1), P: N(loads.p1) },
      { span, x: at(loads.l2), P: N(loads.p2) },
    ].filter(({ P }) => P !== 0)
  })
}

export function permanentOf(r: DesignRequest, spans: LineSpan[], ends: number[]): PurlinLine['permanent'] {
  const { max, min } = permanentPair(r)
  return {
    max: bandsOfSpans(max, ends),
    min: bandsOfSpans(min, ends),
    points: forcesOf(r.loadPermanentPoint, spans, ends),
  }
}

export function imposedOf(r: DesignRequest, spans: LineSpan[], ends: number[]): PurlinLine['imposed'] {
  const area = bandsOfSpans(r.loadLiveDistributed, ends)
  const points = forcesOf(r.loadLivePoint, spans, ends)
  const psi = psiOf(r.loadLiveCombinationFactor)
  const arrangements = arrangementsOf(
    psi,
    area.map(({ value }) => value !== 0),
    spans.map((_, i) => points.some(({ span }) => span === i)),
  )
  const isRoofOfCategoryH = isCategoryH(psi) && r.simulationType !== 'FACADE'
  const Q_k = isRoofOfCategoryH ? N(numberIn(r, 'roofPointLoadKn')) : 0
  return { area, points, arrangements, isCategoryH: isCategoryH(psi), psi, Q_k: Q_k < 1e-3 ? 0 : Q_k }
}

export function snowOf(r: DesignRequest, ends: number[]): PurlinLine['snow'] {
  const regular = usedBandsOfSpans(r.loadSnowRegular, ends)
  return {
    regular,
    accumulated: bandsOfPairs(driftPairs(r), ends.at(-1)!, regular),
    exceptional: usedBandsOfSpans(r.loadSnowExceptional, ends),
    psi: psiOf(r.loadSnowCombinationFactor),
  }
}

/** Whatever the sign a value was given with, pressure acts inwards and suction outwards; local wind is the general one elsewhere. */
export function windOf(r: DesignRequest, ends: number[]): PurlinLine['wind'] {
  const bandsOf = (b: WindBands, sign: 1 | -1, elsewhere: Band[] | 'extend') =>
    bandsOfPairs(
      bandPairs(b).map(([value, length]) => [sign * Math.abs(value), length]),
      ends.at(-1)!,
      elsewhere,
    )
  const Wp = bandsOf(r.loadWindPressure, 1, 'extend')
  const Ws = bandsOf(r.loadWindSuction, -1, 'extend')
  const bands: Record<WindCase, Band[]> = {
    Wp,
    Ws,
    Wlp: bandsOf(r.loadWindLocalPressure, 1, Wp),
    Wls: bandsOf(r.loadWindLocalSuction, -1, Ws),
  }
  const cases = (['Wp', 'Ws', 'Wlp', 'Wls'] as const)
    .map((id) => ({ id, bands: bands[id] }))
    .filter((c) => c.bands.length > 0)
  return { cases, psi: psiOf(r.loadWindCombinationFactor) }
}
