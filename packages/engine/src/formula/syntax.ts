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

/** How strongly a part holds together: what is weaker than its surroundings needs brackets. */
export function strength(e: Expression): number {
  if (e.kind === 'negative') return 1
  if (e.kind !== 'binary') return 4
  return { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 }[e.operator]
}
