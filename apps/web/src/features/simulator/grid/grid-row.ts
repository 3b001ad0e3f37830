import type { FieldBounds } from '../model/bounds.ts'
import type { PastedRow } from './paste.ts'

export interface GridColumn {
  id: string
  title: string
  isCantilever?: boolean
}

export interface GridRow {
  id: string
  label: string
  /** what screen readers call it, where the label alone does not tell it from others */
  name?: string
  /** of one column; they may differ (a cantilever is shorter than a span) */
  bounds: (column: number) => FieldBounds
  value: (column: number) => number
  /** what a pasted value may be, where the bounds of typing depend on the other cells */
  pasteBounds?: (column: number) => FieldBounds
  /** `pasted` values come one after the other, typed ones replace each other while a cell is focused */
  set: (column: number, value: number, how: 'typed' | 'pasted') => void
  /** takes the pasted values of the row together, or none of them and says why */
  fill?: (cells: PastedRow['values']) => string | null
  onEditStart?: () => void
  note?: (column: number) => string | undefined
  /** why a range is what it is */
  why?: (column: number) => string | undefined
  /** what a typed or pasted minus is answered with */
  minus?: string | undefined
}
