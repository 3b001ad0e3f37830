import type { Solution } from '@madre/engine'
import { useState } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { solutionName } from '../../../ui/simulation/solution-name.ts'
import { SmallestChange } from '../changes/smallest-change.tsx'
import { useResults } from '../engine/results-context.ts'
import { checkName } from '../model/check-names.ts'
import styles from './answer.module.css'

const SHOWN = 5

/** Why nothing lighter works: the lighter sections that come closest, each with the check that fails. */
export function LighterOnes({ lightest, onOpen }: { lightest: Solution; onOpen: (id: string) => void }) {
  const { t } = useWords()
  const format = useFormat()
  const { result } = useResults()
  const [isOpen, setOpen] = useState(false)
  const lighter = result.solutions
    .filter((s) => s.status === 'FAIL' && s.utilisation !== null && s.alignmentWeightKg < lightest.alignmentWeightKg)
    .sort((a, b) => a.utilisation! - b.utilisation!)
    .slice(0, SHOWN)
  if (lighter.length === 0) return null
  return (
    <details className={styles.lighter} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('Porque não mais leve?')}</summary>
      <p>{t('As secções mais leves que ficam mais perto, cada uma com a menor alteração que a faz verificar.')}</p>
      <ul>
        {lighter.map((s) => (
          <li key={s.id}>
            <button type="button" className={styles.link} onClick={() => onOpen(s.id)}>
              {solutionName(s, format)}
            </button>
            <span>
              {format.number(s.massPerMetreKg, 2, true)} <span className="unit">kg/m</span>
            </span>
            <span>
              {format.utilisation(s.utilisation)}{' '}
              <span className="unit">{s.governing && t(checkName(s.governing, s))}</span>
            </span>
            {isOpen && <SmallestChange solution={s} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
