import type { MathNode } from '@madre/print'

const SUPERSCRIPT: Record<string, string> = { '2': '²', '3': '³', '4': '⁴', '6': '⁶' }

const POWER: Record<string, string> = Object.fromEntries(Object.entries(SUPERSCRIPT).map(([d, s]) => [s, d]))

/** A unit of the engine as printed: 'mm4' → 'mm⁴', 'N/mm2' → 'N/mm²'. */
export function unitText(unit: string): string {
  if (unit === '-' || unit === '') return ''
  return unit
    .replace(/(mm|cm|m)\^?([2346])/g, (_, length: string, power: string) => length + SUPERSCRIPT[power])
    .replace(/deg$/, '°')
    .replaceAll('*', '·')
}

/** A unit inside an equation, its powers raised: the font of the equations has no superscript digits. */
export function unitMath(unit: string): MathNode {
  const pieces = unitText(unit).split(/([²³⁴⁶])/)
  const nodes: MathNode[] = []
  for (const piece of pieces) {
    const power = POWER[piece]
    const last = nodes.at(-1)
    if (power && last) nodes[nodes.length - 1] = { k: 'power', b: last, e: { k: 'number', v: power } }
    else if (piece !== '') nodes.push({ k: 'upright', v: piece })
  }
  return { k: 'row', v: nodes }
}
