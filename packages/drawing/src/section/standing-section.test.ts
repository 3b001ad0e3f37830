import { genericCatalogue, type Point, sectionShape } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { formatContent } from '../content.ts'
import type { Drawing, Mark } from '../drawing.ts'
import { type Box, crosses, overlap } from '../geometry/boxes.ts'
import { textWidth } from '../geometry/text-width.ts'
import { labelsOf } from '../labels/labels-of.ts'
import { modeDrawing } from '../signature/mode-drawing.ts'
import { TEXT_RULES } from '../style.ts'
import type { SectionSize } from './dimensionings.ts'
import { effectiveSectionDrawing } from './effective-section.ts'
import { sectionDrawing } from './section-drawing.ts'
import { opensLeft } from './section-size.ts'

type Text = Extract<Mark, { kind: 'text' }>
const reading = { labels: labelsOf('fr', { facade: true }), decimalMark: ',' } as const
const textsOf = ({ marks }: Drawing) => marks.filter((m): m is Text => m.kind === 'text')
const said = (text: Text) => formatContent(text.content, reading)
const named = (drawing: Drawing, words: string) => textsOf(drawing).find((t) => said(t) === words)!

/** The room an upright text takes; capitals and digits are 0.7 em high. */
function boxOf(text: Text): Box {
  const { size } = TEXT_RULES[text.style]
  const width = textWidth(said(text), size)
  const left = { start: 0, middle: width / 2, end: width }[text.anchor]
  return { x1: text.x - left, x2: text.x - left + width, y1: text.y - 0.35 * size, y2: text.y + 0.35 * size }
}

/** Every text upright, inside the drawing and clear of the others; the sides named left and right. */
function expectReadable(drawing: Drawing) {
  const texts = textsOf(drawing)
  for (const [i, text] of texts.entries()) {
    expect(text.rotate, said(text)).toBeUndefined()
    const box = boxOf(text)
    for (const inside of [box.x1, box.y1, drawing.width - box.x2, drawing.height - box.y2])
      expect(inside, said(text)).toBeGreaterThanOrEqual(0)
    for (const other of texts.slice(i + 1))
      expect(overlap(box, boxOf(other)), `${said(text)}, ${said(other)}`).toBe(false)
  }
  expect(boxOf(named(drawing, 'extérieur')).x2).toBeLessThan(drawing.width / 2)
  expect(boxOf(named(drawing, 'intérieur')).x1).toBeGreaterThan(drawing.width / 2)
}

/** The smallest, on the cover of the note, has no axes. */
const ROOMS = [
  { width: 200, height: 210 },
  { width: 280, height: 250 },
  { width: 340, height: 340 },
]
const cases = genericCatalogue.families.flatMap((family) =>
  [false, true].map((inverted) => [`${family.typology}${inverted ? ' inverted' : ''}`, family, inverted] as const),
)

describe.each(cases)('%s in a façade', (_, family, inverted) => {
  const { outlineMm } = sectionShape(family, 2, inverted)
  const size = { ...family, t: 2, r: 3, inverted } as SectionSize
  const draw = (room: (typeof ROOMS)[number], standing = true) =>
    sectionDrawing(
      outlineMm,
      size,
      family.name,
      { ...room, standing },
      room === ROOMS[0] ? null : { y: family.profileType === 'C' ? 18 : 0, z: family.h / 2 },
    )
  const steelOf = ({ marks }: Drawing) => {
    const [steel] = marks
    if (steel?.kind !== 'polygon') throw new Error('no outline')
    return steel.points
  }

  it('stands with its outer face at the left, to one scale', () => {
    const steel = steelOf(draw(ROOMS[1]!))
    const [a, b] = [
      outlineMm[0]!,
      outlineMm.reduce((far, p) => (Math.hypot(p.y, p.z) > Math.hypot(far.y, far.z) ? p : far)),
    ]
    const [p, q] = [steel[0]!, steel[outlineMm.indexOf(b)]!]
    const scale = (q.x - p.x) / (b.z - a.z)
    expect(scale).toBeGreaterThan(0)
    outlineMm.forEach((o: Point, i) => {
      // z inwards is to the right; y is upwards, but for an inverted C.
      expect(steel[i]!.x - p.x).toBeCloseTo(scale * (o.z - a.z), 6)
      expect(steel[i]!.y - p.y).toBeCloseTo((opensLeft(size) ? 1 : -1) * scale * (o.y - a.y), 6)
    })
  })

  it.each(ROOMS)('has every dimension of the lying one, readable in %j', (room) => {
    const numbers = (d: Drawing) =>
      textsOf(d)
        .map(said)
        .filter((t) => /\d/.test(t))
    const drawing = draw(room)
    expect(numbers(drawing)).toEqual(numbers(draw(room, false)))
    expectReadable(drawing)
    const lines = drawing.marks.flatMap((m) =>
      m.kind === 'line'
        ? [
            [
              { x: m.x1, y: m.y1 },
              { x: m.x2, y: m.y2 },
            ],
          ]
        : m.kind === 'polygon'
          ? [m.points]
          : [],
    )
    for (const text of textsOf(drawing))
      expect(
        lines.filter((points) => crosses(points, boxOf(text))),
        said(text),
      ).toEqual([])
    expect(drawing.height).toBeLessThanOrEqual(room.height)
    expect(drawing.width).toBe(room.width)
  })

  it('has z pointing inwards, to the right, and y along the flanges, each letter beside its own arrow', () => {
    const drawing = draw(ROOMS[1]!)
    const arrows = drawing.marks.flatMap((m) => (m.kind === 'line' && m.style === 'axis' ? [m] : []))
    const [y, z] = arrows
    expect([z!.x2 > z!.x1, z!.y2 === z!.y1]).toEqual([true, true])
    expect([y!.y2 < y!.y1, y!.x2 === y!.x1]).toEqual([!opensLeft(size), true])
    expect(named(drawing, 'z').x).toBeGreaterThan(y!.x1 + 8)
    expect((named(drawing, 'y').y - z!.y1) * Math.sign(y!.y2 - y!.y1)).toBeGreaterThan(8)
  })
})

