import { describe, expect, it } from 'vitest'
import { createLineMesh, nearestNode } from './line-mesh.ts'

const main = (length: number) => ({ length, isCantilever: false })
const cantilever_ = (length: number) => ({ length, isCantilever: true })

const marked = (mesh: { x: Float64Array }, marks: Uint8Array) => [...mesh.x].filter((_, i) => marks[i])

describe('the mesh of the line', () => {
  it('divides every main span into 32 equal elements and a short cantilever into 8', () => {
    const mesh = createLineMesh([cantilever_(250), main(5000), main(6000), cantilever_(250)])
    expect(mesh.elementCount).toBe(8 + 32 + 32 + 8)
    expect(mesh.nodeCount).toBe(81)
    expect(mesh.length[0]).toBe(31.25)
    expect(mesh.length[8]).toBe(156.25)
    expect(mesh.length[79]).toBe(31.25)
    expect(mesh.x[80]).toBe(11500)
    expect([mesh.spanOfElement[7], mesh.spanOfElement[8], mesh.spanOfElement[79]]).toEqual([0, 1, 3])
  })

  it('divides a long cantilever as finely as the span beside it', () => {
    expect(createLineMesh([main(4000), cantilever_(2000)]).elementCount).toBe(32 + 16)
  })

  it('has supports at the ends of main spans and none at free tips', () => {
    const mesh = createLineMesh([cantilever_(400), main(3000), main(3000)])
    expect(marked(mesh, mesh.isSupport)).toEqual([400, 3400, 6400])
    const without = createLineMesh([main(3000)])
    expect(marked(without, without.isSupport)).toEqual([0, 3000])
  })

  it('cuts at restraints and loads first, with at least 32 elements in all', () => {
    const mesh = createLineMesh([main(6000)], { upperRestraints: [2000, 4000], lowerRestraints: [3000], loads: [1000] })
    expect(marked(mesh, mesh.isUpperRestraint)).toEqual([2000, 4000])
    expect(marked(mesh, mesh.isLowerRestraint)).toEqual([3000])
    expect(mesh.x.includes(1000)).toBe(true)
    expect(mesh.elementCount).toBe(6 + 6 + 6 + 6 + 11)
    for (const length of mesh.length) expect(length).toBeLessThanOrEqual(6000 / 32)
  })

  it('makes one node of places that coincide, and none of length zero', () => {
    const third = 5000 / 3
    const mesh = createLineMesh([main(5000), main(5000)], {
      upperRestraints: [third, 5000, 0],
      lowerRestraints: [third + 1e-9, 10_000 - 1e-9],
      loads: [third - 1e-8, 5000.3, 0.2, -50, 99_999],
    })
    expect(marked(mesh, mesh.isUpperRestraint)).toEqual([0, third, 5000])
    expect(marked(mesh, mesh.isLowerRestraint)).toEqual([third, 10_000])
    expect(Math.min(...mesh.length)).toBeGreaterThan(100)
    expect(mesh.x.every((x, i) => i === 0 || x > mesh.x[i - 1]!)).toBe(true)
  })

  it('takes 33.3 and 66.7 % for the thirds at which restraints stand', () => {
    const mesh = createLineMesh([main(3500)], { upperRestraints: [3500 / 3, 7000 / 3], loads: [1165.5, 2334.5] })
    expect(mesh.elementCount).toBe(3 * 11)
  })

  it('finds the node nearest to a place', () => {
    const mesh = createLineMesh([main(3200)])
    expect([-5, 0, 49, 51, 100, 3199, 5000].map((x) => nearestNode(mesh, x))).toEqual([0, 0, 0, 1, 1, 32, 32])
  })

  it('leaves out a cantilever of no length', () => {
    expect(createLineMesh([cantilever_(0), main(3000)]).elementCount).toBe(32)
  })

  it.each([
    ['a main span of no length', [main(0)], 'spans[0].length must be positive, it is 0'],
    ['a span that is no number', [main(3000), main(Number.NaN)], 'spans[1].length must be positive, it is NaN'],
    [
      'a cantilever between spans',
      [main(1), cantilever_(1), main(1)],
      'spans[1]: a cantilever stands at an end of the line',
    ],
    ['nothing but a cantilever', [cantilever_(500)], 'the line needs at least one main span'],
  ])('refuses %s', (_, spans, message) => {
    expect(() => createLineMesh(spans)).toThrow(message)
  })
})
