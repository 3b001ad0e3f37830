import { TEMPLATE_NAME_LENGTH, type TemplateSummary } from '@madre/contract'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/problem.ts'
import { useChangeTemplate, useDeleteTemplate, useTemplates } from '../../api/templates.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import forms from '../../ui/form/form.module.css'
import { TextField } from '../../ui/form/text-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { check, required } from '../../ui/form/validation.ts'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'
import { Failure } from '../../ui/page/failure.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import styles from './account.module.css'

/** The user's templates: renamed and deleted here, made from a simulation. */
export function TemplatesCard() {
  const { t } = useTranslation()
  const { data: templates, error, refetch } = useTemplates()
  const [open, setOpen] = useState<{ dialog: 'rename' | 'delete'; template: TemplateSummary } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const close = () => setOpen(null)
  return (
    <Card title={t('Modelos')}>
      <p className={styles.text}>
        {t('Salve uma simulação como modelo, nas suas ações: uma simulação nova pode começar a partir dele.')}
      </p>
      <div ref={list} tabIndex={-1}>
        {templates?.length === 0 ? null : templates ? (
          <ul className={styles.sessions} aria-label={t('Modelos')}>
            {templates.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                onRename={() => setOpen({ dialog: 'rename', template })}
                onDelete={() => setOpen({ dialog: 'delete', template })}
              />
            ))}
          </ul>
        ) : error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={1} />
        )}
      </div>
      {open?.dialog === 'rename' && <RenameDialog template={open.template} onClose={close} />}
      {open?.dialog === 'delete' && (
        <DeleteDialog
          template={open.template}
          onClose={close}
          // The button that was pressed goes with its line.
          onDeleted={() => list.current?.focus()}
        />
      )}
    </Card>
  )
}

function TemplateRow({
  template: { name, lastUpdateDate },
  onRename,
  onDelete,
}: {
  template: TemplateSummary
  onRename: () => void
  onDelete: () => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.agent}>{name}</p>
        <p className="unit">
          {format.date(lastUpdateDate)} {format.time(lastUpdateDate)}
        </p>
      </div>
      <span className={styles.buttons}>
        <Button compact aria-label={t('Mudar o nome: {{name}}', { name })} onClick={onRename}>
          {t('Mudar o nome')}
        </Button>
        <Button compact aria-label={t('Apagar {{name}}', { name })} onClick={onDelete}>
          {t('Apagar')}
        </Button>
      </span>
    </li>
  )
}

function RenameDialog({ template, onClose }: { template: TemplateSummary; onClose: () => void }) {
  const { t } = useTranslation()
  const change = useChangeTemplate()
  const form = useForm({
    initial: { name: template.name },
    validate: ({ name }) => ({ name: check(name, required) }),
    send: async ({ name }) => {
      await change.mutateAsync({ id: template.id, name })
      onClose()
    },
    onRefused: (error) =>
      notify.error(t('Não foi possível guardar o modelo.'), error instanceof ApiError ? error.description : undefined),
  })
  return (
    <Dialog open onClose={onClose} title={t('Mudar o nome')}>
      <form {...form.formProps} className={forms.form}>
        <TextField
          {...form.field('name')}
          label={t('Nome do modelo')}
          maxLength={TEMPLATE_NAME_LENGTH}
          autoComplete="off"
          required
        />
        <div className={forms.actions} style={{ justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('Salvar')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function DeleteDialog({
  template,
  onClose,
  onDeleted,
}: {
  template: TemplateSummary
  onClose: () => void
  onDeleted: () => void
}) {
  const { t } = useTranslation()
  const remove = useDeleteTemplate()
  const oneAtATime = useOneAtATime()
  const confirm = () =>
    oneAtATime(async () => {
      try {
        await remove.mutateAsync(template.id)
        onClose()
        requestAnimationFrame(onDeleted)
      } catch (error) {
        notify.error(t('Não foi possível apagar o modelo.'), error instanceof ApiError ? error.description : undefined)
      }
    })
  return (
    <ConfirmDialog
      open
      danger
      title={t('Apagar o modelo «{{name}}»?', { name: template.name })}
      text={t('As simulações que começaram a partir dele ficam como estão.')}
      confirmLabel={t('Apagar')}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
