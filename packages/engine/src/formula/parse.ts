import { type BinaryOperator, type Expression, ExpressionError, FUNCTION_NAMES, type FunctionName } from './syntax.ts'

/** A number, a name, or a mark of one character. */
const TOKEN = /\d+(\.\d+)?(e[+-]?\d+)?|\p{L}[\p{L}\p{M}\p{N}_']*|\S/giu
const TYPOGRAPHIC = new Map([
  ['−', '-'],
  ['·', '*'],
  ['×', '*'],
])

/**
 * Reads an expression: + − * / ^ ( ), sqrt, cbrt, abs, min, max; ^ binds strongest and to the right, then the sign, then * and /.
 * @throws ExpressionError with the text that cannot be read
 */
export function parseExpression(text: string): Expression {
  const tokens = Array.from(text.matchAll(TOKEN), ([found]) => TYPOGRAPHIC.get(found) ?? found)
  let at = 0

  function fail(): never {
    const token = tokens[Math.min(at, tokens.length) - 1]
    throw new ExpressionError(`cannot read "${text}" at "${token ?? 'the end'}"`)
  }

  function take(...marks: string[]): string | null {
    const token = tokens[at]
    if (token === undefined || !marks.includes(token)) return null
    at++
    return token
  }

  function expect(mark: string): void {
    if (!take(mark)) fail()
  }

  /** Operators of one rank, from left to right. */
  function chain(part: () => Expression, ...operators: BinaryOperator[]): Expression {
    let left = part()
    for (let m = take(...operators); m; m = take(...operators))
      left = { kind: 'binary', operator: m as BinaryOperator, left, right: part() }
    return left
  }

  const sum = (): Expression => chain(product, '+', '-')
  const product = (): Expression => chain(signed, '*', '/')

  function signed(): Expression {
    if (take('-')) return { kind: 'negative', of: signed() }
    if (take('+')) return signed()
    const left = atom()
    return take('^') ? { kind: 'binary', operator: '^', left, right: signed() } : left
  }

  function atom(): Expression {
    const token = tokens[at++] ?? fail()
    if (/^\d/.test(token)) return { kind: 'number', text: token }
    if (/^\p{L}/u.test(token)) {
      const isCalled = FUNCTION_NAMES.includes(token as FunctionName) && take('(')
      return isCalled ? call(token as FunctionName) : { kind: 'symbol', name: token }
    }
    if (token !== '(') fail()
    const inner = sum()
    expect(')')
    return inner
  }

  function call(name: FunctionName): Expression {
    const args = [sum()]
    while (take(',')) args.push(sum())
    expect(')')
    if (args.length > 1 && name !== 'min' && name !== 'max') fail()
    return { kind: 'call', name, args }
  }

  const expression = sum()
  if (at < tokens.length) fail()
  return expression
}
