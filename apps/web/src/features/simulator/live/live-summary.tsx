import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LoadsNotUsed } from '../../../ui/simulation/loads-not-used.tsx'
import { nothingCheckedText } from '../../../ui/simulation/nothing-checked.ts'
import { solutionName } from '../../../ui/simulation/solution-name.ts'
import { Note } from '../fields/note.tsx'
import { NoSectionForJoints } from '../joints/late-joints.ts'
import type { LiveAnswer } from './live-message.ts'
import styles from './live-panel.module.css'

/** A little later than an answer usually takes [ms]. */
const SLOW_MS = 1000

/** Whether something has been so for longer than that. */
function useLasting(isSo: boolean): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(setLasting, SLOW_MS, true)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isSo])
  return isLasting
}

/** The lightest section that passes with its utilisation, or how far the best one is from passing. */
export function LiveSummary({
  answer,
  failed,
  isStale,
}: {
  answer: LiveAnswer | null
  failed: boolean
  isStale: boolean
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const isSlow = useLasting(isStale)
  if (failed) return <p className={styles.note}>{t('Sem pré-visualização para estes valores.')}</p>
  if (!answer) return <p className={styles.note}>{t('A calcular…')}</p>
  const { solution, passing, candidates, nothingChecked, notUsed, unjoined } = answer
  if (nothingChecked)
    return (
      <>
        <Note>{nothingCheckedText(t)}</Note>
        <LoadsNotUsed warnings={notUsed} />
      </>
    )
  if (unjoined)
    return (
      <p className={styles.note}>
        <Suspense fallback={null}>
          <NoSectionForJoints {...unjoined} />
        </Suspense>
      </p>
    )
  if (!solution) return <p className={styles.note}>{t('O catálogo não tem secções para esta escolha.')}</p>
  const ratio = solution.utilisation ?? 0
  return (
    <div className={classNames(styles.summary, isStale && styles.stale)}>
      <p className={styles.labels}>
        <span>{solution.pass ? t('A mais leve que verifica') : t('Nenhuma verifica; a mais próxima')}</span>
        <span>
          {isSlow
            ? t('A calcular…')
            : t('{{count}} de {{candidates}} secções verificam.', { count: passing, candidates })}
        </span>
      </p>
      <div className={styles.answer}>
        <p className={styles.section}>{solutionName(solution, format)}</p>
        <p className={styles.figures}>
          <span>
            {format.number(solution.massPerMetreKg, 2, true)} <span className="unit">kg/m</span>
          </span>
          <span>
            {format.number(solution.alignmentWeightKg, 1, true)} <span className="unit">kg</span>
          </span>
          <span className={solution.pass ? styles.pass : styles.fail}>{format.utilisation(ratio)}</span>
        </p>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span
          className={solution.pass ? styles.passBar : styles.failBar}
          style={{ width: `${Math.min(100, ratio * 100)}%` }}
        />
      </div>
      <LoadsNotUsed warnings={notUsed} />
      {solution.isPartial && <p className={styles.note}>{t('A estabilidade ainda não está verificada.')}</p>}
    </div>
  )
}
