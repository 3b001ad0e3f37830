/** The place being edited: what a country does not know is left out when it is opened there. */
import { EXPOSURES, type Site, SNOW_ZONES, TERRAINS, WIND_ZONES } from '@madre/climate'
import type { CalculationRequest } from '@madre/contract'

export type Part = 'place' | 'building' | 'wind' | 'line' | 'snow'

export type EditSite = <P extends Part>(part: P, change: Partial<NonNullable<Site[P]>>) => void

const allowed = (value: string | null | undefined, list: readonly string[]): string | null =>
  value && list.includes(value) ? value : null

/** The site as it is edited for a location: the saved one, or an empty one. */
export function openSite(saved: Site | undefined, location: CalculationRequest['location']): Site {
  const { wind, snow, place } = saved ?? {}
  return {
    version: 1,
    groups: saved?.groups ?? ['WIND', 'SNOW'],
    altitudeM: saved?.altitudeM ?? null,
    place: location === 'PORTUGAL' || location === 'SPAIN' ? (place ?? {}) : {},
    building: { roof: 'DUOPITCH', trough: false, parapetM: 0, ...saved?.building },
    wind: {
      ...wind,
      zone: allowed(wind?.zone, WIND_ZONES[location]),
      terrain: allowed(wind?.terrain, TERRAINS[location]),
    },
    line: { mode: 'WORST', yM: 0, startM: 0, wall: 'LONG', symmetric: true, ...saved?.line },
    snow: {
      ...snow,
      zone: allowed(snow?.zone, SNOW_ZONES[location]),
      exposure: allowed(snow?.exposure, EXPOSURES[location]) ?? 'NORMAL',
    },
  }
}

export function edited<P extends Part>(site: Site, part: P, change: Partial<NonNullable<Site[P]>>): Site {
  return { ...site, [part]: { ...site[part], ...change } }
}
