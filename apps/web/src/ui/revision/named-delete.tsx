import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownName } from '../../i18n/default-names.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { TextField } from '../form/text-field.tsx'

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
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isSame && !busy) onConfirm(name)
  }
  return (
    <FormDialog
      onClose={onCancel}
      title={t('Apagar a simulação «{{name}}»?', { name: shown })}
      description={t(
        'A simulação, os seus resultados e todas as revisões emitidas, com as suas notas e verificações, são apagados de vez. As ligações e os códigos das notas deixam de funcionar.',
      )}
      formProps={{ onSubmit }}
      sends={{ label: t('Apagar'), variant: 'danger', busy }}
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
    </FormDialog>
  )
}
