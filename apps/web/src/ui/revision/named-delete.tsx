import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownName } from '../../i18n/default-names.ts'
import { Button } from '../button.tsx'
import forms from '../form/form.module.css'
import { TextField } from '../form/text-field.tsx'
import { Dialog } from '../overlay/dialog.tsx'

/** A name in the form the server compares. */
const compared = (text: string) => text.trim().normalize('NFC')

/** Asks for the name of a simulation before it is deleted with all its revisions. */
export default function NamedDelete({
  name,
  busy,
  onConfirm,
  onCancel,
}: {
  /** as stored */
  name: string
  busy: boolean
  /** `name`: as stored, once it was typed */
  onConfirm: (name: string) => void
  onCancel: () => void
}) {
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
