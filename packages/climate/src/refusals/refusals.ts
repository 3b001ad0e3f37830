import type { Refusal } from '../answer.ts'
import { givenOf } from '../given.ts'
import { placeOf } from '../national/wind-zone.ts'
import type { ClimateRequest } from '../request.ts'
import { Complaints } from './complaints.ts'
import { checkFields } from './fields.ts'
import { checkRelations } from './relations.ts'
import { checkSnow } from './snow.ts'
import { checkWind } from './wind.ts'

/** Why nothing can be derived. There are four stages; a stage runs only if the one before it found nothing, and all it finds is reported. */
export function refusalsOf(request: ClimateRequest): Refusal[] {
  const c = new Complaints()
  if (request.simulationType === 'GENERAL') {
    c.add('GENERAL_TYPE', 'simulationType', 'A general case has no building that wind and snow could act on.')
    return c.list
  }
  checkFields(request, c)
  if (c.list.length > 0) return c.list
  const g = givenOf(request)
  checkRelations(g, c)
  if (c.list.length > 0) return c.list
  const isWind = g.groups.has('WIND')
  const isSnow = g.groups.has('SNOW') && g.isRoof
  const place = placeOf(g)
  if ((isWind || isSnow) && place.given && !place.municipality && !place.province)
    c.add(
      'PLACE_UNKNOWN',
      g.location === 'SPAIN' ? 'site.place.province' : 'site.place',
      g.location === 'SPAIN'
        ? 'No province has this code or name.'
        : 'No municipality, or more than one, has this code or name.',
    )
  if (isWind) checkWind(g, place, c)
  if (isSnow) checkSnow(g, place, c)
  return c.list
}
