import { xAt } from '../line/between-stations.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Place } from '../search/check.ts'
import type { Finding } from '../search/finding.ts'

/** Where a finding stands on its line; null: on all of it. */
export function placeOf(line: LineDesign, w: Finding): Place | null {
  const { stations, actions } = line
  if (w.support >= 0) return placeOfSupport(line, w.support)
  if (w.station < 0) return null
  const x = xAt(stations, w)
  const support = actions.line.supports.findIndex((s) => Math.abs(s - x) < 1e-6)
  if (support >= 0) return placeOfSupport(line, support)
  const span = stations.span[w.station]!
  return { xM: x / 1e3, spanIndex: span, location: line.isConsole(span) ? 'CONSOLE' : 'SPAN' }
}

function placeOfSupport({ stations, actions }: LineDesign, support: number): Place {
  const right = stations.rightOfSupport[support]!
  const at = right >= 0 ? right : stations.leftOfSupport[support]!
  return { xM: actions.line.supports[support]! / 1e3, spanIndex: stations.span[at]!, location: 'SUPPORT' }
}
