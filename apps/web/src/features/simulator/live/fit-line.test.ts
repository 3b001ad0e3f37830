import { formatContent, labelsOf, type Mark } from '@madre/drawing'
import type { DesignInput } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { newSimulation } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'
import { defaultValues } from '../model/values.ts'
import { fitLine } from './fit-line.ts'

const all = (value: number) => [value, value, value]
const bands = { w1: 1.2, l1: 1, w2: 0.6, l2: 4, w3: 0, l3: 0 }
const plain: DesignInput = toRequest(
  { ...newSimulation(), values: defaultValues() },
  { project: '', description: '', date: '' },
)
/** A cantilever each side of 5 m with every action there is. */
const everything: DesignInput = {
  ...plain,
  spanLengthsM: [0.8, 5, 0.8],
  loadPermanentDistributed: null,
  loadPermanentDistributedMin: all(0.15),
  loadPermanentDistributedMax: [0.2, 0.25, 0.2],
  loadPermanentPoint: [{ spanType: 'SPAN', spanIdx: 0, loads: { p1: 0.5, p2: 1.25, l1: 20, l2: 80 } }],
  loadLiveDistributed: all(0.4),
  loadLivePoint: [{ spanType: 'SPAN', spanIdx: 0, loads: { p1: 2, p2: 0, l1: 50, l2: 0 } }],
  loadSnowRegular: all(0.5),
  loadSnowExceptional: all(0.9),
  loadSnowAccumulation: { s1: 0.8, l1: 2, s2: 0, l2: 0, s3: 0, l3: 0 },
  loadWindPressure: bands,
  loadWindSuction: bands,
  loadWindLocalPressure: bands,
  loadWindLocalSuction: bands,
}
const texts = (marks: Mark[]) =>
  marks.flatMap((mark) =>
    mark.kind === 'text' ? [formatContent(mark.content, { labels: labelsOf('en'), decimalMark: '.' })] : [],
  )
const ROOM = 545

describe('the line with its loads in the panel', () => {
  /** the heights of the bands, a row each: what stands on one foot belongs together */
  const rowHeights = (marks: Mark[]) => {
    const rows = new Map<number, number>()
    for (const mark of marks) {
      if (mark.kind !== 'polygon' || mark.points.length !== 4) continue
      const ys = mark.points.map((p) => p.y)
      const foot = Math.max(...ys)
      rows.set(foot, Math.max(rows.get(foot) ?? 0, foot - Math.min(...ys)))
    }
    return [...rows.values()]
  }

  it('gives no row less than 24 px, on a small screen either', () => {
    for (const room of [364, 294, ROOM])
      for (const input of [plain, everything]) {
        const heights = rowHeights(fitLine(input, 480, room).above.marks)
        expect(heights.length).toBeGreaterThan(0)
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(24 - 1e-9)
      }
  })

  it('lets actions of one shape share a row where there is no room for all, and still names each', () => {
    const small = fitLine(everything, 480, 364)
    const large = fitLine(everything, 480, 2000)
    expect(rowHeights(large.above.marks)).toHaveLength(10)
    expect(rowHeights(small.above.marks).length).toBeLessThan(10)
    const named = (marks: Mark[]) =>
      texts(marks)
        .filter((text) => text.includes('kN/m²'))
        .sort()
    expect(named(small.above.marks)).toEqual(named(large.above.marks))
    expect(small.above.height).toBeLessThan(large.above.height)
  })

  it('labels every point load, however close they stand, and no label lies on another', () => {
    const close = {
      ...everything,
      loadPermanentPoint: [1, 2, 3].map((n) => ({
        spanType: 'SPAN' as const,
        spanIdx: 0,
        loads: { p1: n, p2: n + 0.5, l1: 40 + n, l2: 41 + n },
      })),
    }
    const { marks } = fitLine(close, 480, 364).above
    const labels = marks.flatMap((m) => (m.kind === 'text' && m.style === 'text-strong' ? [m] : []))
    expect(texts(labels).filter((text) => text.endsWith('kN'))).toHaveLength(7)
    for (const [i, a] of labels.entries())
      for (const b of labels.slice(i + 1)) expect(Math.abs(a.y - b.y) >= 11 || Math.abs(a.x - b.x) >= 40).toBe(true)
  })

  it('writes every action with its values, whatever the width', () => {
    for (const width of [320, 480, 900]) {
      const written = texts(fitLine(everything, width, ROOM).above.marks)
      expect(written).toEqual(
        expect.arrayContaining([
          'Permanent load g, max\u00a0\u00a00.20 · 0.25 · 0.20 kN/m²',
          'Permanent load g, min\u00a0\u00a00.15 kN/m²',
          'Live load q\u00a0\u00a00.40 kN/m²',
          'Drifted snow\u00a0\u00a00.80 · 0.50 kN/m²',
          'Wind suction, local\u00a0\u00a01.20 · 0.60 kN/m²',
          '0.50 kN',
          '2.00 kN',
        ]),
      )
      expect(written.filter((text) => text.includes('kN/m²'))).toHaveLength(10)
    }
  })

  it('tells many different values as a range', () => {
    const many = {
      ...everything,
      spanLengthsM: [0.8, 5, 5, 5, 5, 0.8],
      loadLiveDistributed: [0.4, 0.1, 0.2, 0.3, 0.5, 0.6],
    }
    expect(texts(fitLine(many, 480, ROOM).above.marks)).toContain('Live load q\u00a0\u00a00.10 … 0.60 kN/m²')
  })

  it('draws few loads higher than many', () => {
    const rowsOf = (input: DesignInput) => texts(fitLine(input, 480, ROOM).above.marks).length
    expect(fitLine(plain, 480, ROOM).above.height / rowsOf(plain)).toBeGreaterThanOrEqual(
      fitLine(everything, 480, ROOM).above.height / rowsOf(everything),
    )
  })

  it('keeps every mark between the upper edge and the line', () => {
    const { above } = fitLine(everything, 480, ROOM)
    for (const mark of above.marks) {
      const ys = 'points' in mark ? mark.points.map((p) => p.y) : mark.kind === 'line' ? [mark.y1, mark.y2] : []
      for (const y of ys) {
        expect(y).toBeGreaterThanOrEqual(-above.height)
        expect(y).toBeLessThanOrEqual(0)
      }
    }
  })
})
