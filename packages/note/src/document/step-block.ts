import type { Step } from '@madre/engine'
import { linearNumber } from '../expression/digits.ts'
import { linear } from '../expression/linear.ts'
import { expressionMath, type MathNode, numberMath, symbolMath } from '../expression/math.ts'
import { printStep } from '../expression/substitute.ts'
import { linearSymbol } from '../expression/symbol.ts'
import { mathWidth } from '../expression/width.ts'
import type { StepBlock } from '../typst/blocks.ts'
import { citation } from './citations.ts'
import type { Subject } from './subject.ts'
import { unitMath, unitText } from './units.ts'

/** Characters an equation may take beside its clause. */
const LINE_WIDTH = 76

/** A step of a derivation as symbol = formula = substitution = result. */
export function stepBlock(step: Step, s: Pick<Subject, 'mark' | 'words'>): StepBlock {
  const { formula, operands, result } = printStep(step)
  const unit = unitText(step.unit)
  const value: MathNode = {
    k: 'row',
    v: [numberMath(result, s.mark), ...(unit === '' ? [] : [{ k: 'space' } as const, unitMath(step.unit)])],
  }
  const parts = [symbolMath(step.symbol)]
  const words = [linearSymbol(step.symbol)]
  if (formula) {
    // A formula of numbers alone, or of one symbol, says the same twice.
    parts.push(expressionMath(formula, { operands: null, mark: s.mark }))
    words.push(linear(formula, null, s.mark))
    if (operands.size > 0) {
      parts.push(expressionMath(formula, { operands, mark: s.mark }))
      words.push(linear(formula, operands, s.mark))
    }
  }
  parts.push(value)
  words.push(linearNumber(result, s.mark) + (unit === '' ? '' : ` ${unit}`))
  const lines = linesOf(parts)
  const wide = lines.some((line) => width(line) > LINE_WIDTH)
  return { lines, wide, alt: words.join(' = '), clause: citation(step.clause, s), remark: remarkOf(step, s) }
}

const width = (line: MathNode[]) => line.reduce((sum, p) => sum + mathWidth(p) + 3, 0)

/** One line where all fits; else symbol and formula, then the numbers and the result, together if they fit. */
function linesOf(parts: MathNode[]): MathNode[][] {
  if (width(parts) <= LINE_WIDTH || parts.length < 3) return [parts]
  const [head, rest] = [parts.slice(0, 2), parts.slice(2)]
  return width(rest) + mathWidth(parts[0]!) <= LINE_WIDTH ? [head, rest] : [head, ...rest.map((p) => [p])]
}

function remarkOf(step: Step, s: Pick<Subject, 'words'>): string {
  const { remarks } = s.words
  return [step.source && remarks[`source.${step.source}`], step.remark && remarks[`step.${step.remark}`]]
    .filter(Boolean)
    .join(' · ')
}
