/** Sketches that stand in the words that explain a field. */
import type { Drawing, Mark, XY } from '../drawing.ts'
import { hatch } from '../geometry/hatch.ts'
import { line, sketch, text } from './sketch-marks.ts'

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
