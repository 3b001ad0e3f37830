import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldProps, inputClass, partsOf } from './field.tsx'

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'className' | 'id'> {
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

export function TextField({ onChange, ...props }: TextFieldProps) {
  const { field, control } = partsOf(props)
  return (
    <Field {...field}>
      {(ids) => (
        <input
          type="text"
          {...control}
          {...ids}
          className={inputClass}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
