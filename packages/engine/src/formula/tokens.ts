import { ExpressionError } from './syntax.ts'

export type Token = { kind: 'number' | 'name' | 'mark'; text: string }

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
export function tokenise(text: string, names: string[] = []): Token[] {
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
