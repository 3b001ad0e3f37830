import { FIELDS, type NumberRow } from '@madre/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { type FieldHelp, HELP } from '../help-texts.ts'
import { boundsOf } from '../model/bounds.ts'
import type { TypedNumber } from '../model/typed-numbers.ts'
import type { UpdateValues, Values } from '../model/values.ts'

interface TypedNumberProps {
  name: TypedNumber
  label: ReactNode
  hint?: string
  values: Values
  update: UpdateValues
  /** its row in the table of fields */
  row?: NumberRow
}

/** An optional number of the request, with the limits, the unit and the help it has in the table of fields. */
export function TypedNumberField({ name, values, update, row = FIELDS[name], ...words }: TypedNumberProps) {
  const { t } = useTranslation()
  return (
    <NumberField
      {...words}
      help={row.help && t(HELP[row.help as FieldHelp])}
      {...boundsOf(row)}
      value={values.numbers[name]}
      onChange={(value) => update((v) => ({ ...v, numbers: { ...v.numbers, [name]: value } }))}
    />
  )
}
