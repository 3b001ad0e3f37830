/** How numbers are written, and how a step of a derivation is: with which digits, as an equation and in a line of text. */
export { linear } from './linear.ts'
export { expressionMath, type MathNode, mathWidth, numberMath, symbolMath } from './math.ts'
export { type DecimalMark, decimalMarkOf, decimalsOf, formatNumber, roundUp } from './number.ts'
export {
  digitsOf,
  halfUnitOf,
  linearNumber,
  numberOf,
  type PrintedNumber,
  printNumber,
} from './printed-number.ts'
export { slopeAsTyped, slopeText } from './slope.ts'
export { type PrintedStep, printStep } from './substitute.ts'
export { linearSymbol } from './symbol.ts'
