import { useTranslation } from 'react-i18next'
import { useSimulationStore } from '../../../api/calculations.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { recalculatedWords, underestimatedWords } from '../../../ui/simulation/earlier-engine.ts'
import { useResults } from '../engine/results-context.ts'
import styles from './answer.module.css'

/** Warns that the result shown differs, or may differ, from a new calculation. */
export function OutdatedBanner() {
  const { t } = useTranslation()
  const format = useFormat()
  const { calculation, isOutdated, isOtherVersion, result, onCalculate } = useResults()
  const { isReadOnly } = useSimulationStore()
  const { underestimated, recalculated } = calculation
  if (!isOutdated && !isOtherVersion)
    return recalculated ? (
      <div className={styles.banner} role="status">
        <Icon name={recalculated.after?.pass ? 'info' : 'alert'} />
        <p>
          {t('Recalculado depois de uma correção do motor.')} {recalculatedWords(recalculated, t, format)}.
        </p>
      </div>
    ) : null
  if (isReadOnly)
    return (
      <div className={styles.banner} role="status">
        <Icon name="info" />
        <p>
          {isOutdated
            ? t('Os dados foram alterados depois deste cálculo.')
            : t(
                'Calculado com outra versão do motor ou do catálogo ({{engine}}, {{catalogue}}): diagramas e deduções estão só na nota de cálculo.',
                { engine: result.engineVersion, catalogue: result.catalogueVersion },
              )}
        </p>
      </div>
    )
  return (
    <div className={styles.banner} role="status">
      <Icon name="alert" />
      <p>
        {underestimatedWords(underestimated, t).map((sentence) => (
          <strong key={sentence}>{sentence} </strong>
        ))}
        {isOutdated
          ? t(
              'Estes resultados são de antes das últimas alterações. Calcule novamente para escolher uma solução, ver diagramas e descarregar a nota de cálculo.',
            )
          : t(
              'Estes resultados foram calculados com outra versão do motor de cálculo ou do catálogo ({{engine}}, {{catalogue}}). Calcule novamente para ver diagramas e deduções e descarregar a nota de cálculo.',
              { engine: result.engineVersion, catalogue: result.catalogueVersion },
            )}
      </p>
      {!isOutdated && onCalculate && (
        <Button compact icon="calculate" onClick={onCalculate}>
          {t('Calcular novamente')}
        </Button>
      )}
    </div>
  )
}
