import { describe, expect, it } from 'vitest'
import { contentRuns, type Reading } from '../content.ts'
import type { Drawing, Mark } from '../drawing.ts'
import { type SheetLay, type SheetSize, sheetDrawing, sheetPictogram } from './sheet-drawing.ts'

const SIZE: SheetSize = { heightMm: 35, ribMm: 207, narrowFlangeMm: 40, wideFlangeMm: 119 }
const READING: Reading = { labels: (key) => key, decimalMark: '.' }
const PLAIN: SheetLay = { position: 'POSITIVE', through: 'TROUGH', ribs: 'EVERY', laidOn: 'FLANGE' }

const sheetOf = ({ marks }: Drawing) => {
  const [sheet] = marks.flatMap((m) => (m.kind === 'polyline' && m.style === 'pictogram-steel' ? [m.points] : []))
  const low = Math.max(...sheet!.map((p) => p.y))
  const runs = sheet!.slice(1).map((p, i) => ({ from: sheet![i]!, to: p }))
  const flangesAt = (isLow: boolean) =>
    runs.filter(({ from, to }) => from.y === to.y && (from.y === low) === isLow).map(({ from, to }) => [from.x, to.x])
  return { sheet: sheet!, low, flangesAt }
}
/** Where the screws stand: the upright bolts. */
const screwsOf = ({ marks }: Drawing) =>
  marks.flatMap((m) => (m.kind === 'line' && m.style === 'bolt-row' && m.x1 === m.x2 ? [m] : []))
const numbers = (marks: Mark[]) =>
  marks.flatMap((m) => (m.kind === 'text' ? m.content.flatMap((c) => ('number' in c ? [c.number] : [])) : []))

describe('a sheet on its member', () => {
  it('is drawn to scale: flanges, ribs and depth in one proportion', () => {
    const drawing = sheetDrawing(SIZE, PLAIN)
    const { sheet, flangesAt } = sheetOf(drawing)
    const [first, second] = flangesAt(true) as [number[], number[]]
    const scale = (second[0]! - first[0]!) / SIZE.ribMm
    expect((first[1]! - first[0]!) / scale).toBeCloseTo(SIZE.narrowFlangeMm, 9)
    const wide = flangesAt(false)[1]!
    expect((wide[1]! - wide[0]!) / scale).toBeCloseTo(SIZE.wideFlangeMm, 9)
    const depth = Math.max(...sheet.map((p) => p.y)) - Math.min(...sheet.map((p) => p.y))
    expect(depth / scale).toBeCloseTo(SIZE.heightMm, 9)
  })

  it.each([
    ['POSITIVE', 'TROUGH', 40],
    ['NEGATIVE', 'TROUGH', 119],
    ['NEGATIVE', 'CREST', 40],
  ] as const)('%s and screwed through the %s names b_T %i', (position, through, b_T) => {
    const drawing = sheetDrawing(SIZE, { ...PLAIN, position, through })
    expect(numbers(drawing.marks)).toEqual([b_T, 207, 35])
    const texts = drawing.marks.flatMap((m) => (m.kind === 'text' ? [contentRuns(m.content, READING)] : []))
    expect(texts).toEqual([['b', 'T', ` ${b_T}`], ['b', 'R', ' 207'], ['35']])
    const { flangesAt } = sheetOf(drawing)
    const flanges = flangesAt(through === 'TROUGH')
    for (const { x1 } of screwsOf(drawing))
      expect(flanges.some(([a, b]) => a! < x1 && x1 < b! && Math.abs((a! + b!) / 2 - x1) < 1e-9)).toBe(true)
  })

  it('has half the screws at every second rib, and all reach the member over insulation', () => {
    for (const draw of [(lay: SheetLay) => sheetDrawing(SIZE, lay), sheetPictogram]) {
      const [every, second] = [screwsOf(draw(PLAIN)), screwsOf(draw({ ...PLAIN, ribs: 'SECOND' }))]
      expect([every.length, second.length]).toEqual([3, 2])
      const length = (lay: SheetLay) => Math.max(...screwsOf(draw(lay)).map((m) => m.y2 - m.y1))
      expect(length({ ...PLAIN, laidOn: 'INSULATION' })).toBeGreaterThan(length(PLAIN))
    }
  })

  it('stays inside its frame, however steep or flat', () => {
    for (const size of [
      SIZE,
      { heightMm: 200, ribMm: 50, narrowFlangeMm: 10, wideFlangeMm: 30 },
      { ...SIZE, ribMm: 400 },
    ])
      for (const through of ['TROUGH', 'CREST'] as const) {
        const { marks, width, height } = sheetDrawing(size, { ...PLAIN, position: 'NEGATIVE', through })
        for (const m of marks) {
          const points =
            'points' in m
              ? m.points
              : m.kind === 'line'
                ? [
                    { x: m.x1, y: m.y1 },
                    { x: m.x2, y: m.y2 },
                  ]
                : []
          for (const { x, y } of points) expect(x >= 0 && x <= width && y >= 0 && y <= height, `${x} ${y}`).toBe(true)
        }
      }
  })
})
