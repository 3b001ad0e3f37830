import type { MathNode } from './math.ts'

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
