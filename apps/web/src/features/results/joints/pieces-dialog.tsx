import type { Language } from '@madre/contract'
import type { Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { notify } from '../../../ui/overlay/notify.ts'
import { solutionName } from '../../../ui/simulation/solution-name.ts'
import { savePieceList } from '../exports/save-exports.ts'
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
  const save = () =>
    savePieceList(name, solution, lines, language).then(onClose, () =>
      notify.error(t('Não foi possível criar o ficheiro.')),
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Lista de encomenda')}
      description={solutionName(solution, format)}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button variant="primary" icon="download" onClick={() => void save()}>
            {t('Descarregar CSV')}
          </Button>
        </>
      }
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
    </Dialog>
  )
}
