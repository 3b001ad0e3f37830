/** The limits of the input as method 8.7 has them, made of the table of fields; `scripts/limits.mjs` writes them there. */
import { FIELDS, type FieldTable, type NumberField } from '../fields.ts'

/** '100 000 cm⁴/m', '−100 kN', '75°', '100 per m' */
function withUnit(value: number, unit: string): string {
  const digits = value < 10_000 ? String(value).replace('-', '−') : String(value).replace(/(?=\d{3}$)/, ' ')
  return `${digits}${unit === '°' ? '' : ' '}${unit.replace('1/', 'per ')}`.trim()
}

/** Every number once, in the order of the fields it stands in. */
function numbersOf(fields: FieldTable): NumberField[] {
  const all = Object.values(fields).flatMap((field) => ('min' in field ? [field] : Object.values(field.numbers ?? {})))
  return [...new Map(all.map((number) => [number.name, number])).values()]
}

function limitsTable(fields: FieldTable): string {
  const rows = numbersOf(fields).map(
    ({ name, min, max, unit }) => `| ${name} | ${withUnit(min, unit)} | ${withUnit(max, unit)} |\n`,
  )
  return `| Entry | From | To |\n|---|---|---|\n${rows.join('')}`
}

/** The chapter of method 8 with the table of its 8.7 as it is today. */
export const withLimits = (chapter: string, fields: FieldTable = FIELDS): string =>
  chapter.replace(/(?<=\n## 8\.7 [^\n]*\n\n)(\|[^\n]*\n)+/, () => limitsTable(fields))
