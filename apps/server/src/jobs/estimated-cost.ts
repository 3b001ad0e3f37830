import { type CalculationRequest, type Decoded, decode, forcesOn, isLoaded, type TypedLine } from '@madre/contract'
import type { Catalogue } from '@madre/engine'

/**
 * Milliseconds of one candidate: a constant, and shares of stations, of combinations, and of one times the other. Fitted to the processor time
 * of 378 random requests (`bench/estimate.mjs`, engine 1.7.0, one of two processors beside other work), of which none took over 2.7 times as
 * much: if the estimate is too low, a long calculation is queued with the short ones.
 */
const MS = {
  panel: { candidate: 0, per100Stations: 0.28, per100Combinations: 0.3, perBoth: 0.65e-5 },
  free: { candidate: 0.6, per100Stations: 0.55, per100Combinations: 0, perBoth: 4.7e-5 },
} as const
/** Without a panel a discontinuity takes as long as so many stations: restraints and loads cut what is solved for. */
const STATIONS_A_CUT = 4

/**
 * What the places of the concentrated load of a roof take a candidate besides [ms], fitted to 580 random requests with it. A first look is at a
 * line with the load at some places of every span, so that it grows with the square of the stations. Whether places are looked at one by one
 * the search alone finds out; likely they are where an axial load stands beside it, and where few other loads do on a line without a panel: beside
 * next to none it governs between restraints too. It takes ten times as long then: the estimate lies between the two. Under a panel an axial load has them
 * looked at where it presses an Ω, whose N_cr its nodes change, and beside next to no other load. Lines beyond those that the engine keeps are made again for each candidate.
 */
const ROOF_POINT = {
  candidate: 4,
  firstLook: { panel: 0.3, free: 0.4 },
  place: { withAxialLoad: 1.6, amongFewLoads: 0.14, else: 0.02 },
  betweenRestraints: 0.2,
  fewestCombinations: 20,
  fewCombinations: 80,
  again: { placesLookedAt: 1.5, keptStations: 100_000, likely: 0.25, else: 0.02 },
} as const

/**
 * How long a request will take the search [ms], from its size alone: candidates × (stations, combinations). It is right within
 * a factor of two to three, and with a concentrated load of a roof often too high; enough to put calculations in order (decision 0014).
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
  return Math.ceil(candidates * jointsTake(decoded.typed) * (candidate + roofPointMs(decoded.typed, size)))
}

/**
 * So many times as long as without joints, measured on 3 to 12 spans of 6 m (engine 1.8.0): laps are two lines, what hinges and sleeves cut has its
 * own concentrated load of a roof on every part, and pairs of thicknesses are more candidates, each on lines of its own.
 */
const JOINTS = { laps: 2, cuts: 2.5, cutsUnderRoofPoint: 6, pairs: 18, pairsUnderRoofPoint: 8 } as const

function jointsTake({ joints, imposed }: TypedLine): number {
  if (!joints) return 1
  const hasRoofPoint = imposed.roofPointKn > 0
  if (joints.hasHeavierEndBays) return hasRoofPoint ? JOINTS.pairsUnderRoofPoint : JOINTS.pairs
  const has = (...kinds: string[]) => joints.supports.some(({ kind }) => kinds.includes(kind))
  if (has('HINGE', 'SLEEVE')) return hasRoofPoint ? JOINTS.cutsUnderRoofPoint : JOINTS.cuts
  return has('LAP') ? JOINTS.laps : 1
}

function roofPointMs(
  { imposed, axial, spans, profileType, restraints }: TypedLine,
  { stations, combinations, isFree }: { stations: number; combinations: number; isFree: boolean },
): number {
  if (imposed.roofPointKn === 0) return 0
  const { candidate, firstLook, place, betweenRestraints, fewestCombinations, fewCombinations, again } = ROOF_POINT
  // Eighths of spans, and quarters of the fields between restraints.
  const held = 4 * restraintCount(restraints)
  const places = 8 * spans.length + held
  const hundreds = stations / 100
  const hasDesignAxial = axial.kN !== 0 && axial.kind === 'DESIGN'
  const isAmongFewest = combinations <= fewestCombinations
  // Under a panel neither an Ω nor its flanges buckle sideways: an axial load alone has places looked at.
  const isSearched = isFree || profileType !== 'OMEGA' || (hasDesignAxial && (!axial.isTension || isAmongFewest))
  const hasAxialLoad = isSearched && hasDesignAxial
  const isAmongFew = isFree && combinations <= fewCombinations
  const ofPlace = hasAxialLoad ? place.withAxialLoad : isAmongFew ? place.amongFewLoads : place.else
  const ofLine = hasAxialLoad || isAmongFew ? again.likely : again.else
  const madeAgain = isSearched ? Math.max(0, again.placesLookedAt * places - again.keptStations / stations) : 0
  const looks = firstLook[isFree ? 'free' : 'panel'] * hundreds ** 2
  const ofHeld = isFree && isAmongFewest ? betweenRestraints * held : 0
  return candidate + looks + ofPlace * places + ofHeld + ofLine * madeAgain * hundreds
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
  return points + bands + restraintCount(typed.restraints)
}

function restraintCount({ upper, lower }: TypedLine['restraints']): number {
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
