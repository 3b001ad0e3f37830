/** Arithmetic over symbols, as the engine writes the formula of a step; decision 0005. */
export type Expression =
  | { kind: 'number'; text: string }
  | { kind: 'symbol'; name: string }
  | { kind: 'negative'; of: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'call'; name: FunctionName; args: Expression[] }

export type BinaryOperator = '+' | '-' | '*' | '/' | '^'

export const FUNCTION_NAMES = ['sqrt', 'cbrt', 'abs', 'min', 'max', 'ln', 'log10'] as const
export type FunctionName = (typeof FUNCTION_NAMES)[number]

/** An expression that cannot be read: a mistake in the derivation, never in what a user typed. */
export class ExpressionError extends Error {}

/** Rank of an operator: a part of a lower rank than its surroundings needs brackets. */
export function strength(e: Expression): number {
  if (e.kind === 'negative') return 1
  if (e.kind !== 'binary') return 4
  return { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 }[e.operator]
}

/**
 * An expression as text again, without the brackets that only fix the order of rounding: a·(b/c) reads a·b/c.
 * @param names of symbols that are printed under another one
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
