import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { climatePage } from './climate-page.ts'
import { comparisons, misses, vectors } from './vectors.ts'

describe('the reference cases of wind and snow', () => {
  it.each(vectors.map((v) => [v.id, v.why, v] as const))('%s: %s', (_, __, vector) => {
    expect(misses(vector)).toEqual([])
  })

  it('compare as many values as there are', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(20)
    expect(vectors.reduce((sum, v) => sum + comparisons(v).length, 0)).toBeGreaterThanOrEqual(1100)
  })
})

it('docs/verification-climate.md is what node scripts/verification.mjs writes', () => {
  const committed = readFileSync(new URL('../../../docs/verification-climate.md', import.meta.url), 'utf8')
  expect(committed).toBe(climatePage())
})
