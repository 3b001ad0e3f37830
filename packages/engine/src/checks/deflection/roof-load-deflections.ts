/** Deflections under the concentrated load of a roof: by span the place where it deflects most; method 8.18. */
import { DEFLECTION } from '../../en1993-1-3-2006/7-1-deflections.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { RoofCombination, RoofLoad } from '../../line/roof-load.ts'
import type { CaseResponse } from '../../line/statics-table.ts'
import { fixedEffect, type RoofSearch } from '../../search/roof-load.ts'
import { E } from '../../steel.ts'
import {
  adjacentSpan,
  deflectionSecondMoments,
  deflectionStiffness,
  freeBendingFactor,
  ownBendingOnly,
  spansOfStiffness,
} from './deflection-stiffness.ts'

/** 1 N at one place, and what it does to one span: at its stations, and at the tip of a console. */
interface OnSpan {
  at: number
  M: Float64Array[]
  w: Float64Array
  /** the largest |w| */
  most: number
}

/** By span, the places of the load by falling |w|; kept for all candidates of a line. */
export type DeflectedSpans = (OnSpan[] | undefined)[]

const isTip = (line: LineDesign, k: number) => line.isConsole(k)
const sideOf = (k: number) => (k === 0 ? 'left' : 'right')

const partOf = (line: LineDesign, k: number) =>
  isTip(line, k) && ownBendingOnly(line.spanLength(k), line.spanLength(adjacentSpan(k))) ? 'own' : 'whole'

/** Stations of a span. */
const stationsOf = ({ stations }: LineDesign, k: number): number[] => {
  const [first, last] = [stations.firstOfSpan[k]!, stations.lastOfSpan[k]!]
  return first < 0 ? [] : Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

function onSpan(line: LineDesign, { lines, x, place }: RoofLoad, k: number): OnSpan[] {
  const { stations } = line
  const of = stationsOf(line, k)
  return Array.from(x, (at): OnSpan => {
    const unit = place(at)
    const M = spansOfStiffness(line, k, partOf(line, k)).map((span) =>
      Float64Array.from(stationsOf(line, span), (i) => lines.moment(unit, stations.x[i]!)),
    )
    const w = isTip(line, k)
      ? Float64Array.of(lines.tip(unit, sideOf(k))[partOf(line, k)])
      : Float64Array.from(of, (i) => lines.deflection(unit, stations.x[i]!))
    return { at, M, w, most: w.reduce((most, v) => Math.max(most, Math.abs(v)), 0) }
  }).sort((a, b) => b.most - a.most)
}

/**
 * By span the place of the load that deflects it most, where that is more than all other loads do: what is found is rough, between
 * the stations of the line with the load there.
 * @returns utilisation and place [mm] by span; null where other loads deflect it more
 */
export function placesOfDeflection(search: RoofSearch, known: DeflectedSpans) {
  const { line, roof, others } = search
  return Array.from({ length: line.spans }, (_, k) => {
    const limit = isTip(line, k) ? DEFLECTION.limitOfConsole : DEFLECTION.limitOfSpan
    const L = line.spanLength(k)
    if (!(L > 0)) return null
    const allowed = limit({ L, n_lim: line.input.deflection.n_lim })
    const before = others.deflections!.find(({ spanIndex }) => spanIndex === k)?.utilisation ?? 0
    let best: { utilisation: number; at: number } | null = null
    for (const c of roof.sls) {
      const fixed = fixedOn(search, c, k)
      const softest =
        E * Math.min(...Object.values(deflectionSecondMoments(search.candidate))) * freeBendingFactor(search)
      known[k] ??= onSpan(line, roof, k)
      for (const unit of known[k]) {
        const worst = best?.utilisation ?? before
        // No place after this one can deflect it more, whatever its stiffness.
        if ((fixed.most + c.F * unit.most) / softest / allowed <= worst * (1 - ROUGH)) break
        const utilisation = deflected(search, c, fixed, unit) / allowed
        if (utilisation > worst * (1 - (best ? 0 : ROUGH))) best = { utilisation, at: unit.at }
      }
    }
    return best
  })
}

/** What stations leave out of an extreme between them. */
const ROUGH = 3e-4

interface Fixed {
  M: Float64Array[]
  w: Float64Array
  most: number
}

/** Permanent load on a span, own weight included. */
function fixedOn(search: RoofSearch, c: RoofCombination, k: number): Fixed {
  const { line } = search
  const sum = (value: (r: CaseResponse) => number) => fixedEffect(search, c, value)
  const w = isTip(line, k)
    ? Float64Array.of(sum((r) => r.tips[sideOf(k)][partOf(line, k)]))
    : Float64Array.from(stationsOf(line, k), (i) => sum((r) => r.w[i]!))
  return {
    M: spansOfStiffness(line, k, partOf(line, k)).map((span) =>
      Float64Array.from(stationsOf(line, span), (i) => sum((r) => r.M[i]!)),
    ),
    w,
    most: w.reduce((most, v) => Math.max(most, Math.abs(v)), 0),
  }
}

/** The largest |δ| with the load at one place [mm]. */
function deflected(search: RoofSearch, c: RoofCombination, fixed: Fixed, unit: OnSpan): number {
  let size = 0
  for (let i = 0; i < unit.w.length; i++) size = Math.max(size, Math.abs(fixed.w[i]! + c.F * unit.w[i]!))
  const ranges = unit.M.map((M, span) => {
    let [M_max, M_min] = [0, 0]
    for (let i = 0; i < M.length; i++) {
      const value = fixed.M[span]![i]! + c.F * M[i]!
      if (value > M_max) M_max = value
      if (value < M_min) M_min = value
    }
    return { M_max, M_min }
  })
  return size / deflectionStiffness(search, ranges)
}
