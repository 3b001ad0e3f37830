import type { CalculationSummary } from '@madre/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStartCalculation } from '../../api/calculations.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { notify } from '../../ui/overlay/notify.ts'
import styles from './simulations.module.css'

/** A simulation whose result an earlier engine underestimated, and that nobody calculates yet. */
const waits = ({ underestimated, calculationStatus }: CalculationSummary): boolean =>
  underestimated.length > 0 && calculationStatus !== 'IN_PROGRESS'

/** Shows only what this version of the engine touches, and calculates all of it again, in ordinary turns. */
export function TouchedByEngine({
  touched,
  total,
  isShown,
  onShow,
}: {
  touched: CalculationSummary[]
  /** on all pages */
  total: number
  isShown: boolean
  onShow: (isShown: boolean) => void
}) {
  const { t } = useTranslation()
  const start = useStartCalculation()
  const oneAtATime = useOneAtATime()
  /** how many of how many are started; null: none is to be */
  const [run, setRun] = useState<{ started: number; count: number } | null>(null)
  const waiting = touched.filter(waits)
  if (total === 0) return null

  const calculateAll = async () => {
    let failed = 0
    for (const [started, { id }] of waiting.entries()) {
      setRun({ started, count: waiting.length })
      await start.mutateAsync(id).catch(() => {
        failed += 1
      })
    }
    setRun(null)
    if (failed > 0)
      notify.error(t('{{count}} simulações não puderam ser calculadas. Tente novamente.', { count: failed }))
  }

  return (
    <section className={styles.touched} aria-label={t('Tocadas por esta versão do motor')}>
      <Icon name={waiting.length > 0 ? 'alert' : 'info'} />
      <p role="status">
        {run !== null
          ? t('{{started}} de {{all}} iniciadas…', { started: run.started, all: run.count })
          : waiting.length > 0
            ? t('{{count}} simulações têm resultados que um motor anterior subestimou.', { count: waiting.length })
            : t('{{count}} simulações foram recalculadas depois de uma correção do motor.', { count: total })}
      </p>
      <span className={styles.touchedButtons}>
        <Button compact aria-pressed={isShown} onClick={() => onShow(!isShown)}>
          {isShown ? t('Mostrar todas') : t('Mostrar só estas')}
        </Button>
        {waiting.length > 0 && (
          <Button
            compact
            variant="primary"
            icon="calculate"
            busy={run !== null}
            onClick={() => void oneAtATime(calculateAll)}
          >
            {t('Calcular todas novamente')}
          </Button>
        )}
      </span>
    </section>
  )
}
