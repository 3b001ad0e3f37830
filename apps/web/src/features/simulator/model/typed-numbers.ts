/** Optional numbers of a request that the form keeps as they are, by their names there. */
import {
  FIELDS,
  type FieldTable,
  type NumberRow,
  type OptionalNumber,
  type OptionalNumbers,
  optionalNumbers,
} from '@madre/contract'

/** All but the concentrated load of a roof, which has switches (`roof-point.ts`). */
export type TypedNumber = Exclude<OptionalNumber, 'roofPointLoadKn'>

export type TypedNumbers = Record<TypedNumber, number>

const rowsOf = (fields: FieldTable) =>
  optionalNumbers(fields).filter(([name]) => name !== 'roofPointLoadKn') as [
    TypedNumber,
    NumberRow & { absent: number },
  ][]

/** Those of a request; one that is absent is shown as what that means. */
export const readNumbers = (request: OptionalNumbers, fields: FieldTable = FIELDS) =>
  Object.fromEntries(rowsOf(fields).map(([name, { absent }]) => [name, request[name] ?? absent])) as TypedNumbers

/** What is sent of them: those that are asked and say more than their absence. */
export const sentNumbers = (
  numbers: TypedNumbers,
  isAsked: (name: TypedNumber) => boolean,
  fields: FieldTable = FIELDS,
): Partial<TypedNumbers> =>
  Object.fromEntries(
    rowsOf(fields).flatMap(([name, { absent }]) =>
      isAsked(name) && numbers[name] !== absent ? [[name, numbers[name]]] : [],
    ),
  )
