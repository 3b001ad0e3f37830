import { type Solution, withArrangementLetters } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { SymbolText } from '../../../ui/symbol-text.tsx'
import { Steps } from '../detail/derivation.tsx'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { combinationName } from '../model/actions.ts'
import { roofLoadText } from '../model/place.ts'
import styles from './joints.module.css'

/** How the members of every lap share its moment, line by line; nothing where the engine cannot be asked, or there is no lap. */
export function LapDerivations({ solution }: { solution: Solution }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { engine, result } = useResults()
  const hasLap = solution.joints?.some(({ kind }) => kind === 'LAP')
  const { data, isError } = useEngine('explain', engine && hasLap ? { solutionId: solution.id } : null)
  if (!engine || !hasLap) return null
  if (isError) return <p>{t('Não foi possível obter a dedução.')}</p>
  if (!data?.joints) return <Skeleton lines={3} />
  return (
    <div className={styles.derivations}>
      {data.joints.laps.map((lap) => {
        const joint = engine.line.joints?.supports[lap.joint]
        const roofLoad = roofLoadText(lap, t, format)
        const about = [combinationName(lap.combinationId, t), t('Modelo {{model}}', { model: lap.model })]
        const name = t('Sobreposição sobre o apoio {{n}}', { n: lap.joint + 2 })
        return (
          <details key={lap.joint}>
            <summary>{t('derivationOf' satisfies WordKey, { plates: name })}</summary>
            {joint?.kind === 'LAP' && (
              <p className="unit">
                <SymbolText
                  text={t(
                    'As duas peças tocam-se só nas filas de parafusos e sobre o apoio, onde têm a mesma flecha; a que termina leva um momento linear, da sua parte sobre o apoio até 0 na sua fila. M_0, M_a e M_b são momentos da linha; a sobreposição tem {{left}} mm à esquerda do apoio e {{right}} mm à direita.',
                    { left: format.number(joint.a, 0), right: format.number(joint.b, 0) },
                  )}
                />
              </p>
            )}
            <p className="unit">{[...about, ...(roofLoad ? [roofLoad] : [])].join(', ')}</p>
            <Steps steps={lap.steps.map((step) => withArrangementLetters(step, result.statics.loadCases))} />
          </details>
        )
      })}
    </div>
  )
}
