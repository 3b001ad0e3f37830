import { type Expression, ExpressionError } from './syntax.ts'

/**
 * Value of an expression.
 *
 * @param values of the symbols; pi is known
 * @throws ExpressionError a symbol without a value
 */
export function evaluate(e: Expression, values: ReadonlyMap<string, number>): number {
  switch (e.kind) {
    case 'number':
      return Number(e.text)
    case 'symbol': {
      const value = values.get(e.name) ?? (e.name === 'pi' || e.name === 'π' ? Math.PI : undefined)
      if (value === undefined) throw new ExpressionError(`no value for "${e.name}"`)
      return value
    }
    case 'negative':
      return -evaluate(e.of, values)
    case 'binary': {
      const [a, b] = [evaluate(e.left, values), evaluate(e.right, values)]
      if (e.operator === '+') return a + b
      if (e.operator === '-') return a - b
      if (e.operator === '*') return a * b
      return e.operator === '/' ? a / b : a ** b
    }
    case 'call': {
      const args = e.args.map((a) => evaluate(a, values))
      return (e.name === 'ln' ? Math.log : Math[e.name])(...(args as [number]))
    }
  }
}
