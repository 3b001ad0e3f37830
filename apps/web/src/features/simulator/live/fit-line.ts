import type { TypedLine } from '@madre/contract'
import { type Drawing, type Labels, lineDrawing, type Mark } from '@madre/drawing'
import { loadRows } from './load-rows.ts'

const DIAGRAM_MIN = 140
const DIAGRAM_MAX = 190

interface FittedLine {
  drawing: Drawing
  /** the loads, a row each, above the line */
  above: { marks: Mark[]; height: number }
  /** what is left for the diagram [px] */
  diagramHeight: number
}

/**
 * The line with its loads and the height of the diagram below it, so that both fit.
 *
 * @param room    height for both [px]; null for no limit
 * @param labels  the words, as wide as they are in the language on screen
 */
export function fitLine(typed: TypedLine, width: number, room: number | null, labels: Labels): FittedLine {
  const drawing = lineDrawing(typed, { width, bare: true })
  const forLine = (room ?? Number.POSITIVE_INFINITY) - drawing.height
  const x = drawing.xAxis ?? { domain: [0, 1], range: [0, width] }
  const above = loadRows(typed, x, { width, room: forLine - DIAGRAM_MIN, labels })
  return { drawing, above, diagramHeight: Math.min(DIAGRAM_MAX, Math.max(DIAGRAM_MIN, forLine - above.height)) }
}
