/** The plan of a roof, or the elevation of a wall, with the zones of one wind direction and the line on it. */
import type { SurfacePlan, WindCase } from '@madre/climate'
import { type ContentPart, type Drawing, type Mark, textMark, type XY } from '../drawing.ts'
import { arrow } from '../geometry/arrow.ts'
import { horizontalDimension, verticalDimension } from '../geometry/dimension.ts'
import { hatch } from '../geometry/hatch.ts'
import { textWidth } from '../geometry/text-width.ts'

const MARGIN = { left: 34, right: 40, top: 30, bottom: 46 }
/** Room for the other slope beyond the ridge, in parts of the width. */
const OTHER_SLOPE = 0.22
/** Steps of the hatch by how much a zone pulls: the outer zones lie closer. */
const HATCH: Record<string, { style: 'zone-hatch-0' | 'zone-hatch-1'; step: number }> = {
  F: { style: 'zone-hatch-0', step: 5 },
  Flow: { style: 'zone-hatch-0', step: 5 },
  Fup: { style: 'zone-hatch-0', step: 5 },
  A: { style: 'zone-hatch-0', step: 5 },
  G: { style: 'zone-hatch-0', step: 8 },
  B: { style: 'zone-hatch-0', step: 9 },
  J: { style: 'zone-hatch-0', step: 9 },
  H: { style: 'zone-hatch-1', step: 10 },
  D: { style: 'zone-hatch-1', step: 10 },
}
const CASES: WindCase[] = ['EAVE', 'FAR', 'GABLE_L', 'GABLE_R', 'SIDE_L', 'SIDE_R', 'FRONT', 'LEE']

/** The wind directions a plan has zones for, in their order. */
export const casesOf = (plan: SurfacePlan): WindCase[] => CASES.filter((c) => plan.cases[c] !== undefined)

const metres = (v: number): ContentPart[] => [{ number: v, decimals: 2 }, { plain: ' m' }]

export function surfacePlan(plan: SurfacePlan, windCase: WindCase, { width = 480, height = 326 } = {}): Drawing {
  const beyond = plan.hasRidge ? plan.width * OTHER_SLOPE : 0
  const room = width - MARGIN.left - MARGIN.right
  const scale = Math.min(room / plan.length, (height - MARGIN.top - MARGIN.bottom) / (plan.width + beyond))
  const left = MARGIN.left + (room - plan.length * scale) / 2
  const top = MARGIN.top
  const foot = top + (plan.width + beyond) * scale
  // y runs from the near eave, which is drawn below; a wall stands on its foot.
  const at = (X: number, y: number): XY => ({ x: left + X * scale, y: foot - y * scale })
  const box = ([X1, X2]: [number, number], [y1, y2]: [number, number]): XY[] => [
    at(X1, y1),
    at(X2, y1),
    at(X2, y2),
    at(X1, y2),
  ]
  // The wind on the right end comes where the dimension would stand.
  const isFromRight = windCase === 'GABLE_R' || windCase === 'SIDE_R'
  const right = left + plan.length * scale
  const upright = isFromRight ? { x: left - 16, from: left } : { x: right + 16, from: right }
  const marks: Mark[] = []
  const zones = plan.cases[windCase] ?? []
  for (const z of zones) {
    const points = box(z.X, z.y)
    const look = HATCH[z.zone]
    marks.push({ kind: 'polygon', style: 'zone', points })
    if (look) marks.push(...hatch(points, look.style, look.step))
  }
  marks.push(...counting(plan, box), ...outline(plan, box, at, beyond))
  marks.push(...theLine(plan, at))
  for (const z of zones) marks.push(...letter(z.zone, box(z.X, z.y)))
  marks.push(
    ...horizontalDimension(foot + 16, left, right, metres(plan.length), foot, true),
    ...verticalDimension(upright.x, foot - plan.width * scale, foot, metres(plan.width), upright.from),
    ...windArrow(windCase, plan, at),
    textMark('text-strong', { x: width / 2, y: 11 }, 'middle', [{ label: `place.${windCase}` }]),
  )
  return {
    width,
    height: foot + MARGIN.bottom,
    title: [
      { label: plan.isRoof ? 'place.plan' : 'place.wall-elevation' },
      { plain: ': ' },
      { label: `place.${windCase}` },
    ],
    marks,
  }
}

