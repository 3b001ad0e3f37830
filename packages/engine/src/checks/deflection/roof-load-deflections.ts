/** Deflections under the concentrated load of a roof: the worst place of the load for every span; method 8.18. */

import { peakBetween } from '../../line/between-stations.ts'
import type { LimitedDeflections } from '../../line/deflection-order.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { PLACES_OF_SPAN, type RoofCombination, type RoofLoad, STEP } from '../../line/roof-load.ts'
import type { CaseResponse } from '../../line/statics-table.ts'
import type { Deflection } from '../../result.ts'
import { fixedEffect, type RoofSearch } from '../../search/roof-load.ts'
import { largestOf } from '../../zero.ts'
import { allowedDeflection, isLimited } from './deflection-limits.ts'
import {
  adjacentSpan,
  deflectionStiffness,
  partOf,
  softestStiffness,
  spansOfStiffness,
} from './deflection-stiffness.ts'

/** 1 N at one place and its effects on one span: at the stations, and at the tip of a cantilever. */
interface OnSpan {
  at: number
  w: Float64Array
  /** the largest |w| */
  most: number
  /** needed of few places */
  bending(): UnitBending
}

/** M of 1 N [N·mm]. */
interface UnitBending {
  /** by span whose stiffness counts, at its stations */
  M: Float64Array[]
  /** under the load itself where it stands on the span, between stations; NaN elsewhere */
  under: number[]
}

/** By span; kept for all candidates of a line. */
export interface DeflectedSpans {
  /** the largest |w| of any place */
  most: (number | undefined)[]
  /** the places of the load by falling |w| */
  places: (OnSpan[] | undefined)[]
  /** an upper bound of `most` that costs nothing, for lines that few candidates share */
  atMost?(line: LineDesign, roof: RoofLoad, k: number): number
}

const isTip = (line: LineDesign, k: number) => line.isCantilever(k)
const sideOf = (k: number) => (k === 0 ? 'left' : 'right')

