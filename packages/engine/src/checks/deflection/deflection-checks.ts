/** Deflections of one candidate; EN 1993-1-3:2006, 7.1(3) and 7.3, method 7. */

import type { LimitedDeflections } from '../../line/deflection-order.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { CheckCode, Deflection } from '../../result.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Check, CheckGroup } from '../../search/check.ts'
import { emptyFinding, type Finding, type Findings, keep, leastOf } from '../../search/finding.ts'
import { SAME } from '../../zero.ts'
import type { Deflected } from './deflection-derivation.ts'
import { allowedDeflection, isLimited, limits } from './deflection-limits.ts'
import { deflectionStiffness, partOf, softestStiffness, spansOfStiffness } from './deflection-stiffness.ts'
import { type DeflectedSpans, placesOfDeflection } from './roof-load-deflections.ts'
import { placeOfSideways, sidewaysDisplacement } from './sideways-displacement.ts'

const codeOf = (list: LimitedDeflections['list'], of: 'SPAN' | 'CONSOLE'): CheckCode =>
  list === 1 ? `DEFLECTION_${of}` : `DEFLECTION_${of}_${list}`

const LISTS = [1, 2, 3, 4, 5] as const
const CHECKS = LISTS.flatMap((list) =>
  (['SPAN', 'CONSOLE'] as const).map(
    (of): Check => ({
      code: codeOf(list, of),
      clause: 'EN 1993-1-3 7.3',
      quantity: 'length',
      isOfService: true,
      isAsked: ({ deflections }) => deflections.some((limit) => limit.list === list && limits(limit, of)),
    }),
  ),
)

export const deflections: CheckGroup<DeflectedSpans> = {
  checks: CHECKS,
  prepare: () => ({ most: [], places: [] }),
  roofLoad: {
    search: (search, known) => {
      for (const at of placesOfDeflection(search, known)) search.found.rough.add(at)
      const displaced = placeOfSideways(search)
      if (displaced !== undefined) search.found.rough.add(displaced)
    },
    tries: () => false,
  },
  search: (purlin) => {
    const found: Findings = { deflections: [] }
    for (const limit of purlin.line.deflections) checkLimit(purlin, limit, found)
    const sidewaysMm = sidewaysDisplacement(purlin)
    return sidewaysMm ? { ...found, sidewaysMm } : found
  },
}

/** Checks one limit, of all spans, all cantilevers, or both. */
function checkLimit(purlin: Purlin, limit: LimitedDeflections, found: Findings): void {
  const { line } = purlin
  const ofAll = { SPAN: emptyFinding<Deflected>(), CONSOLE: emptyFinding<Deflected>() }
  for (const what of ['SPAN', 'CONSOLE'] as const)
    if (limits(limit, what)) found[codeOf(limit.list, what)] = ofAll[what]
  for (let k = 0; k < line.spans; k++) {
    if (!isLimited(limit, line, k) || !line.isOwn(k)) continue
    const worst = line.isCantilever(k)
      ? checkTip(purlin, k, limit, ofAll.CONSOLE)
      : checkSpan(purlin, k, limit, ofAll.SPAN)
    if (worst.branch) found.deflections!.push(deflectionOf(line, k, limit, worst, worst.branch))
  }
}

const deflectionOf = (
  line: LineDesign,
  k: number,
  { list }: LimitedDeflections,
  worst: Finding,
  { w, part }: Deflected,
): Deflection => ({
  spanIndex: k,
  valueMm: worst.demand * Math.sign(w),
  limitMm: worst.resistance,
  utilisation: worst.utilisation,
  combinationId: line.sls.combinations[worst.combination]!.id,
  xM: line.stations.x[worst.station]! / 1e3,
  ownBendingOnly: part === 'own',
  ...(list > 1 && { list }),
})

