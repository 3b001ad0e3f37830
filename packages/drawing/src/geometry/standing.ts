import type { Drawing, Mark, TextMark, XY } from '../drawing.ts'
import { TEXT_RULES } from '../style.ts'

/** How far a text runs from the line it is written along (dimension.ts). */
const ALONG = 8
/** How far a turned one stands from that line. */
const GAP = ALONG / 2
/** How far a number too long for its field reaches back into it. */
const INTO = 2

/**
 * Marks turned a quarter, so that what is at their top, the cladding with the outer fibre, stands at their left, as members stand in a
 * façade, seen along them. What points right points up. Words and numbers stay upright and on the side of what they belong to.
 *
 * @param width of what is turned: its right edge becomes the upper one
 */
export function stand(marks: Mark[], width: number): Mark[] {
  const turn = ({ x, y }: XY): XY => ({ x: y, y: width - x })
  return marks.map((mark): Mark => {
    switch (mark.kind) {
      case 'polyline':
      case 'polygon':
        return { ...mark, points: mark.points.map(turn) }
      case 'line': {
        const [from, to] = [turn({ x: mark.x1, y: mark.y1 }), turn({ x: mark.x2, y: mark.y2 })]
        return { ...mark, x1: from.x, y1: from.y, x2: to.x, y2: to.y }
      }
      case 'circle': {
        const { x: cx, y: cy } = turn({ x: mark.cx, y: mark.cy })
        return { ...mark, cx, cy }
      }
      case 'text':
        return upright(mark, turn(mark))
      default:
        throw new TypeError(`a ${mark.kind} is not turned`)
    }
  })
}

/** A text at its turned place: what stood right of it stands above it, what stood above stands left, what ran along it lies below. */
function upright({ rotate, side, ...mark }: TextMark, { x, y }: XY): TextMark {
  const { size } = TEXT_RULES[mark.style]
  if (rotate === -90) {
    if (mark.anchor !== 'middle') throw new TypeError('a text that does not run along its middle is not turned')
    return { ...mark, x, y: side ? y - 2 * ALONG : y }
  }
  if (rotate !== undefined) throw new TypeError(`a text at ${rotate} degrees is not turned`)
  if (mark.anchor === 'middle') {
    if (side === 'above') return { ...mark, x: x + GAP, y, anchor: 'end' }
    if (side === 'below') return { ...mark, x: x - GAP, y, anchor: 'start' }
    return { ...mark, x, y }
  }
  const row = mark.anchor === 'start' ? y - size / 2 : y + size / 2
  if (side === 'above') return { ...mark, x: x + INTO, y: row, anchor: 'end' }
  if (side === 'below') return { ...mark, x: x - INTO, y: row, anchor: 'start' }
  return { ...mark, x, y: row, anchor: 'middle' }
}

/** A drawing as it stands in a façade. */
export const standing = (drawing: Drawing): Drawing => ({
  ...drawing,
  width: drawing.height,
  height: drawing.width,
  marks: stand(drawing.marks, drawing.width),
})
