import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './page.module.css'

/** The column of a screen; `title` is the only h1 of the page. */
export function Page({
  title,
  lead,
  actions,
  width = 'normal',
  flush = false,
  children,
}: {
  title?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  width?: 'narrow' | 'normal' | 'wide'
  /** no space below: another part of the page follows */
  flush?: boolean
  children: ReactNode
}) {
  return (
    <div className={classNames(styles.page, styles[width], flush && styles.flush)}>
      {(title || actions) && (
        <header className={styles.head}>
          <div className={styles.titles}>
            {title && <h1>{title}</h1>}
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </div>
  )
}
