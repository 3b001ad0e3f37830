import { SHEETS, TEMPLATE_NAME_LENGTH } from '@madre/contract'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { descriptionOf } from '../../api/problem.ts'
import { useChangeSheet, useDeleteSheet, useSheets } from '../../api/sheets.ts'
import { useChangeTemplate, useDeleteTemplate, useTemplates } from '../../api/templates.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { check, required } from '../../ui/form/validation.ts'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'
import { Pending } from '../../ui/page/failure.tsx'
import styles from './account.module.css'

/** What the user keeps under a name. */
interface Kept {
  id: string
  name: string
  lastUpdateDate: string
}

interface KeptProps {
  title: string
  text: ReactNode
  items: Kept[] | undefined
  error: Error | null
  onRetry: () => void
  name: { label: string; maxLength: number; refused: string }
  deleting: { title: (name: string) => string; text: string; refused: string; isPending: boolean }
  rename: (id: string, name: string) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

/** Things that are renamed and deleted here, and made elsewhere. */
function KeptCard(props: KeptProps) {
  const { title, text, items, error, onRetry } = props
  const [open, setOpen] = useState<{ dialog: 'rename' | 'delete'; kept: Kept } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const close = () => setOpen(null)
  return (
    <Card title={title}>
      <p className={styles.text}>{text}</p>
      <div ref={list} tabIndex={-1}>
        {items?.length === 0 ? null : items ? (
          <ul className={styles.sessions} aria-label={title}>
            {items.map((kept) => (
              <KeptRow
                key={kept.id}
                kept={kept}
                onRename={() => setOpen({ dialog: 'rename', kept })}
                onDelete={() => setOpen({ dialog: 'delete', kept })}
              />
            ))}
          </ul>
        ) : (
          <Pending error={error} refetch={onRetry} lines={1} />
        )}
      </div>
      {open?.dialog === 'rename' && <RenameDialog {...props} kept={open.kept} onClose={close} />}
      {open?.dialog === 'delete' && (
        <DeleteDialog
          {...props}
          kept={open.kept}
          onClose={close}
          // The button that was pressed goes with its line.
          onDeleted={() => list.current?.focus()}
        />
      )}
    </Card>
  )
}

function KeptRow({
  kept: { name, lastUpdateDate },
  onRename,
  onDelete,
}: {
  kept: Kept
  onRename: () => void
  onDelete: () => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <li className="list-row">
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

function RenameDialog({ kept, name, rename, onClose }: KeptProps & { kept: Kept; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm({
    initial: { name: kept.name },
    validate: (typed) => ({ name: check(typed.name, required) }),
    send: async (typed) => {
      await rename(kept.id, typed.name)
      onClose()
    },
    onRefused: (error) => notify.error(name.refused, descriptionOf(error)),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t('Mudar o nome')}
      formProps={form.formProps}
      sends={{ label: t('Salvar'), busy: form.busy }}
    >
      <TextField {...form.field('name')} label={name.label} maxLength={name.maxLength} autoComplete="off" required />
    </FormDialog>
  )
}

function DeleteDialog({
  kept,
  deleting,
  remove,
  onClose,
  onDeleted,
}: KeptProps & { kept: Kept; onClose: () => void; onDeleted: () => void }) {
  const { t } = useTranslation()
  const oneAtATime = useOneAtATime()
  const confirm = () =>
    oneAtATime(async () => {
      try {
        await remove(kept.id)
        onClose()
        requestAnimationFrame(onDeleted)
      } catch (error) {
        notify.error(deleting.refused, descriptionOf(error))
      }
    })
  return (
    <ConfirmDialog
      open
      danger
      title={deleting.title(kept.name)}
      text={deleting.text}
      confirmLabel={t('Apagar')}
      busy={deleting.isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}

/** The user's cladding sheets: renamed and deleted here, kept where they are typed. */
export function SheetsCard() {
  const { t } = useTranslation()
  const { data, error, refetch } = useSheets()
  const change = useChangeSheet()
  const remove = useDeleteSheet()
  return (
    <KeptCard
      title={t('Chapas de revestimento')}
      text={t('Guarde uma chapa ao escrevê-la no simulador: fica na lista de chapas de todas as simulações.')}
      items={data}
      error={error}
      onRetry={() => void refetch()}
      name={{
        label: t('Nome da chapa'),
        maxLength: SHEETS.nameLength,
        refused: t('Não foi possível guardar a chapa.'),
      }}
      deleting={{
        title: (name) => t('Apagar a chapa «{{name}}»?', { name }),
        text: t('As simulações com esta chapa ficam como estão.'),
        refused: t('Não foi possível apagar a chapa.'),
        isPending: remove.isPending,
      }}
      rename={(id, name) => change.mutateAsync({ id, name })}
      remove={remove.mutateAsync}
    />
  )
}

/** The user's templates: renamed and deleted here, made from a simulation. */
export function TemplatesCard() {
  const { t } = useTranslation()
  const { data, error, refetch } = useTemplates()
  const change = useChangeTemplate()
  const remove = useDeleteTemplate()
  return (
    <KeptCard
      title={t('Modelos')}
      text={t('Salve uma simulação como modelo, nas suas ações: uma simulação nova pode começar a partir dele.')}
      items={data}
      error={error}
      onRetry={() => void refetch()}
      name={{
        label: t('Nome do modelo'),
        maxLength: TEMPLATE_NAME_LENGTH,
        refused: t('Não foi possível guardar o modelo.'),
      }}
      deleting={{
        title: (name) => t('Apagar o modelo «{{name}}»?', { name }),
        text: t('As simulações que começaram a partir dele ficam como estão.'),
        refused: t('Não foi possível apagar o modelo.'),
        isPending: remove.isPending,
      }}
      rename={(id, name) => change.mutateAsync({ id, name })}
      remove={remove.mutateAsync}
    />
  )
}
