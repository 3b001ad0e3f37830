import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type BadgeTone = 'info' | 'success' | 'warning' | 'error' | 'neutral'

const ICONS = { info: 'info', success: 'check', warning: 'alert', error: 'close' } as const

/** A state in one word; the icon shows it without the colour. */
export function Badge({
  tone = 'neutral',
  spinning = false,
  children,
}: {
  tone?: BadgeTone
  spinning?: boolean
  children: ReactNode
}) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {spinning ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : (
        tone !== 'neutral' && <Icon name={ICONS[tone]} size={13} strokeWidth={2.2} />
      )}
      {children}
    </span>
  )
}
