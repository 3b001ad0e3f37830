import { type ProjectTitle, REVISION_LIMITS } from '@madre/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../api/projects.ts'
import forms from '../../ui/form/form.module.css'
import { TextField } from '../../ui/form/text-field.tsx'
import { Failure } from '../../ui/page/failure.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import styles from './title-block.module.css'

/** What was typed, whole: it is kept with the project that the dialog is saved with. */
export interface TitleChanges {
  title: ProjectTitle
}

/** Job number, client and site of a project, folded away until somebody wants them. */
export default function TitleBlock({
  project,
  changes,
  onChange,
}: {
  /** as it stands in the dialog */
  project: string
  changes: TitleChanges | null
  onChange: (changes: TitleChanges) => void
}) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('Cabeçalho das notas deste projeto')}</summary>
      {isOpen && <Fields project={project} changes={changes} onChange={onChange} />}
    </details>
  )
}

function Fields({
  project,
  changes,
  onChange,
}: {
  project: string
  changes: TitleChanges | null
  onChange: (changes: TitleChanges) => void
}) {
  const { t } = useTranslation()
  const { data: kept, error, refetch } = useProject(project)
  const title = changes?.title ?? kept
  if (!title) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton lines={3} />
  const { jobNumber, client, site } = title
  const change = (part: Partial<ProjectTitle>) => onChange({ title: { jobNumber, client, site, ...part } })
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
