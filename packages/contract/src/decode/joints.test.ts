import { describe, expect, it } from 'vitest'
import { jointsOf } from './joints.ts'

describe('joints of a line', () => {
  it('are none where nothing is said', () => {
    expect(jointsOf(undefined, [5, 5])).toBeNull()
  })

  it('have laps in mm of the span that they run into', () => {
    expect(jointsOf({ supports: [{ kind: 'LAP', left: 10, right: 15 }, { kind: 'HINGE' }] }, [5, 6, 7])).toEqual({
      supports: [{ kind: 'LAP', a: 500, b: 900 }, { kind: 'HINGE' }],
      endBays: 'SAME',
    })
  })

  it('or as they are typed in m', () => {
    const supports = [{ kind: 'LAP' as const, left: 0.6, right: 0.75 }]
    expect(jointsOf({ supports, lapUnit: 'M', endBays: 'HEAVIER' }, [5, 6])).toEqual({
      supports: [{ kind: 'LAP', a: 600, b: 750 }],
      endBays: 'HEAVIER',
    })
  })
})
