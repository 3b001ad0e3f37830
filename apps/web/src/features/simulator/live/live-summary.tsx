import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { LiveAnswer } from './live-message.ts'
import styles from './live-panel.module.css'

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
  if (failed) return <p className={styles.note}>{t('Sem pré-visualização para estes valores.')}</p>
  if (!answer) return <p className={styles.note}>{t('A calcular…')}</p>
  const { solution, passing, candidates } = answer
  if (!solution) return <p className={styles.note}>{t('O catálogo não tem perfis para esta escolha.')}</p>
  const ratio = solution.utilisation ?? 0
  // Rounded up, as everywhere: a utilisation is never shown smaller than it is.
  const shown = Math.ceil(ratio * 1000 - 1e-6) / 1000
  return (
    <div className={classNames(styles.summary, isStale && styles.stale)}>
      <p className={styles.label}>
        {solution.pass ? t('O mais leve que verifica') : t('Nenhum verifica; o mais próximo')}
      </p>
      <p className={styles.section}>
        {solution.section}×{format.number(solution.thicknessMm, 1, true)} {solution.steel}
      </p>
      <div className={styles.figures}>
        <span>
          {format.number(solution.massPerMetreKg, 2, true)} <span className="unit">kg/m</span>
        </span>
        <span>
          {format.number(solution.alignmentWeightKg, 1, true)} <span className="unit">kg</span>
        </span>
        <span className={solution.pass ? styles.pass : styles.fail}>{format.percent(shown, 1)}</span>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span
          className={solution.pass ? styles.passBar : styles.failBar}
          style={{ width: `${Math.min(100, ratio * 100)}%` }}
        />
      </div>
      <p className={styles.note}>
        {t('{{passing}} de {{candidates}} perfis verificam.', { passing, candidates })}
        {solution.isPartial && ` ${t('A estabilidade ainda não está verificada.')}`}
      </p>
    </div>
  )
}
