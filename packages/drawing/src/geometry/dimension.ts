import { type ContentPart, type Mark, type Side, textMark } from '../drawing.ts'
import { textWidth } from './text-width.ts'

/** A slash through the dimension line, as on a workshop drawing. */
const slash = (x: number, y: number): Mark => ({
  kind: 'line',
  style: 'dimension-tick',
  x1: x - 3,
  y1: y + 3,
  x2: x + 3,
  y2: y - 3,
})

/**
 * A chain of dimensions along x on one line, with extension lines up to `from`. A text wider than its field goes outside at the two ends,
 * and a step lower in between, so that short fields stay readable.
 *
 * @param stations drawing units, rising
 * @param texts one a field: its content and its text in any language (numbers are equally wide)
 */
export function dimensionChain(
  stations: number[],
  texts: { content: ContentPart[]; text: string }[],
  y: number,
  from: number,
): Mark[] {
  const first = stations[0]!
  const last = stations.at(-1)!
  const marks: Mark[] = [{ kind: 'line', style: 'dimension', x1: first, y1: y, x2: last, y2: y }]
  for (const x of stations) {
    marks.push({ kind: 'line', style: 'dimension', x1: x, y1: from, x2: x, y2: y + 4 }, slash(x, y))
  }
  let lowered = false
  texts.forEach(({ content, text }, i) => {
    const [a, b] = [stations[i]!, stations[i + 1]!]
    const fits = textWidth(text) + 4 <= b - a
    if (!fits && i === 0 && texts.length > 1) {
      marks.push(textMark('text-dimension', { x: a - 5, y }, 'end', content))
    } else if (!fits && i === texts.length - 1 && texts.length > 1) {
      marks.push(textMark('text-dimension', { x: b + 5, y }, 'start', content))
    } else {
      lowered = !fits && !lowered
      const level = fits || !lowered ? y - 7 : y + 9
      marks.push(textMark('text-dimension', { x: (a + b) / 2, y: level }, 'middle', content))
    }
  })
  return marks
}

/**
 * One vertical dimension at x between y1 and y2, its text turned along it, extension lines from `from`.
 *
 * @param side where its text has room once the drawing is stood up, when there is steel on the other
 */
export function verticalDimension(
  x: number,
  y1: number,
  y2: number,
  content: ContentPart[],
  from: number,
  side?: Side,
): Mark[] {
  const reach = Math.sign(x - from) * 4
  return [
    { kind: 'line', style: 'dimension', x1: x, y1, x2: x, y2 },
    { kind: 'line', style: 'dimension', x1: from, y1, x2: x + reach, y2: y1 },
    { kind: 'line', style: 'dimension', x1: from, y1: y2, x2: x + reach, y2 },
    slash(x, y1),
    slash(x, y2),
    verticalText(x, y1, y2, content, Math.sign(x - from), side),
  ]
}

/** Along the line where it fits, beside it and upright where the field is too short. */
function verticalText(
  x: number,
  y1: number,
  y2: number,
  content: ContentPart[],
  outwards: number,
  side: Side | undefined,
): Mark {
  const y = (y1 + y2) / 2
  const free = side ? { side } : {}
  const long = content.map((c) => ('number' in c ? c.number.toFixed(c.decimals) : '')).join('')
  if (Math.abs(y2 - y1) < textWidth(long) + 12)
    return textMark('text-dimension', { x: x + outwards * 7, y }, outwards < 0 ? 'end' : 'start', content, free)
  return textMark('text-dimension', { x: x - 8, y }, 'middle', content, { rotate: -90, ...free })
}

/** One horizontal dimension at y between x1 and x2, its text above the line (below for `textBelow`); null: it stands elsewhere. */
export function horizontalDimension(
  y: number,
  x1: number,
  x2: number,
  content: ContentPart[] | null,
  from: number,
  textBelow = false,
): Mark[] {
  const reach = Math.sign(y - from) * 4
  const lines: Mark[] = [
    { kind: 'line', style: 'dimension', x1, y1: y, x2, y2: y },
    { kind: 'line', style: 'dimension', x1, y1: from, x2: x1, y2: y + reach },
    { kind: 'line', style: 'dimension', x1: x2, y1: from, x2, y2: y + reach },
    slash(x1, y),
    slash(x2, y),
  ]
  if (!content) return lines
  const place = { x: (x1 + x2) / 2, y: y + (textBelow ? 8 : -8) }
  return [...lines, textMark('text-dimension', place, 'middle', content, { side: textBelow ? 'below' : 'above' })]
}
