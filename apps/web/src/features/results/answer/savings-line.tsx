import type { Solution } from '@madre/engine'
import { useWords } from '../../../i18n/facade.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { solutionName } from '../../../ui/simulation/solution-name.ts'
import { useResults } from '../engine/results-context.ts'
import { type Saving, savings } from '../model/costs.ts'
import styles from './answer.module.css'

const signed = (format: Format, value: number, digits: number) =>
  `${value > 0 ? '+' : ''}${format.number(value, digits, true)}`

/** A section cheaper, or lower in CO2e, than the lightest: its savings and its weight. */
export function SavingsLine({ lightest, onOpen }: { lightest: Solution; onOpen: (id: string) => void }) {
  const { t } = useWords()
  const format = useFormat()
  const { result, costs } = useResults()
  const found = savings(costs, result.solutions, lightest)
  if (found.length === 0) return null
  const saved = ({ column, difference }: Saving) =>
    column === 'price'
      ? `${signed(format, difference, 2)} ${costs?.currency}`
      : `${signed(format, difference, 1)} kg CO2e`
  return (
    <p className={`${styles.savings} no-print`}>
      {found.map((saving) => (
        <span key={saving.column}>
          {format.labelled(saving.column === 'price' ? t('A mais barata') : t('A de menor CO2e'), '')}
          <button type="button" className={styles.link} onClick={() => onOpen(saving.solution.id)}>
            {solutionName(saving.solution, format)}
          </button>
          , {saved(saving)}, {signed(format, saving.weightKg, 1)} kg
        </span>
      ))}
    </p>
  )
}
