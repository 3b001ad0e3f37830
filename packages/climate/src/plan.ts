/** The surface with its zones and the line on it, for a drawing. */
import type { WindCase } from './answer.ts'
import { zonesOf } from './en1991-1-4/7-2-zones.ts'
import { givenOf, isGeneral } from './given.ts'
import { fieldRange, tributaryStrip } from './line/pieces.ts'
import { axesOf, isFlat, slopeWidth, wallLength, widthAcrossLine, type ZoneRectangle } from './line/surface.ts'
import { Complaints } from './refusals/complaints.ts'
import { checkFields } from './refusals/fields.ts'
import { checkRelations } from './refusals/relations.ts'
import type { ClimateRequest } from './request.ts'

export interface SurfacePlan {
  isRoof: boolean
  /** a second slope lies beyond y = S */
  hasRidge: boolean
  trough: boolean
  /** extent along the building or the wall, and across (a roof in plan, a wall upwards) [m] */
  length: number
  width: number
  cases: Partial<Record<WindCase, ZoneRectangle[]>>
  line: {
    isHorizontal: boolean
    /** extent along, in coordinates of the surface; a vertical line of a roof runs from the ridge down */
    along: [number, number]
    /** place across; the middle of where it may lie in the modes that leave it open */
    across: number
    /** what counts for the line: its own strip, the field, or everything */
    counts: [number, number]
    isAtItsPlace: boolean
  }
}

/** The surface of a request whose fields are sound in themselves and fit together; null otherwise. */
export function planOf(request: ClimateRequest): SurfacePlan | null {
  const c = new Complaints()
  if (isGeneral(request)) return null
  checkFields(request, c)
  if (c.list.length > 0) return null
  const g = givenOf(request)
  checkRelations(g, c)
  if (c.list.length > 0) return null
  const width = widthAcrossLine(g)
  const counts: [number, number] =
    g.mode === 'AT' ? tributaryStrip(g) : g.mode === 'FIELD' ? (fieldRange(g) ?? [0, width]) : [0, width]
  const { at } = axesOf(g)
  const ends = [at(0), at(g.L)].sort((a, b) => a - b) as [number, number]
  return {
    isRoof: g.isRoof,
    hasRidge: g.isRoof && g.roof === 'DUOPITCH' && !isFlat(g),
    trough: g.isRoof && g.trough,
    length: g.isRoof ? g.B : wallLength(g),
    width: g.isRoof ? slopeWidth(g) : g.h,
    cases: zonesOf(g),
    line: {
      isHorizontal: g.isHorizontal,
      along: ends,
      across: g.mode === 'AT' ? Math.min(g.y, width) : (counts[0] + counts[1]) / 2,
      counts: counts[1] > counts[0] ? counts : [0, width],
      isAtItsPlace: g.mode === 'AT',
    },
  }
}
