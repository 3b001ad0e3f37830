import { describe, expect, it } from 'vitest'
import { markBeside, nearestMark } from './chart-marks.ts'

const marks = [
  { id: 'low', x: 100, y: 200 },
  { id: 'high', x: 100, y: 100 },
  { id: 'right', x: 180, y: 190 },
]

describe('the marks of the chart', () => {
  it.each([
    ['low', 'ArrowUp', 'high'],
    ['low', 'ArrowRight', 'right'],
    ['right', 'ArrowLeft', 'low'],
    ['high', 'ArrowDown', 'low'],
    ['low', 'ArrowLeft', null],
    [null, 'ArrowDown', 'low'],
    ['high', 'End', 'right'],
    ['right', 'Tab', null],
  ])('from %s, %s leads to %s', (from, key, to) => {
    expect(markBeside(marks, from, key)).toBe(to)
  })

  it('are found under the pointer within reach only', () => {
    expect(nearestMark(marks, 104, 103)?.id).toBe('high')
    expect(nearestMark(marks, 140, 140)).toBeNull()
  })
})
