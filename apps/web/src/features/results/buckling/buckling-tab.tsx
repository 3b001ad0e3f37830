import { opensLeft } from '@madre/drawing'
import { type ElasticLevel, elasticLevels, type Solution } from '@madre/engine'
import type { Action, BucklingMode } from '@madre/strips'
import type { WordKey } from '@madre/words/keys'
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
import { clauseText } from '../model/limit-words.ts'
import { NumericHead } from '../numeric-head.tsx'
import table from '../table.module.css'
import styles from './buckling.module.css'
import { BucklingCurve } from './buckling-curve.tsx'
import { firstLook } from './first-look.ts'
import { comparisonOf, KINDS, levelName, verdict } from './level-words.ts'
import type { SolutionCurve } from './solution-curve.ts'

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

/** The minima and the code's stresses; every point of the curve for readers who cannot see it. */
function BucklingTables({ curve, levels }: { curve: SolutionCurve; levels: ElasticLevel[] }) {
  const { t } = useWords()
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className={styles.tables}>
        <section>
          <h4>{t('Mínimos da curva')}</h4>
          {curve.minima.length > 0 ? (
            <Points modes={curve.minima} f_yb={curve.f_yb} />
          ) : (
            <p>{t('A curva não tem mínimos separados.')}</p>
          )}
        </section>
        <section>
          <h4>{t('Tensões elásticas da norma')}</h4>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('mode' satisfies WordKey)}</th>
                <th scope="col">{t('part' satisfies WordKey)}</th>
                <NumericHead>σ [N/mm²]</NumericHead>
                <th scope="col">{t('Cláusula')}</th>
              </tr>
            </thead>
            <tbody>
              {levels.map((l) => (
                <tr key={`${l.symbol} ${l.role} ${l.stressNmm2}`}>
                  <th scope="row">{t(KINDS[l.kind])}</th>
                  <td>{levelName(l, t, format)}</td>
                  <td className={table.numeric}>{format.number(l.stressNmm2, 0)}</td>
                  <td>{clauseText(l.clause, t)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <details className={styles.values} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{t('Valores da curva')}</summary>
        {isOpen && <Points modes={curve.modes} f_yb={curve.f_yb} />}
      </details>
    </>
  )
}

function Points({ modes, f_yb }: { modes: BucklingMode[]; f_yb: number }) {
  const { t } = useWords()
  const format = useFormat()
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('mode' satisfies WordKey)}</th>
          <NumericHead>{t('halfWavelength' satisfies WordKey)} [mm]</NumericHead>
          <NumericHead>{t('Fator')}</NumericHead>
          <NumericHead>σ [N/mm²]</NumericHead>
        </tr>
      </thead>
      <tbody>
        {modes.map((m) => (
          <tr key={m.lengthMm}>
            <th scope="row">{t(KINDS[m.kind])}</th>
            <td className={table.numeric}>{format.number(m.lengthMm, 0)}</td>
            <td className={table.numeric}>{format.number(m.factor, 2, true)}</td>
            <td className={table.numeric}>{format.number(m.factor * f_yb, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
