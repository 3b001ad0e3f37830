import { describe, expect, it } from 'vitest'
import { formatContent } from '../content.ts'
import type { Mark } from '../drawing.ts'
import { at } from '../geometry/scale.ts'
import { labelsOf } from '../labels/languages.ts'
import { request } from '../testing/request.ts'
import { lineDrawing } from './line-drawing.ts'

const reading = { labels: labelsOf('de'), decimalMark: ',' as const }
const texts = (marks: Mark[]) => marks.flatMap((m) => (m.kind === 'text' ? [formatContent(m.content, reading)] : []))

describe('the drawing of the loaded line', () => {
  const drawing = lineDrawing(request)

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
