/** Deflections of one candidate; EN 1993-1-3:2006, 7.1(3) and 7.3, method 7. */

import { DEFLECTION } from '../../en1993-1-3-2006/7-1-deflections.ts'
import type { Deflection } from '../../result.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { CheckGroup } from '../../search/check.ts'
import { type Finding, keep, leastOf, noneYet } from '../../search/finding.ts'
import { E } from '../../steel.ts'
import { SAME } from '../../zero.ts'
import type { Deflected } from './deflection-derivation.ts'
import {
  adjacentSpan,
  deflectionSecondMoments,
  deflectionStiffness,
  freeBendingFactor,
  ownBendingOnly,
  spansOfStiffness,
} from './deflection-stiffness.ts'
import { type DeflectedSpans, placesOfDeflection } from './roof-load-deflections.ts'
import { placeOfSideways, sidewaysDisplacement } from './sideways-displacement.ts'

const CHECK = { clause: 'EN 1993-1-3 7.3', quantity: 'length', isOfService: true } as const

export const deflections: CheckGroup<DeflectedSpans> = {
  checks: [
    { ...CHECK, code: 'DEFLECTION_SPAN' },
    { ...CHECK, code: 'DEFLECTION_CONSOLE' },
  ],
  prepare: () => ({ most: [], places: [] }),
  roofLoad: {
    search: (search, known) => {
      for (const worst of placesOfDeflection(search, known)) if (worst) search.found.rough.add(worst.at)
      const displaced = placeOfSideways(search)
      if (displaced !== undefined) search.found.rough.add(displaced)
    },
    tries: () => false,
  },
  search: (purlin) => {
    const { line } = purlin
    const found = {
      DEFLECTION_SPAN: noneYet<Deflected>(),
      DEFLECTION_CONSOLE: noneYet<Deflected>(),
      deflections: [] as Deflection[],
    }
    for (let k = 0; k < line.spans; k++) {
      const worst = line.isConsole(k)
        ? checkTip(purlin, k, found.DEFLECTION_CONSOLE)
        : checkSpan(purlin, k, found.DEFLECTION_SPAN)
      if (!worst.branch) continue
      found.deflections.push({
        spanIndex: k,
        valueMm: worst.demand * Math.sign(worst.branch.w),
        limitMm: worst.resistance,
        utilisation: worst.utilisation,
        combinationId: line.sls.combinations[worst.combination]!.id,
        xM: line.stations.x[worst.station]! / 1e3,
        ownBendingOnly: worst.branch.part === 'own',
      })
    }
    const sidewaysMm = sidewaysDisplacement(purlin)
    return sidewaysMm ? { ...found, sidewaysMm } : found
  },
}

/** Extremes of M and EI·w of one span in one combination, own weight included. */
export function spanExtremes({ line, candidate }: Purlin, k: number, c: number) {
  const { sls, own, stations, deflections } = line
  const from = c * stations.count
  const weight = sls.ownFactor[c]! * candidate.ownWeight
  const e = {
    M_max: 0,
    M_min: 0,
    atM_max: -1,
    atM_min: -1,
    w_max: Number.NEGATIVE_INFINITY,
    w_min: Number.POSITIVE_INFINITY,
    atMax: 0,
    atMin: 0,
  }
  for (let i = stations.firstOfSpan[k]!; i >= 0 && i <= stations.lastOfSpan[k]!; i++) {
    const M = sls.M[from + i]! + weight * own.M[i]!
    const w = deflections.w[from + i]! + weight * own.w[i]!
    if (M > e.M_max) {
      e.M_max = M
      e.atM_max = i
    }
    if (M < e.M_min) {
      e.M_min = M
      e.atM_min = i
    }
    if (w > e.w_max) {
      e.w_max = w
      e.atMax = i
    }
    if (w < e.w_min) {
      e.w_min = w
      e.atMin = i
    }
  }
  // Of places that are the same the first one is named.
  const isSame = (w: number, extreme: number) => Math.abs(w - extreme) <= SAME * Math.abs(extreme)
  const wAt = (i: number) => deflections.w[from + i]! + weight * own.w[i]!
  for (let i = e.atMax - 1; i >= stations.firstOfSpan[k]!; i--) if (isSame(wAt(i), e.w_max)) e.atMax = i
  for (let i = e.atMin - 1; i >= stations.firstOfSpan[k]!; i--) if (isSame(wAt(i), e.w_min)) e.atMin = i
  return e
}

