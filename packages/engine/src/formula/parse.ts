import { type Expression, ExpressionError, FUNCTION_NAMES, type FunctionName } from './syntax.ts'

/**
 * Reads an expression: + − * / ^ ( ), sqrt, cbrt, abs, min, max; ^ binds strongest and to the right, then the sign, then * and /.
 *
 * @param names symbols of the operands
 * @throws ExpressionError with the text that cannot be read
 */
export function parseExpression(text: string, names: string[] = []): Expression {
  const reader = new Reader(tokenise(text, names), text)
  const expression = reader.sum()
  reader.end()
  return expression
}

class Reader {
  private at = 0
  constructor(
    private readonly tokens: Token[],
    private readonly text: string,
  ) {}

  sum(): Expression {
    let left = this.product()
    for (let m = this.take('+', '-'); m; m = this.take('+', '-'))
      left = { kind: 'binary', operator: m as '+' | '-', left, right: this.product() }
    return left
  }

  end(): void {
    if (this.at < this.tokens.length) this.fail()
  }

  private product(): Expression {
    let left = this.signed()
    for (let m = this.take('*', '/'); m; m = this.take('*', '/'))
      left = { kind: 'binary', operator: m as '*' | '/', left, right: this.signed() }
    return left
  }

  private signed(): Expression {
    if (this.take('-')) return { kind: 'negative', of: this.signed() }
    if (this.take('+')) return this.signed()
    return this.power()
  }

  private power(): Expression {
    const left = this.atom()
    return this.take('^') ? { kind: 'binary', operator: '^', left, right: this.signed() } : left
  }

  private atom(): Expression {
    const token = this.tokens[this.at++]
    if (token?.kind === 'number') return { kind: 'number', text: token.text }
    if (token?.kind === 'name') {
      const called = FUNCTION_NAMES.includes(token.text as FunctionName) && this.take('(')
      return called ? this.call(token.text as FunctionName) : { kind: 'symbol', name: token.text }
    }
    if (token?.text === '(') {
      const inner = this.sum()
      this.expect(')')
      return inner
    }
    return this.fail()
  }

  private call(name: FunctionName): Expression {
    const args = [this.sum()]
    while (this.take(',')) args.push(this.sum())
    this.expect(')')
    if (args.length > 1 && name !== 'min' && name !== 'max') this.fail()
    return { kind: 'call', name, args }
  }

  private take(...marks: string[]): string | null {
    const token = this.tokens[this.at]
    if (token?.kind !== 'mark' || !marks.includes(token.text)) return null
    this.at++
    return token.text
  }

  private expect(mark: string): void {
    if (!this.take(mark)) this.fail()
  }

  private fail(): never {
    const token = this.tokens[Math.min(this.at, this.tokens.length) - 1]
    throw new ExpressionError(`cannot read "${this.text}" at "${token?.text ?? 'the end'}"`)
  }
}

type Token = { kind: 'number' | 'name' | 'mark'; text: string }

const MARKS = new Map([
  ['−', '-'],
  ['·', '*'],
  ['×', '*'],
])

/**
 * Splits an expression into numbers, names and marks.
 *
 * @param names symbols of the operands; they are found first, so that a symbol may hold a comma ('W_eff,y')
 * @throws ExpressionError a character that belongs to none of them
 */
function tokenise(text: string, names: string[] = []): Token[] {
  const known = [...names].sort((a, b) => b.length - a.length)
  const tokens: Token[] = []
  let rest = text
  while (rest !== '') {
    const space = /^\s+/.exec(rest)
    if (space) {
      rest = rest.slice(space[0].length)
      continue
    }
    const number = /^\d+(\.\d+)?(e[+-]?\d+)?/i.exec(rest)
    const name = known.find((n) => rest.startsWith(n) && !/^[\p{L}\p{N}_]/u.test(rest.slice(n.length)))
    const word = /^\p{L}[\p{L}\p{M}\p{N}_']*/u.exec(rest)
    const found = name ?? number?.[0] ?? word?.[0] ?? rest[0]!
    const kind = name ? 'name' : number ? 'number' : word ? 'name' : 'mark'
    const mark = MARKS.get(found) ?? found
    if (kind === 'mark' && !'+-*/^(),'.includes(mark)) throw new ExpressionError(`"${found}" in "${text}"`)
    tokens.push({ kind, text: kind === 'mark' ? mark : found })
    rest = rest.slice(found.length)
  }
  return tokens
}
