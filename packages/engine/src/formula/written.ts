import { type Expression, strength } from './syntax.ts'

/**
 * An expression as text again, without the brackets that only fix the order of rounding: a·(b/c) reads a·b/c.
 *
 * @param names of the symbols as they are printed here; those not in it keep theirs
 */
export function written(e: Expression, names: ReadonlyMap<string, string>): string {
  const held = (part: Expression, least: number) => {
    const text = written(part, names)
    return strength(part) < least ? `(${text})` : text
  }
  switch (e.kind) {
    case 'number':
      return e.text
    case 'symbol':
      return names.get(e.name) ?? e.name
    case 'negative':
      return `-${held(e.of, 2)}`
    case 'call':
      return `${e.name}(${e.args.map((a) => written(a, names)).join(',')})`
    case 'binary': {
      const own = strength(e)
      const left = e.left.kind === 'negative' && own < 3 ? written(e.left, names) : held(e.left, own === 3 ? 4 : own)
      const right = e.operator === '+' || e.operator === '*' ? own : own + 1
      return left + e.operator + held(e.right, right)
    }
  }
}
