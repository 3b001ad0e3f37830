import { type Axis, type ContentPart, type Mark, textMark } from '../drawing.ts'
import { at } from './scale.ts'

/** A value on an axis and the decimals it is written with. */
export interface Tick {
  value: number
  decimals: number
  /** the number written, where the axis counts something else: logarithms */
  shown?: number
}

/** Least distance of two numbers below the horizontal axis, drawing units. */
const APART = 26

/** Grid lines at `up`, ticks at `across` (rising), their numbers as far as there is room, and what the two axes are. */
export function chartAxes(
  x: Axis,
  y: Axis,
  across: Tick[],
  up: Tick[],
  titles: { x: ContentPart; y: ContentPart },
): Mark[] {
  const [left, right] = x.range
  const [bottom, top] = y.range
  const marks: Mark[] = []
  const text = (px: number, py: number, anchor: 'middle' | 'end', part: ContentPart, rotate?: number) =>
    marks.push(textMark('text-muted', { x: px, y: py }, anchor, [part], rotate === undefined ? {} : { rotate }))
  for (const { value, decimals, shown = value } of up) {
    const py = at(y, value)
    marks.push({ kind: 'line', style: 'grid', x1: left, y1: py, x2: right, y2: py })
    text(left - 6, py, 'end', { number: shown, decimals })
  }
  let last = Number.NEGATIVE_INFINITY
  for (const { value, decimals, shown = value } of across) {
    const px = at(x, value)
    marks.push({ kind: 'line', style: 'axis', x1: px, y1: bottom, x2: px, y2: bottom + 4 })
    if (px - last < APART) continue
    last = px
    text(px, bottom + 12, 'middle', { number: shown, decimals })
  }
  marks.push({ kind: 'line', style: 'axis', x1: left, y1: bottom, x2: right, y2: bottom })
  text((left + right) / 2, bottom + 30, 'middle', titles.x)
  text(13, (top + bottom) / 2, 'middle', titles.y, -90)
  return marks
}
