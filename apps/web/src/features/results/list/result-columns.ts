import type { Costs } from '@madre/contract'
import type { Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { tk } from '../../../i18n/tk.ts'
import { costColumns, isCostColumn } from '../model/costs.ts'
import { areInPieces } from '../model/pieces.ts'
import type { SortColumn } from '../model/sorting.ts'

interface ResultColumn {
  key: SortColumn
  label: string
  unit: string
  numeric: boolean
}

const COLUMNS: ResultColumn[] = [
  { key: 'section', label: tk('Secção'), unit: '', numeric: false },
  { key: 'thickness', label: 'thickness' satisfies WordKey, unit: 'mm', numeric: true },
  { key: 'steel', label: 'steel' satisfies WordKey, unit: '', numeric: false },
  { key: 'height', label: 'height' satisfies WordKey, unit: 'mm', numeric: true },
  { key: 'length', label: tk('Comprimento da linha'), unit: 'm', numeric: true },
  { key: 'pieces', label: 'pieces' satisfies WordKey, unit: '', numeric: true },
  { key: 'longestPiece', label: 'longestPiece' satisfies WordKey, unit: 'm', numeric: true },
  { key: 'weight', label: tk('Peso da linha'), unit: 'kg', numeric: true },
  { key: 'jointWeight', label: 'jointWeight' satisfies WordKey, unit: 'kg', numeric: true },
  { key: 'estimated', label: tk('Peso estimado'), unit: 'kg/m²', numeric: true },
  { key: 'price', label: tk('Preço'), unit: '', numeric: true },
  { key: 'co2', label: tk('CO2e'), unit: 'kg', numeric: true },
  { key: 'utilisation', label: 'utilisation' satisfies WordKey, unit: '', numeric: false },
]

const OF_PIECES = new Set<SortColumn>(['pieces', 'longestPiece', 'jointWeight'])

/** The columns of a list: those of pieces for lines with joints, those of costs where the user has values. */
export function columnsOf(solutions: Solution[], costs: Costs | null): ResultColumn[] {
  const known = costColumns(costs)
  const areJointed = areInPieces(solutions)
  return COLUMNS.filter(
    ({ key }) => (areJointed || !OF_PIECES.has(key)) && (!isCostColumn(key) || known.includes(key)),
  ).map((column) => (column.key === 'price' ? { ...column, unit: costs?.currency ?? '' } : column))
}

export const columnLabel = (key: SortColumn): string => COLUMNS.find((c) => c.key === key)!.label

/** Columns left out of a narrow list of lines in pieces: the section's name includes them, or all values are equal. */
export const isImplied = (key: SortColumn): boolean => key === 'height' || key === 'length'
