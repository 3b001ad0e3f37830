import { type ContentPart, type Mark, textMark, type XY } from '../drawing.ts'
import { textWidth } from '../geometry/text-width.ts'
import { TEXT_RULES, type TextStyle } from '../style.ts'

/** A text about a place on the line, or about a stretch of it. */
export interface PlacedText {
  /** its middle, drawing units */
  x: number
  /** how far from there the text may stand without a line that leads back */
  reach: number
  content: ContentPart[]
  /** the text in any language (numbers are equally wide) */
  text: string
}

/** Texts side by side, none left out. */
export interface TextRow {
  height: number
  /** The row below (1) or above (−1) a horizontal edge. */
  marks: (edge: number, side: 1 | -1) => Mark[]
}

const APART = 4
const LEADER = 8

/**
 * Every text over its place where there is room; else moved along the row, with a leader; upright where the row is too short for all.
 *
 * @param range  the row, drawing units
 */
export function textRow(texts: PlacedText[], range: [number, number], style: TextStyle): TextRow {
  if (texts.length === 0) return { height: 0, marks: () => [] }
  const { size } = TEXT_RULES[style]
  const sorted = [...texts].sort((a, b) => a.x - b.x)
  const lengths = sorted.map((t) => textWidth(t.text, size))
  const isUpright = lengths.reduce((sum, l) => sum + l + APART, 0) > range[1] - range[0]
  const centres = spread(
    sorted.map((t) => t.x),
    lengths.map((l) => (isUpright ? size + 1 : l + APART)),
    range,
  )
  const isMoved = sorted.map((t, i) => Math.abs(centres[i]! - t.x) > t.reach)
  const before = isMoved.some(Boolean) ? LEADER : 2
  return {
    height: before + (isUpright ? Math.max(...lengths) : size),
    marks: (edge, side) =>
      sorted.flatMap(({ x, content }, i): Mark[] => {
        const from: XY = { x: centres[i]!, y: edge + side * before }
        const text: Mark = isUpright
          ? textMark(style, from, side > 0 ? 'end' : 'start', content, { rotate: -90 })
          : textMark(style, { x: from.x, y: from.y + (side * size) / 2 }, 'middle', content)
        if (!isMoved[i]) return [text]
        return [{ kind: 'line', style: 'leader', x1: x, y1: edge + side, x2: from.x, y2: from.y }, text]
      }),
  }
}

/** Middles of boxes `widths` wide, about the wanted ones, in their order, and none on another. */
function spread(wanted: number[], widths: number[], [from, to]: [number, number]): number[] {
  const backwards = widths.toReversed()
  const mirrored = (centres: number[]) => centres.map((x) => -x).reverse()
  const toRight = (centres: number[]) => pushed(centres, widths, from)
  const toLeft = (centres: number[]) => mirrored(pushed(mirrored(centres), backwards, -to))
  // Both keep every box apart, and so does what lies halfway between them.
  const [right, left] = [toLeft(toRight(wanted)), toRight(toLeft(wanted))]
  return right.map((x, i) => (x + left[i]!) / 2)
}

/** Every box where it is wanted, or farther on where another one or what lies before `free` is in the way. */
function pushed(wanted: number[], widths: number[], free: number): number[] {
  let next = free
  return wanted.map((x, i) => {
    const centre = Math.max(x, next + widths[i]! / 2)
    next = centre + widths[i]! / 2
    return centre
  })
}
