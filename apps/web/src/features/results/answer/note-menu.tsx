import { mainSpanCount, TRIAL_NOTE_MAIN_SPANS } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDownloadNote } from '../../../api/calculation-note.ts'
import { ApiError } from '../../../api/problem.ts'
import { letterAfter } from '../../../api/revision-letter.ts'
import { useSimulationStore } from '../../../api/use-simulation-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { notify } from '../../../ui/overlay/notify.ts'
import { useResults } from '../engine/results-context.ts'
import { IssueButton } from '../issue/late-issue.ts'
import styles from './answer.module.css'
import { type NoteChoice, NoteDialog } from './note-dialog.tsx'

/** Downloads the calculation note of the chosen solution, full or short, in a chosen language independent of the screen's. */
export function NoteMenu() {
  const { note, isTrial } = useSimulationStore()
  const { chosen } = useResults()
  const { t } = useTranslation()
  if (note !== null) return <OfferedNote />
  return isTrial && chosen ? <p className={styles.reason}>{t('Com uma conta há a nota de cálculo em PDF.')}</p> : null
}

function OfferedNote() {
  const { t } = useTranslation()
  const { calculation, chosen, isOutdated, isOtherVersion } = useResults()
  const { isTrial } = useSimulationStore()
  const reasonId = useId()
  const download = useDownloadNote()
  const [isOpen, setOpen] = useState(false)
  const failed = (reason: string | undefined) =>
    notify.error(t('Falha ao descarregar a nota de cálculo. Tente novamente.'), reason)

  const start = (choice: NoteChoice) => {
    setOpen(false)
    download.mutate(
      { calculation, ...choice },
      { onError: (error) => failed(error instanceof ApiError ? error.description : undefined) },
    )
  }
  const isTooLong = isTrial && mainSpanCount(calculation.request) > TRIAL_NOTE_MAIN_SPANS
  const missing = isTooLong
    ? t('Sem conta, só há nota de cálculo até {{max}} vãos principais.', { max: TRIAL_NOTE_MAIN_SPANS })
    : isOutdated
      ? t('Os resultados estão desatualizados. Calcule novamente.')
      : !calculation.chosenResultId
        ? t('Escolha primeiro uma solução.')
        : isOtherVersion
          ? t('Os resultados são de outra versão. Calcule novamente.')
          : null
  const issue = !isTrial && (
    <Suspense fallback={<IssueButtonToCome letter={letterAfter(calculation.revision?.letter)} />}>
      <IssueButton missing={missing} reasonId={reasonId} />
    </Suspense>
  )
  if (missing)
    return (
      <>
        <Button icon="download" aria-disabled aria-describedby={reasonId}>
          {t('calculationNote' satisfies WordKey)}
        </Button>
        {issue}
        <p id={reasonId} className={styles.reason}>
          {missing}
        </p>
      </>
    )
  return (
    <>
      <Button icon="download" busy={download.isPending} variant="primary" onClick={() => setOpen(true)}>
        {t('calculationNote' satisfies WordKey)}
      </Button>
      {issue}
      <NoteDialog open={isOpen} onClose={() => setOpen(false)} onDownload={start} />
      {chosen && !chosen.pass && (
        <p className={styles.reason} data-warning>
          <Icon name="alert" size={14} />
          {t('A solução escolhida não verifica; a nota dirá isso.')}
        </p>
      )}
    </>
  )
}

/** Reserves its room, so that nothing moves when it appears. */
function IssueButtonToCome({ letter }: { letter: string }) {
  const { t } = useTranslation()
  return (
    <Button icon="stamp" aria-disabled>
      {t('Emitir a revisão {{letter}}', { letter })}
    </Button>
  )
}
