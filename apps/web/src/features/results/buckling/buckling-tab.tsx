import { opensLeft } from '@madre/drawing'
import { elasticLevels, type Solution } from '@madre/engine'
import type { Action } from '@madre/strips'
import { useMemo, useState } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import { useIsPainted } from '../../../ui/page/use-is-painted.ts'
import { thicknessText } from '../../../ui/simulation/solution-name.ts'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { drawnSize } from '../model/drawn-size.ts'
import styles from './buckling.module.css'
import { BucklingCurve } from './buckling-curve.tsx'
import { BucklingTables } from './buckling-tables.tsx'
import { firstLook } from './first-look.ts'
import { comparisonOf, verdict } from './verdict.ts'

const ACTIONS: { value: Action; label: string; hint: string }[] = [
  { value: 'M+', label: 'M+', hint: tk('banzo superior comprimido') },
  { value: 'M-', label: 'M−', hint: tk('banzo inferior comprimido') },
  { value: 'N', label: 'N', hint: tk('toda a secção comprimida') },
]

/** Finite strip results for the section beside the code's numbers. For information: no check uses them. */
export default function BucklingTab({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const format = useFormat()
  const [action, setAction] = useState<Action>(firstLook(solution).action)
  const coarse = useEngine('buckling', { ...firstLook(solution), action })
  // Further requests wait until the first curve is on screen.
  const isPainted = useIsPainted()
  const fine = useEngine('buckling', { ...firstLook(solution), action, detail: 'fine' }, isPainted)
  const explained = useEngine('explain', { solutionId: solution.id }, isPainted)
  const levels = useMemo(
    () => (explained.data ? elasticLevels(explained.data).filter((l) => l.action === action) : null),
    [explained.data, action],
  )
  const { engine } = useResults()
  const size = engine && drawnSize(engine, solution)
  const curve = fine.data ?? coarse.data
  const comparison = levels && fine.data ? comparisonOf(levels, fine.data.minima, fine.data.f_yb) : null
  if (fine.isError || explained.isError) return <ErrorState title={t('Não foi possível calcular a curva.')} />
  return (
    <div className={styles.tab}>
      <RadioCards
        label={t('Solicitação')}
        hideLabel
        compact
        value={action}
        onChange={setAction}
        options={ACTIONS.map(({ value, label, hint }) => ({ value, label, hint: t(hint) }))}
      />
      {curve ? (
        <>
          <p className={styles.verdict} aria-live="polite">
            {comparison && verdict(comparison, t, format)}
          </p>
          {action === 'N' && comparison?.kind === 'distortional' && (comparison.margin ?? 0) < 0 && (
            <p className={styles.why}>
              {t(
                'Em compressão a norma toma a alma como mola sem tensão do bordo reforçado e reduz a própria alma à parte; nas faixas ambas instabilizam em conjunto, e a curva fica mais baixa.',
              )}
            </p>
          )}
          <BucklingCurve
            key={`${action} ${curve.modes.length}`}
            curve={curve}
            levels={levels ?? []}
            mirrored={size ? opensLeft(size) : false}
          />
          {fine.data && <BucklingTables curve={fine.data} levels={levels ?? []} />}
        </>
      ) : (
        <Skeleton lines={3} height="120px" />
      )}
      <p className={styles.note}>
        {solution.endBayThicknessMm !== undefined &&
          `${t('Da secção dos vãos interiores: {{name}}.', {
            name: `${solution.section}×${thicknessText(solution.thicknessMm, format)}`,
          })} `}
        {t(
          'Para informação; não usado nas verificações. Tensões elásticas da secção bruta em faixas finitas com extremos simplesmente apoiados, fletida só em torno de y, como um painel a mantém; as tensões resistentes são outras.',
        )}
      </p>
    </div>
  )
}
