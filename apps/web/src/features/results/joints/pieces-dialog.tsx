import type { Language } from '@madre/contract'
import type { Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { savePieceList } from '../exports/save-exports.ts'
import { OrderListDialog } from '../order-list-dialog.tsx'
import styles from './joints.module.css'
import { PieceTable } from './piece-table.tsx'

const MOST_LINES = 10_000

/** The pieces to order for so many lines with joints. */
export default function PiecesDialog({
  open,
  onClose,
  solution,
  name,
  language,
}: {
  open: boolean
  onClose: () => void
  solution: Solution
  name: string
  language: Language
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const [lines, setLines] = useState(1)
  const { pieces = [] } = solution
  const massKg = lines * pieces.reduce((sum, p) => sum + p.count * p.massKg, 0)
  return (
    <OrderListDialog
      open={open}
      onClose={onClose}
      solution={solution}
      save={() => savePieceList(name, solution, lines, language)}
    >
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
