import { describe, expect, it } from 'vitest'
import { hatch } from './hatch.ts'

describe('hatching', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ]

  it('stays inside the polygon at 45 degrees', () => {
    const lines = hatch(square, 'ineffective-hatch', 4)
    expect(lines.length).toBe(5)
    for (const l of lines) {
      if (l.kind !== 'line') throw new Error('not a line')
      expect(l.x2 - l.x1).toBeCloseTo(l.y1 - l.y2, 9)
      for (const v of [l.x1, l.x2, l.y1, l.y2]) {
        expect(v).toBeGreaterThanOrEqual(-1e-9)
        expect(v).toBeLessThanOrEqual(10 + 1e-9)
      }
    }
  })

  it('leaves the gap of a concave polygon open', () => {
    const u = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 8 },
      { x: 8, y: 8 },
      { x: 8, y: 0 },
      { x: 12, y: 0 },
      { x: 12, y: 12 },
      { x: 0, y: 12 },
    ]
    const through = hatch(u, 'ineffective-hatch', 1).filter(
      (l) => l.kind === 'line' && l.x1 < 4 && l.x2 > 8 && l.y2 < 8,
    )
    expect(through).toEqual([])
  })
})
