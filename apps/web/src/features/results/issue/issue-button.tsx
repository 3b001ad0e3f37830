import type { Language } from '@madre/contract'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { letterAfter } from '../../../api/revision-letter.ts'
import { isLanguage } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/overlay/notify.ts'
import { useResults } from '../engine/results-context.ts'
import styles from './issue.module.css'
import { IssueDialog, type IssueDraft } from './issue-dialog.tsx'

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
