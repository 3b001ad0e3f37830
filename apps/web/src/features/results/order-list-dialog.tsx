import type { Language } from '@madre/contract'
import type { Solution } from '@madre/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { solutionName } from '../../ui/simulation/solution-name.ts'

/** The order list of a solution of a simulation with this name. */
export interface OrderProps {
  open: boolean
  onClose: () => void
  solution: Solution
  name: string
  language: Language
}

/** Asks for what an order list needs, and saves it as a file. */
export function OrderListDialog({
  order: { open, onClose, solution },
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
      {children}
    </Dialog>
  )
}
