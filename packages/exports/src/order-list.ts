import type { Language } from '@madre/contract'
import { DELIVERY_LENGTH_M, isTooLongToDeliver, type Solution } from '@madre/engine'
import { decimalMarkOf } from '@madre/print'
import { type Cell, csv, remarkRows } from './csv.ts'
import { exportWords } from './export-words.ts'

/** So many pieces of one length of a solution's profile. */
export interface OrderItem {
  solution: Pick<Solution, 'section' | 'steel' | 'thicknessMm' | 'massPerMetreKg'>
  lengthM: number
  count: number
}

/** The pieces of so many lines with joints, laps included. */
const piecesToOrder = (solution: Solution, lines: number): OrderItem[] =>
  (solution.pieces ?? []).map(({ lengthM, thicknessMm, count, massKg }) => ({
    solution: { ...solution, thicknessMm, massPerMetreKg: massKg / lengthM },
    lengthM,
    count: count * lines,
  }))

/** Of those, with a line at the end that bolts are left open, and `remarks`. */
export const pieceListCsv = (solution: Solution, lines: number, language: Language, remarks: string[] = []): string =>
  listCsv(piecesToOrder(solution, lines), language, [exportWords(language).columns.boltsOpen, ...remarks])

/** Pieces to order as CSV: section, steel, thickness, length, count, mass, what stands against a delivery; then the sum, and `remarks`. */
export const orderListCsv = (items: OrderItem[], language: Language, remarks: string[] = []): string =>
  listCsv(items, language, remarks)

function listCsv(items: OrderItem[], language: Language, remarks: string[]): string {
  const { columns } = exportWords(language)
  const mass = (i: OrderItem) => i.solution.massPerMetreKg * i.lengthM * i.count
  const head = [
    columns.section,
    columns.steel,
    `${columns.thickness} [mm]`,
    `${columns.pieceLength} [m]`,
    columns.count,
    `${columns.weight} [kg]`,
    columns.delivery,
  ]
  const rows = items.map((i): Cell[] => [
    i.solution.section,
    i.solution.steel,
    { value: i.solution.thicknessMm, decimals: 2 },
    { value: i.lengthM, decimals: 3 },
    { value: i.count, decimals: 0 },
    { value: mass(i), decimals: 1 },
    isTooLongToDeliver(i.lengthM) ? columns.tooLong.replace('{limit}', String(DELIVERY_LENGTH_M)) : '',
  ])
  const pieces = items.reduce((sum, i) => sum + i.count, 0)
  const total: Cell[] = [
    columns.total,
    '',
    '',
    '',
    { value: pieces, decimals: 0 },
    { value: items.reduce((sum, i) => sum + mass(i), 0), decimals: 1 },
    '',
  ]
  const last = remarkRows(remarks, head.length)
  return csv([head, ...rows, total, ...last], decimalMarkOf(language))
}