/** Extremes of M and EI·w of one span in one combination, own weight included as far as it counts. */
export function spanExtremes({ line, candidate }: Purlin, k: number, c: number, limit = line.deflections[0]!) {
  const { sls, own, stations } = line
  const { w: bent, ownShare } = limit
  const from = c * stations.count
  const weight = sls.ownFactor[c]! * candidate.ownWeight
  const wAt = (i: number) => bent[from + i]! + ownShare * weight * own.w[i]!
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
  // The four extremes are written out: a call for each would run at every station of every combination.
  for (let i = stations.firstOfSpan[k]!; i >= 0 && i <= stations.lastOfSpan[k]!; i++) {
    const M = sls.M[from + i]! + weight * own.M[i]!
    const w = wAt(i)
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
  // Of equal places the first one is named.
  const isSame = (w: number, extreme: number) => Math.abs(w - extreme) <= SAME * Math.abs(extreme)
  for (let i = e.atMax - 1; i >= stations.firstOfSpan[k]!; i--) if (isSame(wAt(i), e.w_max)) e.atMax = i
  for (let i = e.atMin - 1; i >= stations.firstOfSpan[k]!; i--) if (isSame(wAt(i), e.w_min)) e.atMin = i
  return e
}

/** Keeps a deflection for its span or cantilever, and for all of them. Of equal values the first place is named. */
function keepDeflection(
  both: Finding<Deflected>[],
  stiffness: number,
  allowed: number,
  { station, combination }: { station: number; combination: number },
  branch: Deflected,
): void {
  const delta = Math.abs(branch.w / stiffness)
  if (delta === 0) return
  for (const worst of both) {
    const kept = keep(worst, delta / allowed, delta, allowed, station, combination)
    if (kept) kept.branch = branch
  }
}

/** |δ| ≤ L/limit of one main span over all combinations, method 7.4. */
function checkSpan(purlin: Purlin, k: number, limit: LimitedDeflections, all: Finding<Deflected>): Finding<Deflected> {
  const { line, candidate } = purlin
  const { own, stations } = line
  const worst = emptyFinding<Deflected>()
  const allowed = allowedDeflection(limit, line, k)
  const softest = softestStiffness(purlin)
  let ownLargest = 0
  for (let i = stations.firstOfSpan[k]!; i <= stations.lastOfSpan[k]!; i++)
    ownLargest = Math.max(ownLargest, Math.abs(own.w[i]!))
  const { combinations, largest } = limit.ofSpan[k]!
  for (let j = 0; j < combinations.length; j++) {
    // No later combination can deflect more, whatever its stiffness.
    const most = (largest[j]! + limit.ownShare * candidate.ownWeight * ownLargest) / softest
    if (most === 0 || most / allowed < leastOf(worst)) break
    const c = combinations[j]!
    const e = spanExtremes(purlin, k, c, limit)
    const branch = { limit, span: k, part: 'whole', ranges: [e] } satisfies Partial<Deflected>
    const stiffness = deflectionStiffness(purlin, [e])
    keepDeflection([worst, all], stiffness, allowed, { station: e.atMax, combination: c }, { ...branch, w: e.w_max })
    keepDeflection([worst, all], stiffness, allowed, { station: e.atMin, combination: c }, { ...branch, w: e.w_min })
  }
  return worst
}

/** I_fic may differ in its last digits from the second moment it approaches. */
const ROUNDING = 1e-9

/** |δ_tip| ≤ 2a/limit of one cantilever over all combinations, method 7.5. */
function checkTip(purlin: Purlin, k: number, limit: LimitedDeflections, all: Finding<Deflected>): Finding<Deflected> {
  const { line, candidate } = purlin
  const { stations, sls } = line
  const side = k === 0 ? 'left' : 'right'
  const worst = emptyFinding<Deflected>()
  const { combinations, ownShare } = limit
  if (!(line.spanLength(k) > 0) || combinations.length === 0) return worst
  const part = partOf(line, k)
  const spans = spansOfStiffness(line, k, part)
  const allowed = allowedDeflection(limit, line, k)
  const station = side === 'left' ? stations.firstOfSpan[k]! : stations.lastOfSpan[k]!
  const { ownWeight } = candidate
  const own = line.own.tips[side][part]
  const bends = limit.tips[side][part].map((tip, c) => tip + ownShare * sls.ownFactor[c]! * ownWeight * own)
  const softest = softestStiffness(purlin)
  const rangesIn = (c: number) => Array.from(spans, (span) => spanExtremes(purlin, span, c))
  // The combination that bends it most excludes nearly all others.
  const most = combinations.reduce((most, c) => (Math.abs(bends[c]!) > Math.abs(bends[most]!) ? c : most))
  const enough = Math.abs(bends[most]! / deflectionStiffness(purlin, rangesIn(most))) * (1 - ROUNDING)
  for (const c of combinations) {
    // With any stiffness it deflects less, or nothing bends it.
    const largest = Math.abs(bends[c]!) / softest
    if (!(largest >= enough && largest / allowed >= leastOf(worst) && largest > 0)) continue
    const ranges = rangesIn(c)
    const stiffness = deflectionStiffness(purlin, ranges)
    const branch: Deflected = { limit, span: k, part, w: bends[c]!, ranges }
    keepDeflection([worst, all], stiffness, allowed, { station, combination: c }, branch)
  }
  return worst
}
