import type { Point } from '@madre/engine'
import type { ContentPart, Drawing, Mark, XY } from '../drawing.ts'
import { verticalDimension } from '../geometry/dimension.ts'
import { sectionAxes } from './axes.ts'
import { type Extent, millimetres } from './dimensioning.ts'
import { DIMENSIONINGS, type SectionSize } from './dimensionings.ts'
import { captioned, type SectionRoom, WORD_ROW } from './section-room.ts'
import { opensLeft } from './section-size.ts'

const extentOf = (points: Point[]): Extent => ({
  left: Math.min(...points.map((p) => p.y)),
  right: Math.max(...points.map((p) => p.y)),
  top: Math.min(...points.map((p) => p.z)),
  bottom: Math.max(...points.map((p) => p.z)),
})

/**
 * The gross section with its rounded corners, dimensioned in mm.
 *
 * @param outlineMm closed outline, y to the right, or to the left where the section is mirrored, z downwards (inwards)
 * @param centroidMm where its axes stand; none without it
 * @param dimensionings of the shapes there are
 */
export function sectionDrawing(
  outlineMm: Point[],
  size: SectionSize,
  name: string,
  { width: most = 300, height: highest = 300, standing = false }: SectionRoom = {},
  centroidMm: Point | null = null,
  dimensionings = DIMENSIONINGS,
): Drawing {
  const dimensioning = dimensionings.find(({ types }) => types.includes(size.profileType))!
  const mirrored = opensLeft(size)
  const side = mirrored ? -1 : 1
  const outline = outlineMm.map(({ y, z }) => ({ y: side * y, z }))
  const e = extentOf(outline)
  const margin = { left: 46, right: 46, top: 44, bottom: 44 }
  margin[size.inverted ? 'top' : 'bottom'] += dimensioning.roomAtFeet
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
  const marks: Mark[] = [{ kind: 'polygon', style: 'section-steel', points: outline.map(to) }]
  const view = { scale, x: (y: number) => x0 + scale * y, y: (z: number) => z0 + scale * z }
  marks.push(
    ...verticalDimension(view.x(e.left) - 20, view.y(e.top), view.y(e.bottom), millimetres(size.h), view.x(e.left) - 3),
  )
  marks.push(...dimensioning.draw(size, e, view))
  if (centroidMm) marks.push(...sectionAxes(to({ ...centroidMm, y: side * centroidMm.y }), standing, mirrored))
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
