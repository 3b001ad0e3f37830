import type { CalculationRequest } from '@madre/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevisions } from '../../api/revisions.ts'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { shownName } from '../../i18n/default-names.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Failure } from '../../ui/page/failure.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { RevisionHistory } from './revision-history.tsx'
import { RevisionList } from './revision-list.tsx'
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
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} height="2em" />
      )}
    </Dialog>
  )
}
