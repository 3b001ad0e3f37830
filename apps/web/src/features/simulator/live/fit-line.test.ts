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
  it('fits into the room with every action there is, and leaves the diagram a readable height', () => {
    const { drawing, above, diagramHeight } = fitLine(everything, 480, ROOM)
    expect(drawing.height + above.height + diagramHeight).toBeLessThanOrEqual(ROOM)
    expect(diagramHeight).toBeGreaterThanOrEqual(140)
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
    expect(fitLine(plain, 480, ROOM).above.height / rowsOf(plain)).toBeGreaterThan(
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
