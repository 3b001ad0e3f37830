import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps, inputClass } from './field.tsx'

interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'className' | 'id'> {
  value: string
  onChange: (value: string) => void
}

/** Several lines of text with their label, hint and error. */
export function TextArea({ label, hint, error, hideLabel, className, value, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false} className={className}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          className={inputClass}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
