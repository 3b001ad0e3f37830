import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  compact?: boolean
  block?: boolean
  /** shows work in progress and ignores further clicks; the label stays, and so does the width */
  busy?: boolean
  icon?: IconName
  children?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button with a label; `type` defaults to "button". */
export function Button({
  variant = 'secondary',
  compact = false,
  block = false,
  busy = false,
  icon,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, compact, block }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** The look of a button for another element, such as a link to another screen. */
export function buttonClass({
  variant = 'secondary',
  compact = false,
  block = false,
}: {
  variant?: ButtonVariant
  compact?: boolean
  block?: boolean
} = {}): string {
  return classNames(styles.button, styles[variant], compact && styles.compact, block && styles.block)
}
