/** The tables as data, each with its clause, its sources and whether two of them agree. */
import places_germany from './tables/places-germany.json'
import places_portugal from './tables/places-portugal.json'
import places_spain from './tables/places-spain.json'
import snow from './tables/snow.json'
import sources from './tables/sources.json'
import pressure from './tables/wind-pressure.json'
import velocity from './tables/wind-velocity.json'

const places = { portugal: places_portugal, spain: places_spain, germany: places_germany }
const tables = { ...velocity, ...pressure, ...snow, ...places }

export type TableName = keyof typeof tables

export const TABLES_VERSION: string = sources.version
export const TABLE_SOURCES: Record<string, string> = sources.sources

/** The clause of a table, without what its note says beside it. */
export const clauseOf = (name: TableName): string => (tables[name].clause.split(/; | \(/)[0] ?? '').trim()
export const isConfirmed = (name: TableName): boolean => tables[name].confirmed
export const dataOf = <T extends TableName>(name: T): (typeof tables)[T]['data'] => tables[name].data

/** Whether the data came with a licence that asks to be named, and its words. */
export const placesLicence: string = places_portugal.licence

/** [c_pe,10, c_pe,1] of the zones of one row. */
export type CoefficientRow = Record<string, [number, number] | null>
/** Rows by their angle, h/d or h_p/h. */
export type CoefficientTable = [at: number, row: CoefficientRow][]

const sorted = new Map<TableName, CoefficientTable>()

/** The rows of a table of pressure coefficients, rising. */
export function coefficientRows(name: TableName): CoefficientTable {
  const known = sorted.get(name)
  if (known) return known
  const rows = Object.entries(tables[name].data as unknown as Record<string, CoefficientRow>)
  const table = rows.map(([at, row]): [number, CoefficientRow] => [Number(at), row]).sort((a, b) => a[0] - b[0])
  sorted.set(name, table)
  return table
}
