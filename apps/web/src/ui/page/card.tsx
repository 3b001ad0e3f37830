import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'
import { ProgressBar } from './progress-bar.tsx'

interface SurfaceProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: ReactNode
  /** buttons or a badge at the right of the title */
  actions?: ReactNode
  as?: 'section' | 'article' | 'div'
  level?: 2 | 3
}

/** A group of content on a quiet surface with a thin border. */
export function Card({ title, actions, as: Tag = 'section', level = 2, className, children, ...rest }: SurfaceProps) {
  const Heading = `h${level}` as const
  return (
    <Tag {...rest} className={classNames(styles.card, className)}>
      {(title || actions) && (
        <div className={styles.head}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </Tag>
  )
}

/** The one raised surface of a screen; `busy` shows the thin bar along its top. */
export function Sheet({
  busy = false,
  className,
  children,
  ...rest
}: HTMLAttributes<HTMLElement> & { busy?: boolean }) {
  return (
    <section {...rest} className={classNames(styles.sheet, className)} aria-busy={busy || undefined}>
      <ProgressBar active={busy} />
      {children}
    </section>
  )
}
