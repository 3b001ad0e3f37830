import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import styles from './note.module.css'

/** What a choice means that is easily overlooked; nothing is wrong. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div role="note" className={styles.note}>
      <Icon name="info" size={16} />
      <div>{children}</div>
    </div>
  )
}
