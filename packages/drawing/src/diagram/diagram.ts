import type { Envelopes, LineForces } from '@madre/engine'
import type { Axis, ContentPart, Drawing, Mark, Size, XY } from '../drawing.ts'
import { type Box, keepApart } from '../geometry/keep-apart.ts'
import { at } from '../geometry/scale.ts'
import { textWidth } from '../geometry/text-width.ts'
import type { LabelKey } from '../labels/keys.ts'
import { support } from '../line/draw-member.ts'
import type { LineGeometry } from '../line/line-geometry.ts'
import { curveExtremes } from './extremes.ts'

export type DiagramKind = 'moment' | 'shear' | 'deflection'

/** One curve over the line: positions rise, a jump stands as two points at one x. */
export interface Curve {
  xM: number[]
  values: number[]
}

const UNIT: Record<DiagramKind, string> = { moment: 'kNm', shear: 'kN', deflection: 'mm' }
const DECIMALS: Record<DiagramKind, number> = { moment: 2, shear: 2, deflection: 1 }
const SIGN: Record<DiagramKind, LabelKey> = {
  moment: 'diagram.sagging-below',
  shear: 'diagram.shear-positive',
  deflection: 'diagram.inwards-below',
}
const MARGIN = 44
/** below this width the heading takes two lines */
const NARROW = 620

/**
 * A diagram over the line. Moments and deflections are drawn below the line where positive, shear above; values stand at the extremes of
 * every span and at the supports.
 *
 * @param curves one, or the two of an envelope (largest and smallest)
 */
export function diagram(
  kind: DiagramKind,
  curves: Curve[],
  g: LineGeometry,
  { width = 720, height = 190 }: Size = {},
): Drawing {
  const x: Axis = { domain: [0, g.lengthM], range: [MARGIN, width - MARGIN] }
  const all = curves.flatMap((c) => c.values)
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
    const points = curve.xM.map((v, i): XY => ({ x: at(x, v), y: at(y, curve.values[i]!) }))
    const closed = [{ x: at(x, curve.xM[0] ?? 0), y: zero }, ...points, { x: at(x, curve.xM.at(-1) ?? 0), y: zero }]
    marks.push({ kind: 'polygon', style: `${kind}-fill`, points: closed }, { kind: 'polyline', style: kind, points })
  }
  marks.push({ kind: 'line', style: 'axis', x1: x.range[0], y1: zero, x2: x.range[1], y2: zero })
  marks.push(...g.supportsXM.flatMap((s) => support(at(x, s), zero, 5)))
  marks.push(...extremeTexts(kind, curves, g, x, y, down))
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

const titleKey = (kind: DiagramKind, envelope: boolean): LabelKey =>
  `diagram.${kind}${envelope ? '-envelope' : ''}` as const

/** What the diagram shows and how it is signed, on one line where there is room. */
function heading(kind: DiagramKind, envelope: boolean, x: Axis, narrow: boolean): Mark[] {
  const what: ContentPart[] = [{ label: titleKey(kind, envelope) }, { plain: ` [${UNIT[kind]}]` }]
  const sign: ContentPart[] = [{ label: SIGN[kind] }]
  const lines = narrow ? [what, sign] : [[...what, { plain: '\u00a0 · \u00a0' }, ...sign]]
  return lines.map((content, i) => ({
    kind: 'text',
    style: 'text-muted',
    x: narrow ? 4 : x.range[0],
    y: 9 + 14 * i,
    anchor: 'start',
    content,
  }))
}

function extremeTexts(kind: DiagramKind, curves: Curve[], g: LineGeometry, x: Axis, y: Axis, down: boolean): Mark[] {
  const decimals = DECIMALS[kind]
  const found = curves
    .flatMap((c) => curveExtremes(c.xM, c.values, g.nodesXM))
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
  const placed = found.map((e) => {
    const px = at(x, e.xM)
    const py = at(y, e.value) + (e.value > 0 === down ? 8 : -8)
    const half = textWidth(e.value.toFixed(decimals)) / 2 + 2
    const tx = Math.min(Math.max(px, half), x.range[1] + MARGIN - half)
    const box: Box = { x1: tx - half, x2: tx + half, y1: py - 6, y2: py + 6 }
    return { e, tx, py, box }
  })
  return keepApart(placed.map((p) => p.box)).map((i): Mark => {
    const { e, tx, py } = placed[i]!
    return {
      kind: 'text',
      style: `text-${kind}`,
      x: tx,
      y: py,
      anchor: 'middle',
      content: [{ number: e.value, decimals }],
    }
  })
}

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
