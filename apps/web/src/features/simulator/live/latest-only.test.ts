import { describe, expect, it } from 'vitest'
import { LatestOnly } from './latest-only.ts'

describe('asking while typing', () => {
  it('asks the first question at once, then only the last of those that came meanwhile', () => {
    const sent: number[] = []
    const delivered: string[] = []
    const queue = new LatestOnly<number, string>(
      (q) => sent.push(q),
      (a) => delivered.push(a),
    )
    for (const question of [1, 2, 3, 4]) queue.ask(question)
    expect(sent).toEqual([1])
    queue.answered('one')
    expect(sent).toEqual([1, 4])
    expect(delivered).toEqual([])
    queue.answered('four')
    expect(delivered).toEqual(['four'])
    queue.ask(5)
    expect(sent).toEqual([1, 4, 5])
  })
})
