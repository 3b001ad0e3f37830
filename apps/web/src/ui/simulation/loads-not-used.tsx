import type { Warning } from '@madre/engine'
import { useTranslation } from 'react-i18next'
import { isLoadNotUsed, loadNotUsedText } from './load-not-used.ts'
import styles from './loads-not-used.module.css'

/** The loads of a request that count in no check, one sentence each; nothing where all count. */
export function LoadsNotUsed({ warnings }: { warnings: Warning[] }) {
  const { t } = useTranslation()
  const unused = warnings.filter(isLoadNotUsed)
  if (unused.length === 0) return null
  return (
    <ul className={styles.loads}>
      {unused.map((w) => (
        <li key={`${w.values?.load} ${w.values?.band}`}>{loadNotUsedText(w, t)}</li>
      ))}
    </ul>
  )
}
