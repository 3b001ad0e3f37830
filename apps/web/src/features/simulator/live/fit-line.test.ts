import { type DesignRequest, decode, LANGUAGES } from '@madre/contract'
import { formatContent, labelsOf, loadStrips, type Mark, TEXT_RULES, textWidth } from '@madre/drawing'
import { describe, expect, it } from 'vitest'
import { newSimulation } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'
import { defaultValues } from '../model/values.ts'
import { fitLine } from './fit-line.ts'
import { foldings } from './load-rows.ts'

const all = (value: number) => [value, value, value]
const bands = { w1: 1.2, l1: 1, w2: 0.6, l2: 4, w3: 0, l3: 0 }
const plain: DesignRequest = toRequest(
  { ...newSimulation(), values: defaultValues() },
  { project: '', description: '', date: '' },
)
/** A cantilever each side of 5 m with every action there is. */
const everything: DesignRequest = {
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
const english = labelsOf('en')
const texts = (marks: Mark[]) =>
  marks.flatMap((mark) =>
    mark.kind === 'text' ? [formatContent(mark.content, { labels: english, decimalMark: '.' })] : [],
  )
const ROOM = 545

describe('the line with its loads in the panel', () => {
  it('fits into the room where the actions do, and leaves the diagram a readable height with every action there is', () => {
    const { drawing, above, diagramHeight } = fitLine(decode(plain).typed, 480, ROOM, english)
    expect(drawing.height + above.height + diagramHeight).toBeLessThanOrEqual(ROOM)
    for (const input of [plain, everything])
      expect(fitLine(decode(input).typed, 480, ROOM, english).diagramHeight).toBeGreaterThanOrEqual(140)
  })

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
  const named = (marks: Mark[]) =>
    texts(marks)
      .filter((text) => text.includes('kN/m²'))
      .sort()

  it('has every word on it inside the width of a phone, in every language', () => {
    const facade: DesignRequest = {
      ...everything,
      simulationType: 'FACADE',
      inclinationDegrees: 0,
      loadSnowRegular: null,
    }
    for (const profileOrientation of ['HORIZONTAL', 'VERTICAL'] as const) {
      for (const language of LANGUAGES) {
        const labels = labelsOf(language, { facade: true })
        const { marks } = fitLine(decode({ ...facade, profileOrientation }).typed, 358, ROOM, labels).above
        for (const mark of marks) {
          if (mark.kind !== 'text' || mark.anchor !== 'start') continue
          const words = formatContent(mark.content, { labels, decimalMark: ',' })
          expect(mark.x + textWidth(words, TEXT_RULES[mark.style].size), words).toBeLessThanOrEqual(358)
        }
      }
    }
  })

  it.each([ROOM, 364, 294, 0])('gives no row less than 24 px with a room of %d px', (room) => {
    for (const input of [plain, everything]) {
      const heights = rowHeights(fitLine(decode(input).typed, 480, room, english).above.marks)
      expect(heights.length).toBeGreaterThan(0)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(24 - 1e-9)
    }
  })

  it('lets actions of one outline share a row where there is no room for all, and still names each', () => {
    const rows = [2000, 545, 0].map(
      (room) => rowHeights(fitLine(decode(everything).typed, 480, room, english).above.marks).length,
    )
    expect(rows).toEqual([10, 5, 5])
    expect(named(fitLine(decode(everything).typed, 480, 0, english).above.marks)).toEqual(
      named(fitLine(decode(everything).typed, 480, 2000, english).above.marks),
    )
  })

  it('folds what has one outline, and never wind with snow', () => {
    const rowsOf = (input: DesignRequest) =>
      foldings(loadStrips(decode(input).typed)).map((rows) =>
        rows.map((row) => row.map((strip) => strip.label.replace('load.', '')).join('+')),
      )
    const [apart, folded] = rowsOf(everything)
    expect(apart).toHaveLength(10)
    expect(folded).toContain('permanent-min+live+snow+snow-exceptional')
    expect(folded).toContain('wind-pressure+wind-local-pressure')
    expect(folded).toContain('wind-suction+wind-local-suction')
    for (const alone of ['permanent-max', 'snow-accumulation']) expect(folded).toContain(alone)
    const none = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
    const alike = {
      ...everything,
      simulationType: 'GENERAL' as const,
      loadWindPressure: { ...none, w1: 0.4, l1: 6.6 },
      loadWindLocalPressure: none,
      loadSnowExceptional: null,
      loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
    }
    for (const row of rowsOf(alike)[1]!) expect(/wind/.test(row) && /snow/.test(row), row).toBe(false)
  })

  it('labels every point load, however close they stand, and no label lies on another or on an arrow', () => {
    const close = {
      ...everything,
      loadPermanentPoint: [1, 2, 3].map((n) => ({
        spanType: 'SPAN' as const,
        spanIdx: 0,
        loads: { p1: n, p2: n + 0.5, l1: 40 + n, l2: n === 3 ? 100 : 41 + n },
      })),
    }
    for (const room of [545, 364]) {
      const { marks } = fitLine(decode(close).typed, 480, room, english).above
      const labels = marks.flatMap((m) => (m.kind === 'text' && m.style === 'text-strong' ? [m] : []))
      expect(texts(labels).filter((text) => text.endsWith(' kN'))).toHaveLength(7)
      const width = 40
      const boxes = labels.map(
        (m) => (m.anchor === 'start' ? [m.x, m.x + width] : [m.x - width, m.x]) as [number, number],
      )
      for (const [i, a] of labels.entries())
        for (const [k, b] of labels.entries())
          if (k > i && Math.abs(a.y - b.y) < 11)
            expect(boxes[i]![1] <= boxes[k]![0] || boxes[k]![1] <= boxes[i]![0]).toBe(true)
      const arrows = marks.flatMap((m) => (m.kind === 'line' && m.style === 'axial-load' ? [m] : []))
      expect(arrows).toHaveLength(7)
      for (const arrow of arrows)
        for (const [i, label] of labels.entries()) {
          const crosses = arrow.x1 > boxes[i]![0] && arrow.x1 < boxes[i]![1]
          if (crosses)
            expect(label.y < Math.min(arrow.y1, arrow.y2) || label.y > Math.max(arrow.y1, arrow.y2)).toBe(true)
        }
    }
  })

  it('writes every action with its values, whatever the width', () => {
    for (const width of [320, 480, 900]) {
      const written = texts(fitLine(decode(everything).typed, width, ROOM, english).above.marks)
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
    expect(texts(fitLine(decode(many).typed, 480, ROOM, english).above.marks)).toContain(
      'Live load q\u00a0\u00a00.10 … 0.60 kN/m²',
    )
  })

  it('draws few loads higher than many', () => {
    const rowsOf = (input: DesignRequest) => texts(fitLine(decode(input).typed, 480, ROOM, english).above.marks).length
    expect(fitLine(decode(plain).typed, 480, ROOM, english).above.height / rowsOf(plain)).toBeGreaterThan(
      fitLine(decode(everything).typed, 480, ROOM, english).above.height / rowsOf(everything),
    )
  })

  it('keeps every mark between the upper edge and the line', () => {
    const { above } = fitLine(decode(everything).typed, 480, ROOM, english)
    for (const mark of above.marks) {
      const ys = 'points' in mark ? mark.points.map((p) => p.y) : mark.kind === 'line' ? [mark.y1, mark.y2] : []
      for (const y of ys) {
        expect(y).toBeGreaterThanOrEqual(-above.height)
        expect(y).toBeLessThanOrEqual(0)
      }
    }
  })
})
