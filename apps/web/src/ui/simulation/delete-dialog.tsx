import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { shownName } from '../../i18n/default-names.ts'
import { withTexts } from '../../i18n/i18n.ts'
import { lazyExtra } from '../lazy-extra.tsx'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'

const NamedDelete = lazyExtra(() => withTexts('revisions', import('../revision/named-delete.tsx')))

/** Asks before a simulation is deleted. With revisions, its name has to be typed. */
export function DeleteDialog({
  isIssued,
  onConfirm,
  ...props
}: Omit<ComponentProps<typeof NamedDelete>, 'onConfirm'> & { isIssued: boolean; onConfirm: (name?: string) => void }) {
  const { t } = useTranslation()
  if (isIssued) return <NamedDelete {...props} onConfirm={onConfirm} />
  return (
    <ConfirmDialog
      open
      danger
      title={t('Apagar a simulação «{{name}}»?', { name: shownName(props.name, t) })}
      text={t('A simulação e os seus resultados são apagados de vez.')}
      confirmLabel={t('Apagar')}
      busy={props.busy}
      onCancel={props.onCancel}
      onConfirm={() => onConfirm()}
    />
  )
}
