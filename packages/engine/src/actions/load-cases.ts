/** Elementary load cases of one member; method 1.2 to 1.7. Unfactored, N and mm. */
import type { DistributedLoad, Line, LineLoading } from '../beam/line.ts'
import { lineOf } from '../beam/line.ts'
import type { Band, PurlinLine } from '../input.ts'

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
  /** ends of the spans, cantilevers included: spans[i] runs from ends[i] to ends[i + 1] */
  ends: number[]
  cases: LoadCase[]
  /** 1 N/mm of own weight, vertical */
  ownWeight: LoadCase
}

/** @param side  0: the left one, 1: the right one */
export const hasCantilever = ({ spans }: PurlinLine, side: 0 | 1): boolean =>
  spans.some(({ kind, index }) => kind === 'CONSOLE' && index === side)

/** Shares of a vertical force in the axes of the member. */
export interface Direction {
  normal: number
  inPlane: number
  axial: number
}

const ACROSS: Direction = { normal: 1, inPlane: 0, axial: 0 }

/** Whether weights have a component in the plane of the envelope, across the member (method 1.3). */
export const loadsInPlane = (line: PurlinLine): boolean => verticalDirection(line).inPlane > 0

/** Whether they have one along the member. */
export const loadsAlong = (line: PurlinLine): boolean => verticalDirection(line).axial > 0

function verticalDirection({ envelope, pitch, isLevel }: PurlinLine): Direction {
  switch (envelope) {
    case 'ROOF':
      return isLevel
        ? { normal: Math.cos(pitch), inPlane: Math.sin(pitch), axial: 0 }
        : { normal: Math.cos(pitch), inPlane: 0, axial: Math.sin(pitch) }
    case 'FACADE':
      return isLevel ? { normal: 0, inPlane: 1, axial: 0 } : { normal: 0, inPlane: 0, axial: 1 }
    case 'GENERAL':
      return ACROSS
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

function caseOf(id: string, bands: Band[], points: LineLoading['points'], direction: Direction): LoadCase {
  const along = (factor: number): LineLoading => ({
    distributed: scaled(bands, factor),
    points: scaledPoints(points, factor),
  })
  return { id, normal: along(direction.normal), inPlane: along(direction.inPlane), axial: along(direction.axial) }
}

/** Across the line alone. */
export const normalCase = (id: string, bands: Band[]): LoadCase => caseOf(id, bands, [], ACROSS)

/** Of loads per area over a width [mm]: line loads [N/mm]. */
const over = (bands: Band[], width: number): Band[] => bands.map((b) => ({ ...b, value: b.value * width }))

/** Imposed load, snow and wind. */
function variableCases(line: PurlinLine, direction: Direction): LoadCase[] {
  const { spacing: e, imposed, snow, wind } = line
  // Imposed load and snow are given per m² of plan (method 1.2): cos α of it falls on a metre of slope.
  const plan = e * Math.cos(line.pitch)
  const cases: LoadCase[] = []
  const area = over(imposed.area, plan)
  for (const { id, spans: loaded, loads } of imposed.arrangements) {
    const bands = loads === 'POINTS' ? [] : area.filter((_, i) => loaded.includes(i))
    const points = loads === 'AREA' ? [] : imposed.points.filter((p) => loaded.includes(p.span))
    cases.push(caseOf(id, bands, points, direction))
  }
  const snows = { Sreg: snow.regular, Sacc: snow.accumulated, Sexc: snow.exceptional }
  for (const [id, bands] of Object.entries(snows))
    if (bands.length > 0) cases.push(caseOf(id, over(bands, plan), [], direction))
  for (const { id, bands } of wind.cases) cases.push(caseOf(id, over(bands, e), [], ACROSS))
  return cases
}

/** The concentrated load of a roof by itself: where it stands is chosen by the search. */
export const ROOF_LOAD = 'LiveR'

/** Its case with the load at one of some places. */
export const roofLoadCase = (places: readonly number[], i: number): string =>
  places.length === 1 ? ROOF_LOAD : `${ROOF_LOAD}@${i}`

/** Its parts in the axes of the member [N]. */
export function roofLoadOf(line: PurlinLine): Direction {
  const { normal, inPlane, axial } = verticalDirection(line)
  const { Q_k } = line.imposed
  return { normal: Q_k * normal, inPlane: Q_k * inPlane, axial: Q_k * axial }
}

const SAME_PLACE = 1e-6

/** Springs of a line that hinges cut: joint j stands over support j + 1. */
function hingesOf({ joints }: PurlinLine): Pick<Line, 'springs'> {
  if (!joints?.supports.some(({ kind }) => kind === 'HINGE')) return {}
  return { springs: [0, ...joints.supports.map(({ kind }) => (kind === 'HINGE' ? Number.POSITIVE_INFINITY : 0)), 0] }
}

/**
 * The elementary cases of a line and how they may be combined.
 * @param roofLoadAt where the concentrated load of the roof stands [mm], at one place or another, with nothing but permanent load beside it; null: the cases that stay where they are
 */
export function buildActions(line: PurlinLine, roofLoadAt: readonly number[] | null = null): Actions {
  const { spans, spacing: e, permanent, imposed } = line
  const ends = [0]
  for (const { length } of spans) ends.push(ends.at(-1)! + length)
  const total = ends.at(-1)!
  const direction = verticalDirection(line)
  const cases = [
    caseOf('Gmax', over(permanent.max, e), permanent.points, direction),
    caseOf('Gmin', over(permanent.min, e), permanent.points, direction),
  ]
  if (roofLoadAt !== null)
    roofLoadAt.forEach((x, i) => {
      // On another part of a line that joints cut it does here what they pass on.
      const isHere = x >= -SAME_PLACE && x <= total + SAME_PLACE
      cases.push(caseOf(roofLoadCase(roofLoadAt, i), [], isHere ? [{ x, P: imposed.Q_k }] : [], direction))
    })
  else cases.push(...variableCases(line, direction))
  return {
    line: {
      ...lineOf(
        spans.map(({ length }) => length),
        hasCantilever(line, 0),
        hasCantilever(line, 1),
      ),
      ...hingesOf(line),
    },
    ends,
    cases,
    ownWeight: caseOf('OwnWeight', [{ from: 0, to: total, value: 1 }], [], direction),
  }
}
