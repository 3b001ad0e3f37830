import { type CheckCode, type Step, type StepRemark, withArrangementLetters } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useWords } from '../../../i18n/facade.ts'
import { tk } from '../../../i18n/tk.ts'
import { StepEquation } from '../../../ui/equation/equation.tsx'
import { FailsAlone } from '../../../ui/page/fails-alone.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { clauseText } from '../model/limit-words.ts'
import styles from './derivation.module.css'

/** The derivation of a check, line by line: symbol, formula, numbers, result, clause, with the engine's values. */
export function Derivation({ solutionId, code }: { solutionId: string; code: CheckCode }) {
  const { t } = useWords()
  const { result } = useResults()
  const { data, isPending, isError } = useEngine('explain', { solutionId })
  if (isPending) return <Skeleton lines={3} />
  const steps = data?.checks.find((c) => c.check.code === code)?.steps
  if (isError || !steps) return <p>{t('Não foi possível obter a dedução.')}</p>
  return (
    <Steps
      key={`${solutionId} ${code}`}
      steps={steps.map((step) => withArrangementLetters(step, result.statics.loadCases))}
    />
  )
}

const SOURCES: Record<string, string> = {
  input: tk('dado introduzido'),
  section: 'source.section' satisfies WordKey,
  table: 'source.table' satisfies WordKey,
  solver: 'source.solver' satisfies WordKey,
  statics: 'source.statics' satisfies WordKey,
  assumption: 'source.assumption' satisfies WordKey,
  record: 'source.record' satisfies WordKey,
}

const REMARKS: Record<StepRemark, string> = {
  'edge.web': 'step.edge.web' satisfies WordKey,
  'edge.lip': 'step.edge.lip' satisfies WordKey,
  'flange.upper': 'step.flange.upper' satisfies WordKey,
  'flange.lower': 'step.flange.lower' satisfies WordKey,
  'compressed.upper': 'step.compressed.upper' satisfies WordKey,
  'compressed.lower': 'step.compressed.lower' satisfies WordKey,
  'support.end': 'step.support.end' satisfies WordKey,
  'lateralLoad.first': 'step.lateralLoad.first' satisfies WordKey,
  'lateralLoad.spring': 'step.lateralLoad.spring' satisfies WordKey,
  'lateralLoad.axis': 'step.lateralLoad.axis' satisfies WordKey,
  'curve.lateral': 'step.curve.lateral' satisfies WordKey,
  'curve.b': 'step.curve.b' satisfies WordKey,
  'curve.c': 'step.curve.c' satisfies WordKey,
  'curve.flange': 'step.curve.flange' satisfies WordKey,
  'length.span': 'step.length.span' satisfies WordKey,
  'length.console': 'step.length.console' satisfies WordKey,
  'length.line': 'step.length.line' satisfies WordKey,
  distortion: 'step.distortion' satisfies WordKey,
  'lateralLoad.inPlane': 'step.lateralLoad.inPlane' satisfies WordKey,
  'fastener.family': tk('onde o fabricante da secção prevê as fixações'),
  'fastener.nearEdge': 'step.fastener.nearEdge' satisfies WordKey,
  'place.end': 'step.place.end' satisfies WordKey,
  'place.pulled': 'step.place.pulled' satisfies WordKey,
  'place.lap': 'step.place.lap' satisfies WordKey,
  'member.left': 'step.member.left' satisfies WordKey,
  'member.right': 'step.member.right' satisfies WordKey,
  'spring.elsewhere': 'step.spring.elsewhere' satisfies WordKey,
  'force.opposed': 'step.force.opposed' satisfies WordKey,
}

export function Steps({ steps }: { steps: Step[] }) {
  const { t } = useWords()
  return (
    <FailsAlone instead={<p>{t('Não foi possível obter a dedução.')}</p>}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a formula wider than the screen is scrolled with the keyboard */}
      <ol className={styles.steps} tabIndex={0}>
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a symbol may stand twice in a derivation, its line may not
          <li key={i} className={styles.step}>
            <StepEquation step={step} />
            <span className={styles.clause}>
              {[
                clauseText(step.clause, t),
                step.source && t(SOURCES[step.source] ?? step.source),
                step.remark && t(REMARKS[step.remark]),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </FailsAlone>
  )
}
