import { describe, expect, it } from 'vitest'
import type { Mark } from '../drawing.ts'
import { request } from '../fixtures/request.ts'
import { at, valueAt } from '../geometry/scale.ts'
import { lineGeometry } from '../line/line-geometry.ts'
import { diagram, forcesDiagram } from './diagram.ts'

const g = lineGeometry({ ...request, spanLengthsM: [4, 4], hasLeftCantilever: false, hasRightCantilever: false })
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

  it('draws a positive shear force above the line', () => {
    const shear = diagram('shear', [{ xM: [0, 4, 4, 8], values: [1.5, -2.5, 2.5, -1.5] }], g)
    const zero = at(shear.yAxis!, 0)
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
