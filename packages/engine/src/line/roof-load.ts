/** The concentrated load of a roof, which may stand anywhere: its places, and the envelopes of its effects; method 1.20 and 8.18. */
import { ROOF_LOAD, roofLoadOf } from '../actions/load-cases.ts'
import { effectsOf, type Influence, type InfluenceLines, influenceLines } from '../beam/influence.ts'
import type { Combination } from '../result.ts'
import { SAME } from '../zero.ts'
import { linearAt, momentAt, type Place, placeAt } from './between-stations.ts'
import { permanentFactor } from './combined-forces.ts'
import type { LineDesign } from './line-design.ts'
import { type CaseResponse, lateralLine } from './statics-table.ts'
import { type Stations, sidesOf } from './stations.ts'

/** Places stand at multiples of this from the left end [mm]. */
export const STEP = 5
/** Places of a span: between two of them a smooth extreme exceeds theirs by less than a ten-thousandth. */
export const PLACES_OF_SPAN = 128
const PLACES_OF_CANTILEVER = 32
/** Every eighth place is enough where an effect changes little between places. */
const SOME = 8

/** A combination with the load: permanent case and load by their factors. */
export interface RoofCombination {
  combination: Combination
  permanent: CaseResponse
  ownFactor: number
  /** of the load across the line, and in the plane of the envelope [N] */
  F: number
  F_y: number
  /** constant axial force [N] */
  N: number
}

/** Envelope of 1 N: for each place on the line the largest and smallest effect, and where the load stands for them. */
export interface Envelope {
  max: Float64Array
  min: Float64Array
  atMax: Float64Array
  atMin: Float64Array
}

/** Effects of permanent load at the places: M, and V either side. */
export interface AtPlaces {
  M: Float64Array
  left: Float64Array
  right: Float64Array
}

/** The load at one place: the effects of 1 N there, and of permanent load. */
export interface RoofPlace extends Influence {
  /** M under the load itself, and V either side of it */
  under: { M: number; left: number; right: number }
  /** reactions of the supports */
  R: Float64Array
  /** of a permanent load or the own weight, without factors */
  fixed(r: CaseResponse): { M: number; left: number; right: number }
}

export type RoofLoad = NonNullable<ReturnType<typeof roofLoadDesign>>

/** Of a line with such a load; null without. */
export function roofLoadDesign(line: LineDesign) {
  const { input, actions } = line
  if (!(input.imposed.Q_k > 0)) return null
  const { jointed } = line
  const joined = jointed?.influence(actions)
  const lines = joined ?? influenceLines(actions.line)
  const Q = roofLoadOf(input)
  const of = (limitState: 'ULS' | 'SLS', combinations = line.combinations) =>
    combinations
      .filter((c) => c.limitState === limitState && ROOF_LOAD in c.factors)
      .map(
        (combination): RoofCombination => ({
          combination,
          permanent: line.cases.get('Gmax' in combination.factors ? 'Gmax' : 'Gmin')!,
          ownFactor: permanentFactor(combination),
          F: combination.factors[ROOF_LOAD]! * Q.normal,
          F_y: combination.factors[ROOF_LOAD]! * Q.inPlane,
          N: (combination.factors.Nax ?? 0) * input.axial.N,
        }),
      )
  const { x, sites, isLookedAtForShear } = placesOn(line)
  const influences = Array.from(x, lines.at)
  const elsewhere = jointed ? elsewhereExtremes(line, lines) : []
  const extremes = [...farExtremes(line, lines), ...(elsewhere.length > 0 ? [elsewhere] : [])]
  const everywhere = [...influences, ...extremes.flat()]
  const isOwn = Array.from(x, (at) => standsOnOwn(line, at))
  const isSheared = isOwn.map((is, k) => is && isLookedAtForShear[k]!)
  const responses = new Map<CaseResponse, AtPlaces>()
  const kept = new Map<number, RoofPlace>()
  // Load in the plane of the envelope bends a C or Z about z, between supports and restraints.
  const isBentAboutZ = Q.inPlane !== 0 && !line.restraints.panel && !line.sideways
  return {
    Q,
    lateral: isBentAboutZ ? influenceLines(lateralLine(actions.line, line.restraints)) : null,
    lines,
    uls: of('ULS'),
    sls: of('SLS'),
    /** for displacement and twist, whichever combinations the deflection limits use */
    characteristic: of('SLS', line.everyCharacteristic()),
    /** by span, the places with the largest effect on other spans */
    far: extremes,
    /** places on other parts of the whole line with the largest effect through a sleeve */
    elsewhere: elsewhere.map(({ p }) => p),
    /** rising [mm], with 1 N at each of them; the same array for lines with other stiffness on the same places */
    x,
    influences,
    /** by place: whether the section looked at stands there */
    isOwn,
    M: envelopeOf(x, influences, extremes, isOwn, lines.moments),
    V_left: envelopeOf(x, influences, extremes, isSheared, (by, at, into) => lines.shears(by, at, 'left', into)),
    V_right: envelopeOf(x, influences, extremes, isSheared, (by, at, into) => lines.shears(by, at, 'right', into)),
    /** under the force itself at every place, and V either side of it */
    under: {
      M: x.map((at, k) => lines.moment(influences[k]!, at)),
      left: x.map((at, k) => lines.shear(influences[k]!, at, 'left')),
      right: x.map((at, k) => lines.shear(influences[k]!, at, 'right')),
    },
    /** moments of the laps by force; null without joints */
    atLaps: joined?.atLaps ?? null,
    /** of every support, by place: its reaction and the moment over it */
    ofSupports: actions.line.supports.map((_, k) => ({
      R: effectsOf(influences, (of) => lines.reaction(of, k)),
      M: effectsOf(influences, ({ M }) => M[k]!),
    })),
    reactions: actions.line.supports.map((_, k) => extremesOf(everywhere, (of) => lines.reaction(of, k))),
    supportMoments: actions.line.supports.map((_, k) => extremesOf(everywhere, ({ M }) => M[k]!)),
    /** permanent load or own weight at the places, without factors */
    at(r: CaseResponse): AtPlaces {
      let known = responses.get(r)
      if (!known) {
        known = atPlaces(line.stations, sites, r)
        responses.set(r, known)
      }
      return known
    },
    /** the load at one place */
    place(at: number): RoofPlace {
      let known = kept.get(at)
      if (!known) {
        known = roofPlace(line, lines, at)
        kept.set(at, known)
      }
      return known
    },
  }
}

