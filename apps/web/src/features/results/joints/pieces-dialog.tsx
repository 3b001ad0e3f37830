import type { WordKey } from '@madre/words/keys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { savePieceList } from '../exports/save-exports.ts'
import { OrderListDialog, type OrderProps } from '../order-list-dialog.tsx'
import styles from './joints.module.css'
import { PieceTable } from './piece-table.tsx'

const MOST_LINES = 10_000

/** The pieces to order for so many lines with joints. */
export default function PiecesDialog(order: OrderProps) {
  const { solution } = order
  const { t } = useTranslation()
  const format = useFormat()
  const [lines, setLines] = useState(1)
  const { pieces = [] } = solution
  const massKg = lines * pieces.reduce((sum, p) => sum + p.count * p.massKg, 0)
  return (
    <OrderListDialog order={order} save={() => savePieceList(order, lines)}>
      <div className={styles.order}>
        <NumberField
          label={t('Número de linhas')}
          value={lines}
          onChange={setLines}
          min={1}
          max={MOST_LINES}
          precision={0}
          step={1}
        />
        <PieceTable solution={solution} lines={lines} />
        <p>{t('Peso total: {{mass}} kg', { mass: format.number(massKg, 1, true) })}</p>
        <p className="unit">{t('boltsOpen' satisfies WordKey)}</p>
      </div>
    </OrderListDialog>
  )
}
