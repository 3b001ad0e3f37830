/** Elementary load cases of one member from the input; method 1.2 to 1.7. Unfactored, N and mm. */
import type { DistributedLoad, Line, LineLoading } from '../beam/line.ts'
import { lineOf } from '../beam/line.ts'
import type { DesignInput, PerSpan, PointLoads, SnowBands, WindBands } from '../input.ts'
import { mm, N, N_per_mm2, radians } from '../units.ts'
import { isCategoryH, type LivePattern, livePatterns } from './live-patterns.ts'

/** One case, resolved in the axes of the member. */
export interface LoadCase {
  id: string
  /** perpendicular to the envelope, inwards positive: bends about y */
  normal: LineLoading
  /** in the plane of the envelope: bends about z */
  inPlane: LineLoading
  /** along the member, towards its right end */
  axial: LineLoading
}

export interface Actions {
  line: Line
  /** ends of the spans, consoles included: spans[i] runs from ends[i] to ends[i + 1] */
  ends: number[]
  cases: LoadCase[]
  /** 1 N/mm of own weight, vertical */
  ownWeight: LoadCase
  live: LivePattern[]
  snow: ('Sreg' | 'Sacc')[]
  accidentalSnow: boolean
  wind: ('Wp' | 'Ws' | 'Wlp' | 'Wls')[]
  /** Gmax and Gmin are the same values */
  onePermanent: boolean
  /** N of the axial load [N], tension positive; 0: none */
  axialForce: number
}

interface Band {
  from: number
  to: number
  value: number
}

/** What says how the member lies. */
type Situation = Pick<DesignInput, 'simulationType' | 'profileOrientation' | 'inclinationDegrees'>

/** Shares of a vertical force in the axes of the member. */
interface Direction {
  normal: number
  inPlane: number
  axial: number
}

/** Whether weights have a component in the plane of the envelope, across the member (method 1.3). */
export const loadsInPlane = (input: Situation): boolean => verticalDirection(input).inPlane > 0

function verticalDirection(input: Situation): Direction {
  const alpha = input.simulationType === 'ROOF' ? radians(input.inclinationDegrees) : 0
  const horizontal = input.profileOrientation === 'HORIZONTAL'
  switch (input.simulationType) {
    case 'ROOF':
      return horizontal
        ? { normal: Math.cos(alpha), inPlane: Math.sin(alpha), axial: 0 }
        : { normal: Math.cos(alpha), inPlane: 0, axial: Math.sin(alpha) }
    case 'FACADE':
      return horizontal ? { normal: 0, inPlane: 1, axial: 0 } : { normal: 0, inPlane: 0, axial: 1 }
    case 'GENERAL':
      return { normal: 1, inPlane: 0, axial: 0 }
  }
}

function scaled(bands: Band[], factor: number): DistributedLoad[] {
  const loads: DistributedLoad[] = []
  for (const { from, to, value } of bands)
    if (factor !== 0 && value !== 0 && to > from) loads.push({ from, to, q0: value * factor, q1: value * factor })
  return loads
}

const scaledPoints = (points: LineLoading['points'], factor: number) =>
  factor === 0 ? [] : points.map((p) => ({ x: p.x, P: p.P * factor }))

function verticalCase(id: string, bands: Band[], points: LineLoading['points'], direction: Direction): LoadCase {
  const along = (factor: number): LineLoading => ({
    distributed: scaled(bands, factor),
    points: scaledPoints(points, factor),
  })
  return { id, normal: along(direction.normal), inPlane: along(direction.inPlane), axial: along(direction.axial) }
}

const NOTHING: LineLoading = { distributed: [], points: [] }

const normalCase = (id: string, bands: Band[]): LoadCase => ({
  id,
  normal: { distributed: scaled(bands, 1), points: [] },
  inPlane: NOTHING,
  axial: NOTHING,
})

function perSpanBands(values: PerSpan, ends: number[], factor: number): Band[] {
  return values.map((value, i) => ({ from: ends[i]!, to: ends[i + 1]!, value: N_per_mm2(value) * factor }))
}

