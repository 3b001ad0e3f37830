import { describe, expect, it } from 'vitest'
import { readEnvelope } from './curve-reading.ts'

describe('reading an envelope at a place', () => {
  const xM = [0, 2, 2, 4]
  const max = [0, 4, 6, 2]
  const min = [0, -2, -8, 0]

  it('is straight between the points', () => {
    expect(readEnvelope(xM, max, min, 1)).toEqual([-1, 2])
    expect(readEnvelope(xM, max, min, 3)).toEqual([-4, 4])
  })

  it('takes both sides of a jump', () => {
    expect(readEnvelope(xM, max, min, 2)).toEqual([-8, 6])
  })

  it('has nothing to say beyond the line', () => {
    expect(readEnvelope(xM, max, min, 4.1)).toBeNull()
  })
})
