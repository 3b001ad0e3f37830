import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'
import { Tooltip } from './overlay/tooltip.tsx'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName
  /** its action, for screen readers and as a tooltip */
  label: string
  compact?: boolean
  danger?: boolean
  /** false if the picture needs no words, or if Escape must do something other than close the tooltip */
  tooltip?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A square button that shows only a picture. */
export function IconButton({
  icon,
  label,
  compact = false,
  danger = false,
  tooltip = true,
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles.button, compact && styles.compact, danger && styles.danger, className)}
    >
      <Icon name={icon} />
    </button>
  )
  return tooltip ? <Tooltip text={label}>{button}</Tooltip> : button
}
