import { type Expression, evaluate, type Operand, parseExpression, type Step } from '@madre/engine'
import { numberOf, type PrintedNumber, printNumber } from './digits.ts'

const RESULT_DIGITS = 4
const FIRST_DIGITS = 5
const LAST_DIGITS = 15
/** The last bits of floating point, as a load has them where another one takes it away: no force or moment is that small. */
const NOISE = 1e-12

/** A step ready to be printed: whoever works the substitution out by hand arrives at the printed result. */
export interface PrintedStep {
  formula: Expression | null
  /** numbers of the substitution by symbol */
  operands: ReadonlyMap<string, PrintedNumber>
  result: PrintedNumber
}

/**
 * Chooses the digits of a step: the result has at least four; every operand has as many, from five up, as it takes for the printed substitution to
 * give the printed result. Where no digits suffice (a difference of nearly equal numbers), the result shows fewer. An operand that is nothing but
 * the last bits of floating point is printed as 0 where the result does not depend on it.
 *
 * @throws ExpressionError the formula cannot be read, or does not belong to the operands
 */
export function printStep(step: Step): PrintedStep {
  const formula = step.expression === null ? null : parseExpression(step.expression)
  for (let resultDigits = resultDigitsOf(step.value); resultDigits >= 1; resultDigits--) {
    const result = printNumber(step.value, resultDigits, true)
    if (formula === null) return { formula, operands: new Map(), result }
    for (let digits = FIRST_DIGITS; digits <= LAST_DIGITS; digits++) {
      for (const least of step.operands.some((o) => isNoise(o.value, NOISE)) ? [NOISE, 0] : [0]) {
        const operands = printOperands(step.operands, digits, least)
        const again = evaluate(formula, valuesOf(operands))
        if (sameNumber(printNumber(again, resultDigits, true), result)) return { formula, operands, result }
      }
    }
  }
  throw new RangeError(`${step.symbol} = ${step.expression} does not give ${step.value}`)
}

/** Four digits, and all digits before the decimal mark: 28876 must not read 28880. */
function resultDigitsOf(value: number): number {
  const whole = Math.floor(Math.log10(Math.max(Math.abs(value), 1))) + 1
  return whole <= 6 ? Math.max(RESULT_DIGITS, whole) : RESULT_DIGITS
}

const isNoise = (value: number, least: number) => value !== 0 && Math.abs(value) < least

function printOperands(operands: Operand[], digits: number, least: number): Map<string, PrintedNumber> {
  return new Map(operands.map((o) => [o.symbol, printNumber(isNoise(o.value, least) ? 0 : o.value, digits)]))
}

function valuesOf(operands: ReadonlyMap<string, PrintedNumber>): Record<string, number> {
  return Object.fromEntries([...operands].map(([symbol, p]) => [symbol, numberOf(p)]))
}

const sameNumber = (a: PrintedNumber, b: PrintedNumber) => a.mantissa === b.mantissa && a.exponent === b.exponent
