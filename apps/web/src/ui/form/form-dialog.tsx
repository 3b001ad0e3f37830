import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import type { IconName } from '../icon.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import form from './form.module.css'
import { Refusal } from './refusal.tsx'

/** A question whose answer is typed: fields, and under them the button that sends them. */
export function FormDialog({
  title,
  description,
  formProps,
  refusal = null,
  sends: { label, ...button },
  onClose,
  children,
}: {
  title: string
  description?: string
  formProps: ComponentProps<'form'>
  refusal?: string | null
  /** the button that sends the fields */
  sends: { label: string; icon?: IconName; variant?: 'danger'; busy: boolean; disabled?: boolean }
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <Dialog open onClose={onClose} title={title} {...(description !== undefined && { description })}>
      <form noValidate {...formProps} className={form.form}>
        {children}
        <Refusal text={refusal} />
        <div className={form.actions} style={{ justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" variant="primary" {...button}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
