import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { shownName } from '../../i18n/default-names.ts'
import { loadArea } from '../../i18n/i18n.ts'
import { lazyExtra } from '../lazy-extra.ts'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'

const NamedDelete = lazyExtra(async () => {
  const [part] = await Promise.all([import('../revision/named-delete.tsx'), loadArea('revisions')])
  return part
})

/** Asks before a simulation is deleted. With revisions, its name has to be typed. */
export function DeleteDialog({
  isIssued,
  onConfirm,
  ...props
}: Omit<ComponentProps<typeof NamedDelete>, 'onConfirm'> & { isIssued: boolean; onConfirm: (name?: string) => void }) {
  const { t } = useTranslation()
  if (isIssued)
    return (
      <Suspense fallback={null}>
        <NamedDelete {...props} onConfirm={onConfirm} />
      </Suspense>
    )
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
