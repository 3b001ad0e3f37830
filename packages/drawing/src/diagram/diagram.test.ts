import { decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import type { Mark } from '../drawing.ts'
import { crosses, overlap } from '../geometry/boxes.ts'
import { at, valueAt } from '../geometry/scale.ts'
import { textWidth } from '../geometry/text-width.ts'
import { lineGeometry } from '../line/line-geometry.ts'
import { request } from '../testing/request.ts'
import { diagram, forcesDiagram } from './diagram.ts'

const g = lineGeometry(
  decode({ ...request, spanLengthsM: [4, 4], hasLeftCantilever: false, hasRightCantilever: false }).typed,
)
// Two equal spans under q = 1 kN/m: M = 0.375·q·L·x − q·x²/2, −2.0 at the middle support, 1.125 at 1.5 m.
const xM = Array.from({ length: 17 }, (_, i) => i * 0.5)
const moment = xM.map((x) => {
  const u = Math.min(x, 8 - x)
  return 1.5 * u - (u * u) / 2
})
const numbers = (marks: Mark[]) =>
  marks.flatMap((m) =>
    m.kind === 'text' ? m.content.flatMap((c) => ('number' in c ? [{ value: c.number, x: m.x, y: m.y }] : [])) : [],
  )

describe('a diagram over the line', () => {
  const drawing = diagram('moment', [{ xM, values: moment }], g)

  it('draws sagging below the line and hogging above it', () => {
    const zero = at(drawing.yAxis!, 0)
    const labels = numbers(drawing.marks)
    expect(labels.find((l) => l.value === -2)!.y).toBeLessThan(zero)
    expect(labels.find((l) => l.value === 1.125)!.y).toBeGreaterThan(zero)
  })

  it('writes the extreme of every span and the value at the support, once each', () => {
    expect(numbers(drawing.marks).map((l) => l.value)).toEqual([-2, 1.125, 1.125])
  })

  it('draws a member that ends along the line thin, to the same scale, without an area or a value of its own', () => {
    const ends = [{ xM: [4, 4.6], values: [-2.5, 0] }]
    const { marks, xAxis, yAxis } = diagram('moment', [{ xM, values: moment }], g, {}, ends)
    const thin = marks.filter((m) => m.style === 'moment-ending')
    const at2 = (x: number, value: number) => ({ x: at(xAxis!, x), y: at(yAxis!, value) })
    expect(thin).toEqual([{ kind: 'polyline', style: 'moment-ending', points: [at2(4, -2.5), at2(4.6, 0)] }])
    expect(yAxis!.domain[0]).toBe(-2.5)
    expect(marks.filter((m) => m.style === 'moment-fill')).toHaveLength(1)
    expect(numbers(marks).map((l) => l.value)).not.toContain(-2.5)
  })

  describe('of an envelope with uplift', () => {
    // Ten spans of 5 m with cantilevers: gravity and uplift, each with its own values at the supports.
    const lengths = [0.5, ...Array.from({ length: 10 }, () => 5), 0.5]
    const many = lineGeometry(
      decode({ ...request, spanLengthsM: lengths, hasLeftCantilever: true, hasRightCantilever: true }).typed,
    )
    const places = Array.from({ length: 20 * 51 + 1 }, (_, i) => i / 20)
    const inSpan = (x: number) => (((x - 0.5) % 5) + 5) % 5
    const wave = (x: number) => (x < 0.5 || x > 50.5 ? 0 : -8 + 12 * Math.sin((Math.PI * inSpan(x)) / 5))
    const curves = [
      { xM: places, values: places.map((x) => Math.max(wave(x), -0.6 * wave(x))) },
      { xM: places, values: places.map((x) => Math.min(wave(x), -0.6 * wave(x))) },
    ]
    const envelope = diagram('moment', curves, many, { width: 640, height: 168 })
    const labels = numbers(envelope.marks)

    it('writes span and support values of both lines', () => {
      for (const value of [4, -8, 4.8, -2.4])
        expect(labels.filter((l) => Math.abs(l.value - value) < 1e-9).length, `${value}`).toBeGreaterThanOrEqual(8)
    })

    it('keeps its values apart from each other and from the lines', () => {
      const boxes = labels.map((l) => {
        const half = textWidth(l.value.toFixed(2)) / 2
        return { x1: l.x - half, x2: l.x + half, y1: l.y - 4, y2: l.y + 4 }
      })
      boxes.forEach((a, i) => {
        for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false)
        for (const m of envelope.marks) if (m.kind === 'polyline') expect(crosses(m.points, a)).toBe(false)
      })
    })

    it('writes no value on the far side of another line', () => {
      const inner = curves[0]!.values.map((v) => v * 0.3)
      const nested = diagram('moment', [curves[0]!, { xM: places, values: inner }], many, { width: 640, height: 168 })
      const zero = at(nested.yAxis!, 0)
      const outside = (l: { value: number; y: number }) => Math.abs(l.y - zero) > Math.abs(at(nested.yAxis!, 4) - zero)
      expect(numbers(nested.marks).filter((l) => Math.abs(l.value - 1.2) < 1e-9 && outside(l))).toEqual([])
    })

    it('writes fewer where there is less room', () => {
      const small = diagram('moment', curves, many, { width: 320, height: 168 })
      expect(numbers(small.marks).length).toBeLessThan(labels.length)
      expect(numbers(small.marks).some((l) => l.value === -8)).toBe(true)
    })
  })

  it('draws a positive shear force above the line', () => {
    const shear = diagram('shear', [{ xM: [0, 4, 4, 8], values: [1.5, -2.5, 2.5, -1.5] }], g)
    const zero = at(shear.yAxis!, 0)
    expect(
      numbers(shear.marks)
        .map((l) => l.value)
        .sort(),
    ).toEqual([-1.5, -2.5, 1.5, 2.5])
    for (const l of numbers(shear.marks)) expect(Math.sign(zero - l.y)).toBe(Math.sign(l.value))
  })

  it('reads a pointer back into metres', () => {
    expect(valueAt(drawing.xAxis!, at(drawing.xAxis!, 3.21))).toBeCloseTo(3.21, 10)
  })

  it('draws a line that carries nothing as a straight line', () => {
    const flat = diagram('moment', [{ xM: [0, 8], values: [0, 0] }], g)
    expect(numbers(flat.marks)).toEqual([])
    expect(JSON.stringify(flat)).not.toContain('null')
  })

  it('has no deflection of an ultimate combination', () => {
    const forces = {
      combinationId: 'ULS-01',
      xM,
      momentKnm: moment,
      shearKn: moment,
      axialKn: moment,
      deflectionMm: null,
    }
    expect(forcesDiagram('deflection', forces, g)).toBeNull()
    expect(forcesDiagram('moment', forces, g)).toEqual(drawing)
  })
})
