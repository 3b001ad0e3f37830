import type { Revision } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { RevisionBadge } from '../../ui/revision/revision-badge.tsx'
import { solutionName } from '../../ui/simulation/solution-name.ts'
import styles from './revisions.module.css'

/** The revisions, newest first, one of them open. */
export function RevisionList({
  revisions,
  current,
  onPick,
}: {
  revisions: Revision[]
  current: string | undefined
  onPick: (letter: string) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <nav aria-label={t('Revisões')} className={styles.nav}>
      <ul className={styles.list}>
        {revisions.map(({ letter, state, issuedAt, message, solution }) => (
          <li key={letter}>
            <button
              type="button"
              className={styles.entry}
              aria-current={letter === current || undefined}
              onClick={() => onPick(letter)}
            >
              <span className={styles.entryHead}>
                <strong className={styles.letter}>{letter}</strong>
                <RevisionBadge state={state} />
              </span>
              <span className={styles.entryFacts}>
                {format.date(issuedAt)} · {solutionName(solution, format)}
              </span>
              {message && <span className={styles.entryMessage}>{message}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
