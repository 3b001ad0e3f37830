import type { Solution } from '@madre/engine'
import { Suspense } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { nothingCheckedText } from '../../../ui/simulation/nothing-checked.ts'
import { JointNotPossible } from '../joints/late-joints.ts'
import { clauseText, limitText } from '../model/limit-words.ts'
import styles from './detail.module.css'

/** Why a section has no resistance: limits of the standard that are not met, impossible joints, or no load on the section. */
export function ScopeLimits({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const format = useFormat()
  if (solution.reason === 'NOTHING_CHECKED') return <p className={styles.limits}>{nothingCheckedText(t)}</p>
  if (solution.reason === 'LAP_TOO_SHORT' || solution.reason === 'JOINT_NOT_POSSIBLE')
    return (
      <div className={styles.limits}>
        <Suspense fallback={null}>
          <JointNotPossible solution={solution} />
        </Suspense>
      </div>
    )
  const limits = solution.checks.flatMap((c) => c.limits ?? [])
  return (
    <div className={styles.limits}>
      <p>{t('Fora dos limites de aplicação da norma: não é dada resistência para esta secção.')}</p>
      <ul>
        {limits.map((limit) => (
          <li key={`${limit.clause} ${limit.limit}`}>
            {t('{{limit}} não é cumprido: {{value}}', {
              limit: limitText(limit.limit, t, format),
              value: format.number(limit.value, 2),
            })}{' '}
            <span className="unit">({clauseText(limit.clause, t)})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
