import type { WordKey } from '@madre/words/keys'
import { tk } from '../../../i18n/tk.ts'
import type { SortColumn } from '../model/sorting.ts'

interface ResultColumn {
  key: SortColumn
  label: string
  unit: string
  numeric: boolean
}

/** The columns of the list. */
export const COLUMNS: ResultColumn[] = [
  { key: 'section', label: tk('Secção'), unit: '', numeric: false },
  { key: 'thickness', label: 'thickness' satisfies WordKey, unit: 'mm', numeric: true },
  { key: 'steel', label: 'steel' satisfies WordKey, unit: '', numeric: false },
  { key: 'height', label: 'height' satisfies WordKey, unit: 'mm', numeric: true },
  { key: 'length', label: tk('Comprimento da linha'), unit: 'm', numeric: true },
  { key: 'weight', label: tk('Peso da linha'), unit: 'kg', numeric: true },
  { key: 'estimated', label: tk('Peso estimado'), unit: 'kg/m²', numeric: true },
  { key: 'utilisation', label: 'utilisation' satisfies WordKey, unit: '', numeric: false },
]
