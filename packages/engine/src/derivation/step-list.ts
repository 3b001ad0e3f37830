/** Collects the lines of a derivation. */
import type { Operand, Step, StepPart, StepRemark, StepSource } from '../explanation.ts'
import { CONSTANTS, type Formula } from '../formula/formula.ts'
import { scaleOf, unitOf } from '../formula/symbol-units.ts'
import { written } from '../formula/syntax.ts'

/** symbol, value, unit, as printed */
export type Value = [symbol: string, value: number, unit: string]

/** A value in N and mm, converted to the printed unit of its symbol. */
export function named(symbol: string, value: number, unit = unitOf(symbol)): Value {
  return [symbol, value / scaleOf(unit), unit]
}

export type { Formula }

/** Operands of a printed formula: numbers in N and mm under its own symbols, or values under theirs. */
export type Operands<S extends string> = Readonly<Record<S, number | Value>>

/** Symbol and clause where they differ from the definition; the value [N, mm] of the search where the formula would differ by rounding. */
type As = { symbol?: string; clause?: string; value?: number }

export class StepList {
  readonly steps: Step[]

  /** @param before lists whose lines come first */
  constructor(...before: StepList[]) {
    this.steps = before.flatMap(({ steps }) => steps)
  }

  /** A value that is given, not computed here. */
  value(symbol: string, value: number, unit: string, clause: string, source: StepSource): this {
    this.steps.push({ symbol, value: unsigned(value), unit, expression: null, operands: [], clause, source })
    return this
  }

  /** A formula with its operands and its value. Returns the value. */
  formula<S extends string>(
    f: Formula<S>,
    given: Operands<S>,
    { symbol = f.symbol, clause = f.clause, value }: As = {},
  ): Value {
    const { tree, operands } = f.parsed()
    const all: Operands<string> = { ...CONSTANTS, ...given }
    const names = new Map<string, string>()
    const numbers: Record<string, number> = {}
    const values = operands.map((o): Value => {
      const of = all[o.symbol]!
      const shown = typeof of === 'number' ? named(o.symbol, of, o.unit) : of
      numbers[o.symbol] = typeof of === 'number' ? of : of[1] * scaleOf(of[2])
      names.set(o.symbol, shown[0])
      return shown
    })
    const result = named(symbol, value ?? (f as Formula)(numbers), f.unit)
    return this.sum(result, clause, written(tree, names), values).last
  }

  /** The same, for a value that no later line uses. */
  line<S extends string>(f: Formula<S>, given: Operands<S>, as: As = {}): this {
    this.formula(f, given, as)
    return this
  }

  /** A value with a formula made here: sums over load cases, the smallest of some resistances. */
  sum([symbol, value, unit]: Value, clause: string, expression: string, operands: Value[]): this {
    this.steps.push({ symbol, value: unsigned(value), unit, expression, operands: operands.map(operand), clause })
    return this
  }

  /** The smallest or the largest of values already printed. Returns it. */
  extreme(kind: 'min' | 'max', symbol: string, clause: string, of: Value[]): Value {
    const names = of.map(([name]) => name).join(',')
    const value = Math[kind](...of.map(([, v]) => v))
    return this.sum([symbol, value, of[0]![2]], clause, `${kind}(${names})`, of).last
  }

  /** Explains the previous line; null adds nothing. */
  remark(remark: StepRemark | null): this {
    if (remark) this.steps.at(-1)!.remark = remark
    return this
  }

  /** Assigns all lines to a part. */
  as(part: StepPart): this {
    for (const step of this.steps) step.part = part
    return this
  }

  add(list: StepList): this {
    this.steps.push(...list.steps)
    return this
  }

  /** The value of the last line. */
  get last(): Value {
    const { symbol, value, unit } = this.steps.at(-1)!
    return [symbol, value, unit]
  }
}

/** Removes the sign of a zero. */
const unsigned = (value: number): number => (value === 0 ? 0 : value)

export const operand = ([symbol, value, unit]: Value): Operand => ({ symbol, value: unsigned(value), unit })
