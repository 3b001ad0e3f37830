import { type ProjectTitle, REVISION_LIMITS } from '@madre/contract'
import { type RefObject, useImperativeHandle, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeepProject, useProject } from '../../api/projects.ts'
import forms from '../../ui/form/form.module.css'
import { refusalText } from '../../ui/form/refusal.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { Pending } from '../../ui/page/failure.tsx'
import styles from './title-block.module.css'

/** Stores the input with the project of that name; false on a failure, which has been reported. */
export type KeepTitle = (project: string) => Promise<boolean>

/** Job number, client and site of a project, collapsed at first; stored when the surrounding dialog is saved. */
export default function TitleBlock({
  project,
  keep,
}: {
  /** the project in the dialog */
  project: string
  keep: RefObject<KeepTitle | null>
}) {
  const { t } = useTranslation()
  const kept = useKeepProject()
  const [isOpen, setOpen] = useState(false)
  // The complete input; it belongs to the project with which the dialog is saved.
  const [typed, setTyped] = useState<ProjectTitle | null>(null)
  useImperativeHandle(keep, () => async (name) => {
    if (!typed) return true
    try {
      await kept.mutateAsync({ ...typed, name })
      return true
    } catch (error) {
      notify.error(t('Não foi possível guardar o cabeçalho das notas.'), refusalText(error, t))
      return false
    }
  })
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('Cabeçalho das notas deste projeto')}</summary>
      {isOpen && <Fields project={project} typed={typed} onType={setTyped} />}
    </details>
  )
}

function Fields({
  project,
  typed,
  onType,
}: {
  project: string
  typed: ProjectTitle | null
  onType: (title: ProjectTitle) => void
}) {
  const { t } = useTranslation()
  const { data: kept, error, refetch } = useProject(project)
  const title = typed ?? kept
  if (!title) return <Pending error={error} refetch={refetch} lines={3} />
  const { jobNumber, client, site } = title
  const change = (part: Partial<ProjectTitle>) => onType({ jobNumber, client, site, ...part })
  return (
    <div className={forms.form}>
      <p className="unit">
        {t('Está na primeira página de todas as notas do projeto; o que já foi emitido não muda.')}
      </p>
      <TextField
        label={t('Número da obra')}
        value={jobNumber}
        maxLength={REVISION_LIMITS.jobNumber}
        autoComplete="off"
        onChange={(next) => change({ jobNumber: next })}
      />
      <TextField
        label={t('Cliente')}
        value={client}
        maxLength={REVISION_LIMITS.client}
        autoComplete="off"
        onChange={(next) => change({ client: next })}
      />
      <TextField
        label={t('Local da obra')}
        value={site}
        maxLength={REVISION_LIMITS.site}
        autoComplete="off"
        onChange={(next) => change({ site: next })}
      />
    </div>
  )
}
