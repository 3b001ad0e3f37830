import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './field.module.css'

export interface FieldProps {
  label: ReactNode
  /** shown under the control, always */
  hint?: ReactNode
  /** what is wrong, in words; marks the control as invalid */
  error?: string | null | undefined
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
  error,
  hideLabel = false,
  className,
  children,
}: FieldProps & { children: (control: ControlIds) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error && (
          <>
            <Icon name="alert" size={14} />
            {error}
          </>
        )}
      </p>
    </div>
  )
}

/** The look of a one-line input, for controls built elsewhere. */
export const inputClass = styles.input ?? ''
