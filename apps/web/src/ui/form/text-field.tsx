import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldProps, inputClass } from './field.tsx'

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'className' | 'id'> {
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  hint,
  help,
  error,
  hideLabel,
  className,
  value,
  onChange,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} help={help} error={error} hideLabel={hideLabel ?? false} className={className}>
      {(control) => (
        <input
          type="text"
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
