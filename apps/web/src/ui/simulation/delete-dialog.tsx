import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownName } from '../../i18n/default-names.ts'
import { Button } from '../button.tsx'
import forms from '../form/form.module.css'
import { TextField } from '../form/text-field.tsx'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'
import { Dialog } from '../overlay/dialog.tsx'

interface DeleteProps {
  /** as it is stored */
  name: string
  busy: boolean
  /** `name`: as it is stored, once it was typed */
  onConfirm: (name?: string) => void
  onCancel: () => void
}

/** Asks before a simulation is deleted; one of which revisions were issued has to be named. */
export function DeleteDialog({ isIssued, ...props }: DeleteProps & { isIssued: boolean }) {
  const { t } = useTranslation()
  const { name, busy, onConfirm, onCancel } = props
  if (isIssued) return <NamedDelete {...props} />
  return (
    <ConfirmDialog
      open
      danger
      title={t('Apagar a simulação «{{name}}»?', { name: shownName(name, t) })}
      text={t('A simulação e os seus resultados são apagados de vez.')}
      confirmLabel={t('Apagar')}
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => onConfirm()}
    />
  )
}

/** As the server compares names. */
const compared = (text: string) => text.trim().normalize('NFC')

function NamedDelete({ name, busy, onConfirm, onCancel }: DeleteProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [wasSent, setSent] = useState(false)
  const shown = shownName(name, t)
  const isSame = compared(typed) === compared(shown)
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('Apagar a simulação «{{name}}»?', { name: shown })}
      description={t(
        'A simulação, os seus resultados e todas as revisões emitidas, com as suas notas e verificações, são apagados de vez. As ligações e os códigos das notas deixam de funcionar.',
      )}
    >
      <form
        className={forms.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          if (isSame && !busy) onConfirm(name)
        }}
      >
        <TextField
          label={t('Escreva o nome da simulação para a apagar')}
          hint={shown}
          value={typed}
          autoComplete="off"
          required
          error={wasSent && !isSame ? t('Não é o nome da simulação.') : null}
          onChange={setTyped}
        />
        <div className={forms.actions} style={{ justifyContent: 'flex-end' }}>
          <Button onClick={onCancel}>{t('Cancelar')}</Button>
          <Button type="submit" variant="danger" busy={busy}>
            {t('Apagar')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
