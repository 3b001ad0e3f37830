/** Collects the lines of a derivation. */
import type { Operand, Step, StepRemark, StepSource } from '../explanation.ts'

/** symbol, value, unit */
export type Value = [symbol: string, value: number, unit: string]

export class StepList {
  readonly steps: Step[] = []

  /** A value that is read, not computed here. */
  value(symbol: string, value: number, unit: string, clause: string, source: StepSource): this {
    this.steps.push({ symbol, value, unit, expression: null, operands: [], clause, source })
    return this
  }

  /** A value with its formula; `value` is what the search used. */
  formula(symbol: string, value: number, unit: string, clause: string, expression: string, operands: Value[]): this {
    this.steps.push({ symbol, value, unit, expression, operands: operands.map(operand), clause })
    return this
  }

  /** Says what the line before stands for; nothing for null. */
  remark(remark: StepRemark | null): this {
    if (remark) this.steps.at(-1)!.remark = remark
    return this
  }

  add(steps: Step[]): this {
    this.steps.push(...steps)
    return this
  }
}

const operand = ([symbol, value, unit]: Value): Operand => ({ symbol, value, unit })
