import type { SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './field.module.css'
import { Field, type FieldProps, inputClass, partsOf } from './field.tsx'

interface Option<T extends string> {
  value: T
  label: string
  disabled?: boolean
  lang?: string
}

interface SelectProps<T extends string>
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'className' | 'id'> {
  value: T
  onChange: (value: T) => void
  options: readonly (Option<T> | { group: string; options: readonly Option<T>[] })[]
}

/** The platform's own select, with optional groups. */
export function Select<T extends string>({ onChange, options, ...props }: SelectProps<T>) {
  const { field, control } = partsOf(props)
  return (
    <Field {...field}>
      {(ids) => (
        <div className={styles.withButton}>
          <select
            {...control}
            {...ids}
            className={classNames(inputClass, styles.select)}
            onChange={(event) => onChange(event.target.value as T)}
          >
            {options.map((choice) =>
              'group' in choice ? (
                <optgroup key={choice.group} label={choice.group}>
                  {choice.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(choice)
              ),
            )}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </div>
      )}
    </Field>
  )
}

const optionOf = ({ value, label, disabled, lang }: Option<string>) => (
  <option key={value} value={value} disabled={disabled} lang={lang}>
    {label}
  </option>
)
