/** The wind zone of a place: typed, or from the municipality or the province. */
import type { Given } from '../given.ts'
import { findMunicipality, findProvince, type Municipality, type Province } from '../places.ts'
import type { TableName } from '../tables.ts'

/** The place of a request, where it is looked up: Portugal and Spain. */
export interface FoundPlace {
  /** a place was given */
  given: boolean
  municipality: Municipality | undefined
  province: Province | undefined
}

export function placeOf(g: Given): FoundPlace {
  const { code, municipality, province } = g.place
  if (g.location === 'PORTUGAL') {
    const given = code !== null || municipality !== null
    return { given, municipality: given ? findMunicipality(code, municipality) : undefined, province: undefined }
  }
  if (g.location === 'SPAIN' && province !== null)
    return { given: true, municipality: undefined, province: findProvince(province) }
  return { given: false, municipality: undefined, province: undefined }
}

const ZONE_B_ABOVE_M = 600

/** Whether the municipality answers the question of the coast: it lies on it. */
export const isCoastal = (m: Municipality | undefined): boolean => m?.windFlag === 'C' || m?.windFlag === 'D'
const isIsland = (m: Municipality | undefined): boolean => m !== undefined && m.region !== 'MAINLAND'

/**
 * Zone B for islands, above 600 m and within 5 km of the sea, else A.
 *
 * Source: NP EN 1991-1-4:2010, NA 4.2(1)P.
 *
 * @returns null where the question of the coast has no answer
 */
export function windZonePortugal(g: Given, m: Municipality | undefined): 'A' | 'B' | null {
  if (isIsland(m) || g.H > ZONE_B_ABOVE_M) return 'B'
  const coast = g.wind.coast ?? (isCoastal(m) ? true : null)
  if (coast === null) return null
  return coast ? 'B' : 'A'
}

export interface WindZone {
  zone: string
  tables: TableName[]
}

/** The zone that counts; a typed one wins. Empty where the question is still open. */
export function windZone(g: Given, place: FoundPlace): WindZone | null {
  if (g.location === 'PORTUGAL') {
    const zone = g.wind.zone ?? windZonePortugal(g, place.municipality)
    const fromPlace = g.wind.zone === null && place.municipality !== undefined
    return zone === null ? null : { zone, tables: fromPlace ? ['wind_zones_pt', 'portugal'] : ['wind_zones_pt'] }
  }
  if (g.location === 'OTHER') return null
  if (g.wind.zone !== null) return { zone: g.wind.zone, tables: [] }
  return place.province ? { zone: place.province.windZone, tables: ['spain'] } : null
}
