import { WITH_MADE_UP } from '@madre/contract/testing/made-up-field'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { requests } from './arbitrary-request.ts'

it('random requests have an optional number that is only a row of the table, and leave it out', () => {
  const drawn = fc.sample(requests(1, WITH_MADE_UP), 100).map((r) => (r as { walkwayLoadKn?: number }).walkwayLoadKn)
  const said = drawn.filter((value) => value !== undefined)
  expect(said.length).toBeGreaterThan(20)
  expect(said.length).toBeLessThan(100)
  expect(said.every((value) => value >= 0.5 && value <= 12)).toBe(true)
})
