/** Subjects of deflection limits, and allowed deflections; method 7.4, 7.5 and 7.10. */
import { DEFLECTION } from '../../en1993-1-3-2006/7-1-deflections.ts'
import type { LimitedDeflections } from '../../line/deflection-order.ts'
import type { LineDesign } from '../../line/line-design.ts'

export const limits = ({ of }: LimitedDeflections, what: 'SPAN' | 'CONSOLE'): boolean =>
  of === 'BOTH' || of === `${what}S`

export const isLimited = (limit: LimitedDeflections, line: LineDesign, k: number): boolean =>
  limits(limit, line.isCantilever(k) ? 'CONSOLE' : 'SPAN')

export const limitFormula = (line: LineDesign, k: number) =>
  line.isCantilever(k) ? DEFLECTION.limitOfCantilever : DEFLECTION.limitOfSpan

/** Allowed deflection of a span or cantilever [mm]. */
export function allowedDeflection({ allowed }: LimitedDeflections, line: LineDesign, k: number): number {
  if ('delta_lim' in allowed) return allowed.delta_lim
  return limitFormula(line, k)({ L: line.spanLength(k), n_lim: allowed.n_lim })
}
