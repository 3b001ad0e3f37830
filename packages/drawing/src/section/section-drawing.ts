import type { Point } from '@madre/engine'
import type { ContentPart, Drawing, Mark, XY } from '../drawing.ts'
import { horizontalDimension, verticalDimension } from '../geometry/dimension.ts'
import { decimalsOf } from '../number-format.ts'
import { sectionAxes } from './axes.ts'
import { captioned, type SectionRoom, WORD_ROW } from './section-room.ts'

/** Outside dimensions [mm] that stand on the drawing; `inverted` when the outline is turned upside down. */
export type SectionSize = { h: number; t: number; r: number; inverted?: boolean } & (
  | { profileType: 'C' | 'Z'; bTop: number; bBottom: number; cTop: number; cBottom: number }
  | { profileType: 'OMEGA'; bTop: number; bBase: number; bFoot: number; c: number }
)

interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

const extentOf = (points: Point[]): Extent => ({
  left: Math.min(...points.map((p) => p.y)),
  right: Math.max(...points.map((p) => p.y)),
  top: Math.min(...points.map((p) => p.z)),
  bottom: Math.max(...points.map((p) => p.z)),
})

/**
 * The gross section with its rounded corners, dimensioned in mm.
 *
 * @param outlineMm closed outline, y to the right, z downwards (inwards)
 * @param centroidMm where its axes stand; none without it
 */
export function sectionDrawing(
  outlineMm: Point[],
  size: SectionSize,
  name: string,
  { width: most = 300, height: highest = 300, standing = false }: SectionRoom = {},
  centroidMm: Point | null = null,
): Drawing {
  const e = extentOf(outlineMm)
  const margin = { left: 46, right: 46, top: 44, bottom: 44 }
  if (size.profileType === 'OMEGA') margin[size.inverted ? 'top' : 'bottom'] += 20
  const [breadth, depth] = [e.right - e.left, e.bottom - e.top]
  const [beside, overAndUnder] = [margin.left + margin.right, margin.top + margin.bottom]
  const room = standing ? { width: highest - 2 * WORD_ROW, height: most } : { width: most, height: highest }
  const scale = Math.min((room.width - beside) / breadth, (room.height - overAndUnder) / depth)
  // A standing section takes no more height than it needs.
  const width = standing ? Math.ceil(scale * breadth + beside) : room.width
  const { height } = room
  const x0 = (width - scale * breadth) / 2 - scale * e.left
  const z0 = margin.top + (height - overAndUnder - scale * depth) / 2 - scale * e.top
  const to = (p: Point): XY => ({ x: x0 + scale * p.y, y: z0 + scale * p.z })
  const marks: Mark[] = [{ kind: 'polygon', style: 'section-steel', points: outlineMm.map(to) }]
  const view = { scale, x: (y: number) => x0 + scale * y, y: (z: number) => z0 + scale * z }
  marks.push(
    ...verticalDimension(view.x(e.left) - 20, view.y(e.top), view.y(e.bottom), millimetres(size.h), view.x(e.left) - 3),
  )
  marks.push(...(size.profileType === 'OMEGA' ? omegaDimensions(size, e, view) : channelDimensions(size, e, view)))
  if (centroidMm) marks.push(...sectionAxes(to(centroidMm), standing))
  const note: ContentPart[] = [
    { plain: 't = ' },
    ...millimetres(size.t),
    { plain: '\u00a0\u00a0 r = ' },
    ...millimetres(size.r),
  ]
  return {
    ...captioned({ width, height, marks }, note, 7, standing),
    title: [{ label: 'section.title', values: { name } }],
  }
}

interface View {
  scale: number
  x: (y: number) => number
  y: (z: number) => number
}

const millimetres = (v: number): ContentPart[] => [{ number: v, decimals: decimalsOf(v) }]

function channelDimensions(s: SectionSize & { profileType: 'C' | 'Z' }, e: Extent, view: View): Mark[] {
  const half = s.t / 2
  const [upper, lower] = s.inverted
    ? [
        { b: s.bBottom, c: s.cBottom },
        { b: s.bTop, c: s.cTop },
      ]
    : [
        { b: s.bTop, c: s.cTop },
        { b: s.bBottom, c: s.cBottom },
      ]
  // The flanges of a C lie on one side of the web, the upper one of a Z towards −y.
  const opensRight = e.right > -e.left
  const upperRight = s.profileType === 'C' && opensRight
  const lowerRight = s.profileType === 'Z' || opensRight
  const flange = (b: number, right: boolean): [number, number] => (right ? [-half, b - half] : [half - b, half])
  const [ul, ur] = flange(upper.b, upperRight)
  const [ll, lr] = flange(lower.b, lowerRight)
  const marks = [
    ...horizontalDimension(view.y(e.top) - 18, view.x(ul), view.x(ur), millimetres(upper.b), view.y(e.top) - 3),
    ...horizontalDimension(
      view.y(e.bottom) + 18,
      view.x(ll),
      view.x(lr),
      millimetres(lower.b),
      view.y(e.bottom) + 3,
      true,
    ),
  ]
  const right = view.x(e.right) + 22
  if (upper.c > 0 && upperRight)
    marks.push(
      ...verticalDimension(right, view.y(e.top), view.y(e.top + upper.c), millimetres(upper.c), view.x(ur) + 3),
    )
  if (upper.c > 0 && !upperRight)
    marks.push(
      ...verticalDimension(
        view.x(ul) + 12,
        view.y(e.top),
        view.y(e.top + upper.c),
        millimetres(upper.c),
        view.x(ul) + 3,
        'below',
      ),
    )
  const lowerLip: [number, number] = [view.y(e.bottom - lower.c), view.y(e.bottom)]
  if (lower.c > 0 && lowerRight)
    marks.push(...verticalDimension(right, ...lowerLip, millimetres(lower.c), view.x(lr) + 3))
  if (lower.c > 0 && !lowerRight)
    marks.push(...verticalDimension(view.x(ll) + 12, ...lowerLip, millimetres(lower.c), view.x(ll) + 3, 'above'))
  return marks
}

function omegaDimensions(s: SectionSize & { profileType: 'OMEGA' }, e: Extent, view: View): Mark[] {
  const turned = s.inverted === true
  const closed = turned ? view.y(e.bottom) : view.y(e.top)
  const open = turned ? view.y(e.top) : view.y(e.bottom)
  const away = turned ? -1 : 1
  const [top, base] = [s.bTop / 2, s.bBase / 2]
  // A foot with a lip counts from the cell-side face of the web, a plain one from its foot-side face.
  const foot = s.c > 0 ? base - s.t : base
  const right = view.x(e.right) + 22
  const lip: [number, number] = turned ? [e.top, e.top + s.c] : [e.bottom - s.c, e.bottom]
  return [
    ...horizontalDimension(
      closed - away * 18,
      view.x(-top),
      view.x(top),
      millimetres(s.bTop),
      closed - away * 3,
      turned,
    ),
    ...horizontalDimension(
      open + away * 16,
      view.x(-base),
      view.x(base),
      millimetres(s.bBase),
      open + away * 3,
      !turned,
    ),
    ...horizontalDimension(
      open + away * 36,
      view.x(foot),
      view.x(foot + s.bFoot),
      millimetres(s.bFoot),
      open + away * 3,
      !turned,
    ),
    ...(s.c > 0 ? verticalDimension(right, view.y(lip[0]), view.y(lip[1]), millimetres(s.c), view.x(e.right) + 3) : []),
  ]
}
