import { describe, expect, it } from 'vitest'
import type { Drawing, Mark } from '../drawing.ts'
import { altitudeSketch, type SizeSketch, sizeSketch } from './size-sketches.ts'

const symbols = (d: Drawing) =>
  d.marks.flatMap((m) => (m.kind === 'text' ? m.content.map((c) => ('plain' in c ? c.plain : '')) : []))
const polygons = (d: Drawing) => d.marks.filter((m): m is Extract<Mark, { kind: 'polygon' }> => m.kind === 'polygon')
/** The measured length: the first line in the colour of the dimension. */
const measured = (d: Drawing) => {
  const found = d.marks.find((m) => m.kind === 'line' && m.style === 'pictogram-load')
  if (found?.kind !== 'line') throw new Error('nothing is measured')
  return found
}
const points = (d: Drawing) => polygons(d).flatMap((p) => p.points)
const highest = (d: Drawing) =>
  Math.min(
    ...polygons(d)
      .at(-1)!
      .points.map((p) => p.y),
  )

const roofs = ['DUOPITCH', 'MONOPITCH', 'FLAT', 'TROUGH'] as const
const sizes: [SizeSketch, string][] = [
  ['length', 'B'],
  ['width', 'W'],
  ['height', 'h'],
]

describe.each(roofs)('the sizes of a building: %s', (roof) => {
  it.each(sizes)('%s has its symbol, and only that one', (size, symbol) => {
    expect(symbols(sizeSketch(size, roof))).toEqual([symbol])
  })

  it('the width is that of the gable, the length runs along the wall', () => {
    const [, wall, gable] = polygons(sizeSketch('width', 'FLAT'))
    const xs = gable!.points.map((p) => p.x)
    const width = measured(sizeSketch('width', roof))
    expect([width.x1, width.x2]).toEqual([Math.min(...xs), Math.max(...xs)])
    const length = measured(sizeSketch('length', roof))
    const [foot, , , end] = wall!.points
    expect([length.x2 - length.x1, length.y2 - length.y1]).toEqual([end!.x - foot!.x, end!.y - foot!.y])
  })

  it('the height reaches from the ground to the highest point of the gable', () => {
    const sketch = sizeSketch('height', roof)
    const { y1, y2 } = measured(sketch)
    expect(Math.max(y1, y2)).toBe(
      Math.max(
        ...polygons(sketch)
          .at(-1)!
          .points.map((p) => p.y),
      ),
    )
    expect(Math.min(y1, y2)).toBe(highest(sketch))
  })

  it('everything lies inside the drawing', () => {
    for (const d of [...sizes.map(([size]) => sizeSketch(size, roof)), sizeSketch('parapet', 'FLAT'), altitudeSketch()])
      for (const { x, y } of points(d)) {
        expect(x > 0 && x < d.width, `${x}`).toBe(true)
        expect(y > 0 && y < d.height, `${y}`).toBe(true)
      }
  })
})

it('a parapet is measured from the roof, not from the ground', () => {
  const sketch = sizeSketch('parapet', 'FLAT')
  const { y1, y2 } = measured(sketch)
  expect(symbols(sketch)).toEqual(['hₚ'])
  expect(Math.min(y1, y2)).toBe(highest(sketch))
  expect(Math.abs(y2 - y1)).toBeLessThan(sketch.height / 6)
})

it('the altitude is measured from the sea', () => {
  expect(symbols(altitudeSketch())).toEqual(['H'])
})
