import { LANGUAGES, type Language } from '@madre/contract'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/problem.ts'
import { letterAfter } from '../../../api/revision-letter.ts'
import { useIssueRevision, useNewestRevision } from '../../../api/revisions.ts'
import { isLanguage, LANGUAGE_NAMES } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { refusalText } from '../../../ui/form/refusal.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useOneAtATime } from '../../../ui/one-at-a-time.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import styles from '../answer/answer.module.css'
import { useResults } from '../engine/results-context.ts'

/** Issues the saved state as the next revision. Offered together with the note, but not with unsaved changes. */
export default function IssueButton({
  missing,
  reasonId,
}: {
  /** reason why there is no note; null where there is one */
  missing: string | null
  /** where that is said */
  reasonId: string
}) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const unsavedId = useId()
  const { calculation, isUnsaved } = useResults()
  const [draft, setDraft] = useState<IssueDraft>({ message: '', reason: '', language: null })
  // The requested letter stays while the dialog is open, whatever is issued meanwhile.
  const [asked, setAsked] = useState<string | null>(null)
  const letter = letterAfter(calculation.revision?.letter)
  const label = t('Emitir a revisão {{letter}}', { letter })
  if (missing || isUnsaved)
    return (
      <>
        <Button icon="stamp" aria-disabled aria-describedby={missing ? reasonId : unsavedId}>
          {label}
        </Button>
        {!missing && (
          <p id={unsavedId} className={styles.reason}>
            {t('Salve primeiro as alterações.')}
          </p>
        )}
      </>
    )
  const own: Language = isLanguage(i18n.language) ? i18n.language : 'en'
  return (
    <>
      <Button icon="stamp" onClick={() => setAsked(letter)}>
        {label}
      </Button>
      {asked !== null && (
        <IssueDialog
          letter={asked}
          draft={{ ...draft, language: draft.language ?? own }}
          onChange={setDraft}
          onClose={() => setAsked(null)}
          onIssued={() => {
            setAsked(null)
            setDraft({ ...draft, message: '', reason: '' })
            notify.success(t('Revisão {{letter}} emitida.', { letter: asked }))
            void navigate({
              to: '.',
              search: (before: object) => ({ ...before, revisions: asked }),
              resetScroll: false,
              ignoreBlocker: true,
            })
          }}
        />
      )}
    </>
  )
}

const MESSAGE_LENGTH = 500

/** The typed text, kept outside the dialog, so that closing it loses nothing. */
interface IssueDraft {
  message: string
  reason: string
  language: Language | null
}

/** Data of a revision: a message, the language of its note, and the reason if the chosen section fails. */
function IssueDialog({
  letter,
  draft,
  onChange,
  onClose,
  onIssued,
}: {
  letter: string
  draft: IssueDraft & { language: Language }
  onChange: (draft: IssueDraft) => void
  onClose: () => void
  onIssued: () => void
}) {
  const { t } = useTranslation()
  const { chosen } = useResults()
  const [isReasonMissing, setReasonMissing] = useState(false)
  const needsReason = chosen !== undefined && !chosen.pass
  const message = draft.message.trim()
  const reason = draft.reason.trim()
  const { issue, isIssuing, refusal } = useIssue(letter, onIssued)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (needsReason && reason === '') return setReasonMissing(true)
    issue(draft.language, { ...(message ? { message } : {}), ...(needsReason ? { reason } : {}) })
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t('Emitir a revisão {{letter}}', { letter })}
      description={t('Fica guardada como está, com a sua nota de cálculo, e não muda mais.')}
      formProps={{ onSubmit: send }}
      refusal={refusal}
      sends={{ label: t('Emitir'), icon: 'stamp', busy: isIssuing }}
    >
      <TextArea
        label={t('Mensagem (opcional)')}
        hint={t('O que esta revisão traz de novo, ou para que serve.')}
        value={draft.message}
        rows={3}
        maxLength={MESSAGE_LENGTH}
        onChange={(next) => onChange({ ...draft, message: next })}
      />
      {needsReason && (
        <TextArea
          label={t('Motivo')}
          hint={t('A secção escolhida não verifica: a primeira página da nota diz porque é emitida mesmo assim.')}
          value={draft.reason}
          rows={3}
          maxLength={MESSAGE_LENGTH}
          required
          error={isReasonMissing ? t('Este campo é obrigatório') : null}
          onChange={(next) => {
            onChange({ ...draft, reason: next })
            setReasonMissing(false)
          }}
        />
      )}
      <Select
        label={t('Idioma da nota')}
        value={draft.language}
        onChange={(language) => onChange({ ...draft, language })}
        options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language], lang: language }))}
      />
    </FormDialog>
  )
}

/** Issues a revision with the letter. If the answer of an attempt was lost, the revision is looked for before it is issued again. */
function useIssue(letter: string, onIssued: () => void) {
  const { t } = useTranslation()
  const { calculation } = useResults()
  const send = useIssueRevision()
  const newest = useNewestRevision()
  const oneAtATime = useOneAtATime()
  const [refusal, setRefusal] = useState<string | null>(null)
  const wasLost = useRef(false)

  /** Whether an attempt without an answer was carried out. */
  const wasIssued = async (message: string) => {
    if (!wasLost.current) return false
    const found = await newest(calculation.id).catch(() => undefined)
    return found?.letter === letter && found.message === message
  }

  const issue = (noteLanguage: Language, body: { message?: string; reason?: string }) =>
    void oneAtATime(async () => {
      setRefusal(null)
      try {
        await send.mutateAsync({ id: calculation.id, ifMatch: calculation.etag, noteLanguage, body })
        onIssued()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NothingChanged' && (await wasIssued(body.message ?? '')))
          return onIssued()
        wasLost.current ||= error instanceof ApiError && error.unreachable
        setRefusal(refusalText(error, t))
      }
    })

  return { issue, isIssuing: send.isPending, refusal }
}
