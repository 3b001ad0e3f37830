import type { SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './field.module.css'
import { Field, type FieldProps, inputClass } from './field.tsx'

interface SelectProps<T extends string>
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'className' | 'id'> {
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: string; disabled?: boolean; lang?: string }[]
}

/** The platform's own list of choices. */
export function Select<T extends string>({
  label,
  hint,
  help,
  error,
  hideLabel,
  className,
  value,
  onChange,
  options,
  ...rest
}: SelectProps<T>) {
  return (
    <Field label={label} hint={hint} help={help} error={error} hideLabel={hideLabel ?? false} className={className}>
      {(control) => (
        <div className={styles.withButton}>
          <select
            {...rest}
            {...control}
            className={classNames(inputClass, styles.select)}
            value={value}
            onChange={(event) => onChange(event.target.value as T)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </div>
      )}
    </Field>
  )
}
