import { differenceOf, sumOf } from '../zero.ts'
import { type BinaryOperator, type Expression, ExpressionError, type FunctionName } from './syntax.ts'

export type Values = Readonly<Record<string, number>>

/** An expression ready to be evaluated. @throws ExpressionError a symbol without a value */
export type Evaluated = (values: Values) => number

const PI: Values = { pi: Math.PI, π: Math.PI }

/** A power of ten converts between printed units: worth 1 where all values are in N and mm. */
const convertsUnits = (e: Expression) =>
  e.kind === 'binary' &&
  e.operator === '^' &&
  e.left.kind === 'number' &&
  e.left.text === '10' &&
  e.right.kind === 'number'

/**
 * An expression as closures, one a node. A sum or difference that is nothing beside its larger term is 0.
 * @param known values of symbols that need not be given, besides pi
 * @param inBaseUnits all values are in N and mm, whatever the expression prints
 */
export function compile(e: Expression, known: Values = {}, inBaseUnits = false): Evaluated {
  const part = (of: Expression) => compile(of, known, inBaseUnits)
  switch (e.kind) {
    case 'number': {
      const value = Number(e.text)
      return () => value
    }
    case 'symbol': {
      const { name } = e
      const constant = known[name] ?? PI[name]
      if (constant !== undefined) return () => constant
      return (values) => {
        const value = values[name]
        if (value === undefined) throw new ExpressionError(`no value for "${name}"`)
        return value
      }
    }
    case 'negative': {
      const of = part(e.of)
      return (values) => -of(values)
    }
    case 'binary': {
      if (inBaseUnits && convertsUnits(e)) return () => 1
      const a = part(e.left)
      if (inBaseUnits && (e.operator === '*' || e.operator === '/') && convertsUnits(e.right)) return a
      return joined(e.operator, a, part(e.right))
    }
    case 'call':
      return called(e.name, e.args.map(part))
  }
}

function joined(operator: BinaryOperator, a: Evaluated, b: Evaluated): Evaluated {
  switch (operator) {
    case '+':
      return (values) => sumOf(a(values), b(values))
    case '-':
      return (values) => differenceOf(a(values), b(values))
    case '*':
      return (values) => a(values) * b(values)
    case '/':
      return (values) => a(values) / b(values)
    case '^':
      return (values) => a(values) ** b(values)
  }
}

function called(name: FunctionName, args: Evaluated[]): Evaluated {
  const of: (...all: number[]) => number = name === 'ln' ? Math.log : Math[name]
  const [a, b] = args as [Evaluated, Evaluated]
  if (args.length === 1) return (values) => of(a(values))
  if (args.length === 2) return (values) => of(a(values), b(values))
  return (values) => of(...args.map((x) => x(values)))
}

/** Value of an expression, pi known. @throws ExpressionError a symbol without a value */
export const evaluate = (e: Expression, values: Values): number => compile(e)(values)
