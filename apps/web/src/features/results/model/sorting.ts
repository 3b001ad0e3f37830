import type { Costs } from '@madre/contract'
import type { Solution } from '@madre/engine'
import { type CostColumn, costColumns, costOf, isCostColumn } from './costs.ts'
import { longestPieceM, pieceCount } from './pieces.ts'

export const SORT_COLUMNS = [
  'section',
  'thickness',
  'steel',
  'height',
  'length',
  'pieces',
  'longestPiece',
  'weight',
  'jointWeight',
  'estimated',
  'price',
  'co2',
  'utilisation',
] as const
export type SortColumn = (typeof SORT_COLUMNS)[number]

export interface Sort {
  column: SortColumn
  descending: boolean
}

/** The requested order, unless the user has no values for it. */
export const usableSort = (sort: Sort | null, costs: Costs | null): Sort | null =>
  sort !== null && isCostColumn(sort.column) && !costColumns(costs).includes(sort.column) ? null : sort

const text = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

const compare: Record<Exclude<SortColumn, 'utilisation' | CostColumn>, (a: Solution, b: Solution) => number> = {
  section: (a, b) => text(a.section, b.section),
  thickness: (a, b) => a.thicknessMm - b.thicknessMm,
  steel: (a, b) => text(a.steel, b.steel),
  height: (a, b) => a.heightMm - b.heightMm,
  length: (a, b) => a.alignmentLengthM - b.alignmentLengthM,
  pieces: (a, b) => pieceCount(a) - pieceCount(b),
  longestPiece: (a, b) => longestPieceM(a) - longestPieceM(b),
  weight: (a, b) => a.alignmentWeightKg - b.alignmentWeightKg,
  jointWeight: (a, b) => (a.jointWeightKg ?? 0) - (b.jointWeightKg ?? 0),
  estimated: (a, b) => a.estimatedWeightKgM2 - b.estimatedWeightKgM2,
}

/** Sorted by one column; equal ones keep the engine's order. Those without a value come last either way. Null keeps the order. */
export function sortSolutions(solutions: Solution[], sort: Sort | null, costs: Costs | null = null): Solution[] {
  if (sort === null) return solutions
  const { column } = sort
  const sign = sort.descending ? -1 : 1
  if (isCostColumn(column)) {
    const cost = new Map(solutions.map((s) => [s, costOf(column, costs, s)]))
    return byValue(solutions, sign, (s) => cost.get(s) ?? null)
  }
  if (column === 'utilisation') return byValue(solutions, sign, (s) => s.utilisation)
  return [...solutions].sort((a, b) => sign * compare[column](a, b))
}

const byValue = (solutions: Solution[], sign: number, value: (s: Solution) => number | null): Solution[] =>
  [...solutions].sort(
    (a, b) => Number(value(a) === null) - Number(value(b) === null) || sign * ((value(a) ?? 0) - (value(b) ?? 0)),
  )

/** A click on a column: ascending, then descending, then the engine's order again. */
export function nextSort(sort: Sort | null, column: SortColumn): Sort | null {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}
