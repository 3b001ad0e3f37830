import { type Expression, strength } from '@madre/engine'
import type { DecimalMark } from './number.ts'
import { literalText, type PrintedNumber } from './printed-number.ts'
import { functionOfAngle, writtenSymbol } from './symbol.ts'

/** What the typesetter builds an equation from: data, never source. */
export type MathNode =
  | { k: 'italic'; v: string }
  | { k: 'upright'; v: string }
  | { k: 'number'; v: string }
  | { k: 'operator'; v: string }
  | { k: 'space' }
  | { k: 'row'; v: MathNode[] }
  | { k: 'fraction'; n: MathNode; d: MathNode }
  | { k: 'sub'; b: MathNode; s: string }
  | { k: 'power'; b: MathNode; e: MathNode }
  | { k: 'bar'; v: MathNode }
  | { k: 'root'; v: MathNode; i: string }
  | { k: 'brackets'; v: MathNode; o: string; c: string }

const row = (...v: MathNode[]): MathNode => (v.length === 1 ? v[0]! : { k: 'row', v })
const operator = (v: string): MathNode => ({ k: 'operator', v })
const brackets = (v: MathNode, o = '(', c = ')'): MathNode => ({ k: 'brackets', v, o, c })

/** A symbol with its subscript and bar; of a product, 'c_s*c_d', each of them. */
export function symbolMath(symbol: string): MathNode {
  if (symbol.includes('*'))
    return row(...symbol.split('*').flatMap((s, i) => [...(i === 0 ? [] : [operator('·')]), symbolMath(s)]))
  const of = functionOfAngle(symbol)
  if (of) return row({ k: 'upright', v: of.name }, { k: 'space' }, { k: 'italic', v: of.angle })
  const { letter, subscript, bar } = writtenSymbol(symbol)
  const plain: MathNode = letter.length > 3 ? { k: 'upright', v: letter } : { k: 'italic', v: letter }
  const base: MathNode = bar ? { k: 'bar', v: plain } : plain
  return subscript === '' ? base : { k: 'sub', b: base, s: subscript }
}

/** A printed number, with its power of ten. */
export function numberMath(p: PrintedNumber, mark: DecimalMark): MathNode {
  const digits: MathNode = { k: 'number', v: p.mantissa.replace('-', '').replace('.', mark) }
  const ten: MathNode = { k: 'number', v: '10' }
  const exponent: MathNode = { k: 'number', v: String(p.exponent).replace('-', '−') }
  const whole = p.exponent === 0 ? digits : row(digits, operator('·'), { k: 'power', b: ten, e: exponent })
  return p.mantissa.startsWith('-') ? row({ k: 'number', v: '−' }, whole) : whole
}

export interface MathOptions {
  /** numbers to stand for the symbols; null shows the symbols */
  operands: ReadonlyMap<string, PrintedNumber> | null
  mark: DecimalMark
}

/** The expression as an equation: divisions as fractions, roots as roots; a division inside a fraction is written with a slash. */
export function expressionMath(e: Expression, options: MathOptions, inFraction = false): MathNode {
  const inner = (part: Expression, deeper = inFraction) => expressionMath(part, options, deeper)
  const held = (part: Expression, least: number) =>
    needsBrackets(part, least, options, inFraction) ? brackets(inner(part)) : inner(part)
  switch (e.kind) {
    case 'number':
      return { k: 'number', v: literalText(e.text, options.mark) }
    case 'symbol': {
      const number = options.operands?.get(e.name)
      return number ? numberMath(number, options.mark) : symbolMath(e.name)
    }
    case 'negative':
      return row({ k: 'number', v: '−' }, held(e.of, 2))
    case 'call':
      return callMath(
        e.name,
        e.args.map((a) => inner(a)),
      )
    case 'binary':
      if (e.operator === '/') return divisionMath(e, options, inFraction)
      if (e.operator === '^') return { k: 'power', b: held(e.left, 4), e: inner(e.right, true) }
      return row(
        e.operator === '*' ? held(e.left, 2) : inner(e.left),
        operator({ '+': '+', '-': '−', '*': '·' }[e.operator]),
        held(e.right, e.operator === '+' ? 1.5 : 2),
      )
  }
}

