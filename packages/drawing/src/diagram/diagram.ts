import type { Envelopes, LineForces } from '@madre/engine'
import { type Axis, type ContentPart, type Drawing, type Mark, type Size, textMark, type XY } from '../drawing.ts'
import type { Box } from '../geometry/boxes.ts'
import { at } from '../geometry/scale.ts'
import type { LabelKey } from '../labels/keys.ts'
import { support } from '../line/draw-member.ts'
import type { LineGeometry } from '../line/line-geometry.ts'
import { curveExtremes, sizeOf } from './extremes.ts'
import { type ValueLabel, valueLabels } from './value-labels.ts'

export type DiagramKind = 'moment' | 'shear' | 'deflection'
/** with the bending about z, which only a member has that no panel holds */
type AnyKind = DiagramKind | 'lateral'

/** One curve over the line: positions rise, a jump stands as two points at one x. */
export interface Curve {
  xM: number[]
  values: number[]
}

const UNIT: Record<AnyKind, string> = { moment: 'kNm', shear: 'kN', deflection: 'mm', lateral: 'kNm' }
const DECIMALS: Record<AnyKind, number> = { moment: 2, shear: 2, deflection: 1, lateral: 3 }
const LOOK: Record<AnyKind, DiagramKind> = {
  moment: 'moment',
  shear: 'shear',
  deflection: 'deflection',
  lateral: 'moment',
}
const SIGN: Record<AnyKind, LabelKey> = {
  moment: 'diagram.sagging-below',
  shear: 'diagram.shear-positive',
  deflection: 'diagram.inwards-below',
  lateral: 'diagram.down-below',
}
const MARGIN = 44
/** below this width the heading takes two lines */
const NARROW = 620

/**
 * A diagram over the line. Moments and deflections are drawn below the line where positive, shear above; values stand at the extremes of
 * every span and at the supports, as far as there is room.
 *
 * @param curves one, or the two of an envelope (largest and smallest)
 * @param ending  of members that end along the line, thin and without area
 */
export function diagram(
  kind: AnyKind,
  curves: Curve[],
  g: LineGeometry,
  { width = 720, height = 190 }: Size = {},
  ending: Curve[] = [],
): Drawing {
  const x: Axis = { domain: [0, g.lengthM], range: [MARGIN, width - MARGIN] }
  const all = [...curves, ...ending].flatMap((c) => c.values)
  const max = Math.max(0, ...all)
  const min = Math.min(0, ...all)
  const narrow = width < NARROW
  const [top, bottom] = [narrow ? 52 : 38, height - 20]
  const flat = max - min < 1e-12
  const down = kind !== 'shear'
  const y: Axis = {
    domain: flat ? [-1, 1] : [min, max],
    range: down ? [top, bottom] : [bottom, top],
  }
  const zero = at(y, 0)
  const marks: Mark[] = heading(kind, curves.length > 1, x, narrow)
  for (const n of g.nodesXM) {
    const nx = at(x, n)
    marks.push({ kind: 'line', style: 'grid', x1: nx, y1: top - 8, x2: nx, y2: bottom + 8 })
  }
  for (const curve of curves) {
    const points = pointsOf(curve, x, y)
    const closed = [{ x: at(x, curve.xM[0] ?? 0), y: zero }, ...points, { x: at(x, curve.xM.at(-1) ?? 0), y: zero }]
    marks.push(
      { kind: 'polygon', style: `${LOOK[kind]}-fill`, points: closed },
      { kind: 'polyline', style: LOOK[kind], points },
    )
  }
  const look = LOOK[kind]
  if (look !== 'deflection')
    marks.push(
      ...ending.map((curve): Mark => ({ kind: 'polyline', style: `${look}-ending`, points: pointsOf(curve, x, y) })),
    )
  marks.push({ kind: 'line', style: 'axis', x1: x.range[0], y1: zero, x2: x.range[1], y2: zero })
  marks.push(...g.supportsXM.flatMap((s) => support(at(x, s), zero, 5)))
  const room: Box = { x1: 0, x2: width, y1: top - 22, y2: height }
  marks.push(...extremeTexts(kind, curves, ending, g, x, y, down, room))
  const title = titleKey(kind, curves.length > 1)
  return {
    width,
    height,
    title: [{ label: title }, { plain: ` [${UNIT[kind]}], ` }, { label: SIGN[kind] }],
    marks,
    xAxis: x,
    yAxis: y,
  }
}