/** Whether a place is on a span of the section looked at. Over a support either span counts. */
export function standsOnOwn({ isOwn, actions: { ends } }: LineDesign, x: number): boolean {
  for (let k = 0; k + 1 < ends.length; k++)
    if (isOwn(k) && x >= ends[k]! - 1e-6 && x <= ends[k + 1]! + 1e-6) return true
  return false
}

/** Places of the load, and where they are among the stations: the same for lines with other stiffness on the same stations. */
const PLACES = new WeakMap<Stations, ReturnType<typeof findPlaces>>()

function placesOn(line: LineDesign) {
  const known = PLACES.get(line.stations) ?? findPlaces(line)
  PLACES.set(line.stations, known)
  return known
}

function findPlaces(line: LineDesign) {
  const { actions } = line
  const x = placesOf(line)
  // Shear is largest over supports, beside permanent loads, at tips and where laps end; elsewhere every eighth place is enough.
  const points = actions.cases.flatMap(({ normal }) => normal.points.map((p) => p.x))
  const cuts = [...actions.ends, ...points, ...(actions.line.zones ?? []).flatMap(({ from, to }) => [from, to])]
  return {
    x,
    sites: Array.from(x, (at) => siteOf(line, at)),
    isLookedAtForShear: Array.from(x, (place, k) => k % SOME === 0 || cuts.some((at) => Math.abs(at - place) < 1e-3)),
  }
}

/** About the requested number of multiples of the step, those beside the supports, and supports and ends. */
function placesOf({ actions: { ends, line, cases }, isCantilever }: LineDesign): Float64Array {
  const places = new Set<number>(ends)
  const total = line.end
  const add = (at: number) => {
    if (at >= 0 && at <= total) places.add(at)
  }
  for (let k = 0; k + 1 < ends.length; k++) {
    const [from, to] = [ends[k]!, ends[k + 1]!]
    const count = isCantilever(k) ? PLACES_OF_CANTILEVER : PLACES_OF_SPAN
    const [first, last] = [Math.floor(from / STEP) + 1, Math.ceil(to / STEP) - 1]
    // Halves, quarters and tenths of the span are among them.
    for (let i = 0; i <= count; i++)
      add(Math.min(Math.max(Math.round((from + ((to - from) * i) / count) / STEP), first), last) * STEP)
  }
  // M or V of the member jumps at the ends of laps and sleeves, and is largest with the load on the near side.
  for (const { from, to } of line.zones ?? [])
    for (const at of [from, to])
      for (const place of [at, (Math.ceil(at / STEP) - 1) * STEP, (Math.floor(at / STEP) + 1) * STEP]) add(place)
  // Over a permanent point load both loads press on the web as one.
  for (const { normal } of cases) for (const { x } of normal.points) add(x)
  return Float64Array.from([...places].sort((a, b) => a - b))
}

