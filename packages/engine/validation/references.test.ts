import { describe, expect, it } from 'vitest'
import { misses } from './evidence.ts'
import { references } from './references/all.ts'

/** The references must not shrink unnoticed: fewer values than this is a failure of the validation itself. */
const FLOOR = { values: 5700, references: 174 }

describe('every value agrees with its reference', () => {
  it.each(references().map((r) => [r.clause, r.title, r] as const))('%s: %s', (_, __, r) => {
    expect(r.values().length).toBeGreaterThan(0)
    expect(misses(r)).toEqual([])
  })
})

it('the references are not fewer than they were', () => {
  const all = references()
  expect(all.length).toBeGreaterThanOrEqual(FLOOR.references)
  expect(all.reduce((sum, r) => sum + r.values().length, 0)).toBeGreaterThanOrEqual(FLOOR.values)
})

it('no reference is our own output', () => {
  expect(references().filter((r) => r.rank === 'regression')).toEqual([])
})
