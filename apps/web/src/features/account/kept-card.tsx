import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/problem.ts'
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
export function KeptCard(props: KeptProps) {
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
        ) : error ? (
          <Failure error={error} onRetry={onRetry} />
        ) : (
          <Skeleton lines={1} />
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

const descriptionOf = (error: unknown) => (error instanceof ApiError ? error.description : undefined)

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
    <Dialog open onClose={onClose} title={t('Mudar o nome')}>
      <form {...form.formProps} className={forms.form}>
        <TextField {...form.field('name')} label={name.label} maxLength={name.maxLength} autoComplete="off" required />
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