/** Of its span or console, and of all of them: of what is the same in several the first place is named, whichever the search sees first. */
function keepDeflection(
  ofSpan: Finding<Deflected>,
  ofAll: Finding<Deflected>,
  branch: Deflected,
  stiffness: number,
  allowed: number,
  station: number,
  c: number,
): void {
  const delta = Math.abs(branch.w / stiffness)
  if (delta === 0) return
  for (const worst of [ofSpan, ofAll]) {
    const kept = keep(worst, delta / allowed, delta, allowed, station, c)
    if (kept) kept.branch = branch
  }
}

/** No deflection is divided by less. */
const softestStiffness = (purlin: Purlin): number =>
  E * Math.min(...Object.values(deflectionSecondMoments(purlin.candidate))) * freeBendingFactor(purlin)

/** |δ| ≤ L/limit of one main span over all combinations, method 7.4. */
function checkSpan(purlin: Purlin, k: number, all: Finding<Deflected>): Finding<Deflected> {
  const { line, candidate } = purlin
  const { own, stations, input } = line
  const worst = noneYet<Deflected>()
  const allowed = DEFLECTION.limitOfSpan({ L: line.spanLength(k), n_lim: input.deflection.n_lim })
  const softest = softestStiffness(purlin)
  let ownLargest = 0
  for (let i = stations.firstOfSpan[k]!; i <= stations.lastOfSpan[k]!; i++)
    ownLargest = Math.max(ownLargest, Math.abs(own.w[i]!))
  const { combinations, largest } = line.deflections.ofSpan[k]!
  for (let j = 0; j < combinations.length; j++) {
    // No combination after this one can deflect more, whatever its stiffness.
    const most = (largest[j]! + candidate.ownWeight * ownLargest) / softest
    if (most === 0 || most / allowed < leastOf(worst)) break
    const c = combinations[j]!
    const e = spanExtremes(purlin, k, c)
    const stiffness = deflectionStiffness(purlin, [e])
    keepDeflection(worst, all, { span: k, part: 'whole', w: e.w_max, ranges: [e] }, stiffness, allowed, e.atMax, c)
    keepDeflection(worst, all, { span: k, part: 'whole', w: e.w_min, ranges: [e] }, stiffness, allowed, e.atMin, c)
  }
  return worst
}

/** I_fic may differ in its last digits from the second moment it reaches. */
const ROUNDING = 1e-9

/** |δ_tip| ≤ 2a/limit of one console over all combinations, method 7.5. */
function checkTip(purlin: Purlin, k: number, all: Finding<Deflected>): Finding<Deflected> {
  const { line, candidate } = purlin
  const { input, stations, sls } = line
  const side = k === 0 ? 'left' : 'right'
  const a = line.spanLength(k)
  const worst = noneYet<Deflected>()
  if (!(a > 0)) return worst
  const part = ownBendingOnly(a, line.spanLength(adjacentSpan(k))) ? 'own' : 'whole'
  const spans = spansOfStiffness(line, k, part)
  const allowed = DEFLECTION.limitOfConsole({ L: a, n_lim: input.deflection.n_lim })
  const station = side === 'left' ? stations.firstOfSpan[k]! : stations.lastOfSpan[k]!
  const { ownWeight } = candidate
  const own = line.own.tips[side][part]
  const bends = line.deflections.tips[side][part].map((tip, c) => tip + sls.ownFactor[c]! * ownWeight * own)
  const softest = softestStiffness(purlin)
  const rangesIn = (c: number) => Array.from(spans, (span) => spanExtremes(purlin, span, c))
  // The combination that bends it most leaves few that can deflect it more.
  const most = bends.reduce((most, bend, c) => (Math.abs(bend) > Math.abs(bends[most]!) ? c : most), 0)
  const enough = Math.abs(bends[most]! / deflectionStiffness(purlin, rangesIn(most))) * (1 - ROUNDING)
  for (let c = 0; c < bends.length; c++) {
    // Whatever its stiffness, it deflects less, or nothing bends it at all.
    const largest = Math.abs(bends[c]!) / softest
    if (!(largest >= enough && largest / allowed >= leastOf(worst) && largest > 0)) continue
    const ranges = rangesIn(c)
    const stiffness = deflectionStiffness(purlin, ranges)
    keepDeflection(worst, all, { span: k, part, w: bends[c]!, ranges }, stiffness, allowed, station, c)
  }
  return worst
}
