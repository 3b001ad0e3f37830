/** Municipalities of Portugal and provinces of Spain, as the tables spell them. */
import { dataOf } from './tables.ts'

export interface Municipality {
  /** DICO */
  code: number
  name: string
  /** district or island */
  district: string
  region: 'MAINLAND' | 'AZORES' | 'MADEIRA'
  snowZone: string
  /** A neither, B above 600 m or on an island, C on the coast, D both */
  windFlag: string
  lowestM: number
  highestM: number
}

export interface Province {
  /** INE, two digits */
  code: string
  name: string
  windZone: string
  winterZone: string
  capital: string
  capitalAltitudeM: number
  /** Table 3.8 [kN/m²] */
  capitalSk: number
  border: 'none' | 'wind' | 'winter' | 'both'
}

type PortugueseRow = [number, string, string, string, string, number, string, number, number]
type SpanishRow = [string, string, string, number, string, number, number, string]

export const municipalities: readonly Municipality[] = (dataOf('portugal') as PortugueseRow[]).map(
  ([code, name, district, region, snowZone, , windFlag, lowestM, highestM]) => ({
    code,
    name,
    district,
    region: region as Municipality['region'],
    snowZone,
    windFlag,
    lowestM,
    highestM,
  }),
)

export const provinces: readonly Province[] = (dataOf('spain') as SpanishRow[]).map(
  ([code, name, windZone, winterZone, capital, capitalAltitudeM, capitalSk, border]) => ({
    code,
    name,
    windZone,
    winterZone: String(winterZone),
    capital,
    capitalAltitudeM,
    capitalSk,
    border: border as Province['border'],
  }),
)

/** The one municipality of a code, else of a name; undefined when there is none or more than one. */
export function findMunicipality(code: number | null, name: string | null): Municipality | undefined {
  const found = municipalities.filter((m) => (code !== null ? m.code === code : m.name === name))
  return found.length === 1 ? found[0] : undefined
}

export function findProvince(codeOrName: string): Province | undefined {
  return provinces.find((p) => p.code === codeOrName || p.name === codeOrName)
}
