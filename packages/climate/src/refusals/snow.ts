/** Fourth stage of the refusals: what snow needs of place, altitude and obstruction. */
import type { Given } from '../given.ts'
import { highestAltitude, snowAltitude, snowZone } from '../national/ground-snow.ts'
import type { FoundPlace } from '../national/wind-zone.ts'
import type { Obstruction } from '../request.ts'
import { dataOf } from '../tables.ts'
import type { Complaints } from './complaints.ts'
import { EXPOSURES, OBSTRUCTION_PLACES, OBSTRUCTIONS, RANGES, SNOW_ZONES } from './ranges.ts'

const { maxPitch, maxUpperPitch } = dataOf('drift')

export function checkSnow(g: Given, place: FoundPlace, c: Complaints): void {
  const isZoneSound = g.location === 'OTHER' || c.choice('site.snow.zone', g.snow.zone, SNOW_ZONES[g.location])
  c.choice('site.snow.exposure', g.snow.exposure, EXPOSURES[g.location])
  c.range('site.snow.exceptional.cEsl', g.snow.cEsl, RANGES.cEsl)
  if (g.location === 'OTHER') {
    if (g.snow.sk === null) c.missing('site.snow.sk')
    c.range('site.snow.sk', g.snow.sk, RANGES.sk)
  }
  if (g.location !== 'OTHER') checkZone(g, g.location, isZoneSound, place, c)
  if (g.location === 'SPAIN' && g.snow.exceptional)
    c.add('NOT_ALLOWED', 'site.snow.exceptional', 'The document knows no exceptional snow.', 'CTE DB SE-AE 3.5')
  if (g.snow.obstruction) checkObstruction(g.snow.obstruction, g.alpha, c)
}

type Country = 'PORTUGAL' | 'SPAIN' | 'GERMANY'

function checkZone(g: Given, location: Country, isZoneSound: boolean, place: FoundPlace, c: Complaints): void {
  const zone = isZoneSound ? snowZone(g, place)?.zone : undefined
  const isPlaceUnknown = place.given && !place.municipality && !place.province
  if (isZoneSound && zone === undefined && !isPlaceUnknown)
    c.missing('site.snow.zone', 'The snow zone is needed, from the place or typed.')
  const highest = location === 'SPAIN' && zone === undefined ? Infinity : highestAltitude(location, zone ?? '')
  if (snowAltitude(g) > highest)
    c.add(
      'ALTITUDE_ABOVE_TABLE',
      'site.altitudeM',
      `The snow of this zone is known up to ${highest} m.`,
      CLAUSES[location],
      { max: highest },
    )
  if (location === 'GERMANY' && zone !== undefined && g.snow.exceptional && !['1', '2'].includes(zone))
    c.add('NOT_ALLOWED', 'site.snow.exceptional', 'The North German lowland lies in zones 1 and 2.', CLAUSES.GERMANY)
}

const CLAUSES = {
  PORTUGAL: 'NP EN 1991-1-3:2009, NA 4.1(1)',
  SPAIN: 'CTE DB SE-AE 3.5.2(3)',
  GERMANY: 'DIN EN 1991-1-3/NA 4.1, 4.3',
}

function checkObstruction(o: Obstruction, alpha: number, c: Complaints): void {
  const field = (name: string) => `site.snow.obstruction.${name}`
  const needed = (name: keyof Obstruction) => {
    if (o[name] === null || o[name] === undefined) c.missing(field(name))
  }
  needed('kind')
  needed('at')
  needed('heightM')
  const isKnown = c.choice(field('kind'), o.kind, OBSTRUCTIONS)
  c.choice(field('at'), o.at, OBSTRUCTION_PLACES)
  c.range(field('heightM'), o.heightM, RANGES.obstructionHeightM)
  if (o.at === 'ALONG') needed('distanceM')
  c.range(field('distanceM'), o.distanceM, RANGES.distanceM)
  if (isKnown && o.kind === 'TALLER_BUILDING') {
    needed('b1M')
    needed('b2M')
  }
  c.range(field('b1M'), o.b1M, RANGES.upperSideM)
  c.range(field('b2M'), o.b2M, RANGES.upperSideM)
  const isPitchSound = c.range(field('upperPitchDeg'), o.upperPitchDeg, RANGES.upperPitchDeg)
  if (isPitchSound && o.kind === 'TALLER_BUILDING' && (o.upperPitchDeg ?? 0) > maxUpperPitch)
    c.add(
      'UPPER_ROOF_SLIDES',
      field('upperPitchDeg'),
      'Snow slides from an upper roof above 15°.',
      'EN 1991-1-3 5.3.6',
      {
        max: maxUpperPitch,
      },
    )
  if (alpha > maxPitch)
    c.add('DRIFT_OUT_OF_SCOPE', 'inclinationDegrees', 'Drift is calculated on roofs up to 15°.', 'EN 1991-1-3 6.2', {
      max: maxPitch,
    })
}
