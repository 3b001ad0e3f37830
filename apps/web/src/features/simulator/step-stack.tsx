import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { isStepEnabled, STEP_NAMES, type Step, stepsFor } from './model/steps.ts'
import type { Values } from './model/values.ts'
import styles from './step-stack.module.css'

/** The sheets of the steps as a stack: the current one in front, the others peek out at its sides and can be clicked. */
export function StepStack({
  current,
  type,
  id,
  onStep,
  children,
}: {
  current: Step
  type: Values['envelope']
  id: string
  onStep: (step: Step) => void
  children: ReactNode
}) {
  const { t } = useTranslation()
  const steps = stepsFor(type)
  const at = steps.indexOf(current)
  const peeks = (side: 'before' | 'after') => (
    <ol className={classNames(styles.peeks, styles[side])}>
      {steps.map((step, i) => {
        if (side === 'before' ? i >= at : i <= at) return null
        const enabled = isStepEnabled(step, id)
        return (
          <li key={step} style={{ '--depth': Math.abs(i - at) } as React.CSSProperties}>
            <button
              type="button"
              className={styles.peek}
              aria-disabled={!enabled || undefined}
              onClick={() => onStep(step)}
            >
              <span className={styles.face}>
                <span className={styles.number}>{i + 1}</span>
                <span className={styles.name}>{t(STEP_NAMES[step])}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
  return (
    <div className={styles.stack}>
      {at > 0 && (
        <nav className={styles.nav} aria-label={t('Passos anteriores')}>
          {peeks('before')}
        </nav>
      )}
      <span className={styles.current} aria-hidden="true">
        {at + 1}
      </span>
      <div className={styles.sheet}>{children}</div>
      {at < steps.length - 1 && (
        <nav className={styles.nav} aria-label={t('Passos seguintes')}>
          {peeks('after')}
        </nav>
      )}
    </div>
  )
}