it('a roof has no words of sides beside its section, and keeps the height it is given', () => {
  const family = genericCatalogue.families[0]!
  const drawing = sectionDrawing(sectionShape(family, 2).outlineMm, { ...family, t: 2, r: 3 } as SectionSize, '')
  expect(textsOf(drawing).map(said)).not.toContain('extérieur')
  expect([drawing.width, drawing.height]).toEqual([300, 300])
})

describe('the effective section of a façade rail', () => {
  const plates = [
    { name: 'outer flange', start: { y: 0, z: 0 }, end: { y: 60, z: 0 }, effective: [[0, 1]] as [number, number][] },
    {
      name: 'web',
      start: { y: 0, z: 0 },
      end: { y: 0, z: 150 },
      effective: [
        [0, 0.2],
        [0.4, 1],
      ] as [number, number][],
    },
  ].map((plate) => ({ ...plate, thicknessFactor: plate.effective.map(() => 1) }))
  const draw = (sense: 'TOP_COMPRESSED' | 'BOTTOM_COMPRESSED' | 'COMPRESSION', room = { width: 210, height: 190 }) =>
    effectiveSectionDrawing({ sense, zNeutralMm: 60, plates }, 2, { ...room, standing: true })

  it.each(['TOP_COMPRESSED', 'BOTTOM_COMPRESSED', 'COMPRESSION'] as const)('is readable, %s', (sense) => {
    for (const room of ROOMS) expectReadable(draw(sense, room))
  })

  it.each([
    ['TOP_COMPRESSED', 'M > 0', -1],
    ['BOTTOM_COMPRESSED', 'M < 0', 1],
  ] as const)('%s has its compression where the printed sign has it', (sense, action, side) => {
    const drawing = draw(sense)
    expect(named(drawing, action)).toBeDefined()
    const neutral = drawing.marks.find((m) => m.style === 'neutral-axis')
    if (neutral?.kind !== 'line') throw new Error('no neutral axis')
    expect(neutral.x1).toBe(neutral.x2)
    // z_NA counts from the outer face, which stands at the left.
    const web = drawing.marks.flatMap((m) => (m.kind === 'polygon' && m.style === 'effective' ? m.points : []))
    const [left, right] = [Math.min(...web.map((p) => p.x)), Math.max(...web.map((p) => p.x))]
    const half = 3.5
    expect((neutral.x1 - left - half) / (right - left - half)).toBeCloseTo(60 / 150, 2)
    expect(Math.sign(named(drawing, '−').x - neutral.x1)).toBe(side)
    expect(Math.sign(named(drawing, '+').x - neutral.x1)).toBe(-side)
  })
})

it('the shape in which a façade rail buckles stands too, in the same place and scale for every mode', () => {
  const nodes = [
    [0, 0],
    [0, 100],
    [50, 100],
  ] as const
  const picture = { nodes, shape: { y: [0, 0, 0], z: [0, 0, -1] }, lengthMm: 420 }
  const drawing = modeDrawing(picture, { width: 240, height: 300, standing: true })
  expectReadable(drawing)
  const [before, after] = drawing.marks.flatMap((m) => (m.kind === 'polyline' ? [m.points] : []))
  const scale = (before![1]!.x - before![0]!.x) / 100
  expect(scale).toBeGreaterThan(0)
  expect(before![2]!.y).toBeCloseTo(before![1]!.y - 50 * scale, 9)
  // −z is outwards, to the left.
  expect(before![2]!.x - after![2]!.x).toBeCloseTo(16 * scale, 9)
  for (const p of [...before!, ...after!]) {
    expect(p.x).toBeGreaterThan(0)
    expect(p.x).toBeLessThan(drawing.width)
    expect(p.y).toBeGreaterThan(16)
    expect(p.y).toBeLessThan(drawing.height)
  }
})