const titleKey = (kind: AnyKind, envelope: boolean): LabelKey =>
  `diagram.${kind}${envelope ? '-envelope' : ''}` as const

/** What the diagram shows and how it is signed, on one line where there is room. */
function heading(kind: AnyKind, envelope: boolean, x: Axis, narrow: boolean): Mark[] {
  const what: ContentPart[] = [{ label: titleKey(kind, envelope) }, { plain: ` [${UNIT[kind]}]` }]
  const sign: ContentPart[] = [{ label: SIGN[kind] }]
  const lines = narrow ? [what, sign] : [[...what, { plain: '\u00a0 · \u00a0' }, ...sign]]
  return lines.map((content, i) =>
    textMark('text-muted', { x: narrow ? 4 : x.range[0], y: 9 + 14 * i }, 'start', content),
  )
}

/** Values at the extremes and supports of every curve, clear of the lines, the supports and one another. */
function extremeTexts(
  kind: AnyKind,
  curves: Curve[],
  ending: Curve[],
  g: LineGeometry,
  x: Axis,
  y: Axis,
  down: boolean,
  room: Box,
): Mark[] {
  const size = sizeOf(curves.flatMap((c) => c.values))
  const found = new Map(
    curves
      .flatMap((c) => curveExtremes(c.xM, c.values, g.nodesXM, size))
      .map((e) => [`${e.xM.toFixed(4)}:${e.value.toFixed(DECIMALS[kind])}`, e] as const),
  )
  const zero = at(y, 0)
  const labels = [...found.values()]
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .map(
      (e): ValueLabel => ({
        point: { x: at(x, e.xM), y: at(y, e.value) },
        value: e.value,
        outwards: e.value > 0 === down ? 1 : -1,
      }),
    )
  return valueLabels(labels, {
    decimals: DECIMALS[kind],
    style: `text-${LOOK[kind]}`,
    within: room,
    lines: [
      ...[...curves, ...ending].map((c) => pointsOf(c, x, y)),
      [
        { x: x.range[0], y: zero },
        { x: x.range[1], y: zero },
      ],
    ],
    taken: g.supportsXM.map((s) => ({ x1: at(x, s) - 7, x2: at(x, s) + 7, y1: zero - 1, y2: zero + 10 })),
  })
}

const pointsOf = (curve: Curve, x: Axis, y: Axis): XY[] =>
  curve.xM.map((v, i) => ({ x: at(x, v), y: at(y, curve.values[i]!) }))

/** Internal forces or deflection of one combination; null when a deflection is asked of a ULS combination. */
export function forcesDiagram(kind: DiagramKind, f: LineForces, g: LineGeometry, size?: Size): Drawing | null {
  const values = kind === 'moment' ? f.momentKnm : kind === 'shear' ? f.shearKn : f.deflectionMm
  return values && diagram(kind, [{ xM: f.xM, values }], g, size)
}

/** Largest and smallest values over all combinations. */
export function envelopeDiagram(kind: DiagramKind, e: Envelopes, g: LineGeometry, size?: Size): Drawing {
  const [max, min] =
    kind === 'moment'
      ? [e.momentMaxKnm, e.momentMinKnm]
      : kind === 'shear'
        ? [e.shearMaxKn, e.shearMinKn]
        : [e.deflectionMaxMm, e.deflectionMinMm]
  return diagram(
    kind,
    [
      { xM: e.xM, values: max },
      { xM: e.xM, values: min },
    ],
    g,
    size,
  )
}

/** Largest and smallest moments about z; null where the member does not bend about it. */
export function lateralEnvelopeDiagram(e: Envelopes, g: LineGeometry, size?: Size): Drawing | null {
  const { xM, lateralMomentMaxKnm: max, lateralMomentMinKnm: min } = e
  if (!max || !min) return null
  return diagram(
    'lateral',
    [
      { xM, values: max },
      { xM, values: min },
    ],
    g,
    size,
  )
}
