import { LANGUAGES, type Language } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { formatContent } from '../content.ts'
import type { Mark } from '../drawing.ts'
import { overlap } from '../geometry/boxes.ts'
import { at } from '../geometry/scale.ts'
import { textWidth } from '../geometry/text-width.ts'
import { labelsOf } from '../labels/labels-of.ts'
import { modeDrawing } from './mode-drawing.ts'
import { LONGEST_KIND, type SignaturePicture, signatureDrawing } from './signature-drawing.ts'

const lengthsMm = Array.from({ length: 40 }, (_, i) => 30 * 1.15 ** i)
/** Two valleys, at 100 and 600 mm. */
const stressesNmm2 = lengthsMm.map((l) => 300 + 900 * Math.abs(Math.log(l / 100) * Math.log(l / 600)))
const picture = {
  lengthsMm,
  stressesNmm2,
  minima: [
    { kind: 'local', lengthMm: 100, stressNmm2: 300 },
    { kind: 'distortional', lengthMm: 600, stressNmm2: 300 },
  ],
  levels: [
    { kind: 'distortional', stressNmm2: 280, name: 'σcr,s' },
    { kind: 'local', stressNmm2: 290, name: 'web kσ 21.4' },
    { kind: 'local', stressNmm2: 4000, name: 'lip kσ 0.5' },
  ],
} as const

const texts = (marks: Mark[]) =>
  marks.filter((m) => m.kind === 'text' && m.style === 'text') as Extract<Mark, { kind: 'text' }>[]

describe.each([320, 760])('a signature curve %i wide', (width) => {
  const drawing = signatureDrawing(picture, { width })

  it('has its minima where they are on the logarithm of the length', () => {
    const circles = drawing.marks.filter((m) => m.kind === 'circle')
    expect(circles.map((c) => [c.cx, c.cy])).toEqual(
      picture.minima.map((m) => [at(drawing.xAxis!, Math.log10(m.lengthMm)), at(drawing.yAxis!, m.stressNmm2)]),
    )
  })

  it('stays inside its field, and leaves out what lies far above', () => {
    const [bottom, top] = drawing.yAxis!.range
    for (const mark of drawing.marks)
      if (mark.kind === 'polyline')
        for (const p of mark.points) {
          expect(p.y).toBeGreaterThanOrEqual(top - 1e-9)
          expect(p.y).toBeLessThanOrEqual(bottom)
        }
    expect(drawing.marks.filter((m) => m.kind === 'line' && m.style.startsWith('level-'))).toHaveLength(2)
  })

  it('writes no text over another nor over a level', () => {
    const lines = drawing.marks.filter((m) => m.kind === 'line' && m.style.startsWith('level-'))
    const boxes = texts(drawing.marks)
    expect(boxes).toHaveLength(4)
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) expect(Math.abs(a.y - b.y) >= 10 || Math.abs(a.x - b.x) > 40).toBe(true)
      for (const l of lines)
        if (l.kind === 'line' && a.x < l.x2 && a.x > l.x1) expect(Math.abs(a.y - l.y1)).toBeGreaterThan(5)
    }
  })
})

/** What plates are called beside a curve. */
const PLATES: Record<Language, Record<'lip' | 'flange' | 'closedFlange' | 'web' | 'foot', string>> = {
  en: { lip: 'lip', flange: 'flange', closedFlange: 'closed flange', web: 'web', foot: 'foot' },
  pt: { lip: 'reforço', flange: 'banzo', closedFlange: 'banzo fechado', web: 'alma', foot: 'aba' },
  de: { lip: 'Lippe', flange: 'Gurt', closedFlange: 'geschlossener Gurt', web: 'Steg', foot: 'Fuß' },
  fr: { lip: 'bord tombé', flange: 'semelle', closedFlange: 'semelle fermée', web: 'âme', foot: 'aile' },
  es: { lip: 'labio', flange: 'ala', closedFlange: 'ala cerrada', web: 'alma', foot: 'pie' },
}

/** Curves of three sections with their levels, as crowded as those of the catalogue are. */
const CROWDED: [
  name: string,
  minima: SignaturePicture['minima'],
  levelsIn: (l: Language) => SignaturePicture['levels'],
][] = [
  [
    'C 180×60×2.0',
    [
      { kind: 'local', lengthMm: 99, stressNmm2: 684 },
      { kind: 'distortional', lengthMm: 526, stressNmm2: 587 },
    ],
    (l) => [
      { kind: 'distortional', stressNmm2: 487, name: 'σcr,s' },
      { kind: 'local', stressNmm2: 1010, name: `${PLATES[l].lip} kσ 0.5` },
      { kind: 'local', stressNmm2: 867, name: `${PLATES[l].flange} kσ 4` },
      { kind: 'local', stressNmm2: 526, name: `${PLATES[l].web} kσ 22.87` },
    ],
  ],
  [
    'Ω 200×70×1.5',
    [
      { kind: 'local', lengthMm: 123, stressNmm2: 241 },
      { kind: 'distortional', lengthMm: 2085, stressNmm2: 802 },
    ],
    (l) => [
      { kind: 'local', stressNmm2: 345, name: `${PLATES[l].closedFlange} kσ 4` },
      { kind: 'local', stressNmm2: 191, name: `${PLATES[l].web} kσ 18.75` },
      { kind: 'global', stressNmm2: 376, name: 'Mcr' },
    ],
  ],
  [
    'Ω 200×70×1.5 inverted',
    [
      { kind: 'local', lengthMm: 98, stressNmm2: 390 },
      { kind: 'distortional', lengthMm: 508, stressNmm2: 460 },
    ],
    (l) => [
      { kind: 'distortional', stressNmm2: 411, name: 'σcr,s' },
      { kind: 'local', stressNmm2: 285, name: `${PLATES[l].web} kσ 27.88` },
      { kind: 'local', stressNmm2: 688, name: `${PLATES[l].foot} kσ 4` },
      { kind: 'local', stressNmm2: 716, name: `${PLATES[l].lip} kσ 0.53` },
    ],
  ],
]

