import type { Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { tk } from '../../../i18n/tk.ts'
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
  { key: 'utilisation', label: 'utilisation' satisfies WordKey, unit: '', numeric: false },
]

const OF_PIECES = new Set<SortColumn>(['pieces', 'longestPiece', 'jointWeight'])

/** The columns of a list; those about pieces where the lines have joints. */
export const columnsOf = (solutions: Solution[]): ResultColumn[] =>
  areInPieces(solutions) ? COLUMNS : COLUMNS.filter(({ key }) => !OF_PIECES.has(key))

export const columnLabel = (key: SortColumn): string => COLUMNS.find((c) => c.key === key)!.label

/** What a narrow list of lines in pieces leaves out: the name of a section says it, or it is the same of all. */
export const isImplied = (key: SortColumn): boolean => key === 'height' || key === 'length'
