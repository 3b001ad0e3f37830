import type { Solution } from '@madre/engine'
import { useState } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { massesText, solutionName } from '../../../ui/simulation/solution-name.ts'
import { changesOf, SmallestChange } from '../changes/change-line.tsx'
import { useResults } from '../engine/results-context.ts'
import { useEngineForAll } from '../engine/use-engine.ts'
import { checkName } from '../model/check-names.ts'
import styles from './answer.module.css'

const SHOWN = 5

/** Why no lighter section passes: the closest lighter ones, each with its failing check; last those that are heavier per m². */
export function LighterOnes({ lightest, onOpen }: { lightest: Solution; onOpen: (id: string) => void }) {
  const { t } = useWords()
  const format = useFormat()
  const { result } = useResults()
  const [isOpen, setOpen] = useState(false)
  const lighter = result.solutions
    .filter((s) => s.status === 'FAIL' && s.utilisation !== null && s.alignmentWeightKg < lightest.alignmentWeightKg)
    .sort((a, b) => a.utilisation! - b.utilisation!)
    .slice(0, SHOWN)
  const changes = useEngineForAll('changes', lighter.map(changesOf), isOpen)
  const isHeavier = (i: number) => {
    const first = changes[i]?.data?.[0]
    return first?.kind === 'SPACING' && first.estimatedWeightKgM2 > lightest.estimatedWeightKgM2
  }
  const listed = lighter
    .map((solution, i) => ({ solution, isHeavier: isHeavier(i) }))
    .sort((a, b) => Number(a.isHeavier) - Number(b.isHeavier))
  if (lighter.length === 0) return null
  return (
    <details className={styles.lighter} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('Porque não mais leve?')}</summary>
      <p>{t('As secções mais leves que ficam mais perto, cada uma com a menor alteração que a faz verificar.')}</p>
      <ul>
        {listed.map(({ solution: s, isHeavier }) => (
          <li key={s.id}>
            <button type="button" className={styles.link} onClick={() => onOpen(s.id)}>
              {solutionName(s, format)}
            </button>
            <span>
              {massesText(s, format)} <span className="unit">kg/m</span>
            </span>
            <span>
              {format.utilisation(s.utilisation)}{' '}
              <span className="unit">{s.governing && t(checkName(s.governing, s))}</span>
            </span>
            {isOpen && <SmallestChange solution={s} />}
            {isHeavier && <span className="unit">{t('mais leve por linha, mais pesada por m²')}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
