import { type Expression, evaluate, type Operand, parseExpression, type Step } from '@madre/engine'
import { digitsOf, halfUnitOf, numberOf, type PrintedNumber, printNumber } from './printed-number.ts'

const RESULT_DIGITS = 4
const FIRST_DIGITS = 5
const LAST_DIGITS = 15

/** A step ready to be printed. */
export interface PrintedStep {
  formula: Expression | null
  /** the formula as its numbers are printed in it */
  numbers: Expression | null
  /** numbers of the substitution by symbol */
  operands: ReadonlyMap<string, PrintedNumber>
  result: PrintedNumber
  /** whether whoever works the substitution out by hand arrives at the printed result; false is a fault of the derivation */
  isProven: boolean
}

/**
 * Chooses the digits of a step: the result has at least four and all before the decimal mark; every operand has as many, from five up, as it takes
 * for the printed substitution to give the printed result within half a unit of its last digit, the half included. Where no digits of the operands
 * suffice, the result takes more. Where nothing does, every number has fifteen and the step says so.
 *
 * @throws ExpressionError the formula cannot be read, or does not belong to the operands
 */
export function printStep(step: Step): PrintedStep {
  const formula = step.expression === null ? null : parseExpression(step.expression)
  const fewest = digitsOf(step.value, RESULT_DIGITS)
  if (formula === null)
    return {
      formula,
      numbers: null,
      operands: new Map(),
      result: printNumber(step.value, fewest, true),
      isProven: true,
    }
  const printed = new Map<number, Map<string, PrintedNumber>>()
  const operandsWith = (digits: number) => {
    const operands = printed.get(digits) ?? printOperands(step.operands, digits)
    printed.set(digits, operands)
    return operands
  }
  for (let resultDigits = fewest; resultDigits <= LAST_DIGITS; resultDigits++) {
    const result = printNumber(step.value, resultDigits, true)
    for (let digits = FIRST_DIGITS; digits <= LAST_DIGITS; digits++) {
      const operands = operandsWith(digits)
      if (gives(evaluate(formula, valuesOf(operands)), result))
        return { formula, numbers: withoutMinusZeros(formula, operands), operands, result, isProven: true }
    }
  }
  const operands = operandsWith(LAST_DIGITS)
  return {
    formula,
    numbers: withoutMinusZeros(formula, operands),
    operands,
    result: printNumber(step.value, LAST_DIGITS, true),
    isProven: false,
  }
}

/** A formula as its numbers are printed in it: the minus before a symbol whose number is 0 goes, since no zero has one. */
function withoutMinusZeros(e: Expression, operands: ReadonlyMap<string, PrintedNumber>): Expression {
  const inner = (part: Expression) => withoutMinusZeros(part, operands)
  switch (e.kind) {
    case 'negative':
      return e.of.kind === 'symbol' && operands.get(e.of.name)?.mantissa === '0' ? e.of : { ...e, of: inner(e.of) }
    case 'binary':
      return { ...e, left: inner(e.left), right: inner(e.right) }
    case 'call':
      return { ...e, args: e.args.map(inner) }
    default:
      return e
  }
}

/** Beside half a unit only the rounding of this very comparison. */
const gives = (value: number, result: PrintedNumber): boolean =>
  Math.abs(value - numberOf(result)) <= halfUnitOf(result) * (1 + 1e-9)

const printOperands = (operands: Operand[], digits: number): Map<string, PrintedNumber> =>
  new Map(operands.map((o) => [o.symbol, printNumber(o.value, digitsOf(o.value, digits))]))

function valuesOf(operands: ReadonlyMap<string, PrintedNumber>): Record<string, number> {
  return Object.fromEntries([...operands].map(([symbol, p]) => [symbol, numberOf(p)]))
}
