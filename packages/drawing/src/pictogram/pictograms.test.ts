import { describe, expect, it } from 'vitest'
import { profileShape } from './profile-shape.ts'

/** Left and right end of the uppermost line of a profile in a box of 44. */
function top(type: Parameters<typeof profileShape>[0], inverted: boolean): [number, number] {
  const shape = profileShape(type, { x: 0, y: 0, size: 44 }, inverted)
  const xs = shape.filter((p) => p.y === Math.min(...shape.map((q) => q.y))).map((p) => p.x)
  return [Math.min(...xs), Math.max(...xs)]
}

describe('the picture of a profile and of the same one upside down', () => {
  it.each(['OMEGA', 'C'] as const)('differ at the top of a %s', (type) => {
    const [regular, inverted] = [top(type, false), top(type, true)]
    expect(Math.abs(regular[0] - inverted[0]) + Math.abs(regular[1] - inverted[1])).toBeGreaterThan(4)
  })

  it('show a Z with its wide flange on top, and with its narrow one', () => {
    const width = ([left, right]: [number, number]) => right - left
    expect(width(top('Z', false))).toBeGreaterThan(1.8 * width(top('Z', true)))
  })
})
