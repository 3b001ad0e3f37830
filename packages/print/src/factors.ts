import type { Expression } from '@madre/engine'

/** A product taken apart: what stands above and below the line of a fraction. */
export interface Factors {
  above: Expression[]
  below: Expression[]
}

/**
 * The factors of a chain of multiplications and divisions; a division inside a factor is opened too: a / b / c → a above, b and c below.
 * Divisions inside sums, roots and powers stay where they are.
 */
export function factorsOf(e: Expression): Factors {
  if (e.kind !== 'binary' || (e.operator !== '*' && e.operator !== '/')) return { above: [e], below: [] }
  const left = factorsOf(e.left)
  const right = factorsOf(e.right)
  return e.operator === '*'
    ? { above: [...left.above, ...right.above], below: [...left.below, ...right.below] }
    : { above: [...left.above, ...right.below], below: [...left.below, ...right.above] }
}

/** The factor 1 says nothing beside others. */
export function withoutOnes(factors: Expression[]): Expression[] {
  const rest = factors.filter((f) => f.kind !== 'number' || f.text !== '1')
  return rest.length > 0 ? rest : factors.slice(0, 1)
}
