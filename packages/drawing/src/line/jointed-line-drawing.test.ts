import { decode, LANGUAGES, type TypedJoint } from '@madre/contract'
import { decimalMarkOf } from '@madre/print'
import { describe, expect, it } from 'vitest'
import { formatContent } from '../content.ts'
import type { Mark } from '../drawing.ts'
import { type Box, crosses, overlap } from '../geometry/boxes.ts'
import { at } from '../geometry/scale.ts'
import { textWidth } from '../geometry/text-width.ts'
import { labelsOf } from '../labels/labels-of.ts'
import { TEXT_RULES } from '../style.ts'
import { request } from '../testing/request.ts'
import { jointedLineDrawing, piecesInWords } from './jointed-line-drawing.ts'
import { type JointedLine, jointedLineOf, piecesOf } from './line-pieces.ts'

const lap = (leftM: number, rightM: number): TypedJoint => ({ kind: 'LAP', leftM, rightM })

/** Four spans of 6 m with cantilevers, lapped 10 and 15 %, heavier end bays. */
const lapped: JointedLine = {
  spansM: [6, 6, 6, 6],
  cantileversM: [0.25, 0.25],
  joints: [lap(0.6, 0.9), lap(0.6, 0.6), lap(0.9, 0.6)],
  hasHeavierEndBays: true,
  thicknessMm: { endBays: 2.5, others: 2 },
}

const mixed: JointedLine = {
  ...lapped,
  joints: [{ kind: 'SLEEVE' }, { kind: 'CONTINUOUS' }, { kind: 'HINGE' }],
  hasHeavierEndBays: false,
  thicknessMm: null,
}

const many: JointedLine = {
  spansM: Array.from({ length: 20 }, (_, i) => 5 + i / 10),
  cantileversM: [0, 0.4],
  joints: Array.from({ length: 19 }, (_, i) => lap(0.5 + i / 100, 0.5 + i / 100)),
  hasHeavierEndBays: true,
  thicknessMm: null,
}

const hinged: JointedLine = { ...many, joints: many.joints.map(() => ({ kind: 'HINGE' })), hasHeavierEndBays: false }

const bars = (marks: Mark[]) => marks.flatMap((m) => (m.kind === 'polygon' && m.style.startsWith('piece') ? [m] : []))
const reading = { labels: labelsOf('de'), decimalMark: ',' as const }
const texts = (marks: Mark[]) => marks.flatMap((m) => (m.kind === 'text' ? [formatContent(m.content, reading)] : []))

describe('the pieces of a line', () => {
  it('run beyond a lapped support to the bolt row and 35 mm more', () => {
    expect(piecesOf(lapped).map(({ fromM, toM }) => [fromM.toFixed(3), toM.toFixed(3)])).toEqual([
      ['0.000', '7.185'],
      ['5.615', '12.885'],
      ['11.615', '18.885'],
      ['17.315', '24.500'],
    ])
  })

  it('end on the support at a sleeve and a hinge, and run through where nothing stands', () => {
    expect(piecesOf(mixed).map(({ fromM, toM }) => [fromM, toM])).toEqual([
      [0, 6.25],
      [6.25, 18.25],
      [18.25, 24.5],
    ])
  })

  it('lie on each other by turns, and side by side elsewhere', () => {
    expect(piecesOf(lapped).map((p) => p.level)).toEqual([0, 1, 0, 1])
    expect(piecesOf(mixed).map((p) => p.level)).toEqual([0, 0, 0])
  })

  it('are those of the line that was typed', () => {
    const supports = [{ kind: 'LAP' as const, left: 9.1, right: 15 }]
    const joints = { supports, endBays: 'SAME' as const }
    expect(jointedLineOf(decode({ ...request, sectionTypes: ['Z'], joints }).typed)).toEqual({
      spansM: [5, 5],
      cantileversM: [0.25, 0.25],
      joints: [lap(0.455, 0.75)],
      hasHeavierEndBays: false,
      thicknessMm: null,
    })
    expect(jointedLineOf(decode(request).typed)).toBeNull()
  })
})

