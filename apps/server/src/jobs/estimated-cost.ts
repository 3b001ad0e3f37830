import { type CalculationRequest, type Decoded, decode, forcesOn, isLoaded, type TypedLine } from '@madre/contract'
import type { Catalogue } from '@madre/engine'

/**
 * Milliseconds of one candidate: a constant, and shares of stations, of combinations, and of one times the other.
 *
 * `panel` is fitted to the processor time of 76 requests of 1 to 20 main spans, with and without each action, on one of two processors
 * (Intel Xeon, Node 20, a warm thread); `free` to that of 105 random ones (`bench/estimate.mjs`), where it is right within
 * a factor of 2.5. Both are raised by 30 %: if the estimate is too low, a long calculation is queued with the short ones.
 */
const MS = {
  panel: { candidate: 1.3, per100Stations: 0.32, per100Combinations: 0.22, perBoth: 0.8e-5 },
  free: { candidate: 0.4, per100Stations: 1.1, per100Combinations: 1.45, perBoth: 2.3e-5 },
} as const
/** Without a panel a discontinuity takes as long as so many stations: restraints and loads cut what is solved for. */
const STATIONS_A_CUT = 4

/**
 * What the places of the concentrated load of a roof take besides [ms], fitted to 220 random requests (engine 1.6.1): the line with the load at a
 * place, which all candidates share, by stations; and a candidate by itself and at a place. Whether a candidate has to be looked at place by
 * place is seen before in two cases: an axial load beside the concentrated one, and so few other loads that this one governs. Then every candidate is,
 * beside the worst places too, and lines beyond those that the engine keeps are made again for each. Elsewhere this is what a third of those take that
 * are: many take a fifth of it.
 */
const ROOF_POINT = {
  line: { per100Stations: 0.25 },
  panel: { candidate: 4, place: 0.05, per100Stations: 0.015 },
  free: { candidate: 0, place: 0.22, per100Stations: 0.015 },
  beside: { combinations: 16, places: 2.5, place: 0.45, again: { keptStations: 100_000, per100Stations: 0.8 } },
} as const

/**
 * How long a request will take the search [ms], from its size alone: candidates × (stations, combinations). It is right within
 * a factor of two to three, and without a concentrated load of a roof nearer; enough to put calculations in order (decision 0014).
 */
export function estimatedCostMs(request: CalculationRequest, catalogue: Catalogue): number {
  const decoded = decode(request)
  const { candidates, ...size } = sizeOf(decoded, catalogue)
  const { combinations } = size
  const ms = MS[size.isFree ? 'free' : 'panel']
  const stations = size.stations + (size.isFree ? STATIONS_A_CUT * size.discontinuities : 0)
  const candidate =
    ms.candidate +
    (ms.per100Stations * stations) / 100 +
    (ms.per100Combinations * combinations) / 100 +
    ms.perBoth * stations * combinations
  return Math.ceil(candidates * candidate + roofPointMs(decoded.typed, candidates, size))
}

function roofPointMs(
  typed: TypedLine,
  candidates: number,
  { stations, combinations, isFree }: { stations: number; combinations: number; isFree: boolean },
): number {
  if (typed.imposed.roofPointKn === 0) return 0
  const { line, beside, ...ms } = ROOF_POINT
  // Eighths of spans, and quarters of the fields between restraints.
  const places = 8 * typed.spans.length + 4 * restraintCount(typed)
  const hundreds = stations / 100
  const { candidate, place, per100Stations } = ms[isFree ? 'free' : 'panel']
  const { kN, kind } = typed.axial
  const looked = beside.places * places
  const again = Math.max(0, looked - beside.again.keptStations / stations)
  const isLookedAt = (kN !== 0 && kind === 'DESIGN') || combinations <= beside.combinations
  const ofCandidate = isLookedAt
    ? looked * beside.place + again * beside.again.per100Stations * hundreds
    : candidate + places * (place + per100Stations * hundreds)
  return places * line.per100Stations * hundreds + candidates * ofCandidate
}

/** What a request is large by. */
export function sizeOf({ typed }: Decoded, catalogue: Catalogue) {
  return {
    candidates: candidateCount(typed, catalogue),
    stations: stationCount(typed),
    discontinuities: discontinuityCount(typed),
    combinations: combinationCount(typed),
    isFree: !typed.restraints.upper.byPanel,
  }
}

function candidateCount({ profileType, steelGrades }: TypedLine, catalogue: Catalogue): number {
  return catalogue.families
    .filter((family) => family.profileType === profileType)
    .reduce((n, f) => n + f.thicknesses.length * f.steels.filter((id) => steelGrades.includes(id)).length, 0)
}

/** As the engine cuts a line (method 2.3), but for its discontinuities. */
const stationCount = ({ spans }: TypedLine): number => spans.reduce((n, { kind }) => n + (kind === 'SPAN' ? 80 : 24), 0)

/** Places where a line is cut besides: under point loads, where bands end, and at restraints between supports. */
function discontinuityCount(typed: TypedLine): number {
  const { permanent, imposed, wind, snow } = typed
  const points = forcesOn([...permanent.points, ...imposed.points]).length
  const bands = [wind.Wp, wind.Ws, wind.Wlp, wind.Wls, snow.drift].reduce(
    (n, { pairs }) => n + pairs.filter(([w, l], i) => i > 0 && pairs[i - 1]![0] !== w && l > 0).length,
    0,
  )
  return points + bands + restraintCount(typed)
}

function restraintCount({ restraints: { upper, lower } }: TypedLine): number {
  const held = [...(upper.byPanel ? [] : upper.perSpan), ...(lower.isHeld ? lower.perSpan : [])]
  return held.reduce((a, b) => a + b, 0)
}

/** As the engine combines (method 1.11 and 1.14), but for combinations that come out equal. */
function combinationCount(typed: TypedLine): number {
  const { imposed, axial } = typed
  const live = imposed.arrangements.length
  const snow = (['Sreg', 'Sacc'] as const).filter((id) => isLoaded(typed, id)).length
  const wind = (['Wp', 'Ws', 'Wlp', 'Wls'] as const).filter((id) => isLoaded(typed, id)).length
  const categoryH = imposed.isCategoryH
  const permanent = typed.permanent.isMinMax ? 2 : 1
  // Every choice of an arrangement, a snow and a wind, once for each of them that leads.
  const led = (wind: number) =>
    categoryH
      ? live + snow * (1 + wind) + wind * (1 + snow)
      : live * (1 + snow) * (1 + wind) + snow * (1 + live) * (1 + wind) + wind * (1 + live) * (1 + snow)
  const companions = (wind: number) => 1 + wind + (categoryH ? 0 : live * (1 + 2 * wind))
  const isAccidental = isLoaded(typed, 'Sexc')
  const ultimate = (wind: number) => 2 * (1 + led(wind)) + (isAccidental ? permanent * companions(wind) : 0)
  // A favourable tension may be absent, wherever it is present.
  const isTension = axial.kN !== 0 && axial.isTension
  const withTension = !isTension ? 0 : ultimate(wind) - (axial.kind === 'UNFACTORED_WIND' ? ultimate(0) : 0)
  return ultimate(wind) + withTension + permanent * (1 + led(wind))
}
