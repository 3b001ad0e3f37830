import { genericCatalogue, type SectionFamily, sectionShape } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import type { Mark } from '../drawing.ts'
import type { SectionSize } from './dimensionings.ts'
import { effectiveSectionDrawing } from './effective-section.ts'
import { sectionDrawing } from './section-drawing.ts'

const numbers = (marks: Mark[]) =>
  marks.flatMap((m) => (m.kind === 'text' ? m.content.flatMap((c) => ('number' in c ? [c.number] : [])) : []))
/** Lengths of the dimension lines themselves, parallel to what they measure, in drawing units. */
const spans = (marks: Mark[], direction: 'x' | 'y') =>
  marks.flatMap((m) =>
    m.kind === 'line' && m.style === 'dimension'
      ? direction === 'x'
        ? m.y1 === m.y2
          ? [Math.abs(m.x2 - m.x1)]
          : []
        : m.x1 === m.x2
          ? [Math.abs(m.y2 - m.y1)]
          : []
      : [],
  )

const family = (typology: string) => genericCatalogue.families.find((f) => f.typology === typology)!

function drawn(typology: string, inverted = false) {
  const f = family(typology)
  const { outlineMm } = sectionShape(f, 2, inverted)
  return { f, outlineMm, drawing: sectionDrawing(outlineMm, { ...f, t: 2, r: 3, inverted } as SectionSize, f.name) }
}

describe('the drawing of a section', () => {
  it.each([
    ['C-150-60', [150, 60, 60, 20, 20, 2, 3]],
    ['Z-150-60', [150, 60, 60, 20, 20, 2, 3]],
    ['OMEGA-160-60', [160, 60, 90, 45, 16, 2, 3]],
  ])('%s carries its outside dimensions', (typology, values) => {
    expect(numbers(drawn(typology).drawing.marks)).toEqual(values)
  })

  it.each(['C-150-60', 'Z-150-60', 'OMEGA-160-60'])('%s is drawn to the scale its dimensions say', (typology) => {
    const { f, outlineMm, drawing } = drawn(typology)
    const steel = drawing.marks[0]
    if (steel?.kind !== 'polygon') throw new Error('no outline')
    const width = (list: number[]) => Math.max(...list) - Math.min(...list)
    const scale = width(steel.points.map((p) => p.x)) / width(outlineMm.map((p) => p.y))
    expect(width(steel.points.map((p) => p.y)) / scale).toBeCloseTo(f.h, 6)
    for (const [length, direction] of [
      [f.h, 'y'],
      [f.bTop, 'x'],
    ] as const)
      expect(spans(drawing.marks, direction).some((l) => Math.abs(l / scale - length) < 1e-6)).toBe(true)
  })

  it.each([
    [16, 'with a lip, from the cell-side face of the web'],
    [0, 'without, from its foot-side face'],
  ])('dimensions the foot of an Ω up to its edge: lip of %f mm, %s', (c) => {
    const f = { ...family('OMEGA-160-60'), c } as SectionFamily
    const { outlineMm } = sectionShape(f, 2)
    const { marks } = sectionDrawing(outlineMm, { ...f, t: 2, r: 3 } as SectionSize, 'Ω')
    const [steel] = marks
    if (steel?.kind !== 'polygon') throw new Error('no outline')
    const edge = Math.max(...steel.points.map((p) => p.x))
    const ends = marks.flatMap((m) => (m.kind === 'line' && m.style === 'dimension' && m.y1 === m.y2 ? [m.x2] : []))
    expect(Math.min(...ends.map((x) => Math.abs(x - edge)))).toBeLessThan(1e-6)
  })

  it('puts the closed flange of an inverted Ω at the bottom', () => {
    const widthAt = (inverted: boolean, top: boolean) => {
      const { outlineMm } = drawn('OMEGA-160-60', inverted)
      const ys = outlineMm.filter((p) => (top ? p.z < 2.5 : p.z > 157.5)).map((p) => p.y)
      return Math.max(...ys) - Math.min(...ys)
    }
    expect(widthAt(false, true)).toBeLessThan(60)
    expect(widthAt(true, false)).toBeLessThan(60)
    expect(widthAt(true, true)).toBeGreaterThan(90)
  })

  it.each([['C-150-60'], ['Z-150-60'], ['OMEGA-160-60']])(
    'turns an inverted %s by half a turn, as its pictogram is',
    (typology) => {
      const outline = (inverted: boolean) => {
        const [steel] = drawn(typology, inverted).drawing.marks
        if (steel?.kind !== 'polygon') throw new Error('no outline')
        const [xs, ys] = [steel.points.map((p) => p.x), steel.points.map((p) => p.y)]
        const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
        return steel.points.map((p) => ({ x: p.x - x, y: p.y - y }))
      }
      const turned = outline(true)
      for (const p of outline(false)) {
        const nearest = Math.min(...turned.map((q) => Math.hypot(p.x + q.x, p.y + q.y)))
        expect(nearest).toBeLessThan(1e-6)
      }
    },
  )

  it('has the flanges and lips of an inverted C dimensioned where they are: the lower flange is on top', () => {
    const f = { ...family('C-150-60'), bTop: 70, bBottom: 50, cTop: 24, cBottom: 18 } as SectionFamily
    const { outlineMm } = sectionShape(f, 2, true)
    const { marks } = sectionDrawing(outlineMm, { ...f, t: 2, r: 3, inverted: true } as SectionSize, 'C')
    expect(numbers(marks)).toEqual([150, 50, 70, 18, 24, 2, 3])
    const [steel] = marks
    if (steel?.kind !== 'polygon') throw new Error('no outline')
    const edge = Math.min(...steel.points.map((p) => p.x))
    const ends = marks.flatMap((m) => (m.kind === 'line' && m.style === 'dimension' && m.y1 === m.y2 ? [m.x1] : []))
    expect(Math.min(...ends.map((x) => Math.abs(x - edge)))).toBeLessThan(1e-6)
  })
})