/** Stations of a span. */
const stationsOf = ({ stations }: LineDesign, k: number): number[] => {
  const [first, last] = [stations.firstOfSpan[k]!, stations.lastOfSpan[k]!]
  return first < 0 ? [] : Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/** Places on a span, and those on other spans where the load has most effect on it. */
const placesOn = (line: LineDesign, { x, far }: RoofLoad, k: number): number[] => {
  const [from, to] = [line.actions.ends[k]!, line.actions.ends[k + 1]!]
  const beside = isTip(line, k)
    ? [line.actions.ends[adjacentSpan(k)]!, line.actions.ends[adjacentSpan(k) + 1]!]
    : [from, to]
  const isOn = (at: number) => (at >= from && at <= to) || (at >= beside[0]! && at <= beside[1]!)
  return [...new Set([...Array.from(x).filter(isOn), ...far.flat().map(({ p }) => p)])]
}

/** EI·w of a span, or of the tip of a cantilever, under 1 N at one place. */
function bentBy(line: LineDesign, { lines }: RoofLoad, k: number, at: number): Float64Array {
  const unit = lines.at(at)
  return isTip(line, k)
    ? Float64Array.of(lines.tip(unit, sideOf(k))[partOf(line, k)])
    : along(line, k, (x) => lines.deflection(unit, x))
}

/** A value at the stations of a span. */
function along({ stations }: LineDesign, k: number, value: (x: number) => number): Float64Array {
  const [first, last] = [stations.firstOfSpan[k]!, stations.lastOfSpan[k]!]
  const values = new Float64Array(last - first + 1)
  for (let i = first; i <= last; i++) values[i - first] = value(stations.x[i]!)
  return values
}

function onSpan(line: LineDesign, roof: RoofLoad, k: number, at: number): OnSpan {
  const w = bentBy(line, roof, k, at)
  let bending: UnitBending | undefined
  return {
    at,
    w,
    most: largestOf(w),
    bending() {
      bending ??= unitBending(line, roof, k, at)
      return bending
    },
  }
}

function unitBending(line: LineDesign, { lines }: RoofLoad, k: number, at: number): UnitBending {
  const unit = lines.at(at)
  const spans = spansOfStiffness(line, k, partOf(line, k))
  const { ends } = line.actions
  const isOn = (span: number) => at >= ends[span]! && at <= ends[span + 1]!
  return {
    M: spans.map((span) => along(line, span, (x) => lines.moment(unit, x))),
    under: spans.map((span) => (isOn(span) ? lines.moment(unit, at) : Number.NaN)),
  }
}

/** Every eighth place suffices to estimate the largest value within this factor. */
const SOME = 8
const BETWEEN_THEM = 1.02

/**
 * The places of the load with the largest deflection, by limit and span, where it exceeds that of all other loads. The values they are chosen by
 * are rough, taken between the stations of the line without the load.
 * @returns [mm]
 */
export function placesOfDeflection(search: RoofSearch, known: DeflectedSpans): number[] {
  const { line } = search
  const softest = softestStiffness(search)
  // Only the characteristic combinations contain the load.
  const limits = line.deflections.filter(({ combination }) => combination === 'CHARACTERISTIC')
  return limits.flatMap((limit) =>
    [...line.input.spans.keys()].flatMap((k) => {
      if (!isLimited(limit, line, k) || !line.isOwn(k) || !(line.spanLength(k) > 0)) return []
      const found = placeOfDeflection(search, known, limit, k, softest)
      return found ? besides(line, k, found.at) : []
    }),
  )
}

/** A place [mm] and the thirds of the way to its neighbours: the stiffness follows M, so that the peak is sharp. */
function besides(line: LineDesign, k: number, at: number): number[] {
  const third = Math.max(STEP, Math.round(line.spanLength(k) / PLACES_OF_SPAN / 3 / STEP) * STEP)
  const places = isTip(line, k) ? [at] : [at - third, at, at + third]
  return places.filter((x) => x >= 0 && x <= line.actions.ends.at(-1)!)
}

/** Null where other loads deflect it more. */
function placeOfDeflection(
  search: RoofSearch,
  known: DeflectedSpans,
  limit: LimitedDeflections,
  k: number,
  softest: number,
): { utilisation: number; at: number } | null {
  const { line, roof, others } = search
  const allowed = allowedDeflection(limit, line, k)
  const isOf = ({ spanIndex, list = 1 }: Deflection) => spanIndex === k && list === limit.list
  const before = others.deflections!.find(isOf)?.utilisation ?? 0
  let best: { utilisation: number; at: number } | null = null
  const atMost = (c: RoofCombination, byForce: number) =>
    (limit.ownShare * mostOf(line, search, c, k) + c.F * byForce) / softest / allowed
  const rough = known.atMost?.(line, roof, k)
  if (rough && roof.sls.every((c) => atMost(c, rough) <= before * (1 - ROUGH))) return null
  known.most[k] ??=
    BETWEEN_THEM *
    Math.max(
      ...placesOn(line, roof, k)
        .filter(
          (at, i) => i % SOME === 0 || line.actions.ends.includes(at) || roof.far.flat().some(({ p }) => p === at),
        )
        .map((at) => largestOf(bentBy(line, roof, k, at))),
    )
  for (const c of roof.sls) {
    // Upper bound over all places, whatever the stiffness: the largest of either part.
    if (atMost(c, known.most[k]) <= (best?.utilisation ?? before) * (1 - ROUGH)) continue
    const fixed = fixedOn(search, c, k, limit)
    known.places[k] ??= placesOn(line, roof, k)
      .map((at) => onSpan(line, roof, k, at))
      .sort((a, b) => b.most - a.most)
    for (const unit of known.places[k]!) {
      const worst = best?.utilisation ?? before
      // No later place can deflect it more, whatever its stiffness.
      if ((fixed.most + c.F * unit.most) / softest / allowed <= worst * (1 - ROUGH)) break
      const utilisation = deflected(search, c, fixed, unit) / allowed
      if (utilisation > worst * (1 - (best ? 0 : ROUGH))) best = { utilisation, at: unit.at }
    }
  }
  return best
}

/** Error of an extreme taken at the stations only. */
const ROUGH = 1e-3

/** The largest |EI·w| of a permanent load or the own weight on a span. */
const MOST = new WeakMap<CaseResponse, (number | undefined)[]>()

function mostOf(line: LineDesign, search: RoofSearch, c: RoofCombination, k: number): number {
  const of = (r: CaseResponse): number => {
    const known = MOST.get(r) ?? []
    MOST.set(r, known)
    known[k] ??= isTip(line, k)
      ? Math.abs(r.tips[sideOf(k)][partOf(line, k)])
      : stationsOf(line, k).reduce((most, i) => Math.max(most, Math.abs(r.w[i]!)), 0)
    return known[k]
  }
  return c.ownFactor * (of(c.permanent) + search.candidate.ownWeight * of(line.own))
}

interface Fixed {
  x: Float64Array
  M: Float64Array[]
  w: Float64Array
  most: number
}

/** Permanent load on a span, own weight included, as far as its deflection counts for the limit. */
function fixedOn(search: RoofSearch, c: RoofCombination, k: number, { ownShare }: LimitedDeflections): Fixed {
  const { line } = search
  const sum = (value: (r: CaseResponse) => number) => fixedEffect(search, c, value)
  const w = isTip(line, k)
    ? Float64Array.of(ownShare * sum((r) => r.tips[sideOf(k)][partOf(line, k)]))
    : Float64Array.from(stationsOf(line, k), (i) => ownShare * sum((r) => r.w[i]!))
  return {
    x: isTip(line, k) ? Float64Array.of(0) : Float64Array.from(stationsOf(line, k), (i) => line.stations.x[i]!),
    M: spansOfStiffness(line, k, partOf(line, k)).map((span) =>
      Float64Array.from(stationsOf(line, span), (i) => sum((r) => r.M[i]!)),
    ),
    w,
    most: largestOf(w),
  }
}

/** The largest |δ| with the load at one place [mm]. */
function deflected(search: RoofSearch, c: RoofCombination, fixed: Fixed, unit: OnSpan): number {
  // A tip has no stations beside it.
  const size = peakBetween(fixed.x, (i) => Math.abs(fixed.w[i]! + c.F * unit.w[i]!))
  const { roof } = search
  const bending = unit.bending()
  const ranges = bending.M.map((M, span) => {
    const on = bending.under[span]!
    const under = Number.isNaN(on) ? 0 : c.F * on + fixedEffect(search, c, (r) => roof.place(unit.at).fixed(r).M)
    let [M_max, M_min] = [Math.max(under, 0), Math.min(under, 0)]
    for (let i = 0; i < M.length; i++) {
      const value = fixed.M[span]![i]! + c.F * M[i]!
      if (value > M_max) M_max = value
      if (value < M_min) M_min = value
    }
    return { M_max, M_min }
  })
  return size / deflectionStiffness(search, ranges)
}
