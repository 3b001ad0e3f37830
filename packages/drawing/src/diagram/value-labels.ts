import { type Mark, textMark, type XY } from '../drawing.ts'
import { type Box, crosses, meets, overlap } from '../geometry/boxes.ts'
import { textWidth } from '../geometry/text-width.ts'
import type { TextStyle } from '../style.ts'

/** A value to be written beside the point of a curve. */
export interface ValueLabel {
  point: XY
  value: number
  /** the way off the curve: −1 up, 1 down */
  outwards: -1 | 1
}

export interface LabelRoom {
  decimals: number
  style: TextStyle
  /** no text leaves this box */
  within: Box
  /** lines no text may stand on */
  lines: XY[][]
  /** what else is in the way */
  taken: Box[]
}

const TEXT_HALF_HEIGHT = 6
/** half the height of the digits themselves */
const DIGIT_HALF_HEIGHT = 4.2
const BESIDE = 8
/** from here on a thin line leads from the text to its point */
const LED = 12

/** Each value beside its point where there is room, else farther out with a leader, else left out; the first ones choose first. */
export function valueLabels(labels: ValueLabel[], room: LabelRoom): Mark[] {
  const taken = [...room.taken]
  const lines = [...room.lines]
  return labels.flatMap((label): Mark[] => {
    for (const place of placesOf(label, room)) {
      if (!isFree(place, taken, lines)) continue
      taken.push(place.box)
      if (place.leader) lines.push(place.leader)
      const { value } = label
      const content = [{ number: value, decimals: room.decimals }]
      const text = textMark(room.style, place, 'middle', content)
      if (!place.leader) return [text]
      const [from, to] = place.leader as [XY, XY]
      return [{ kind: 'line', style: 'leader', x1: from.x, y1: from.y, x2: to.x, y2: to.y }, text]
    }
    return []
  })
}

interface Place extends XY {
  /** just off the curve, from where the text must be in sight */
  from: XY
  box: Box
  digits: Box
  leader: XY[] | null
}

function placesOf({ point, value, outwards }: ValueLabel, { decimals, within }: LabelRoom): Place[] {
  const half = textWidth(value.toFixed(decimals)) / 2
  const shifts: [number, number][] = [
    [0, BESIDE],
    [half * 0.6, BESIDE],
    [-half * 0.6, BESIDE],
    [half + 4, BESIDE - 2],
    [-half - 4, BESIDE - 2],
    ...[20, 32].flatMap((dy): [number, number][] => [
      [0, dy],
      [half + 5, dy],
      [-half - 5, dy],
    ]),
  ]
  return shifts.flatMap(([dx, dy]): Place[] => {
    const x = Math.min(Math.max(point.x + dx, within.x1 + half), within.x2 - half)
    const y = point.y + outwards * dy
    if (y - TEXT_HALF_HEIGHT < within.y1 || y + TEXT_HALF_HEIGHT > within.y2) return []
    const box = { x1: x - half - 2, x2: x + half + 2, y1: y - TEXT_HALF_HEIGHT, y2: y + TEXT_HALF_HEIGHT }
    const digits = { x1: x - half, x2: x + half, y1: y - DIGIT_HALF_HEIGHT, y2: y + DIGIT_HALF_HEIGHT }
    const end = Math.min(Math.max(point.x, x - half), x + half)
    const leader = dy > LED ? [point, { x: end, y: y - outwards * TEXT_HALF_HEIGHT }] : null
    const from = { x: point.x, y: point.y + outwards * 1.5 }
    return [{ x, y, from, box, digits, leader }]
  })
}

function isFree({ x, y, from, box, digits, leader }: Place, taken: Box[], lines: XY[][]): boolean {
  if (taken.some((t) => overlap(t, box) || (leader && crosses(leader, t)))) return false
  return !lines.some((line) => crosses(line, digits) || meets(from, { x, y }, line))
}
