import { LANGUAGES, type Language, mainSpanCount, TRIAL_NOTE_MAIN_SPANS } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDownloadNote } from '../../../api/calculation-note.ts'
import { useSimulationStore } from '../../../api/calculations.ts'
import { descriptionOf } from '../../../api/problem.ts'
import { letterAfter } from '../../../api/revision-letter.ts'
import type { NoteForm } from '../../../api/simulation-store.ts'
import { withTexts } from '../../../i18n/i18n.ts'
import { isLanguage, LANGUAGE_NAMES } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyExtra } from '../../../ui/lazy-extra.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { notify } from '../../../ui/overlay/notify.ts'
import { useResults } from '../engine/results-context.ts'
import styles from './answer.module.css'
import dialog from './order-dialog.module.css'

/** Only results in an account load it, with its texts. */
const IssueButton = lazyExtra(() => withTexts('revisions', import('../issue/issue-button.tsx')), <IssueButtonToCome />)

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
    download.mutate({ calculation, ...choice }, { onError: (error) => failed(descriptionOf(error)) })
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
  const issue = !isTrial && <IssueButton missing={missing} reasonId={reasonId} />
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
function IssueButtonToCome() {
  const { t } = useTranslation()
  const letter = letterAfter(useResults().calculation.revision?.letter)
  return (
    <Button icon="stamp" aria-disabled>
      {t('Emitir a revisão {{letter}}', { letter })}
    </Button>
  )
}

interface NoteChoice {
  language: Language
  form: NoteForm
  secondOpinion: boolean
}

/** Language, extent and supplements of a note, and the button that makes it. */
function NoteDialog({
  open,
  onClose,
  onDownload,
}: {
  open: boolean
  onClose: () => void
  onDownload: (choice: NoteChoice) => void
}) {
  const { t, i18n } = useTranslation()
  const [choice, setChoice] = useState<NoteChoice>({
    language: isLanguage(i18n.language) ? i18n.language : 'en',
    form: 'full',
    secondOpinion: false,
  })
  const change = (part: Partial<NoteChoice>) => setChoice({ ...choice, ...part })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('calculationNote' satisfies WordKey)}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button variant="primary" icon="download" onClick={() => onDownload(choice)}>
            {t('Descarregar PDF')}
          </Button>
        </>
      }
    >
      <div className={dialog.fields}>
        <Select
          label={t('Idioma')}
          value={choice.language}
          onChange={(language) => change({ language })}
          options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language], lang: language }))}
        />
        <RadioCards
          label={t('Forma')}
          value={choice.form}
          onChange={(form) => change({ form })}
          columns={1}
          compact
          options={[
            { value: 'full', label: t('Completa, com todas as deduções') },
            { value: 'short', label: t('Resumida: dados, verificações determinantes, reações, flechas') },
          ]}
        />
        <Checkbox
          label={t('com segunda opinião (faixas finitas)')}
          checked={choice.secondOpinion}
          onChange={(secondOpinion) => change({ secondOpinion })}
        />
      </div>
    </Dialog>
  )
}