describe('the drawing of an effective section', () => {
  const plate = (effective: [number, number][], thicknessFactor: number[]) => ({
    name: 'web',
    start: { y: 0, z: 0 },
    end: { y: 0, z: 100 },
    effective,
    thicknessFactor,
  })
  const flange = {
    name: 'flange',
    start: { y: 0, z: 0 },
    end: { y: 50, z: 0 },
    effective: [[0, 1]] as [number, number][],
    thicknessFactor: [0.5],
  }
  const draw = (effective: [number, number][]) =>
    effectiveSectionDrawing({ sense: 'TOP_COMPRESSED', zNeutralMm: 60, plates: [plate(effective, [1, 1]), flange] }, 2)
  const of = (marks: Mark[], style: string) => marks.filter((m) => m.style === style)

  it('hatches what lies between the effective parts', () => {
    const { marks } = draw([
      [0, 0.2],
      [0.4, 1],
    ])
    expect(of(marks, 'effective').length).toBe(3)
    expect(of(marks, 'ineffective').length).toBe(1)
    expect(of(marks, 'ineffective-hatch').length).toBeGreaterThan(3)
  })

  it('hatches nothing of a fully effective plate', () => {
    expect(of(draw([[0, 1]]).marks, 'ineffective')).toEqual([])
  })

  it('has its axes at the centroid of what carries, and the signs of its stresses', () => {
    const { marks } = draw([[0, 1]])
    const text = (plain: string) =>
      marks.find((m) => m.kind === 'text' && m.content.some((c) => 'plain' in c && c.plain === plain))
    const axis = of(marks, 'axis').flatMap((m) => (m.kind === 'line' ? [m] : []))
    const neutral = of(marks, 'neutral-axis').flatMap((m) => (m.kind === 'line' ? [m] : []))[0]!
    expect(axis.map((m) => m.y1)).toEqual([neutral.y1, neutral.y1])
    const [minus, plus] = [text('−'), text('+')]
    if (minus?.kind !== 'text' || plus?.kind !== 'text') throw new Error('no signs')
    // The upper edge is compressed, and z points down.
    expect(minus.y).toBeLessThan(neutral.y1)
    expect(plus.y).toBeGreaterThan(neutral.y1)
    for (const plain of ['y', 'z', 'M > 0']) expect(text(plain), plain).toBeDefined()
  })

  it('has the axes of the gross section where its centroid is said to be', () => {
    const { f, outlineMm } = drawn('C-150-60')
    const size = { ...f, t: 2, r: 3 } as SectionSize
    const { marks } = sectionDrawing(outlineMm, size, 'C', {}, { y: 18, z: 75 })
    expect(of(marks, 'axis').length).toBe(2)
    expect(of(sectionDrawing(outlineMm, size, 'C').marks, 'axis')).toEqual([])
  })

  it('draws a reduced thickness thinner', () => {
    const bands = of(draw([[0, 1]]).marks, 'effective')
    const thickness = bands.map((m) => {
      if (m.kind !== 'polygon') throw new Error('not a band')
      const [a, , , d] = m.points
      return Math.hypot(a!.x - d!.x, a!.y - d!.y)
    })
    expect(thickness[1]! / thickness[0]!).toBeCloseTo(0.5, 9)
  })
})
