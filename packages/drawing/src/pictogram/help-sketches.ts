/** Sketches beside the words that explain a field. */
import type { ProfileType } from '@madre/engine'
import { type Drawing, type Mark, textMark, type XY } from '../drawing.ts'
import { hatch } from '../geometry/hatch.ts'
import { profileShape } from './profile-shape.ts'

const WIDTH = 150
const HEIGHT = 76

const sketch = (marks: Mark[]): Drawing => ({ width: WIDTH, height: HEIGHT, title: [], marks })
const line = (x1: number, y1: number, x2: number, y2: number, style: 'pictogram-line' | 'pictogram-steel'): Mark =>
  style === 'pictogram-steel'
    ? {
        kind: 'polyline',
        style,
        points: [
          { x: x1, y: y1 },
          { x: x2, y: y2 },
        ],
      }
    : { kind: 'line', style, x1, y1, x2, y2 }
const text = (x: number, y: number, plain: string): Mark => textMark('text-strong', { x, y }, 'middle', [{ plain }])
const area = (points: XY[]): Mark[] => [
  { kind: 'polygon', style: 'pictogram-fill', points },
  ...hatch(points, 'pictogram-hatch', 6),
]

/** Three members in plan: e from one to the next, and the strip one of them carries. */
export function spacingSketch(): Drawing {
  const [y1, y2, y3] = [12, 38, 64]
  const strip = [
    { x: 10, y: 25 },
    { x: 112, y: 25 },
    { x: 112, y: 51 },
    { x: 10, y: 51 },
  ]
  return sketch([
    ...area(strip),
    ...[y1, y2, y3].map((y) => line(6, y, 116, y, 'pictogram-steel')),
    line(128, y1, 128, y2, 'pictogram-line'),
    line(124, y1, 132, y1, 'pictogram-line'),
    line(124, y2, 132, y2, 'pictogram-line'),
    text(140, (y1 + y2) / 2, 'e'),
  ])
}

export function slopeSketch(): Drawing {
  const [x, y, reach, rise] = [16, 60, 122, 38]
  const angle = Math.atan2(rise, reach)
  const arc = Array.from({ length: 9 }, (_, i) => (i / 8) * angle).map((a) => ({
    x: x + 58 * Math.cos(a),
    y: y - 58 * Math.sin(a),
  }))
  return sketch([
    line(x, y, x + reach, y, 'pictogram-line'),
    line(x, y, x + reach, y - rise, 'pictogram-steel'),
    { kind: 'polyline', style: 'pictogram-line', points: arc },
    text(x + 72, y - 11, 'α'),
  ])
}

/** Three bands of a load one after the other from the left end, the rest after them. */
export function bandsSketch(): Drawing {
  const foot = 58
  const bands = [
    { from: 10, to: 34, height: 40, name: '1' },
    { from: 34, to: 74, height: 27, name: '2' },
    { from: 74, to: 108, height: 16, name: '3' },
  ]
  return sketch([
    ...bands.flatMap(({ from, to, height, name }) => [
      ...area([
        { x: from, y: foot - height },
        { x: to, y: foot - height },
        { x: to, y: foot },
        { x: from, y: foot },
      ]),
      text((from + to) / 2, foot + 11, name),
    ]),
    line(10, foot, 140, foot, 'pictogram-steel'),
  ])
}

/** Snow that gathers against a step, and the even layer beyond. */
export function driftSketch(): Drawing {
  const roof = 60
  return sketch([
    ...area([
      { x: 40, y: 16 },
      { x: 96, y: 48 },
      { x: 142, y: 48 },
      { x: 142, y: roof },
      { x: 40, y: roof },
    ]),
    line(40, 8, 40, roof, 'pictogram-steel'),
    line(8, 8, 40, 8, 'pictogram-steel'),
    line(40, roof, 142, roof, 'pictogram-steel'),
  ])
}

/** The upper flange of a C or Z as it is placed, its web cut off, under the cladding: a from the web to a screw. */
export function fastenerSketch(type: ProfileType, inverted = false): Drawing {
  const shape = profileShape(type, { x: 33, y: 26, size: 84 }, inverted)
  const flange = 26
  const upper = shape.filter((p) => p.y < flange + 42)
  const [first, last] = [shape[0]!, shape.at(-1)!]
  // The lip stands at one end of what is left; the web goes down from the other.
  const corner = upper.includes(first) ? upper.at(-1)! : upper[0]!
  const tip = upper.find((p) => p.y === flange && p.x !== corner.x)!
  const web = { x: corner.x, y: 70 }
  const screw = (corner.x + tip.x) / 2
  const dimension = flange + 17
  return sketch([
    line(8, flange - 3, 142, flange - 3, 'pictogram-line'),
    line(8, flange - 7, 142, flange - 7, 'pictogram-line'),
    { kind: 'polyline', style: 'pictogram-steel', points: upper.includes(last) ? [web, ...upper] : [...upper, web] },
    line(screw, flange - 14, screw, flange + 9, 'pictogram-steel'),
    line(screw - 6, flange - 14, screw + 6, flange - 14, 'pictogram-steel'),
    line(corner.x, dimension, screw, dimension, 'pictogram-line'),
    line(screw, dimension - 4, screw, dimension + 4, 'pictogram-line'),
    text((corner.x + screw) / 2, dimension + 12, 'a'),
  ])
}
