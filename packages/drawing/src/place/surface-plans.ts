/** Every wind direction of a surface side by side, as the note prints them. */
import type { SurfacePlan } from '@madre/climate'
import type { Drawing, Mark, XY } from '../drawing.ts'
import { casesOf, surfacePlan } from './surface-plan.ts'

const GAP = 12

function moved(mark: Mark, dx: number, dy: number): Mark {
  const shift = (p: XY): XY => ({ x: p.x + dx, y: p.y + dy })
  switch (mark.kind) {
    case 'line':
      return { ...mark, x1: mark.x1 + dx, y1: mark.y1 + dy, x2: mark.x2 + dx, y2: mark.y2 + dy }
    case 'polyline':
    case 'polygon':
      return { ...mark, points: mark.points.map(shift) }
    case 'circle':
      return { ...mark, cx: mark.cx + dx, cy: mark.cy + dy }
    case 'text':
      return { ...mark, x: mark.x + dx, y: mark.y + dy }
    case 'path':
      throw new RangeError('a plan of a surface has no paths')
  }
}

export function surfacePlans(plan: SurfacePlan, { width = 640 } = {}): Drawing {
  const each = casesOf(plan).map((c) => surfacePlan(plan, c, { width: (width - GAP) / 2 }))
  const height = Math.max(...each.map((d) => d.height))
  const marks = each.flatMap((d, i) =>
    d.marks.map((mark) => moved(mark, (i % 2) * (d.width + GAP), Math.floor(i / 2) * (height + GAP))),
  )
  return {
    width,
    height: Math.ceil(each.length / 2) * (height + GAP) - GAP,
    title: [{ label: plan.isRoof ? 'place.plan' : 'place.wall-elevation' }],
    marks,
  }
}
