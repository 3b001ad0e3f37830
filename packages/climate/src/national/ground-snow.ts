/** Snow on the ground by country. */
import type { Given } from '../given.ts'
import type { StepList } from '../steps.ts'
import { dataOf, type TableName } from '../tables.ts'
import type { FoundPlace } from './wind-zone.ts'

export interface SnowZone {
  zone: string
  tables: TableName[]
}

/** The zone that counts; a typed one wins. Null where it is not known, and for OTHER. */
export function snowZone(g: Given, place: FoundPlace): SnowZone | null {
  if (g.location === 'OTHER') return null
  if (g.snow.zone !== null) return { zone: g.snow.zone, tables: [] }
  if (place.municipality) return { zone: place.municipality.snowZone, tables: ['portugal'] }
  return place.province ? { zone: place.province.winterZone, tables: ['spain'] } : null
}

/** Altitude as snow counts it: none below the sea [m]. */
export const snowAltitude = (g: Given): number => Math.max(g.H, 0)

/** Highest altitude [m] the table of a country has for a zone. */
export function highestAltitude(location: 'PORTUGAL' | 'SPAIN' | 'GERMANY', zone: string): number {
  if (location !== 'SPAIN') return MAX_ALTITUDE_M
  const { altitudes, values } = spanishColumn(zone)
  return altitudes[values.findLastIndex((v) => v !== null)] ?? 0
}
const MAX_ALTITUDE_M = 1500

function spanishColumn(zone: string): { altitudes: number[]; values: (number | null)[] } {
  const table = dataOf('snow_es') as Record<string, (number | null)[]>
  return { altitudes: table.altitudes as number[], values: table[zone] ?? [] }
}

/**
 * s_k = C_z·(1 + (H/500)²)
 *
 * Source: NP EN 1991-1-3:2009, NA 4.1(1). Limit: H ≤ 1500 m.
 */
function portugal(zone: string, H: number, steps: StepList): number {
  const C_z = (dataOf('snow_pt') as Record<string, number>)[zone] ?? Number.NaN
  const s_k = C_z * (1 + (H / 500) ** 2)
  const of = { C_z, H }
  steps.add({ symbol: 's_k', formula: 'C_z*(1 + (H/500)^2)', of, value: s_k, unit: 'kN/m²', tables: ['snow_pt'] })
  return s_k
}

/** Zone 6 above this altitude, and zone 7, stand on one source. */
const ONE_SOURCE_ABOVE_M = 1400

/**
 * Table E.2, linear between its rows; for a capital not less than Table 3.8 (W19).
 *
 * Source: CTE DB SE-AE Annex E, Table E.2 and Table 3.8.
 */
function spain(g: Given, zone: string, H: number, place: FoundPlace, steps: StepList): number {
  const { altitudes, values } = spanishColumn(zone)
  const above = Math.max(
    1,
    altitudes.findIndex((row) => row >= H),
  )
  const [H_a, H_b] = [altitudes[above - 1] ?? 0, altitudes[above] ?? 0]
  const [s_a, s_b] = [values[above - 1] ?? 0, values[above] ?? 0]
  const ofTable = s_a + ((s_b - s_a) * (H - H_a)) / (H_b - H_a)
  const capital = g.place.isCapital ? place.province : undefined
  const doubtful: TableName[] = zone === '7' || (zone === '6' && H > ONE_SOURCE_ABOVE_M) ? ['snow_es'] : []
  steps.add({
    symbol: capital ? 's_k_E2' : 's_k',
    formula: 's_a + (s_b - s_a)*(H - H_a)/(H_b - H_a)',
    of: { s_a, s_b, H, H_a, H_b },
    value: ofTable,
    unit: 'kN/m²',
    tables: ['snow_es'],
    doubtful,
  })
  if (!capital) return ofTable
  const s_k_38 = capital.capitalSk
  const s_k = Math.max(ofTable, s_k_38)
  steps.add({ symbol: 's_k_38', value: s_k_38, unit: 'kN/m²', tables: ['spain'], clause: 'CTE DB SE-AE Table 3.8' })
  steps.add({
    symbol: 's_k',
    formula: 'max(s_k_E2, s_k_38)',
    of: { s_k_E2: ofTable, s_k_38 },
    value: s_k,
    unit: 'kN/m²',
    tables: ['snow_es'],
    doubtful: [...doubtful, 'spain'],
    clause: 'CTE DB SE-AE 3.5.2, Table 3.8',
  })
  return s_k
}

/**
 * s_k = f·max(min, a + b·((H + 140)/760)²)
 *
 * Source: DIN EN 1991-1-3/NA 4.1, (NA.1) to (NA.3). Limit: H ≤ 1500 m.
 */
function germany(zone: string, H: number, steps: StepList): number {
  const { a, b, min, f } = dataOf('snow_de')[zone as '1']
  const s_k = f * Math.max(min, a + b * ((H + 140) / 760) ** 2)
  steps.add({
    symbol: 's_k',
    formula: `${f === 1 ? '' : `${f}*`}max(${min}, ${a} + ${b}*((H + 140)/760)^2)`,
    of: { H },
    value: s_k,
    unit: 'kN/m²',
    tables: ['snow_de'],
  })
  return s_k
}

/** Characteristic snow on the ground [kN/m²]. */
export function groundSnow(g: Given, zone: string, place: FoundPlace, steps: StepList): number {
  const H = snowAltitude(g)
  if (g.location === 'PORTUGAL') return portugal(zone, H, steps)
  if (g.location === 'SPAIN') return spain(g, zone, H, place, steps)
  if (g.location === 'GERMANY') return germany(zone, H, steps)
  const s_k = g.snow.sk ?? 0
  steps.add({ symbol: 's_k', value: s_k, unit: 'kN/m²', clause: 'EN 1991-1-3 4.1' })
  return s_k
}
