import { describe, expect, it } from 'vitest'
import { ScopeError } from '../scope-error.ts'
import { polylineLength, roundCorners, turnAngles } from './rounded-polyline.ts'

const CORNER = [
  { y: 0, z: 0 },
  { y: 50, z: 0 },
  { y: 50, z: 40 },
]

describe('a rounded corner', () => {
  it('is shorter than the sharp one by 2r − πr/2, to the chords', () => {
    expect(polylineLength(roundCorners(CORNER, 10))).toBeCloseTo(90 - 20 + (Math.PI / 2) * 10, 1)
  })

  it('keeps its ends, touches both plates and lies on its circle', () => {
    const points = roundCorners(CORNER, 10)
    expect([points[0], points.at(-1)]).toEqual([CORNER[0], CORNER[2]])
    expect(points[1]).toEqual({ y: 40, z: 0 })
    for (const p of points.slice(1, -1)) expect(Math.hypot(p.y - 40, p.z - 10)).toBeCloseTo(10, 9)
  })

  it('leaves a line without radius as it is', () => {
    expect(roundCorners(CORNER, 0)).toEqual(CORNER)
  })

  it('does not fit on plates shorter than its tangents', () => {
    expect(() => roundCorners(CORNER, 41)).toThrow(ScopeError)
    expect(() => roundCorners(CORNER, 40)).not.toThrow()
  })
})

it.each([
  [1, 0, 0, 'straight on'],
  [1, 1, Math.PI / 4, 'half a right angle'],
  [0, 1, Math.PI / 2, 'a right angle'],
  [0, -1, Math.PI / 2, 'a right angle to the other side'],
])('a line that goes on by (%i, %i) turns by %f: %s', (y, z, angle) => {
  expect(
    turnAngles([
      { y: -1, z: 0 },
      { y: 0, z: 0 },
      { y, z },
    ])[1],
  ).toBeCloseTo(angle, 12)
})
