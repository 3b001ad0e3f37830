import type { Step } from '@madre/engine'
import {
  expressionMath,
  linear,
  linearNumber,
  linearSymbol,
  type MathNode,
  mathWidth,
  numberMath,
  printStep,
  symbolMath,
} from '@madre/print'
import type { Block, StepBlock } from '../typst/blocks.ts'
import { citation } from './citations.ts'
import type { Subject } from './subject.ts'
import { unitMath, unitText } from './units.ts'

/** Characters of an equation that fit beside its clause. */
const LINE_WIDTH = 76

/** Values from one source printed side by side. */
const SIDE_BY_SIDE = 3

/** Groups lines: a run of values from one source, or one line. */
function runsOf(steps: Step[]): Step[][] {
  const runs: Step[][] = []
  for (const step of steps) {
    const last = runs.at(-1)
    const [before] = last ?? []
    const alike =
      before?.expression === null &&
      step.expression === null &&
      before.clause === step.clause &&
      before.source === step.source &&
      !before.remark &&
      !step.remark
    if (last && alike) last.push(step)
    else runs.push([step])
  }
  return runs.flatMap((run) => (run.length < SIDE_BY_SIDE ? run.map((step) => [step]) : [run]))
}

/**
 * Steps one after another, values from one source side by side.
 *
 * @param remark text beside a line, in addition to the engine's remark
 */
export function stepBlocks(
  steps: Step[],
  s: Pick<Subject, 'mark' | 'words' | 'say' | 'unproven' | 'check'>,
  remark: (step: Step) => string | null = () => null,
): Block[] {
  const blocks: Block[] = []
  for (const run of runsOf(steps)) {
    if (run.length > 1) {
      blocks.push(valuesBlock(run, s))
      continue
    }
    const [step] = run as [Step]
    const item = { ...stepBlock(step, s), ...(remark(step) === null ? {} : { remark: remark(step)! }) }
    const last = blocks.at(-1)
    if (last?.kind === 'steps') last.items.push(item)
    else blocks.push({ kind: 'steps', items: [item] })
  }
  return blocks
}

const isMode = (step: Step) => /^U_[A-Z]_(sway|spread)$/.test(step.symbol)

function valuesBlock(run: Step[], s: Pick<Subject, 'mark' | 'words' | 'say' | 'unproven' | 'check'>): Block {
  const items = run.map((step) => inlineStep(step, s))
  const { clause, remark } = stepBlock(run[0]!, s)
  return { kind: 'values', items, clause, remark: run.some(isMode) ? s.say('checks.mode') : remark }
}

const equalled = (parts: MathNode[]): MathNode => ({
  k: 'row',
  v: parts.flatMap((p, i) => (i === 0 ? [p] : [{ k: 'operator', v: '=' } as const, p])),
})

export function inlineStep(
  step: Step,
  s: Pick<Subject, 'mark' | 'words' | 'unproven' | 'check'>,
): { math: MathNode; alt: string } {
  const { lines, alt } = stepBlock(step, s, true)
  return { math: equalled(lines.flat()), alt }
}

/** A step in one line of a table, without the symbol it defines: 'b_top/t = 70/1.46 = 47.95'. */
export function inlineQuotient(
  step: Step,
  s: Pick<Subject, 'mark' | 'words' | 'unproven' | 'check'>,
): { math: MathNode; alt: string } {
  if (step.expression === null) return inlineStep(step, s)
  const { lines, alt } = stepBlock(step, s, true)
  return { math: equalled(lines.flat().slice(1)), alt: alt.slice(alt.indexOf(' = ') + 3) }
}

/** A step of a derivation as symbol = formula = substitution = result; `inLine` with slashes for fractions. */
export function stepBlock(
  step: Step,
  s: Pick<Subject, 'mark' | 'words' | 'unproven' | 'check'>,
  inLine = false,
): StepBlock {
  const { formula, numbers, operands, result, isProven } = printStep(step)
  if (!isProven) s.unproven(s.check, step.symbol)
  const unit = unitText(step.unit)
  const value: MathNode = {
    k: 'row',
    v: [numberMath(result, s.mark), ...(unit === '' ? [] : [{ k: 'space' } as const, unitMath(step.unit)])],
  }
  const parts = [symbolMath(step.symbol)]
  const words = [linearSymbol(step.symbol)]
  if (formula) {
    // A formula of numbers alone, or of one symbol, would repeat itself.
    parts.push(expressionMath(formula, { operands: null, mark: s.mark }, inLine))
    words.push(linear(formula, null, s.mark))
    if (numbers && operands.size > 0 && formula.kind !== 'symbol') {
      parts.push(expressionMath(numbers, { operands, mark: s.mark }, inLine))
      words.push(linear(numbers, operands, s.mark))
    }
  }
  parts.push(value)
  words.push(linearNumber(result, s.mark) + (unit === '' ? '' : ` ${unit}`))
  const lines = linesOf(parts)
  const wide = lines.some((line) => width(line) > LINE_WIDTH)
  return { lines, wide, alt: words.join(' = '), clause: citation(step.clause, s), remark: remarkOf(step, s) }
}

const width = (line: MathNode[]) => line.reduce((sum, p) => sum + mathWidth(p) + 3, 0)

/** One line if all fits; else symbol and formula, then numbers and result, together if they fit. */
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
