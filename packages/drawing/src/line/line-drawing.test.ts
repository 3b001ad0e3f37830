import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { formatContent } from '../content.ts'
import type { Mark } from '../drawing.ts'
import { type Box, crosses, overlap } from '../geometry/boxes.ts'
import { at } from '../geometry/scale.ts'
import { textWidth } from '../geometry/text-width.ts'
import { labelsOf } from '../labels/labels-of.ts'
import { TEXT_RULES } from '../style.ts'
import { request } from '../testing/request.ts'
import { lineDrawing } from './line-drawing.ts'

const reading = { labels: labelsOf('de'), decimalMark: ',' as const }
const texts = (marks: Mark[]) => marks.flatMap((m) => (m.kind === 'text' ? [formatContent(m.content, reading)] : []))

describe('the drawing of the loaded line', () => {
  const drawing = lineDrawing(decode(request).typed)

  it('dimensions every span and the whole', () => {
    expect(texts(drawing.marks)).toEqual(expect.arrayContaining(['0,25', '5,00', '10,50 m']))
  })

  it('writes every action with its value in the language', () => {
    expect(texts(drawing.marks)).toContain('Nutzlast q\u00a0\u00a00,40 kN/m²')
  })

  it('has a support at every support and none at the free tips', () => {
    const triangles = drawing.marks.flatMap((m) =>
      m.kind === 'polygon' && m.style === 'support' ? [m.points[0]!.x] : [],
    )
    expect(triangles).toEqual([0.25, 5.25, 10.25].map((x) => at(drawing.xAxis!, x)))
  })

  it('sets the discrete restraints at equal distances inside their span', () => {
    const crosses = drawing.marks.flatMap((m) =>
      m.kind === 'line' && m.style === 'restraint' ? [(m.x1 + m.x2) / 2] : [],
    )
    const expected = [0.25 + 5 / 3, 0.25 + 10 / 3, 7.75].map((x) => at(drawing.xAxis!, x).toFixed(6))
    expect([...new Set(crosses.map((x) => x.toFixed(6)))]).toEqual(expected)
  })

  it('keeps every mark inside the drawing', () => {
    for (const m of drawing.marks) {
      const points =
        'points' in m
          ? m.points
          : m.kind === 'line'
            ? [
                { x: m.x1, y: m.y1 },
                { x: m.x2, y: m.y2 },
              ]
            : []
      for (const p of points) {
        expect(p.x).toBeGreaterThanOrEqual(0)
        expect(p.x).toBeLessThanOrEqual(drawing.width)
        expect(p.y).toBeGreaterThanOrEqual(0)
        expect(p.y).toBeLessThanOrEqual(drawing.height)
      }
    }
  })
})

describe('the values of loads that have little room', () => {
  const narrow: DesignRequest = {
    ...request,
    loadPermanentDistributedMax: [0.35, 0.21, 0.25, 0.55],
    loadPermanentPoint: [
      { spanType: 'SPAN', spanIdx: 0, loads: { p1: 1.5, p2: 1.75, l1: 50, l2: 4 } },
      { spanType: 'SPAN', spanIdx: 1, loads: { p1: 1.85, p2: -2.25, l1: 53, l2: 50 } },
    ],
    loadWindSuction: { w1: 0.91, l1: 0.3, w2: 0.65, l2: 0.3, w3: 0.41, l3: 0.3 },
    loadSnowAccumulation: { s1: 1.2, l1: 0.3, s2: 0.8, l2: 0.1, s3: 0.7, l3: 0.1 },
  }
  const spans = 20
  const each = (value: (i: number) => number) => Array.from({ length: spans }, (_, i) => value(i))
  const many: DesignRequest = {
    ...request,
    spanLengthsM: each(() => 5),
    hasLeftCantilever: false,
    hasRightCantilever: false,
    loadPermanentDistributedMin: each(() => 0.1),
    loadPermanentDistributedMax: each((i) => 0.1234 + i / 10),
    loadPermanentPoint: each((i) => i).map((spanIdx) => ({
      spanType: 'SPAN',
      spanIdx,
      loads: { p1: 3.25 + spanIdx, p2: -3.75 - spanIdx, l1: 60, l2: 40 },
    })),
    loadLiveDistributed: each(() => 0),
    loadSnowRegular: null,
    spanRestraints: {
      upper: { type: 0, lateralLocks: each(() => 0) },
      lower: { use: false, lateralLocks: each(() => 0) },
    },
  }
  const wanted = {
    narrow: '0,35 0,21 0,25 0,55 0,91 0,65 0,41 1,20 0,80 0,70 1,50_kN 1,75_kN 1,85_kN −2,25_kN'.split(' '),
    many: each((i) => i).flatMap((i) => [`${i + 3},25_kN`, `−${i + 3},75_kN`, (0.1234 + i / 10).toFixed(3)]),
  }
  const textBox = (m: Mark & { kind: 'text' }): Box => {
    const { size } = TEXT_RULES[m.style]
    const length = textWidth(formatContent(m.content, reading), size) - 1
    const before = length * { start: 0, middle: 0.5, end: 1 }[m.anchor]
    const half = 0.35 * size
    return m.rotate
      ? { x1: m.x - half, x2: m.x + half, y1: m.y + before - length, y2: m.y + before }
      : { x1: m.x - before, x2: m.x - before + length, y1: m.y - half, y2: m.y + half }
  }

  it.each([
    ['narrow', narrow],
    ['many', many],
  ] as const)('%s: all are written, and nothing lies on them', (name, input) => {
    const { marks, width } = lineDrawing(decode(input).typed, { width: 640 })
    const written = texts(marks).map((text) => text.replace(' ', '_').replace('.', ','))
    expect(written).toEqual(expect.arrayContaining(wanted[name].map((text) => text.replace('.', ','))))
    const boxes = marks.flatMap((m) => (m.kind === 'text' ? [textBox(m)] : []))
    boxes.forEach((box, i) => {
      expect(box.x1).toBeGreaterThanOrEqual(0)
      expect(box.x2).toBeLessThanOrEqual(width)
      expect(boxes.slice(i + 1).filter((other) => overlap(box, other))).toEqual([])
    })
    const lines = marks.flatMap((m) =>
      m.kind === 'line' && ['axial-load', 'leader', 'load', 'uplift'].includes(m.style) ? [m] : [],
    )
    for (const { x1, y1, x2, y2 } of lines)
      expect(
        boxes.filter((box) =>
          crosses(
            [
              { x: x1, y: y1 },
              { x: x2, y: y2 },
            ],
            box,
          ),
        ),
      ).toEqual([])
  })
})
