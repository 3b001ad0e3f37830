import { describe, expect, it } from 'vitest'
import { at } from '../geometry/scale.ts'
import { testRatios } from './test-ratios.ts'

const words = { title: 'tests', groups: 'cover', ratio: 'measured / calculated' }
const groups = [
  { name: 'bare', ratios: [[1, 1, 1.3], [0.8]] },
  { name: 'blanket', ratios: [[], [1.2, 1.4]] },
]
const drawing = testRatios({ words, kinds: ['Z', 'C'], groups })
const circles = drawing.marks.flatMap((m) => (m.kind === 'circle' ? [m] : []))
const heightOf = (ratio: number) => at(drawing.yAxis!, Math.log(ratio))
/** Without those of the legend. */
const points = circles.slice(0, 6)
const middleOf = (column: number) => 52 + ((column + 0.5) * (640 - 16 - 52)) / 2

describe('measured over calculated', () => {
  it('has a mark a test at its ratio, in the column of its group', () => {
    expect(points.map((p) => p.cy)).toEqual([1, 1, 1.3, 0.8, 1.2, 1.4].map((r) => heightOf(r)))
    const nearest = points.map((p) => (Math.abs(p.cx - middleOf(0)) < Math.abs(p.cx - middleOf(1)) ? 0 : 1))
    expect(nearest).toEqual([0, 0, 0, 0, 1, 1])
  })

  it('tells kinds apart by colour and filling, as the legend says', () => {
    const styles = points.map((p) => p.style)
    expect(styles).toEqual([...Array(3).fill('scatter-0'), ...Array(3).fill('scatter-hollow-1')])
    expect(circles.slice(6).map((p) => p.style)).toEqual(['scatter-0', 'scatter-hollow-1'])
  })

  it('sets equal tests side by side', () => {
    const [a, b] = points
    expect(a!.cy).toBe(b!.cy)
    expect(Math.abs(a!.cx - b!.cx)).toBeGreaterThanOrEqual(a!.r + b!.r)
  })

  it('has lines across at 1 and at the mean of each group', () => {
    const levels = drawing.marks.flatMap((m) =>
      m.kind === 'line' && (m.style === 'axis' || m.style === 'buckling-curve') ? [m.y1] : [],
    )
    for (const ratio of [1, 1.025, 1.3]) {
      const distance = Math.min(...levels.map((y) => Math.abs(y - heightOf(ratio))))
      expect(distance).toBeLessThan(1e-9)
    }
  })

  it('has half of what is calculated as far from 1 as twice of it, and both at the axis', () => {
    const wide = testRatios({ words, kinds: ['Z'], groups: [{ name: 'all', ratios: [[0.5, 2, 5]] }] })
    const up = (ratio: number) => at(wide.yAxis!, Math.log(ratio))
    expect(up(0.5) - up(1)).toBeCloseTo(up(1) - up(2), 9)
    const numbers = wide.marks.flatMap((m) =>
      m.kind === 'text' && 'number' in m.content[0]! ? [[m.content[0].number, m.y]] : [],
    )
    for (const ratio of [0.5, 1, 2, 5]) expect(numbers).toContainEqual([ratio, expect.closeTo(up(ratio), 9)])
  })

  it('keeps every mark inside, of a crowded group too', () => {
    const crowded = testRatios({ words, kinds: ['Z'], groups: [{ name: 'all', ratios: [Array(200).fill(1)] }] })
    for (const m of crowded.marks)
      if (m.kind === 'circle') {
        expect(m.cx - m.r).toBeGreaterThan(0)
        expect(m.cx + m.r).toBeLessThan(crowded.width)
      }
  })
})
