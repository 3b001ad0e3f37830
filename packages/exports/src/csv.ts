import { type DecimalMark, formatNumber } from '@madre/print'

/** A cell: text, or a number with the decimals it is written with. */
export type Cell = string | { value: number; decimals: number }

/**
 * A table as CSV (RFC 4180) a spreadsheet opens as it stands: UTF-8 with a byte order mark; ';' between cells where the decimal mark is ','.
 * Text that a spreadsheet would take for a formula is preceded by an apostrophe.
 */
export function csv(rows: Cell[][], mark: DecimalMark): string {
  const separator = mark === ',' ? ';' : ','
  const lines = rows.map((row) => row.map((cell) => cellText(cell, mark, separator)).join(separator))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

/** Remarks as last rows of a table, each as wide as its head. */
export const remarkRows = (remarks: string[], columns: number): Cell[][] =>
  remarks.map((remark) => [remark, ...Array<string>(columns - 1).fill('')])

function cellText(cell: Cell, mark: DecimalMark, separator: string): string {
  // A spreadsheet reads the hyphen as minus, not the true minus sign.
  if (typeof cell !== 'string') return formatNumber(cell.value, cell.decimals, mark).replace('−', '-')
  const safe = /^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