type Box = (X: [number, number], y: [number, number]) => XY[]
type At = (X: number, y: number) => XY

/** Whether only a part of the surface counts for the line, which is shaded then. */
export const isShaded = ({ line, length, width }: SurfacePlan): boolean =>
  line.counts[0] > 0 || line.counts[1] < (line.isHorizontal ? width : length)

function counting(plan: SurfacePlan, box: Box): Mark[] {
  if (!isShaded(plan)) return []
  const { line } = plan
  const points = line.isHorizontal ? box(line.along, line.counts) : box(line.counts, line.along)
  return [{ kind: 'polygon', style: 'zone-counts', points }]
}

/** The edges of the surface, and the beginning of the other slope beyond the ridge. */
function outline(plan: SurfacePlan, box: Box, at: At, beyond: number): Mark[] {
  const marks: Mark[] = [{ kind: 'polygon', style: 'surface', points: box([0, plan.length], [0, plan.width]) }]
  if (!plan.hasRidge) return marks
  const ridge = at(plan.length / 2, plan.width + beyond / 2)
  for (const X of [0, plan.length]) {
    const [from, to] = [at(X, plan.width), at(X, plan.width + beyond)]
    marks.push({ kind: 'line', style: 'leader', x1: from.x, y1: from.y, x2: to.x, y2: to.y })
  }
  marks.push(textMark('text-muted', ridge, 'middle', [{ label: plan.trough ? 'place.valley' : 'place.ridge' }]))
  return marks
}

function theLine({ line }: SurfacePlan, at: At): Mark[] {
  const [a, b] = line.isHorizontal
    ? [at(line.along[0], line.across), at(line.along[1], line.across)]
    : [at(line.across, line.along[0]), at(line.across, line.along[1])]
  return [
    {
      kind: 'line',
      style: line.isAtItsPlace ? 'line-of-members' : 'line-anywhere',
      x1: a.x,
      y1: a.y,
      x2: b.x,
      y2: b.y,
    },
  ]
}

/** The name of a zone in its middle, above the line where that would cross it; none where it has no room. */
function letter(zone: string, [a, , c]: XY[]): Mark[] {
  if (!a || !c) return []
  const [w, h] = [Math.abs(c.x - a.x), Math.abs(c.y - a.y)]
  if (w < textWidth(zone) + 2 || h < 10) return []
  const y = h > 44 ? Math.min(a.y, c.y) + 11 : (a.y + c.y) / 2
  return [textMark('text-strong', { x: (a.x + c.x) / 2, y }, 'middle', [{ plain: zone }])]
}

/** The wind as it comes: onto an edge, along the wall, or at right angles to it. */
function windArrow(windCase: WindCase, { length, width }: SurfacePlan, at: At): Mark[] {
  const blow = (x1: number, y1: number, x2: number, y2: number) => arrow(x1, y1, x2, y2, 'wind', 'load-head', 7)
  const left = at(0, width / 2)
  const right = at(length, width / 2)
  const below = at(length * 0.12, 0)
  const above = at(length * 0.12, width)
  switch (windCase) {
    case 'GABLE_L':
    case 'SIDE_L':
      return blow(left.x - 28, left.y, left.x - 4, left.y)
    case 'GABLE_R':
    case 'SIDE_R':
      return blow(right.x + 28, right.y, right.x + 4, right.y)
    case 'EAVE':
      return blow(below.x, below.y + 32, below.x, below.y + 5)
    case 'FAR':
      return blow(above.x, above.y - 22, above.x, above.y - 4)
    default:
      return []
  }
}
