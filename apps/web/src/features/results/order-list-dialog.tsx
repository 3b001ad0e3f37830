import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { solutionName } from '../../ui/simulation/solution-name.ts'
import styles from './answer/order-dialog.module.css'
import type { Ordered } from './exports/save-exports.ts'

/** The order list of a solution. */
export interface OrderProps extends Ordered {
  open: boolean
  onClose: () => void
}

/** Asks for what an order list needs, and saves it as a file. */
export function OrderListDialog({
  order: { open, onClose, solution, remarks },
  save,
  children,
}: {
  order: OrderProps
  save: () => Promise<void>
  children: ReactNode
}) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Lista de encomenda')}
      description={solutionName(solution, format)}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button
            variant="primary"
            icon="download"
            onClick={() => void save().then(onClose, () => notify.error(t('Não foi possível criar o ficheiro.')))}
          >
            {t('Descarregar CSV')}
          </Button>
        </>
      }
    >
      {remarks.length > 0 && (
        <ul className={styles.remarks}>
          {remarks.map((remark) => (
            <li key={remark}>
              <Icon name="alert" size={14} />
              {remark}
            </li>
          ))}
        </ul>
      )}
      {children}
    </Dialog>
  )
}