/** Index into the whole span list, or -1 for a console that does not exist. */
function spanIndexOf(p: PointLoads, input: DesignInput): number {
  const n = input.spanLengthsM.length
  if (p.spanType === 'SPAN') return p.spanIdx + (input.hasLeftCantilever ? 1 : 0)
  if (p.spanIdx === 0) return input.hasLeftCantilever ? 0 : -1
  return input.hasRightCantilever ? n - 1 : -1
}

interface SpanPoint {
  span: number
  x: number
  P: number
}

function pointForces(loads: PointLoads[], input: DesignInput, ends: number[]): SpanPoint[] {
  return loads.flatMap((p) => {
    const span = spanIndexOf(p, input)
    if (span < 0) return []
    const at = (percent: number) => ends[span]! + ((ends[span + 1]! - ends[span]!) * percent) / 100
    return [
      { span, x: at(p.loads.l1), P: N(p.loads.p1) },
      { span, x: at(p.loads.l2), P: N(p.loads.p2) },
    ].filter((f) => f.P !== 0)
  })
}

interface RawBands {
  values: [number, number, number]
  lengths: [number, number, number]
}

const windBands = (w: WindBands, sign: 1 | -1): RawBands => ({
  values: [sign * Math.abs(w.w1), sign * Math.abs(w.w2), sign * Math.abs(w.w3)],
  lengths: [w.l1, w.l2, w.l3],
})

const snowBands = (s: SnowBands): RawBands => ({ values: [s.s1, s.s2, s.s3], lengths: [s.l1, s.l2, s.l3] })

/**
 * Consecutive bands from the left end (method 1.6): a value without any length is uniform; what the bands leave
 * uncovered extends the last band, or takes the values of `elsewhere`.
 */
function bandsOf(raw: RawBands, total: number, factor: number, elsewhere: Band[] | 'extend'): Band[] {
  if (raw.lengths.every((l) => l === 0)) return [{ from: 0, to: total, value: N_per_mm2(raw.values[0]) * factor }]
  const bands: Band[] = []
  let x = 0
  raw.values.forEach((value, i) => {
    const length = mm(raw.lengths[i]!)
    if (length <= 0) return
    bands.push({ from: x, to: Math.min(total, x + length), value: N_per_mm2(value) * factor })
    x = Math.min(total, x + length)
  })
  if (x >= total - 1e-6) return bands
  if (elsewhere === 'extend') {
    bands.at(-1)!.to = total
    return bands
  }
  const rest = elsewhere.map((b) => ({ ...b, from: Math.max(b.from, x) })).filter((b) => b.to > b.from)
  return [...bands, ...rest]
}

/** No value at all, or none that stands anywhere: without lengths only the first one counts, as uniform. */
const unused = (raw: RawBands) =>
  raw.values.every((v) => v === 0) || (raw.values[0] === 0 && raw.lengths.every((l) => l === 0))

/** Values of the general wind, '[]' where there is none. */
const generalBands = (raw: RawBands, total: number, e: number): Band[] =>
  unused(raw) ? [] : bandsOf(raw, total, e, 'extend')

/**
 * The arrangements of the imposed load of a request: of all of it; for category H those of the area load, then those of the
 * point loads, which are alternatives.
 */
export function liveArrangements(input: DesignInput): LivePattern[] {
  const spans = input.loadLivePoint
    .filter(({ loads }) => loads.p1 !== 0 || loads.p2 !== 0)
    .map((p) => spanIndexOf(p, input))
  const area = input.spanLengthsM.map((_, i) => (input.loadLiveDistributed[i] ?? 0) !== 0)
  const points = input.spanLengthsM.map((_, i) => spans.includes(i))
  return isCategoryH(input.loadLiveCombinationFactor)
    ? [...livePatterns(area), ...livePatterns(points, 'LiveQ')]
    : livePatterns(area.map((loaded, i) => loaded || points[i]!))
}

