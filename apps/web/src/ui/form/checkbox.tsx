import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { useHelp } from './help.tsx'
import styles from './toggle.module.css'

interface ToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'checked' | 'type'> {
  label: ReactNode
  hint?: ReactNode
  /** an explanation, behind an (i) after the words */
  help?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** The look of a checkbox whose words are elsewhere. */
export const checkboxClass = classNames(styles.input, styles.checkbox)

/** A tick before a sentence. */
export function Checkbox(props: ToggleProps) {
  return <Toggle {...props} look={styles.checkbox} />
}

/** A switch that takes effect at once. */
export function Switch(props: ToggleProps) {
  return <Toggle {...props} look={styles.switch} role="switch" />
}

function Toggle({
  label,
  hint,
  help,
  checked,
  onChange,
  className,
  look,
  ...rest
}: ToggleProps & { look: string | undefined }) {
  const id = useId()
  const { button, words, area } = useHelp(help, `${id}-label`)
  return (
    <div className={classNames(styles.toggle, className)} {...area}>
      <span className={styles.head}>
        <label className={styles.line}>
          <input
            {...rest}
            type="checkbox"
            className={classNames(styles.input, look)}
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            aria-describedby={hint ? id : undefined}
          />
          <span id={`${id}-label`}>{label}</span>
        </label>
        {button}
      </span>
      {words}
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
