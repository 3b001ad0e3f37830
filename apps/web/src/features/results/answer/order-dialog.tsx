import { NUMBERS, SPANS } from '@madre/contract'
import { DELIVERY_LENGTH_M, isTooLongToDeliver } from '@madre/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { saveOrderList } from '../exports/save-exports.ts'
import { OrderListDialog, type OrderProps } from '../order-list-dialog.tsx'
import styles from './order-dialog.module.css'

const MOST_PIECES = 100_000

/** Number and length of the pieces to order; by default one alignment in one piece. */
export function OrderDialog(order: OrderProps) {
  const { solution } = order
  const { t } = useTranslation()
  const format = useFormat()
  const [count, setCount] = useState(1)
  const [lengthM, setLength] = useState(solution.alignmentLengthM)
  return (
    <OrderListDialog order={order} save={() => saveOrderList(order, { lengthM, count })}>
      <div className={styles.fields}>
        <NumberField
          label={t('Número de peças')}
          value={count}
          onChange={setCount}
          min={1}
          max={MOST_PIECES}
          precision={0}
          step={1}
        />
        <NumberField
          label={t('Comprimento de uma peça')}
          unit="m"
          value={lengthM}
          onChange={setLength}
          min={SPANS.main.min}
          max={NUMBERS.band.max}
          precision={3}
          step={0.1}
        />
      </div>
      <p role="status" className={styles.delivery}>
        {isTooLongToDeliver(lengthM) &&
          t('Mais de {{limit}} m não são entregues numa só peça.', { limit: DELIVERY_LENGTH_M })}
      </p>
      <p className={styles.sum}>
        {t('Peso total: {{mass}} kg', { mass: format.number(solution.massPerMetreKg * lengthM * count, 1, true) })}
      </p>
    </OrderListDialog>
  )
}
