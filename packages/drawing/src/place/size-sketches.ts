/** Sketches of the sizes that are asked of a building and its site, each with the one length it is about. */
import { type Anchor, type Drawing, type Mark, textMark, type XY } from '../drawing.ts'
import type { RoofSketch } from './place-pictograms.ts'

export type SizeSketch = 'length' | 'width' | 'height' | 'parapet'

const WIDTH = 132
const HEIGHT = 86
const GROUND = 66
const LEFT = 26
const RIGHT = 72
/** how far the gable at the back lies from the one in front */
const DEPTH = { x: 44, y: -14 }
/** of a parapet above the roof */
const RAISED = 9

/** The upper edge of the gable in front, from left to right. */
const tops: Record<RoofSketch, XY[]> = {
  DUOPITCH: [
    { x: LEFT, y: 42 },
    { x: (LEFT + RIGHT) / 2, y: 28 },
    { x: RIGHT, y: 42 },
  ],
  MONOPITCH: [
    { x: LEFT, y: 28 },
    { x: RIGHT, y: 42 },
  ],
  FLAT: [
    { x: LEFT, y: 38 },
    { x: RIGHT, y: 38 },
  ],
  TROUGH: [
    { x: LEFT, y: 30 },
    { x: (LEFT + RIGHT) / 2, y: 42 },
    { x: RIGHT, y: 30 },
  ],
}

const back = ({ x, y }: XY): XY => ({ x: x + DEPTH.x, y: y + DEPTH.y })
const polygon = (points: XY[]): Mark => ({ kind: 'polygon', style: 'pictogram-fill', points })

/** A building seen from its right corner: the slopes that face the reader, the long wall, the gable. */
function building(top: XY[]): Mark[] {
  const slopes = top.slice(1).flatMap((b, i) => {
    const a = top[i]!
    const faces = (b.x - a.x) * DEPTH.y - (b.y - a.y) * DEPTH.x < 0
    return faces ? [polygon([a, b, back(b), back(a)])] : []
  })
  const eave = top.at(-1)!
  const foot = { x: RIGHT, y: GROUND }
  return [...slopes, polygon([foot, eave, back(eave), back(foot)]), polygon([{ x: LEFT, y: GROUND }, ...top, foot])]
}

/** A length between two points, a tick across each end, and its symbol. */
function measured(a: XY, b: XY, symbol: string, at: XY, anchor: Anchor = 'middle'): Mark[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const across = { x: (4 * (a.y - b.y)) / length, y: (4 * (b.x - a.x)) / length }
  const tick = ({ x, y }: XY): Mark => line({ x: x - across.x, y: y - across.y }, { x: x + across.x, y: y + across.y })
  const text = textMark('text-strong', at, anchor, [{ plain: symbol }])
  return [line(a, b), tick(a), tick(b), text]
}

const line = (a: XY, b: XY, style: 'pictogram-load' | 'dimension' = 'pictogram-load'): Mark => ({
  kind: 'line',
  style,
  x1: a.x,
  y1: a.y,
  x2: b.x,
  y2: b.y,
})

/** One size of a building with its symbol: B along the ridge, W across it, h to the highest point, h_p of the parapet. */
export function sizeSketch(size: SizeSketch, roof: RoofSketch): Drawing {
  const isParapet = size === 'parapet'
  const top = tops[roof].map(({ x, y }) => ({ x, y: isParapet ? y - RAISED : y }))
  const highest = top.reduce((a, b) => (b.y < a.y ? b : a))
  const x = LEFT - 10
  const upright = (from: number, to: number, symbol: string): Mark[] => [
    ...[from, to].map((y) => line({ x: x - 3, y }, { x: y === GROUND ? LEFT : highest.x, y }, 'dimension')),
    ...measured({ x, y: from }, { x, y: to }, symbol, { x: x - 6, y: (from + to) / 2 }, 'end'),
  ]
  const marks: Record<SizeSketch, () => Mark[]> = {
    length: () => {
      const [a, b] = [{ x: RIGHT + 4, y: GROUND + 9 }, back({ x: RIGHT + 4, y: GROUND + 9 })]
      return measured(a, b, 'B', { x: (a.x + b.x) / 2 + 5, y: (a.y + b.y) / 2 + 9 })
    },
    width: () =>
      measured({ x: LEFT, y: GROUND + 9 }, { x: RIGHT, y: GROUND + 9 }, 'W', { x: (LEFT + RIGHT) / 2, y: GROUND + 16 }),
    height: () => upright(GROUND, highest.y, 'h'),
    parapet: () => [
      line({ x: LEFT, y: highest.y + RAISED }, { x: RIGHT, y: highest.y + RAISED }, 'dimension'),
      ...upright(highest.y + RAISED, highest.y, 'hₚ'),
    ],
  }
  return { width: WIDTH, height: HEIGHT, title: [], marks: [...building(top), ...marks[size]()] }
}

export function altitudeSketch(): Drawing {
  const sea = 74
  const site = 34
  const [x, foot] = [24, 48]
  const waves: Mark = {
    kind: 'polyline',
    style: 'pictogram-line',
    points: Array.from({ length: 10 }, (_, i) => ({ x: 6 + i * 5, y: sea - (i % 2 === 0 ? 0 : 3) })),
  }
  return {
    width: WIDTH,
    height: HEIGHT,
    title: [],
    marks: [
      polygon([
        { x: foot, y: sea },
        { x: 84, y: site },
        { x: 122, y: site },
        { x: 128, y: sea },
      ]),
      polygon([
        { x: 90, y: site },
        { x: 90, y: site - 12 },
        { x: 102, y: site - 19 },
        { x: 114, y: site - 12 },
        { x: 114, y: site },
      ]),
      waves,
      line({ x: x - 5, y: site }, { x: 84, y: site }, 'dimension'),
      ...measured({ x, y: sea }, { x, y: site }, 'H', { x: x - 10, y: (sea + site) / 2 }),
    ],
  }
}
