import { type CalculationRequest, type Decoded, decode, forcesOn, isLoaded, type TypedLine } from '@madre/contract'
import type { Catalogue } from '@madre/engine'

/**
 * Milliseconds per candidate: a constant, and shares of stations, of combinations, and of their product. Fitted to the processor time of
 * 378 random requests (`bench/estimate.mjs`, engine 1.7.0, one of two processors beside other work), none of which took over 2.7 times as
 * long. Too low an estimate puts a long calculation into the queue of short ones.
 */
const MS = {
  panel: { candidate: 0, per100Stations: 0.28, per100Combinations: 0.3, perBoth: 0.65e-5 },
  free: { candidate: 0.6, per100Stations: 0.55, per100Combinations: 0, perBoth: 4.7e-5 },
} as const
/** Without a panel a discontinuity takes as long as this many stations: restraints and loads divide the solved line. */
const STATIONS_A_CUT = 4

/**
 * Additional time per candidate for the places of the concentrated load of a roof [ms], fitted to 580 random requests. The first look is at
 * a line with the load at some places of every span, so it grows with the square of the stations. Only the search finds out whether places
 * are tried one by one. That is likely with an axial load, and on a line without a panel with few other loads: the load then governs
 * between restraints too. It takes ten times as long; the estimate lies between. Under a panel an axial load has places tried if it
 * compresses an Ω, whose N_cr depends on the nodes, and beside almost no other load. Lines beyond those kept by the engine are built again
 * for each candidate.
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
 * Estimated duration of a search [ms], from the size of the request: candidates × (stations, combinations). Accurate within a factor of two
 * to three, often too high with a concentrated load of a roof; enough to order calculations (decision 0014).
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
 * Factors for joints, measured on 3 to 12 spans of 6 m (engine 1.8.0). Laps take two lines. Parts cut by hinges and sleeves each have their
 * own concentrated load of a roof. Pairs of thicknesses are more candidates, each on lines of its own.
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
  // Under a panel neither an Ω nor its flanges buckle sideways: only an axial load has places tried.
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

/** The numbers that determine the size of a request. */
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

/** Stations as in the engine (method 2.3), without discontinuities. */
const stationCount = ({ spans }: TypedLine): number => spans.reduce((n, { kind }) => n + (kind === 'SPAN' ? 80 : 24), 0)

/** Further stations: under point loads, at ends of bands, and at restraints between supports. */
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

/** Combinations as in the engine (method 1.11 and 1.14), equal ones included. */
function combinationCount(typed: TypedLine): number {
  const { imposed, axial } = typed
  const live = imposed.arrangements.length
  const snow = (['Sreg', 'Sacc'] as const).filter((id) => isLoaded(typed, id)).length
  const wind = (['Wp', 'Ws', 'Wlp', 'Wls'] as const).filter((id) => isLoaded(typed, id)).length
  const categoryH = imposed.isCategoryH
  const permanent = typed.permanent.isMinMax ? 2 : 1
  // Every choice of arrangement, snow and wind, once for each of them as the leading action.
  const led = (wind: number) =>
    categoryH
      ? live + snow * (1 + wind) + wind * (1 + snow)
      : live * (1 + snow) * (1 + wind) + snow * (1 + live) * (1 + wind) + wind * (1 + live) * (1 + snow)
  const companions = (wind: number) => 1 + wind + (categoryH ? 0 : live * (1 + 2 * wind))
  const isAccidental = isLoaded(typed, 'Sexc')
  const ultimate = (wind: number) => 2 * (1 + led(wind)) + (isAccidental ? permanent * companions(wind) : 0)
  // A favourable tension may be absent from every combination with it.
  const isTension = axial.kN !== 0 && axial.isTension
  const withTension = !isTension ? 0 : ultimate(wind) - (axial.kind === 'UNFACTORED_WIND' ? ultimate(0) : 0)
  return ultimate(wind) + withTension + permanent * (1 + led(wind))
}
