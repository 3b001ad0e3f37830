import { type CalculationRequest, decode, numberIn } from '@madre/contract'
import type { Catalogue } from '@madre/engine'

/**
 * Milliseconds of one candidate: a constant, and shares of stations, of combinations, and of one times the other.
 *
 * `panel` is fitted to the processor time of 76 requests of 1 to 20 main spans, with and without each action, on one of two processors
 * (Intel Xeon, Node 20, a warm thread); `free` to that of 105 random ones (`bench/estimate.mjs`), where it is right within a factor
 * of 2.5. Both are raised by 30 %: if the estimate is too low, a long calculation is queued with the short ones.
 */
const MS = {
  panel: { candidate: 1.3, per100Stations: 0.32, per100Combinations: 0.22, perBoth: 0.8e-5 },
  free: { candidate: 0.4, per100Stations: 1.1, per100Combinations: 1.45, perBoth: 2.3e-5 },
} as const
/** Without a panel a discontinuity takes as long as so many stations: restraints and loads cut what is solved for. */
const STATIONS_A_CUT = 4

/**
 * What the places of the concentrated load of a roof take besides [ms]. Under a panel of a candidate: a constant, and a share of stations.
 * Without one of a place that is tried (eighths of spans, quarters of the fields between restraints): shares of stations, for the line with the
 * load there, which all candidates share, and of candidates. How many of these have to be looked at place by place is not seen before: 25
 * random requests took from a seventh to 2.1 times as long (engine 1.6.1).
 */
const ROOF_POINT = {
  panel: { candidate: 6, per100Stations: 0.8 },
  free: { per100Stations: 0.6, perCandidate: 0.1 },
} as const

/**
 * How long a request will take the search [ms], from its size alone: candidates × (stations, combinations). It is right within
 * a factor of two to three, and without a concentrated load of a roof nearer; enough to put calculations in order (decision 0014).
 */
export function estimatedCostMs(request: CalculationRequest, catalogue: Catalogue): number {
  const { candidates, combinations, isFree, ...size } = sizeOf(request, catalogue)
  const ms = MS[isFree ? 'free' : 'panel']
  const stations = size.stations + (isFree ? STATIONS_A_CUT * size.discontinuities : 0)
  const candidate =
    ms.candidate +
    (ms.per100Stations * stations) / 100 +
    (ms.per100Combinations * combinations) / 100 +
    ms.perBoth * stations * combinations
  return Math.ceil(candidates * candidate + roofPointMs(request, candidates, size))
}

function roofPointMs(
  request: CalculationRequest,
  candidates: number,
  { stations, discontinuities }: { stations: number; discontinuities: number },
): number {
  const { spanRestraints, spanLengthsM } = request
  if (numberIn(request, 'roofPointLoadKn') === 0) return 0
  if (spanRestraints.upper.type !== 1)
    return candidates * (ROOF_POINT.panel.candidate + (ROOF_POINT.panel.per100Stations * stations) / 100)
  const ms = ROOF_POINT.free
  const places = 13 * spanLengthsM.length + 4 * discontinuities
  return places * ((ms.per100Stations * stations) / 100 + ms.perCandidate * candidates)
}

/** What a request is large by. */
export function sizeOf(request: CalculationRequest, catalogue: Catalogue) {
  return {
    candidates: candidateCount(request, catalogue),
    stations: stationCount(request),
    discontinuities: discontinuityCount(request),
    combinations: combinationCount(request),
    isFree: request.spanRestraints.upper.type === 1,
  }
}

function candidateCount({ sectionTypes, steelGrades }: CalculationRequest, catalogue: Catalogue): number {
  return catalogue.families
    .filter((family) => sectionTypes.includes(family.profileType))
    .reduce((n, f) => n + f.thicknesses.length * f.steels.filter((id) => steelGrades.includes(id)).length, 0)
}

/** As the engine cuts a line (method 2.3), but for its discontinuities. */
function stationCount({ spanLengthsM, hasLeftCantilever, hasRightCantilever }: CalculationRequest): number {
  const consoles = Number(hasLeftCantilever) + Number(hasRightCantilever)
  return 80 * (spanLengthsM.length - consoles) + 24 * consoles
}

/** Places where a line is cut besides: under point loads, where bands end, and at restraints between supports. */
function discontinuityCount(request: CalculationRequest): number {
  const points = [...request.loadPermanentPoint, ...request.loadLivePoint].reduce(
    (n, { loads }) => n + Number(loads.p1 !== 0) + Number(loads.p2 !== 0),
    0,
  )
  const { loadSnowAccumulation: snow } = request
  const bands = [
    request.loadWindPressure,
    request.loadWindSuction,
    request.loadWindLocalPressure,
    request.loadWindLocalSuction,
    { w1: snow.s1, l1: snow.l1, w2: snow.s2, l2: snow.l2, w3: snow.s3, l3: snow.l3 },
  ].reduce((n, { w1, w2, w3, l2, l3 }) => n + Number(w1 !== w2 && l2 > 0) + Number(w2 !== w3 && l3 > 0), 0)
  const { upper, lower } = request.spanRestraints
  const locks = [...(upper.type === 1 ? upper.lateralLocks : []), ...(lower.use ? lower.lateralLocks : [])]
  return points + bands + locks.reduce((a, b) => a + b, 0)
}

/** As the engine combines (method 1.11 and 1.14), but for combinations that come out equal. */
function combinationCount(request: CalculationRequest): number {
  const live = decode(request).line.imposed.arrangements.length
  const used = (...values: number[]) => values.some((v) => v !== 0)
  const { s1, s2, s3 } = request.loadSnowAccumulation
  const snow = Number(used(...(request.loadSnowRegular ?? []))) + Number(used(s1, s2, s3))
  const wind = [
    request.loadWindPressure,
    request.loadWindSuction,
    request.loadWindLocalPressure,
    request.loadWindLocalSuction,
  ].filter(({ w1, w2, w3 }) => used(w1, w2, w3)).length
  const { psi1, psi2, psi3 } = request.loadLiveCombinationFactor
  const categoryH = psi1 === 0 && psi2 === 0 && psi3 === 0
  const permanent = request.loadPermanentDistributedMin === null ? 1 : 2
  // Every choice of an arrangement, a snow and a wind, once for each of them that leads.
  const led = (wind: number) =>
    categoryH
      ? live + snow * (1 + wind) + wind * (1 + snow)
      : live * (1 + snow) * (1 + wind) + snow * (1 + live) * (1 + wind) + wind * (1 + live) * (1 + snow)
  const companions = (wind: number) => 1 + wind + (categoryH ? 0 : live * (1 + 2 * wind))
  const isAccidental = used(...(request.loadSnowExceptional ?? []))
  const ultimate = (wind: number) => 2 * (1 + led(wind)) + (isAccidental ? permanent * companions(wind) : 0)
  // A favourable tension may be absent, wherever it is present.
  const { valueKn, direction, type } = request.axialLoad
  const isTension = valueKn !== 0 && direction === 'TRACTION'
  const withTension = !isTension ? 0 : ultimate(wind) - (type === 'UNFACTORED_WIND' ? ultimate(0) : 0)
  return ultimate(wind) + withTension + permanent * (1 + led(wind))
}
