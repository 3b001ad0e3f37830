import { bandPairs, bandsAlong, type DesignRequest, driftPairs, type PointLoads, type WindBands } from '@madre/contract'
import type { LabelKey } from '../labels/keys.ts'
import { type LineGeometry, lineGeometry } from './line-geometry.ts'

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

/** The actions of a request as the engine reads them (method 1.2, 1.5 and 1.6): only those that are not zero. */
export function loadStrips(input: DesignRequest): LoadStrip[] {
  const g = lineGeometry(input)
  const weight = weightDirection(input)
  const permanentPoints = pointLoads(input.loadPermanentPoint, input, g)
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
  const { loadPermanentDistributedMax: max, loadPermanentDistributedMin: min, loadPermanentDistributed: single } = input
  if (single) add('load.permanent', weight, perSpan(single, g), permanentPoints)
  if (max) add('load.permanent-max', weight, perSpan(max, g), permanentPoints)
  if (min) add('load.permanent-min', weight, perSpan(min, g))
  add('load.live', weight, perSpan(input.loadLiveDistributed, g), pointLoads(input.loadLivePoint, input, g))
  const regular = perSpan(input.loadSnowRegular ?? g.nodesXM.slice(1).map(() => 0), g)
  add('load.snow', weight, regular)
  if (input.loadSnowExceptional) add('load.snow-exceptional', weight, perSpan(input.loadSnowExceptional, g))
  add('load.snow-accumulation', weight, bands(driftPairs(input), g, regular))
  const pressure = bands(windBands(input.loadWindPressure), g, null)
  const suction = bands(windBands(input.loadWindSuction), g, null)
  add('load.wind-pressure', 'inwards', pressure)
  add('load.wind-suction', 'outwards', suction)
  add('load.wind-local-pressure', 'inwards', bands(windBands(input.loadWindLocalPressure), g, pressure))
  add('load.wind-local-suction', 'outwards', bands(windBands(input.loadWindLocalSuction), g, suction))
  return strips
}

function weightDirection(input: DesignRequest): LoadDirection {
  if (input.simulationType !== 'FACADE') return 'inwards'
  return input.profileOrientation === 'VERTICAL' ? 'along' : 'in-plane'
}

const perSpan = (values: number[], g: LineGeometry): LoadSegment[] =>
  values.map((value, i) => ({ fromM: g.nodesXM[i]!, toM: g.nodesXM[i + 1]!, value }))

/** Wind acts along its case, whatever the sign it was typed with. */
const windBands = (b: WindBands): [number, number][] => bandPairs(b).map(([w, l]) => [Math.abs(w), l])

/** Bands where they stand. What they leave open takes `rest`; the last band goes on where `rest` is null. */
const bands = (pairs: [number, number][], g: LineGeometry, rest: LoadSegment[] | null): LoadSegment[] =>
  bandsAlong(pairs, g.lengthM, rest?.map(({ fromM: from, toM: to, value }) => ({ from, to, value })) ?? 'extend').map(
    ({ from: fromM, to: toM, value }) => ({ fromM, toM, value }),
  )

function pointLoads(list: PointLoads[], input: DesignRequest, g: LineGeometry): LoadStrip['points'] {
  return list.flatMap(({ spanType, spanIdx, loads }) => {
    const shift = input.hasLeftCantilever ? 1 : 0
    const i = spanType === 'SPAN' ? spanIdx + shift : spanIdx === 0 ? 0 : g.nodesXM.length - 2
    const exists = spanType === 'SPAN' || (spanIdx === 0 ? g.leftCantilever : g.rightCantilever)
    const [from, to] = [g.nodesXM[i], g.nodesXM[i + 1]]
    if (!exists || from === undefined || to === undefined) return []
    const pairs: [number, number][] = [
      [loads.p1, loads.l1],
      [loads.p2, loads.l2],
    ]
    return pairs.filter(([p]) => p !== 0).map(([pKn, l]) => ({ xM: from + (l / 100) * (to - from), pKn }))
  })
}

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
