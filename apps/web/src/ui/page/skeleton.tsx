import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './skeleton.module.css'

/** Grey lines in place of loading content. They appear after 200 ms, so that a quick answer does not flicker. */
export function Skeleton({
  lines = 3,
  height = '1em',
  label,
}: {
  lines?: number
  /** of one line, CSS */
  height?: CSSProperties['height']
  label?: string
}) {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} data-skeleton role="status" aria-label={label ?? t('A carregar…')}>
      {Array.from({ length: lines }, (_, i) => `line-${i}`).map((key, i) => (
        <span
          key={key}
          className={styles.line}
          style={{ height, width: i === lines - 1 && lines > 1 ? '60%' : '100%' }}
        />
      ))}
    </div>
  )
}
