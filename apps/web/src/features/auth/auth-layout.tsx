import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './auth-layout.module.css'
import { KeptNotice } from './kept-notice.tsx'
import { Splash } from './splash.tsx'

/** The shared frame of all authentication screens: the form, and a drawing of what the product is for. */
export function AuthLayout({
  title,
  lead,
  expanded = false,
  children,
}: {
  title: string
  lead?: ReactNode
  /** more room for the form */
  expanded?: boolean
  children: ReactNode
}) {
  return (
    <div className={classNames(styles.layout, expanded && styles.expanded)}>
      <div className={styles.side}>
        <div className={styles.box}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <KeptNotice />
          {children}
        </div>
      </div>
      <div className={styles.splash}>
        <Splash />
      </div>
    </div>
  )
}
