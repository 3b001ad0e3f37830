import { LIMITS } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownName } from '../../i18n/default-names.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { TextField } from '../form/text-field.tsx'

/** Name and project of a simulation. `onSave` may take time, shown by `busy`. */
export function DetailsDialog({
  name,
  project,
  busy,
  renderMore,
  onSave,
  onClose,
}: {
  name: string
  project: string
  busy: boolean
  /** further content about the project in the field */
  renderMore?: (project: string) => ReactNode
  onSave: (details: { name: string; project: string }) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const shown = { name: shownName(name, t), project: shownName(project, t) }
  const [values, setValues] = useState(shown)
  const complete = values.name.trim() !== '' && values.project.trim() !== ''
  // An unnamed simulation, left unchanged, keeps its stored name.
  const sent = (key: 'name' | 'project', stored: string) => (values[key] === shown[key] ? stored : values[key].trim())
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (complete && !busy) onSave({ name: sent('name', name), project: sent('project', project) })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('Alterar detalhes')}
      formProps={{ onSubmit: save }}
      sends={{ label: t('Salvar'), busy, disabled: !complete }}
    >
      <TextField
        label={t('Nome simulação')}
        value={values.name}
        maxLength={LIMITS.nameLength}
        onFocus={(event) => event.target.select()}
        onChange={(next) => setValues({ ...values, name: next })}
      />
      <TextField
        label={t('project' satisfies WordKey)}
        value={values.project}
        maxLength={LIMITS.nameLength}
        onFocus={(event) => event.target.select()}
        onChange={(next) => setValues({ ...values, project: next })}
      />
      {renderMore?.(sent('project', project))}
    </FormDialog>
  )
}
