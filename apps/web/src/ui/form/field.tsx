import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './field.module.css'
import { useHelp } from './help.tsx'

export interface FieldProps {
  label: ReactNode
  /** shown under the control, always */
  hint?: ReactNode
  /** purpose of the field, behind an (i) beside the label */
  help?: ReactNode
  /** the error in words; marks the control as invalid */
  error?: string | null | undefined
  /** a possible later error: its room is reserved, so that nothing moves when it appears */
  errorRoom?: string | undefined
  /** keeps the label for screen readers only */
  hideLabel?: boolean
  className?: string | undefined
}

interface ControlIds {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, hint and error around any one control; the control spreads the ids it is given. */
export function Field({
  label,
  hint,
  help,
  error,
  errorRoom,
  hideLabel = false,
  className,
  children,
}: FieldProps & { children: (control: ControlIds) => ReactNode }) {
  const id = useId()
  const { button, words, area } = useHelp(help, `${id}-label`)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.field, className)} {...area}>
      <span className={styles.head}>
        <label id={`${id}-label`} htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
          {label}
        </label>
        {button}
      </span>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {words}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error && (
          <>
            <Icon name="alert" size={14} />
            <span data-room={errorRoom}>{error}</span>
          </>
        )}
      </p>
    </div>
  )
}

/** The properties of a control with a label: those of the field around it, and its own. */
export function partsOf<P extends FieldProps>({
  label,
  hint,
  help,
  error,
  hideLabel = false,
  className,
  ...control
}: P) {
  return { field: { label, hint, help, error, hideLabel, className }, control }
}

/** The look of a one-line input, for controls built elsewhere. */
export const inputClass = styles.input ?? ''
