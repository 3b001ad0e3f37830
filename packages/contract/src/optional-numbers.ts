/** The numbers that a request may leave out. */
import { FIELDS, type FieldTable, type NumberRow, type OptionalNumber } from './fields.ts'

/** What a request says of them. */
export type OptionalNumbers = { [K in OptionalNumber]?: number | undefined }

/** Their rows in a table, by name. */
export const optionalNumbers = (fields: FieldTable): [name: string, row: NumberRow & { absent: number }][] =>
  Object.entries(fields).flatMap(([name, row]) =>
    'min' in row && row.absent !== undefined ? [[name, { ...row, absent: row.absent }]] : [],
  )

/** One of them, or what its absence means. */
export const numberIn = <K extends string = OptionalNumber>(
  request: { [N in K]?: number | undefined },
  name: K,
  fields: FieldTable = FIELDS,
): number => request[name] ?? (fields[name] as { absent: number }).absent