describe('the drawing of a line in pieces', () => {
  const { marks, xAxis } = jointedLineDrawing(lapped)

  it('is to scale: every bar from end to end of its piece, and two of them in a lap', () => {
    const drawn = bars(marks).map((b) => [b.points[0]!.x, b.points[1]!.x])
    expect(drawn).toEqual(piecesOf(lapped).map(({ fromM, toM }) => [at(xAxis!, fromM), at(xAxis!, toM)]))
    const [first, second] = bars(marks)
    expect(second!.points[2]!.y).toBeLessThan(first!.points[0]!.y)
  })

  it('has a row of bolts at both ends of a lap and over the support', () => {
    const rows = marks.flatMap((m) => (m.kind === 'line' && m.style === 'bolt-row' ? [m.x1] : []))
    expect(rows.slice(0, 3)).toEqual([5.65, 6.25, 7.15].map((x) => at(xAxis!, x)))
    expect(rows.length).toBe(9)
  })

  it('draws heavier end bays darker and thicker', () => {
    const height = (b: ReturnType<typeof bars>[number]) => b.points[2]!.y - b.points[1]!.y
    expect(bars(marks).map((b) => b.style)).toEqual(['piece-heavier', 'piece', 'piece', 'piece-heavier'])
    expect(height(bars(marks)[0]!)).toBeGreaterThan(height(bars(marks)[1]!))
  })

  it('writes the lengths of pieces with their thickness, of laps and of spans', () => {
    expect(texts(marks)).toEqual(
      expect.arrayContaining(['7,185\u00a0m, 2,5\u00a0mm', '7,27\u00a0m, 2,0\u00a0mm', '0,60 + 0,90', '6,00', '0,25']),
    )
  })

  it('has a support under every lowest bar, on one ground', () => {
    const tips = marks.flatMap((m) => (m.kind === 'polygon' && m.style === 'support' ? [m.points] : []))
    expect(tips.map((p) => p[0]!.x)).toEqual([0.25, 6.25, 12.25, 18.25, 24.25].map((x) => at(xAxis!, x)))
    expect(new Set(tips.map((p) => p[1]!.y)).size).toBe(1)
  })

  it('has signs for sleeves and hinges, and says which is which', () => {
    const other = jointedLineDrawing(mixed).marks
    expect(other.filter((m) => m.style === 'sleeve').length).toBe(1)
    expect(other.filter((m) => m.style === 'hinge').length).toBe(1)
    expect(texts(other)).toEqual(expect.arrayContaining(['Muffe', 'Gelenk']))
  })

  it('says what thick means while no thickness does', () => {
    expect(texts(jointedLineDrawing({ ...lapped, thicknessMm: null }).marks)).toContain(
      'dicke Balken: verstärkte Endfelder',
    )
  })

  const textBox = (m: Mark & { kind: 'text' }, language: (typeof LANGUAGES)[number]): Box => {
    const { size } = TEXT_RULES[m.style]
    const said = { labels: labelsOf(language), decimalMark: decimalMarkOf(language) }
    const length = textWidth(formatContent(m.content, said), size) - 1
    const before = length * { start: 0, middle: 0.5, end: 1 }[m.anchor]
    const half = 0.35 * size
    return m.rotate
      ? { x1: m.x - half, x2: m.x + half, y1: m.y + before - length, y2: m.y + before }
      : { x1: m.x - before, x2: m.x - before + length, y1: m.y - half, y2: m.y + half }
  }

  it.each(
    [640, 340].flatMap((width) =>
      Object.entries({ lapped, mixed, many, hinged }).map(([name, line]) => [width, name, line] as const),
    ),
  )('of %i units, %s: keeps everything inside, and no text lies on another', (width, _, line) => {
    const drawing = jointedLineDrawing(line, { width })
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
        expect(p.x).toBeLessThanOrEqual(width)
        expect(p.y).toBeGreaterThanOrEqual(0)
        expect(p.y).toBeLessThanOrEqual(drawing.height)
      }
    }
    const lines = drawing.marks.flatMap((m) =>
      m.kind === 'line'
        ? [
            [
              { x: m.x1, y: m.y1 },
              { x: m.x2, y: m.y2 },
            ],
          ]
        : [],
    )
    for (const language of LANGUAGES) {
      const boxes = drawing.marks.flatMap((m) => (m.kind === 'text' ? [textBox(m, language)] : []))
      boxes.forEach((box, i) => {
        expect(box.x1).toBeGreaterThanOrEqual(0)
        expect(box.x2).toBeLessThanOrEqual(width)
        expect(boxes.slice(i + 1).filter((other) => overlap(box, other))).toEqual([])
        expect(lines.filter((line) => crosses(line, box))).toEqual([])
      })
    }
  })
})

describe('the pieces in words', () => {
  const said = (line: JointedLine, language: (typeof LANGUAGES)[number] = 'en') =>
    piecesInWords(line).map((content) =>
      formatContent(content, { labels: labelsOf(language), decimalMark: decimalMarkOf(language) }).replaceAll(
        '\u00a0',
        ' ',
      ),
    )

  it('say length, thickness and what is at the ends', () => {
    expect(said(lapped)[0]).toBe('piece 1: 7.185 m, 2.5 mm; lap over support 2, runs beyond it by 0.90 m')
    expect(said(lapped, 'de')[3]).toBe('Stück 4: 7,185 m, 2,5 mm; Überlappung über Auflager 4, darüber hinaus 0,90 m')
  })

  it('name sleeves, hinges and, while no thickness is known, heavier end bays', () => {
    expect(said(mixed)).toEqual([
      'piece 1: 6.25 m; sleeve over support 2',
      'piece 2: 12.00 m; sleeve over support 2; hinge over support 4',
      'piece 3: 6.25 m; hinge over support 4',
    ])
    expect(said({ ...lapped, thicknessMm: null })[0]).toContain('heavier end bay')
  })
})
