import { type Expression, strength } from '@madre/engine'
import type { DecimalMark } from './number.ts'
import { linearNumber, literalText, type PrintedNumber } from './printed-number.ts'
import { linearSymbol } from './symbol.ts'

const SIGN = { '+': ' + ', '-': ' − ', '*': '·', '/': ' / ', '^': '^' } as const

/**
 * The expression in one line of text, as the alternative text of its equation: 'M_y,Ed / W_eff,y', or with numbers for the symbols.
 *
 * @param operands numbers to stand for the symbols; null prints the symbols
 */
export function linear(e: Expression, operands: ReadonlyMap<string, PrintedNumber> | null, mark: DecimalMark): string {
  const inner = (part: Expression) => linear(part, operands, mark)
  const held = (part: Expression, least: number) => {
    const text = inner(part)
    const negative = text.startsWith('−') && least > 1
    const power = least >= 3 && /[·^]/.test(text)
    return strength(part) < least || negative || power ? `(${text})` : text
  }
  switch (e.kind) {
    case 'number':
      return literalText(e.text, mark)
    case 'symbol': {
      const number = operands?.get(e.name)
      return number ? linearNumber(number, mark) : linearSymbol(e.name)
    }
    case 'negative':
      return `−${held(e.of, 2)}`
    case 'binary': {
      const own = strength(e)
      const right = e.operator === '+' || e.operator === '*' ? own : own + 1
      const rightText = e.operator === '/' ? heldDivisor(e.right, inner) : held(e.right, right)
      return held(e.left, e.operator === '^' ? 4 : own) + SIGN[e.operator] + rightText
    }
    case 'call':
      return `${e.name}(${e.args.map(inner).join('; ')})`
  }
}

/** A divisor of more than one factor stands in brackets, and so does a number with its power of ten. */
function heldDivisor(part: Expression, inner: (e: Expression) => string): string {
  const text = inner(part)
  return strength(part) <= 2 || text.startsWith('−') || text.includes('·') ? `(${text})` : text
}
