import { describe, expect, it } from 'vitest'
import { readCurve } from './curve-reading.ts'

describe('reading a curve at any x', () => {
  const xM = [0, 1, 1, 3]
  const values = [0, 4, -2, 0]
  it.each([
    [0.5, [2], 'between two points on the straight line'],
    [2, [-1], 'the same to the right of a jump'],
    [1, [4, -2], 'at a jump both sides'],
    [0, [0], 'at the beginning'],
    [3, [0], 'at the end'],
    [4, [], 'nothing outside'],
  ])('x = %f: %s', (x, expected) => {
    expect(readCurve(xM, values, x)).toEqual(expected)
  })
})
