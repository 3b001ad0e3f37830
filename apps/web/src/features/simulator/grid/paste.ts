import { type NumberRules, type Refusal, readTyping, readValue } from '../../../ui/number-field/number-text.ts'

/** The clipboard of a spreadsheet as rows of cells. */
export function parseTable(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()))
}

interface GridSize {
  rows: number
  columns: number
}

interface PastedCell {
  row: number
  column: number
  text: string
}

/**
 * The cells of the grid covered by a pasted table, from the cell of the paste to the right and down.
 *
 * A pasted column longer than the rows below runs along the spans instead. Cells beyond the grid are counted.
 */
export function place(
  table: string[][],
  from: { row: number; column: number },
  size: GridSize,
): { cells: PastedCell[]; beyond: number } {
  const isColumn = table.length > 1 && table.every((row) => row.length === 1)
  const turned = isColumn && table.length > size.rows - from.row ? [table.map((row) => row[0] ?? '')] : table
  const all = turned.flatMap((row, r) =>
    row.map((text, c): PastedCell => ({ row: from.row + r, column: from.column + c, text })),
  )
  const cells = all.filter((cell) => cell.row < size.rows && cell.column < size.columns && cell.text !== '')
  const beyond = all.filter((cell) => (cell.row >= size.rows || cell.column >= size.columns) && cell.text !== '').length
  return { cells, beyond }
}

/** The paste into one row: its values, or, if any is refused, the refusals. */
export interface PastedRow {
  row: number
  values: { column: number; value: number }[]
  refused: { column: number; text: string; reason: Refusal }[]
}

/** The pasted cells by row, each read by the rules of its own field. */
export function readRows(cells: PastedCell[], rulesOf: (row: number, column: number) => NumberRules): PastedRow[] {
  const rows = new Map<number, PastedRow>()
  for (const { row, column, text } of cells) {
    const of = rows.get(row) ?? { row, values: [], refused: [] }
    rows.set(row, of)
    const read = readCell(text, rulesOf(row, column))
    if ('value' in read) of.values.push({ column, value: read.value })
    else of.refused.push({ column, text, reason: read.refusal })
  }
  return [...rows.values()]
}

/** The value of a pasted cell by the rules of its field, or why it is refused. */
export function readCell(text: string, rules: NumberRules): { value: number } | { refusal: Refusal } {
  const typed = readTyping(text, rules)
  return 'refusal' in typed ? typed : readValue(typed.text, rules)
}
