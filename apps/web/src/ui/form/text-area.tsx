import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps, inputClass, partsOf } from './field.tsx'

interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'className' | 'id'> {
  value: string
  onChange: (value: string) => void
}

export function TextArea({ onChange, ...props }: TextAreaProps) {
  const { field, control } = partsOf(props)
  return (
    <Field {...field}>
      {(ids) => (
        <textarea
          rows={4}
          {...control}
          {...ids}
          className={inputClass}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