/** By span: the load has its largest effect on other spans at tips, and where the moment over the support towards them is largest. */
function farExtremes({ actions: { ends }, isCantilever }: LineDesign, lines: InfluenceLines) {
  const { supports } = lines
  return ends.slice(0, -1).map((from, k): Influence[] => {
    const to = ends[k + 1]!
    if (isCantilever(k)) return [lines.at(k === 0 ? from : to)]
    const left = supports.findIndex((s) => Math.abs(s - from) < 1e-6)
    const largest = (support: number) => {
      const size = (i: number) => Math.abs(lines.at(i * STEP).M[support]!)
      let [low, high] = [Math.ceil(from / STEP), Math.floor(to / STEP)]
      // One hump in the span: the bending of a support by a force beside it.
      while (high - low > 2) {
        const third = Math.floor((high - low) / 3)
        if (size(low + third) < size(high - third)) low += third
        else high -= third
      }
      let best = low
      for (let i = low + 1; i <= high; i++) if (size(i) > size(best)) best = i
      return lines.at(Math.min(Math.max(best * STEP, from), to))
    }
    return [largest(left), largest(left + 1)]
  })
}

/** Distance of the places on other lines [mm]: the moments they pass on change little between them. */
const STEP_ELSEWHERE = 4 * STEP

/** For either end: the places on other parts of the whole line with the largest and smallest moment at that end. */
function elsewhereExtremes({ jointed, actions }: LineDesign, lines: InfluenceLines): Influence[] {
  const { momentsByForce, reach } = jointed!
  if (!momentsByForce) return []
  const { end } = actions.line
  const found = [
    { from: -reach.left, to: -STEP_ELSEWHERE, support: 0 },
    { from: end + STEP_ELSEWHERE, to: end + reach.right, support: lines.supports.length - 1 },
  ].flatMap(({ from, to, support }) => {
    let [most, least] = [
      { p: Number.NaN, M: 0 },
      { p: Number.NaN, M: 0 },
    ]
    for (let p = Math.ceil(from / STEP) * STEP; p <= to; p += STEP_ELSEWHERE) {
      const M = lines.at(p).M[support]!
      if (M > most.M) most = { p, M }
      if (M < least.M) least = { p, M }
    }
    return [most.p, least.p].filter((p) => !Number.isNaN(p))
  })
  return found.map(lines.at)
}

/** For every place the extremes over the force on its own spans and at the decisive places of the others. */
function envelopeOf(
  x: Float64Array,
  influences: Influence[],
  far: Influence[][],
  isLookedAt: boolean[],
  effects: InfluenceLines['moments'],
): Envelope {
  const n = x.length
  const e: Envelope = {
    max: new Float64Array(n),
    min: new Float64Array(n),
    atMax: new Float64Array(n).fill(x[0]!),
    atMin: new Float64Array(n).fill(x[0]!),
  }
  const spans = new Map<number, Influence[]>()
  for (const of of influences) {
    const those = spans.get(of.span)
    if (those) those.push(of)
    else spans.set(of.span, [of])
  }
  const others = far.flat()
  const values = new Float64Array(n + others.length)
  for (let i = 0; i < n; i++) {
    if (!isLookedAt[i]) continue
    const own = influences[i]!.span
    const next = influences[i + 1]?.span ?? own
    for (const by of next === own ? [spans.get(own)!, others] : [spans.get(own)!, spans.get(next)!, others]) {
      effects(by, x[i]!, values)
      widen(e, i, by, values)
    }
  }
  return e
}

