import type { HistoryEntry } from '@madre/contract'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHistory } from '../../api/revisions.ts'
import { type Format, useFormat } from '../../i18n/format.ts'
import { Failure } from '../../ui/page/failure.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import styles from './revisions.module.css'

/** Who did what and when, once it is asked for. */
export function RevisionHistory({ id }: { id: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { data: entries, error, refetch } = useHistory(id, isOpen)
  return (
    <details className={styles.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('Histórico das revisões')}</summary>
      {isOpen &&
        (entries ? (
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <li key={`${entry.at} ${entry.act} ${entry.letter}`}>
                <span className="unit">
                  {format.date(entry.at)} {format.time(entry.at)}
                </span>
                <span>{actText(entry, t, format)}</span>
                {(entry.detail.comment || entry.detail.message) && (
                  <q className={styles.quote}>{entry.detail.comment || entry.detail.message}</q>
                )}
              </li>
            ))}
          </ol>
        ) : error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={3} />
        ))}
    </details>
  )
}

/** What was done, in a sentence. */
function actText({ act, letter, actor, detail }: HistoryEntry, t: TFunction, format: Format): string {
  const said = { letter: letter ?? '', actor }
  const link = detail.label ? `«${detail.label}»` : ''
  switch (act) {
    case 'ISSUED':
      return t('{{actor}} emitiu a revisão {{letter}}', said)
    case 'ASKED':
      return t('{{actor}} pediu a {{email}} a verificação da revisão {{letter}}', {
        ...said,
        email: detail.email ?? '',
      })
    case 'WITHDRAWN':
      return t('{{actor}} retirou o pedido de verificação da revisão {{letter}}', said)
    case 'SUPERSEDED':
      return t('O pedido de verificação da revisão {{letter}} terminou com a emissão da revisão {{by}}', {
        ...said,
        by: detail.by ?? '',
      })
    case 'CHECKED':
      return t('{{actor}} verificou a revisão {{letter}}', said)
    case 'RETURNED':
      return t('{{actor}} devolveu a revisão {{letter}}', said)
    case 'SHARED': {
      const until = detail.until ? format.date(detail.until) : ''
      return letter
        ? t('{{actor}} partilhou a revisão {{letter}} até {{until}} {{link}}', { ...said, until, link }).trim()
        : t('{{actor}} partilhou a cópia de trabalho até {{until}} {{link}}', { ...said, until, link }).trim()
    }
    case 'SHARE_ENDED':
      return t('{{actor}} terminou uma partilha {{link}}', { ...said, link }).trim()
  }
}
