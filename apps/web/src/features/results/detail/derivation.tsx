import { type CheckCode, type Step, type StepRemark, withArrangementLetters } from '@madre/engine'
import { useWords } from '../../../i18n/facade.ts'
import { tk } from '../../../i18n/tk.ts'
import { StepEquation } from '../../../ui/equation/step-equation.tsx'
import { FailsAlone } from '../../../ui/page/fails-alone.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { clauseText } from '../model/limit-words.ts'
import styles from './derivation.module.css'

/** How a check comes about, line by line: symbol, formula, numbers, result, clause; the engine's own values. */
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
  section: tk('da secção'),
  table: tk('valor de tabela'),
  solver: tk('solução numérica'),
  statics: tk('análise da linha'),
}

const REMARKS: Record<StepRemark, string> = {
  'edge.web': tk('condiciona o bordo junto à alma'),
  'edge.lip': tk('condiciona o bordo junto ao reforço'),
  'flange.upper': tk('banzo superior'),
  'flange.lower': tk('banzo inferior'),
  'lateralLoad.first': tk('condiciona a primeira de duas cargas laterais'),
  'lateralLoad.spring': tk('condiciona a segunda de duas cargas laterais: a chapa recebe 1 − β do binário na fixação'),
  'lateralLoad.axis': tk('condiciona a segunda de duas cargas laterais: sem o binário na fixação'),
  'curve.lateral': tk('curva b para a encurvadura lateral, 6.2.4'),
  'curve.b': tk('curva b: secções C e Z com reforços, Quadro 6.3'),
  'curve.c': tk('curva c: outras secções, Quadro 6.3'),
  'curve.flange': tk('curva b, α = 0,34, para o banzo livre, 10.1.4.2'),
  'length.span': tk('um vão'),
  'length.console': tk('o dobro da consola'),
  'length.line': tk('toda a linha num só modelo'),
  distortion: tk('0,92 pela distorção da secção, que o modelo da linha omite'),
  'lateralLoad.inPlane': tk('carga no plano da envolvente: o mais desfavorável dos dois sinais'),
  'fastener.family': tk('onde o fabricante da secção prevê as fixações'),
  'fastener.nearEdge': tk('fixações a menos de 25 mm de um bordo do banzo: 130·p não se aplica'),
  'place.end': tk('a parte comprimida do banzo termina aqui: σ_c = 0'),
  'place.pulled': tk('aqui M e N não comprimem o banzo: em m só conta a carga no plano da envolvente'),
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
