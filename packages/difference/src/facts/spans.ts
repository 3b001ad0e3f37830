import type { FactTexts } from './fact-texts.ts'

/** 'Left cantilever', 'Span 2' for an index of the whole span list. */
export function spanName({ given, say }: Pick<FactTexts, 'given' | 'say'>, place: number): string {
  const { kind, index } = given.spans[place]!
  if (kind === 'SPAN') return say('inputs.spanNumber', { n: index + 1 })
  return say(index === 0 ? 'inputs.cantileverLeft' : 'inputs.cantileverRight')
}

/** '0.25 + 2 × 5.00 + 0.25 m' */
export function spansText(s: Pick<FactTexts, 'given' | 'typed'>): string {
  const groups: { length: number; count: number }[] = []
  for (const { lengthM: length } of s.given.spans) {
    const last = groups.at(-1)
    if (last?.length === length) last.count++
    else groups.push({ length, count: 1 })
  }
  return `${groups.map((g) => (g.count > 1 ? `${g.count} × ` : '') + s.typed(g.length, 2)).join(' + ')} m`
}
