import { describe, expect, it } from 'vitest'
import type { Mark } from '../drawing.ts'
import { at } from '../geometry/scale.ts'
import { modeDrawing } from './mode-drawing.ts'
import { signatureDrawing } from './signature-drawing.ts'

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
