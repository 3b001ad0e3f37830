import type { CalculationRequest, HistoryEntry, Revision } from '@madre/contract'
import type { TFunction } from 'i18next'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHistory, useRevisions } from '../../api/revisions.ts'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { shownName } from '../../i18n/default-names.ts'
import { type Format, useFormat } from '../../i18n/format.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Pending } from '../../ui/page/failure.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { RevisionBadge } from '../../ui/revision/revision-badge.tsx'
import { solutionName } from '../../ui/simulation/solution-name.ts'
import { RevisionView } from './revision-view.tsx'
import styles from './revisions.module.css'

/** The revisions of a simulation, over it: which there are, and one of them. */
export default function RevisionsPanel({
  calculation,
  asked,
  renderRecord,
  onPick,
  onClose,
  onBack,
  onShare,
}: {
  calculation: StoredCalculation
  /** the letter in the address; '': the newest */
  asked: string
  /** the results, which are another feature */
  renderRecord: (calculation: StoredCalculation) => ReactNode
  onPick: (letter: string) => void
  onClose: () => void
  /** puts the request of a revision into the form */
  onBack: (request: CalculationRequest, letter: string) => void
  onShare: (letter: string) => void
}) {
  const { t } = useTranslation()
  const { data: revisions, error, refetch } = useRevisions(calculation.id)
  const letter = asked || revisions?.[0]?.letter
  const opened = revisions?.find((revision) => revision.letter === letter)
  return (
    <Dialog
      open
      onClose={onClose}
      large
      printed
      reading
      title={t('Revisões de {{name}}', { name: shownName(calculation.name, t) })}
    >
      {revisions?.length === 0 ? (
        <EmptyState
          title={t('Ainda não há revisões.')}
          text={t('Emita uma nos resultados, ao lado da nota de cálculo.')}
        />
      ) : revisions ? (
        <div className={styles.panel}>
          <div className={styles.side}>
            <RevisionList revisions={revisions} current={letter} onPick={onPick} />
            <RevisionHistory id={calculation.id} />
          </div>
          {opened ? (
            <RevisionView
              key={opened.letter}
              calculation={calculation}
              revision={opened}
              revisions={revisions}
              renderRecord={renderRecord}
              onBack={onBack}
              onShare={() => onShare(opened.letter)}
            />
          ) : (
            <EmptyState title={t('Não há revisão {{letter}}.', { letter: asked })} />
          )}
        </div>
      ) : (
        <Pending error={error} refetch={refetch} lines={6} height="2em" />
      )}
    </Dialog>
  )
}

/** Who did what and when, once it is asked for. */
function RevisionHistory({ id }: { id: string }) {
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
        ) : (
          <Pending error={error} refetch={refetch} lines={3} />
        ))}
    </details>
  )
}

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

function RevisionList({
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
