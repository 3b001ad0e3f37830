import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useResults } from '../engine/results-context.ts'
import styles from './answer.module.css'

/** Says when what is shown is not, or not quite, what the simulation would come to now. */
export function OutdatedBanner() {
  const { t } = useTranslation()
  const { isOutdated, isOtherVersion, result, onCalculate } = useResults()
  if (!isOutdated && !isOtherVersion) return null
  return (
    <div className={styles.banner} role="status">
      <Icon name="alert" />
      <p>
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
