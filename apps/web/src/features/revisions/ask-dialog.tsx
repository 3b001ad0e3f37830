import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAskCheck } from '../../api/revisions.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { refusalText } from '../../ui/form/refusal.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { check, email, required } from '../../ui/form/validation.ts'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { notify } from '../../ui/overlay/notify.ts'

const MESSAGE_LENGTH = 500

interface Typed {
  email: string
  message: string
}

/** Asks one person, by e-mail, to check a revision; what is typed is kept where the dialog was opened. */
export function AskDialog({
  id,
  letter,
  typed,
  onType,
  onClose,
}: {
  id: string
  letter: string
  typed: Typed
  onType: (typed: Typed) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const ask = useAskCheck()
  const oneAtATime = useOneAtATime()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [wasSent, setSent] = useState(false)
  const wrong = wasSent ? check(typed.email, required, email) : null
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (check(typed.email, required, email)) return
    void oneAtATime(async () => {
      setRefusal(null)
      const message = typed.message.trim()
      try {
        await ask.mutateAsync({ id, letter, email: typed.email.trim(), ...(message ? { message } : {}) })
        notify.success(t('Verificação da revisão {{letter}} pedida.', { letter }))
        onType({ email: '', message: '' })
        onClose()
      } catch (error) {
        setRefusal(refusalText(error, t))
      }
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('Pedir a verificação da revisão {{letter}}', { letter })}
      description={t(
        'Quem tem, ou cria, uma conta confirmada com este endereço vê a revisão em «Verificações»: verifica-a, ou devolve-a com um comentário.',
      )}
      formProps={{ onSubmit: send }}
      refusal={refusal}
      sends={{ label: t('Pedir verificação'), busy: ask.isPending }}
    >
      <TextField
        label={t('E-mail de quem verifica')}
        type="email"
        inputMode="email"
        required
        autoComplete="off"
        value={typed.email}
        error={wrong && t(wrong)}
        onChange={(next) => onType({ ...typed, email: next })}
      />
      <TextArea
        label={t('Mensagem (opcional)')}
        value={typed.message}
        rows={3}
        maxLength={MESSAGE_LENGTH}
        onChange={(next) => onType({ ...typed, message: next })}
      />
    </FormDialog>
  )
}
