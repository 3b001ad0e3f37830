import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks for confirmation. The safe answer comes first; Escape gives it. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: {
  open: boolean
  title: string
  text?: string
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      {...(text ? { description: text } : {})}
      footer={
        <>
          <Button onClick={onCancel}>{cancelLabel ?? t('Cancelar')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