function divisionMath(e: Expression, options: MathOptions, inFraction: boolean): MathNode {
  const { above, below } = factorsOf(e)
  const product = (factors: Expression[], deeper: boolean): MathNode => {
    const alone = factors.length === 1
    const parts = factors.map((f) => {
      const math = expressionMath(f, options, deeper)
      return needsBrackets(f, alone && !inFraction ? 0 : 2, options, deeper) ? brackets(math) : math
    })
    return row(...parts.flatMap((p, i) => (i === 0 ? [p] : [operator('·'), p])))
  }
  const [n, d] = [withoutOnes(above), withoutOnes(below)]
  if (!inFraction) return { k: 'fraction', n: product(n, true), d: product(d, true) }
  const divisor = product(d, true)
  const power = d.length === 1 && hasPowerOfTen(d[0]!, options)
  return row(product(n, true), operator('/'), d.length > 1 || power ? brackets(divisor) : divisor)
}

/** A product taken apart: what stands above and below the line of a fraction. */
interface Factors {
  above: Expression[]
  below: Expression[]
}

/**
 * The factors of a chain of multiplications and divisions; a division inside a factor is opened too: a / b / c → a above, b and c below.
 * Divisions inside sums, roots and powers stay where they are.
 */
function factorsOf(e: Expression): Factors {
  if (e.kind !== 'binary' || (e.operator !== '*' && e.operator !== '/')) return { above: [e], below: [] }
  const left = factorsOf(e.left)
  const right = factorsOf(e.right)
  return e.operator === '*'
    ? { above: [...left.above, ...right.above], below: [...left.below, ...right.below] }
    : { above: [...left.above, ...right.below], below: [...left.below, ...right.above] }
}

/** The factor 1 says nothing beside others. */
function withoutOnes(factors: Expression[]): Expression[] {
  const rest = factors.filter((f) => f.kind !== 'number' || f.text !== '1')
  return rest.length > 0 ? rest : factors.slice(0, 1)
}

function callMath(name: string, args: MathNode[]): MathNode {
  const [first] = args
  if (name === 'sqrt') return { k: 'root', v: first!, i: '' }
  if (name === 'cbrt') return { k: 'root', v: first!, i: '3' }
  if (name === 'abs') return brackets(first!, '|', '|')
  const list = args.flatMap((a, i) => (i === 0 ? [a] : [operator(';'), a]))
  return row({ k: 'upright', v: name }, brackets(row(...list)))
}

const numberFor = (e: Expression, o: MathOptions) => (e.kind === 'symbol' ? o.operands?.get(e.name) : undefined)
const hasPowerOfTen = (e: Expression, o: MathOptions) => (numberFor(e, o)?.exponent ?? 0) !== 0

/** Whether a part needs brackets: weaker than its surroundings, a negative number after an operator, or a power of ten under a power. */
function needsBrackets(part: Expression, least: number, options: MathOptions, inFraction: boolean): boolean {
  const number = numberFor(part, options)
  if (number) return (number.mantissa.startsWith('-') && least > 1) || (number.exponent !== 0 && least > 2)
  // A fraction is its own bracket, but for a power on it.
  if (part.kind === 'binary' && part.operator === '/' && !inFraction) return least > 2
  return strength(part) < least
}

/** About how wide an equation is set, in characters: enough to decide where a line ends. */
export function mathWidth(node: MathNode): number {
  switch (node.k) {
    case 'italic':
    case 'upright':
    case 'number':
      return node.v.length
    case 'operator':
      return 2.4
    case 'space':
      return 0.4
    case 'row':
      return node.v.reduce((sum, v) => sum + mathWidth(v), 0)
    case 'fraction':
      return Math.max(mathWidth(node.n), mathWidth(node.d)) + 1
    case 'sub':
      return mathWidth(node.b) + 0.65 * node.s.length
    case 'power':
      return mathWidth(node.b) + 0.65 * mathWidth(node.e)
    case 'bar':
      return mathWidth(node.v)
    case 'root':
      return mathWidth(node.v) + 1.5
    case 'brackets':
      return mathWidth(node.v) + 1.4
  }
}
