import type { EffectivePlate, EffectiveSectionPicture, Point } from '@madre/engine'
import { type Drawing, type Mark, textMark, type XY } from '../drawing.ts'
import { hatch } from '../geometry/hatch.ts'
import type { LabelKey } from '../labels/keys.ts'
import { sectionAxes, stresses } from './axes.ts'
import { captioned, type SidedRoom, WORD_ROW } from './section-room.ts'

const TITLE: Record<EffectiveSectionPicture['sense'], LabelKey> = {
  COMPRESSION: 'section.effective-compression',
  TOP_COMPRESSED: 'section.effective-top',
  BOTTOM_COMPRESSED: 'section.effective-bottom',
}

/** M about y, N positive in tension. */
const ACTION: Record<EffectiveSectionPicture['sense'], string> = {
  COMPRESSION: 'N < 0',
  TOP_COMPRESSED: 'M > 0',
  BOTTOM_COMPRESSED: 'M < 0',
}

/** Where the centroid of what carries lies along y [mm]. */
function centroidY({ plates }: EffectiveSectionPicture): number {
  let [area, moment] = [0, 0]
  for (const { start, end, effective, thicknessFactor } of plates)
    effective.forEach(([from, until], i) => {
      const A = (until - from) * Math.hypot(end.y - start.y, end.z - start.z) * (thicknessFactor[i] ?? 1)
      area += A
      moment += A * (start.y + ((end.y - start.y) * (from + until)) / 2)
    })
  return area > 0 ? moment / area : 0
}

/**
 * The effective section: what carries filled, at its reduced thickness, what does not hatched, the neutral axis dash-dotted, with
 * the axes through its centroid, the stresses beside it and the sign of what it is effective under.
 * The plates are drawn thicker than they are, all by one factor, so that the parts can be told apart.
 *
 * @param thicknessMm thickness of the plates [mm]
 */
export function effectiveSectionDrawing(
  picture: EffectiveSectionPicture,
  thicknessMm: number,
  { width: most = 260, height: highest = 260, standing = false, mirrored = false }: SidedRoom = {},
): Drawing {
  const side = mirrored ? -1 : 1
  const points = picture.plates.flatMap((p) => [p.start, p.end])
  const ys = points.map((p) => side * p.y)
  const [left, right] = [Math.min(...ys), Math.max(...ys)]
  const [top, bottom] = [Math.min(...points.map((p) => p.z)), Math.max(...points.map((p) => p.z))]
  const margin = 34
  const room = standing ? { width: highest - 2 * WORD_ROW, height: most } : { width: most, height: highest }
  const scale = Math.min((room.width - 2 * margin) / (right - left), (room.height - 2 * margin) / (bottom - top))
  // A standing section takes no more height than it needs.
  const width = standing ? Math.ceil(scale * (right - left) + 2 * margin) : room.width
  const { height } = room
  const x0 = (width - scale * (right + left)) / 2
  const z0 = (height - scale * (bottom + top)) / 2
  const to = (p: Point): XY => ({ x: x0 + scale * side * p.y, y: z0 + scale * p.z })
  const thick = Math.max(7, scale * thicknessMm)
  const marks: Mark[] = picture.plates.flatMap((plate) => drawPlate(plate, to, thick))
  const centroid = to({ y: centroidY(picture), z: picture.zNeutralMm })
  const bent = picture.sense !== 'COMPRESSION'
  const compressed = picture.sense === 'BOTTOM_COMPRESSED' ? 'bottom' : 'top'
  marks.push(
    ...stresses(20, to({ y: 0, z: top }).y, to({ y: 0, z: bottom }).y, bent ? centroid.y : null, compressed),
    ...sectionAxes(centroid, standing, mirrored),
  )
  if (bent) {
    const { y } = centroid
    marks.push({ kind: 'line', style: 'neutral-axis', x1: 12, y1: y, x2: width - 30, y2: y })
    const content = [{ label: 'section.neutral-axis' } as const]
    marks.push(textMark('text-moment', { x: width - 26, y }, 'start', content))
  }
  return {
    ...captioned({ width, height, marks }, [{ plain: ACTION[picture.sense] }], 8, standing),
    title: [{ label: TITLE[picture.sense] }],
  }
}

function drawPlate(plate: EffectivePlate, to: (p: Point) => XY, thick: number): Mark[] {
  const marks: Mark[] = []
  let last = 0
  plate.effective.forEach(([from, until], i) => {
    if (from > last + 1e-6) marks.push(...gap(plate, last, from, to, thick))
    const factor = plate.thicknessFactor[i] ?? 1
    marks.push({ kind: 'polygon', style: 'effective', points: band(plate, from, until, to, thick * factor) })
    last = until
  })
  if (last < 1 - 1e-6) marks.push(...gap(plate, last, 1, to, thick))
  return marks
}

function gap(plate: EffectivePlate, from: number, until: number, to: (p: Point) => XY, thick: number): Mark[] {
  const points = band(plate, from, until, to, thick)
  return [{ kind: 'polygon', style: 'ineffective', points }, ...hatch(points, 'ineffective-hatch', 3.2)]
}

/** The part of a plate between two fractions of its length as a rectangle. */
function band(plate: EffectivePlate, from: number, until: number, to: (p: Point) => XY, thick: number): XY[] {
  const [a, b] = [to(plate.start), to(plate.end)]
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [nx, ny] = [(-(b.y - a.y) / length) * (thick / 2), ((b.x - a.x) / length) * (thick / 2)]
  const p = (f: number): XY => ({ x: a.x + f * (b.x - a.x), y: a.y + f * (b.y - a.y) })
  const [s, t] = [p(from), p(until)]
  return [
    { x: s.x + nx, y: s.y + ny },
    { x: t.x + nx, y: t.y + ny },
    { x: t.x - nx, y: t.y - ny },
    { x: s.x - nx, y: s.y - ny },
  ]
}
