import type { Solution } from '@madre/engine'
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
  'utilisation',
] as const
export type SortColumn = (typeof SORT_COLUMNS)[number]

export interface Sort {
  column: SortColumn
  descending: boolean
}

const text = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

const compare: Record<SortColumn, (a: Solution, b: Solution) => number> = {
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
  utilisation: (a, b) => (a.utilisation ?? 0) - (b.utilisation ?? 0),
}

/** Sorted by one column; equals keep the engine's order. Solutions without a utilisation come last either way. Null keeps the order. */
export function sortSolutions(solutions: Solution[], sort: Sort | null): Solution[] {
  if (sort === null) return solutions
  const sign = sort.descending ? -1 : 1
  const missing = (s: Solution) => Number(sort.column === 'utilisation' && s.utilisation === null)
  return [...solutions].sort((a, b) => missing(a) - missing(b) || sign * compare[sort.column](a, b))
}

/** A click on a column: ascending, then descending, then the engine's order again. */
export function nextSort(sort: Sort | null, column: SortColumn): Sort | null {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}
