import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EditHistory, makeAgain, noHistory, recordEdit, takeBack } from './edit-history.ts'

type Step = 'wind' | 'snow'

/** A form that is one number, with every change recorded. */
function form() {
  let now = 0
  let history: EditHistory<number, Step> = noHistory()
  return {
    set(next: number, source: unknown = null, place: Step = 'wind') {
      history = recordEdit(history, now, place, source)
      now = next
    },
    move(by: typeof takeBack<number, Step>) {
      const moved = by(history, now)
      if (!moved) return null
      history = moved.history
      now = moved.state
      return moved.place
    },
    get now() {
      return now
    },
  }
}

describe('changes taken back and made again', () => {
  it('are one as long as the same field is typed in', () => {
    const f = form()
    const field = {}
    for (const typed of [1, 12, 123]) f.set(typed, field)
    f.set(5)
    f.move(takeBack)
    expect(f.now).toBe(123)
    f.move(takeBack)
    expect(f.now).toBe(0)
    expect(f.move(takeBack)).toBeNull()
  })

  it('name the step they were made on', () => {
    const f = form()
    f.set(1, null, 'wind')
    f.set(2, null, 'snow')
    expect(f.move(takeBack)).toBe('snow')
    expect(f.move(takeBack)).toBe('wind')
    expect(f.move(makeAgain)).toBe('wind')
  })

  it('are forgotten once something else is changed', () => {
    const f = form()
    const field = {}
    f.set(1, field)
    f.set(2)
    f.move(takeBack)
    f.set(7, field)
    expect(f.move(makeAgain)).toBeNull()
    f.move(takeBack)
    expect(f.now).toBe(1)
  })

  it('give every state again, forwards and backwards', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 50 }), (values) => {
        const f = form()
        const seen = [0]
        for (const value of values) {
          f.set(value)
          seen.push(value)
        }
        for (let i = seen.length - 2; i >= 0; i--) {
          f.move(takeBack)
          expect(f.now).toBe(seen[i])
        }
        for (let i = 1; i < seen.length; i++) {
          f.move(makeAgain)
          expect(f.now).toBe(seen[i])
        }
      }),
    )
  })
})
