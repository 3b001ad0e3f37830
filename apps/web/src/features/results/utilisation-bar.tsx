import { classNames } from '../../ui/class-names.ts'
import styles from './utilisation-bar.module.css'

/** How much of a resistance is used; the number stands beside it, this is its picture. */
export function UtilisationBar({ utilisation, pass }: { utilisation: number | null; pass: boolean }) {
  const part = Math.min(Math.max(utilisation ?? 0, 0), 1)
  return (
    <span className={classNames(styles.track, !pass && styles.fails)} aria-hidden="true">
      <span className={styles.bar} style={{ width: `${part * 100}%` }} />
    </span>
  )
}
