import { forcesOn, isAlongSlope, type TypedBands, type TypedLine, type TypedPoints } from '@madre/contract'
import { decimalsOf } from '@madre/print'
import type { LabelKey } from '../labels/keys.ts'

/** How a load acts on the line: across it inwards or outwards, in the plane of the envelope, or along the member. */
type LoadDirection = 'inwards' | 'outwards' | 'in-plane' | 'along'

export interface LoadSegment {
  fromM: number
  toM: number
  /** kN/m², as typed; negative acts the other way */
  value: number
}

/** One action as it was typed, over the whole line. */
export interface LoadStrip {
  label: LabelKey
  direction: LoadDirection
  segments: LoadSegment[]
  points: { xM: number; pKn: number }[]
}

/** The actions that were typed as the engine reads them (method 1.2, 1.5 and 1.6): only those that are not zero. */
export function loadStrips(typed: TypedLine): LoadStrip[] {
  const { permanent, imposed, snow, wind } = typed
  const weight = weightDirection(typed)
  const strips: LoadStrip[] = []
  const add = (
    label: LabelKey,
    direction: LoadDirection,
    segments: LoadSegment[],
    points: LoadStrip['points'] = [],
  ) => {
    if (segments.some((s) => s.value !== 0) || points.length > 0)
      strips.push({ label, direction, segments: merge(segments), points })
  }
  const perSpan = (values: number[]): LoadSegment[] =>
    typed.spans.map(({ fromM, toM }, i) => ({ fromM, toM, value: values[i] ?? 0 }))
  const points = pointsAt(permanent.points)
  add(permanent.isMinMax ? 'load.permanent-max' : 'load.permanent', weight, perSpan(permanent.max), points)
  if (permanent.isMinMax) add('load.permanent-min', weight, perSpan(permanent.min))
  add('load.live', weight, perSpan(imposed.area), pointsAt(imposed.points))
  add('load.snow', weight, perSpan(snow.regular ?? []))
  add('load.snow-exceptional', weight, perSpan(snow.exceptional ?? []))
  add('load.snow-accumulation', weight, bands(snow.drift))
  add('load.wind-pressure', 'inwards', bands(wind.Wp))
  add('load.wind-suction', 'outwards', bands(wind.Ws))
  add('load.wind-local-pressure', 'inwards', bands(wind.Wlp))
  add('load.wind-local-suction', 'outwards', bands(wind.Wls))
  return strips
}

/** Decimals with which every load per area of a line is written: as many as one of them takes, at least two and at most `most`. */
export const areaDecimals = (typed: TypedLine, most = 3): number =>
  Math.max(2, ...loadStrips(typed).flatMap(({ segments }) => segments.map(({ value }) => decimalsOf(value, 0, most))))

function weightDirection(typed: TypedLine): LoadDirection {
  if (typed.envelope !== 'FACADE') return 'inwards'
  return isAlongSlope(typed) ? 'along' : 'in-plane'
}

const bands = ({ segments }: TypedBands): LoadSegment[] =>
  segments.map(({ from: fromM, to: toM, value }) => ({ fromM, toM, value }))

const pointsAt = (points: TypedPoints[]): LoadStrip['points'] =>
  forcesOn(points).map(({ xM, kN: pKn }) => ({ xM, pKn }))

/** Neighbours of one value become one segment. */
function merge(segments: LoadSegment[]): LoadSegment[] {
  const merged: LoadSegment[] = []
  for (const s of segments) {
    const last = merged.at(-1)
    if (last && last.value === s.value && Math.abs(last.toM - s.fromM) < 1e-9) last.toM = s.toM
    else if (s.toM > s.fromM) merged.push({ ...s })
  }
  return merged
}
