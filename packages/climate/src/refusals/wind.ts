/** Fourth stage of the refusals: what wind needs of place, terrain and height. */
import type { Given } from '../given.ts'
import { fieldRange } from '../line/pieces.ts'
import { type FoundPlace, windZone } from '../national/wind-zone.ts'
import { dataOf } from '../tables.ts'
import { referenceHeight } from '../wind.ts'
import type { Complaints } from './complaints.ts'
import { METHODS, RANGES, TERRAINS, WIND_ZONES } from './ranges.ts'

const SPAIN_MAX_ALTITUDE_M = 2000
const SPAIN_MAX_SLENDERNESS = 6

export function checkWind(g: Given, place: FoundPlace, c: Complaints): void {
  const isZoneSound = g.location === 'OTHER' || c.choice('site.wind.zone', g.wind.zone, WIND_ZONES[g.location])
  const isTerrainSound = c.choice('site.wind.terrain', g.wind.terrain, TERRAINS[g.location])
  if (g.location === 'OTHER') {
    if (g.wind.vb0 === null) c.missing('site.wind.vb0')
    c.range('site.wind.vb0', g.wind.vb0, RANGES.vb0)
  }
  if (g.location !== 'OTHER' && isZoneSound) checkZone(g, place, c)
  if (g.location === 'SPAIN') checkSpain(g, c)
  if (g.location === 'GERMANY') checkGermany(g, isZoneSound, isTerrainSound, c)
  const range = g.mode === 'FIELD' ? fieldRange(g) : null
  if (range !== null && range[1] - range[0] < 1e-6)
    c.add('NO_FIELD_LINE', 'site.line.mode', 'No line of this surface is clear of its edge strips.')
}

/** The zone is known, or the question that leads to it is asked. */
function checkZone(g: Given, place: FoundPlace, c: Complaints): void {
  const unknown = place.given && !place.municipality && !place.province
  if (unknown || windZone(g, place) !== null) return
  if (g.location === 'PORTUGAL')
    c.missing('site.wind.coastWithin5Km', 'Whether the sea is within 5 km decides the wind zone.')
  else c.missing('site.wind.zone', 'The wind zone is needed, from the place or typed.')
}

function checkSpain(g: Given, c: Complaints): void {
  if (g.H > SPAIN_MAX_ALTITUDE_M)
    c.add(
      'ALTITUDE_ABOVE_LIMIT',
      'site.altitudeM',
      'Above 2000 m the document asks for a study.',
      'CTE DB SE-AE 3.3.1',
      {
        max: SPAIN_MAX_ALTITUDE_M,
      },
    )
  if (g.h / Math.min(g.B, g.W) > SPAIN_MAX_SLENDERNESS)
    c.add(
      'SLENDER',
      'site.building.ridgeHeightM',
      'The height is at most 6 times the smaller side.',
      'CTE DB SE-AE 3.3.1',
      {
        max: SPAIN_MAX_SLENDERNESS,
      },
    )
}

function checkGermany(g: Given, isZoneSound: boolean, isTerrainSound: boolean, c: Complaints): void {
  c.choice('site.wind.method', g.wind.method, METHODS)
  const { zone, terrain } = g.wind
  const clause = 'DIN EN 1991-1-4/NA, NA.B.3'
  if (zone !== null && isZoneSound && terrain === 'COAST' && zone === '1')
    c.add('NOT_ALLOWED', 'site.wind.terrain', 'Zone 1 has no coast.', clause)
  if (zone !== null && isZoneSound && terrain === 'ISLAND' && zone !== '4')
    c.add('NOT_ALLOWED', 'site.wind.terrain', 'The islands of the North Sea lie in zone 4.', clause)
  const highest = dataOf('altitude_de').to
  if (g.H > highest)
    c.add('ALTITUDE_ABOVE_TABLE', 'site.altitudeM', 'The altitude factor ends at 1100 m.', 'DIN EN 1991-1-4/NA, NA.A', {
      max: highest,
    })
  if (g.wind.method !== 'SIMPLIFIED') return
  const z_e = referenceHeight(g)
  const isIsland = isTerrainSound && terrain === 'ISLAND' && !c.has('site.wind.terrain')
  const limit = isIsland ? 10 : 25
  if (z_e > limit)
    c.add(
      'HEIGHT_ABOVE_TABLE',
      'site.building.ridgeHeightM',
      `The simplified table ends at ${limit} m.`,
      'DIN EN 1991-1-4/NA, NA.B.3.2',
      { max: limit },
    )
}
