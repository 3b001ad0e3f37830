import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { useHelp } from './help.tsx'
import styles from './radio-cards.module.css'

interface RadioCardOption<T extends string> {
  value: T
  label: string
  hint?: string
  disabled?: boolean
  /** an SVG drawing in currentColor; left out for a choice without a shape */
  picture?: ReactNode
}

/** A choice among a few pictures, with native radio buttons underneath. */
export function RadioCards<T extends string>({
  label,
  help,
  value,
  onChange,
  options,
  columns,
  disabled = false,
  compact = false,
  hideLabel = false,
}: {
  label: ReactNode
  /** subject of the choice, behind an (i) beside the label */
  help?: ReactNode
  value: T
  onChange: (value: T) => void
  options: readonly RadioCardOption<T>[]
  /** number side by side where there is room; default: all */
  columns?: number
  disabled?: boolean
  /** picture beside the label instead of above it */
  compact?: boolean
  hideLabel?: boolean
}) {
  const name = useId()
  const { button, words, area } = useHelp(help, name)
  return (
    <fieldset disabled={disabled} className={styles.group} aria-labelledby={name} {...area}>
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>
        <span id={name}>{label}</span>
        {button}
      </legend>
      <div className={styles.cards} style={{ '--columns': columns ?? options.length } as React.CSSProperties}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.card, compact && styles.compact)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={styles.radio}
            />
            {option.picture && <span className={styles.picture}>{option.picture}</span>}
            <span className={styles.text}>
              <span className={styles.label}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {words}
    </fieldset>
  )
}