function widen(e: Envelope, i: number, by: Influence[], values: Float64Array): void {
  let [max, min] = [e.max[i]!, e.min[i]!]
  let [atMax, atMin] = [e.atMax[i]!, e.atMin[i]!]
  for (let k = 0; k < by.length; k++) {
    const v = values[k]!
    // The first of equal places is named.
    if (v > max * (1 - SAME) && (v > max * (1 + SAME) || by[k]!.p < atMax)) {
      if (v > max) max = v
      atMax = by[k]!.p
    }
    if (v < min * (1 - SAME) && (v < min * (1 + SAME) || by[k]!.p < atMin)) {
      if (v < min) min = v
      atMin = by[k]!.p
    }
  }
  e.max[i] = max
  e.min[i] = min
  e.atMax[i] = atMax
  e.atMin[i] = atMin
}

/** Largest and smallest value of an effect over the places. */
function extremesOf(influences: Influence[], value: (of: Influence) => number) {
  const found = { max: 0, min: 0, atMax: influences[0]!.p, atMin: influences[0]!.p }
  for (const of of influences) {
    const v = value(of)
    if (v > found.max) {
      found.max = v
      found.atMax = of.p
    }
    if (v < found.min) {
      found.min = v
      found.atMin = of.p
    }
  }
  return found
}

/** Position of a place among the stations, for M, and for V either side; −1 beyond an end. */
interface Site {
  at: Place
  left: Place | null
  right: Place | null
}

function siteOf({ stations, inSleeve }: LineDesign, x: number): Site {
  const at = placeAt(stations, x)
  // Inside a sleeve M is the same at all stations, whatever V is.
  if (at.fraction > 0) return { at: inSleeve?.[at.station] ? { ...at, fraction: 0 } : at, left: at, right: at }
  const { left, right } = sidesOf(stations, x)
  // A station inside a piece is its own right side.
  const inside = left >= 0 && right < 0 && left + 1 < stations.count ? left : -1
  const side = (station: number) => (station < 0 ? null : { station, fraction: 0 })
  return { at, left: side(left), right: side(right >= 0 ? right : inside) }
}

const sheared = ({ V }: CaseResponse, side: Place | null): number => (side ? linearAt(V, side) : 0)

function roofPlace(line: LineDesign, lines: InfluenceLines, at: number): RoofPlace {
  const of = lines.at(at)
  const site = siteOf(line, at)
  const known = new Map<CaseResponse, { M: number; left: number; right: number }>()
  return {
    ...of,
    under: { M: lines.moment(of, at), left: lines.shear(of, at, 'left'), right: lines.shear(of, at, 'right') },
    R: Float64Array.from(lines.supports, (_, k) => lines.reaction(of, k)),
    fixed(r) {
      let values = known.get(r)
      if (!values) {
        values = { M: momentAt(line.stations, r, site.at), left: sheared(r, site.left), right: sheared(r, site.right) }
        known.set(r, values)
      }
      return values
    },
  }
}

function atPlaces(stations: Stations, sites: Site[], r: CaseResponse): AtPlaces {
  const [M, left, right] = [0, 1, 2].map(() => new Float64Array(sites.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  for (let k = 0; k < sites.length; k++) {
    const site = sites[k]!
    M[k] = momentAt(stations, r, site.at)
    left[k] = sheared(r, site.left)
    right[k] = sheared(r, site.right)
  }
  return { M, left, right }
}

/** Places of a field between what holds it: between two of them less than a ten-thousandth is missed. */
const PLACES_OF_FIELD = 128

/**
 * Largest and smallest reactions in the plane of the envelope of the load by itself, wherever it stands, unfactored; method 1.20 and 2.4.
 *
 * @returns [N], positive down the slope, at the supports of `lateralLine`; null where a panel carries it or it has no part in the plane
 */
export function roofLoadInPlane({ input, actions, restraints }: LineDesign): { max: number; min: number }[] | null {
  const { inPlane } = roofLoadOf(input)
  if (inPlane === 0 || restraints.panel) return null
  const lateral = lateralLine(actions.line, restraints)
  const { at, reaction } = influenceLines(lateral)
  const cuts = [...new Set([lateral.start, ...lateral.supports, lateral.end])]
  const places = new Set(cuts)
  cuts.slice(1).forEach((to, k) => {
    const from = cuts[k]!
    for (let i = 1; i < PLACES_OF_FIELD; i++) {
      const place = Math.round((from + ((to - from) * i) / PLACES_OF_FIELD) / STEP) * STEP
      if (place > from && place < to) places.add(place)
    }
  })
  const influences = Array.from(places, at)
  return lateral.supports.map((_, s) => {
    const { max, min } = extremesOf(influences, (of) => inPlane * reaction(of, s))
    return { max, min }
  })
}
