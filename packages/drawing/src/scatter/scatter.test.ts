import { describe, expect, it } from 'vitest'
import { at } from '../geometry/scale.ts'
import { scatter, scatterSeries } from './scatter.ts'

const point = (
  id: string,
  typology: string,
  heightMm: number,
  massPerMetreKg: number,
  pass: boolean,
  steel = 'S280',
) => ({
  id,
  typology,
  steel,
  heightMm,
  massPerMetreKg,
  pass,
})
const points = [
  point('a', 'C-100', 100, 3, false),
  point('b', 'C-150', 150, 5, true),
  point('b350', 'C-150', 150, 5, true, 'S350'),
  point('c', 'C-200', 200, 8, true),
]

describe('weight against height', () => {
  const drawing = scatter(points, 'b')
  const marks = drawing.marks.filter((m) => m.kind === 'circle')

  it('has one mark a solution and a ring around the chosen one', () => {
    expect(marks.map((m) => m.id ?? m.style)).toEqual(['a', 'b', 'b350', 'c', 'chosen-ring'])
  })

  it('is hollow for what fails and filled for what passes, one colour a typology', () => {
    expect(marks.map((m) => m.style)).toEqual([
      'scatter-hollow-0',
      'scatter-1',
      'scatter-1',
      'scatter-2',
      'chosen-ring',
    ])
    expect(scatterSeries(points).get('C-200')).toBe(2)
  })

  it('sets marks of equal height and weight side by side', () => {
    const [b, b350] = marks.filter((m) => m.id?.startsWith('b'))
    if (b?.kind !== 'circle' || b350?.kind !== 'circle') throw new Error('no marks')
    expect(Math.abs(b.cx - b350.cx)).toBeGreaterThanOrEqual(b.r + b350.r)
    expect(b.cy).toBe(at(drawing.yAxis!, 5))
  })

  it('has the weaker steel of a section on the left, whichever of them is listed first', () => {
    for (const listed of [points, [...points].reverse()]) {
      const placed = scatter(listed, null).marks.flatMap((m) => (m.kind === 'circle' ? [m] : []))
      const [b, b350] = ['b', 'b350'].map((id) => placed.find((m) => m.id === id)!.cx)
      expect(b).toBeLessThan(b350!)
    }
  })

  it('is an empty chart without solutions', () => {
    expect(JSON.stringify(scatter([], null))).not.toMatch(/null|Infinity|NaN/)
  })
})