describe.each(CROWDED)('the words beside the curve of %s', (_name, minima, levelsIn) => {
  const curve = (l: number) => Math.min(...minima.map((m) => m.stressNmm2 * (1 + 2 * Math.log(l / m.lengthMm) ** 2)))

  it.each(LANGUAGES.flatMap((language) => [326, 640].map((width) => [language, width] as const)))(
    'stand at what they are about and none over another: %s, %i wide',
    (language, width) => {
      const levels = levelsIn(language)
      const drawing = signatureDrawing(
        { lengthsMm, stressesNmm2: lengthsMm.map(curve), minima, levels },
        { width, height: width < 480 ? 280 : 340 },
      )
      const [left, right] = drawing.xAxis!.range
      const words = texts(drawing.marks).map((m) => {
        const said = formatContent(m.content, { labels: labelsOf(language), decimalMark: ',' })
        const x1 = m.anchor === 'middle' ? m.x - textWidth(said) / 2 : m.x
        return { said, y: m.y, box: { x1, x2: x1 + textWidth(said), y1: m.y - 5.9, y2: m.y + 5.9 } }
      })
      const lines = drawing.marks.filter((m) => m.kind === 'line').filter((m) => m.style.startsWith('level-'))
      for (const [i, { said, box }] of words.entries()) {
        expect(box.x1, said).toBeGreaterThanOrEqual(left)
        expect(box.x2, said).toBeLessThanOrEqual(right + 1)
        for (const other of words.slice(i + 1)) expect(overlap(box, other.box), `${said} / ${other.said}`).toBe(false)
        for (const { x1, x2, y1 } of lines)
          expect(overlap(box, { x1, x2, y1: y1 - 0.5, y2: y1 + 0.5 }), `${said} on a level`).toBe(false)
      }
      for (const { name, stressNmm2 } of levels.filter((l) => l.stressNmm2 <= drawing.yAxis!.domain[1])) {
        const { y, box } = words.find(({ said }) => said.startsWith(`${name}: `))!
        const py = at(drawing.yAxis!, stressNmm2)
        expect(Math.abs(y - py), name).toBeLessThan(9.01)
        const own = lines.filter((l) => Math.abs(l.y1 - py) < 1e-6)
        expect(
          own.some(({ x1, x2 }) => x1 < box.x2 + 5 && x2 > box.x1 - 5),
          name,
        ).toBe(true)
      }
      for (const { kind, stressNmm2, lengthMm } of minima) {
        const word = words.find(({ said }) => said.startsWith(labelsOf(language)(`mode.${kind}`)))!
        expect(Math.abs(word.y - at(drawing.yAxis!, stressNmm2)), kind).toBeLessThanOrEqual(21)
        const px = at(drawing.xAxis!, Math.log10(lengthMm))
        expect(px, kind).toBeGreaterThan(word.box.x1 - 25)
        expect(px, kind).toBeLessThan(word.box.x2 + 25)
      }
    },
  )
})

it('room is kept for the longest word of every kind of buckling', () => {
  for (const kind of ['local', 'distortional', 'global', 'other'] as const)
    expect(Math.max(...LANGUAGES.map((l) => labelsOf(l)(`mode.${kind}`).length)), kind).toBe(LONGEST_KIND[kind])
})

it('a buckling shape moves its nodes by a sixth of the section at most, on the drawing of the section as it is', () => {
  const nodes = [
    [0, 0],
    [0, 100],
    [50, 100],
  ] as const
  const { marks, width, height } = modeDrawing({ nodes, shape: { y: [0, 0, 0], z: [0, 0, -1] }, lengthMm: 420 })
  const [before, after] = marks.map((m) => (m.kind === 'polyline' ? m.points : []))
  expect(after![1]).toEqual(before![1])
  const scale = (before![1]!.y - before![0]!.y) / 100
  expect(before![2]!.y - after![2]!.y).toBeCloseTo(16 * scale, 9)
  for (const p of [...before!, ...after!]) {
    expect(p.x).toBeGreaterThan(0)
    expect(p.x).toBeLessThan(width)
    expect(p.y).toBeGreaterThan(0)
    expect(p.y).toBeLessThan(height)
  }
})
