import type { Step } from '@madre/engine'
import {
  decimalMarkOf,
  expressionMath,
  linear,
  linearNumber,
  linearSymbol,
  type MathNode,
  numberMath,
  printStep,
  symbolMath,
} from '@madre/print'
import { useTranslation } from 'react-i18next'
import { Equation } from './equation.tsx'

/** One line of a derivation: symbol = formula = numbers = result, as in the note. */
export function StepEquation({ step }: { step: Step }) {
  const { i18n } = useTranslation()
  const mark = decimalMarkOf(i18n.language)
  const { formula, numbers, operands, result } = printStep(step)
  const hasNumbers = numbers && operands.size > 0
  const unit = step.unit === '-' ? '' : step.unit
  const parts: MathNode[] = [
    symbolMath(step.symbol),
    ...(formula ? [expressionMath(formula, { operands: null, mark })] : []),
    ...(hasNumbers ? [expressionMath(numbers, { operands, mark })] : []),
    numberMath(result, mark),
  ]
  const words = [
    linearSymbol(step.symbol),
    ...(formula ? [linear(formula, null, mark)] : []),
    ...(hasNumbers ? [linear(numbers, operands, mark)] : []),
    `${linearNumber(result, mark)} ${unit}`.trim(),
  ]
  return <Equation parts={parts} words={words.join(' = ')} unit={unit} />
}
