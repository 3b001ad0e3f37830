import { planOf } from '@madre/climate'
import { describe, expect, it } from 'vitest'
import { casesOf, isShaded, surfacePlan } from './surface-plan.ts'
import { surfacePlans } from './surface-plans.ts'

const request = (change: object, line: object = { mode: 'AT', yM: 1.2 }) => ({
  location: 'OTHER',
  simulationType: 'ROOF',
  profileOrientation: 'HORIZONTAL',
  inclinationDegrees: 10,
  spanLengthsM: [5, 5],
  transverseLengthM: 1.5,
  metadata: { site: { altitudeM: 0, building: { lengthM: 20, widthM: 12, ridgeHeightM: 7 }, line } },
  ...change,
})
const plan = (change: object = {}, line?: object) => planOf(request(change, line))!
const letters = (of: ReturnType<typeof surfacePlan>) =>
  of.marks.flatMap((m) => (m.kind === 'text' && m.content[0] && 'plain' in m.content[0] ? [m.content[0].plain] : []))

describe('the plan of a surface', () => {
  it('names the zones of the direction of the wind, wide enough for their letters', () => {
    expect(letters(surfacePlan(plan(), 'EAVE')).sort()).toEqual(['F', 'F', 'G', 'H'])
    expect(letters(surfacePlan(plan(), 'GABLE_L')).sort()).toEqual(['F', 'G', 'H', 'I'])
    const wall = plan({ simulationType: 'FACADE' })
    expect(casesOf(wall)).toEqual(['SIDE_L', 'SIDE_R', 'FRONT', 'LEE'])
    expect(letters(surfacePlan(wall, 'SIDE_L'))).toEqual(['A', 'B', 'C'])
  })

  it('draws the line where it lies, in the scale of the surface, and leaves open where it may lie anywhere', () => {
    const drawing = surfacePlan(plan(), 'EAVE', { width: 480 })
    const line = drawing.marks.find((m) => m.style === 'line-of-members')!
    const edge = drawing.marks.find((m) => m.style === 'surface')!
    if (line.kind !== 'line' || edge.kind !== 'polygon') throw new Error('a line on a surface')
    const [near, right, far] = edge.points as [
      { x: number; y: number },
      { x: number; y: number },
      { x: number; y: number },
    ]
    // 10 of 20 m along, 1.2 of 6 m from the near eave, which is below
    expect((line.x2 - line.x1) / (right.x - near.x)).toBeCloseTo(0.5, 9)
    expect((near.y - line.y1) / (near.y - far.y)).toBeCloseTo(0.2, 9)
    expect(surfacePlan(plan({}, { mode: 'WORST' }), 'EAVE').marks.some((m) => m.style === 'line-anywhere')).toBe(true)
  })

  it.each([
    ['AT', true],
    ['WORST', false],
  ])('shades what counts for the line where that is a part of it: %s', (mode, shaded) => {
    const of = plan({}, { mode, yM: 1.2 })
    expect(isShaded(of)).toBe(shaded)
    expect(surfacePlan(of, 'EAVE').marks.some((m) => m.style === 'zone-counts')).toBe(shaded)
  })

  it('shows all directions side by side for the note', () => {
    const one = surfacePlan(plan(), 'EAVE', { width: 314 })
    const all = surfacePlans(plan(), { width: 640 })
    expect(all.height).toBeCloseTo(2 * one.height + 12, 6)
    expect(letters(all).filter((l) => l === 'G')).toHaveLength(3)
  })
})