/** The elementary cases of a request and how they may be combined. */
export function buildActions(input: DesignInput): Actions {
  const ends = [0]
  for (const span of input.spanLengthsM) ends.push(ends.at(-1)! + mm(span))
  const total = ends.at(-1)!
  const e = mm(input.transverseLengthM)
  const direction = verticalDirection(input)
  // Imposed load and snow are given per m² of plan (method 1.2): cos α of it falls on a metre of slope.
  const plan = input.simulationType === 'ROOF' ? Math.cos(radians(input.inclinationDegrees)) : 1
  const spans = input.spanLengthsM.map(mm)
  const cases: LoadCase[] = []

  const maximum = input.loadPermanentDistributed ?? input.loadPermanentDistributedMax ?? []
  const minimum = input.loadPermanentDistributed ?? input.loadPermanentDistributedMin ?? []
  const permanentPoints = pointForces(input.loadPermanentPoint, input, ends)
  cases.push(verticalCase('Gmax', perSpanBands(maximum, ends, e), permanentPoints, direction))
  cases.push(verticalCase('Gmin', perSpanBands(minimum, ends, e), permanentPoints, direction))

  const livePoints = pointForces(input.loadLivePoint, input, ends)
  const live = liveArrangements(input)
  const apart = isCategoryH(input.loadLiveCombinationFactor)
  for (const { id, spans: loaded } of live) {
    const area = perSpanBands(input.loadLiveDistributed, ends, e * plan).filter((_, i) => loaded.includes(i))
    const points = livePoints.filter((p) => loaded.includes(p.span))
    const onlyPoints = id.startsWith('LiveQ')
    cases.push(verticalCase(id, onlyPoints ? [] : area, apart && !onlyPoints ? [] : points, direction))
  }

  const snow: Actions['snow'] = []
  const regular = input.loadSnowRegular
  const regularBands = regular ? perSpanBands(regular, ends, e * plan) : []
  if (regular?.some((s) => s !== 0)) {
    snow.push('Sreg')
    cases.push(verticalCase('Sreg', regularBands, [], direction))
  }
  const accumulation = snowBands(input.loadSnowAccumulation)
  if (!unused(accumulation) && input.simulationType !== 'FACADE') {
    snow.push('Sacc')
    cases.push(verticalCase('Sacc', bandsOf(accumulation, total, e * plan, regularBands), [], direction))
  }
  const exceptional = input.loadSnowExceptional
  const accidentalSnow = exceptional?.some((s) => s !== 0) ?? false
  if (exceptional && accidentalSnow) {
    cases.push(verticalCase('Sexc', perSpanBands(exceptional, ends, e * plan), [], direction))
  }

  const wind: Actions['wind'] = []
  const pressure = windBands(input.loadWindPressure, 1)
  const suction = windBands(input.loadWindSuction, -1)
  const addWind = (id: Actions['wind'][number], raw: RawBands, elsewhere: Band[] | 'extend') => {
    if (unused(raw)) return
    wind.push(id)
    cases.push(normalCase(id, bandsOf(raw, total, e, elsewhere)))
  }
  addWind('Wp', pressure, 'extend')
  addWind('Ws', suction, 'extend')
  addWind('Wlp', windBands(input.loadWindLocalPressure, 1), generalBands(pressure, total, e))
  addWind('Wls', windBands(input.loadWindLocalSuction, -1), generalBands(suction, total, e))

  const sign = input.axialLoad.direction === 'TRACTION' ? 1 : -1
  return {
    line: lineOf(spans, input.hasLeftCantilever, input.hasRightCantilever),
    ends,
    cases,
    ownWeight: verticalCase('OwnWeight', [{ from: 0, to: total, value: 1 }], [], direction),
    live,
    snow,
    accidentalSnow,
    wind,
    onePermanent: maximum.every((g, i) => g === minimum[i]),
    axialForce: sign * N(Math.abs(input.axialLoad.valueKn)),
  }
}
