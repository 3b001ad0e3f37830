import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CLAUSES } from './clauses.ts'
import { misses } from './evidence.ts'
import { references } from './references/all.ts'
import { verificationPage, verificationReferencesPage } from './verification-page.ts'

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

// In this file, so that the designs of the cases are computed once.
describe('the page of verification', () => {
  it.each([
    ['verification.md', verificationPage],
    ['verification-references.md', verificationReferencesPage],
  ])('docs/%s is what node scripts/verification.mjs writes', (name, page) => {
    const committed = readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
    expect(committed).toBe(page())
  })

  it('every clause has a reference', () => {
    const covered = new Set(references().map((r) => r.clause))
    expect(Object.keys(CLAUSES).filter((id) => !covered.has(id as keyof typeof CLAUSES))).toEqual([])
  })

  it('every test the page names exists', () => {
    const tests = Object.values(CLAUSES).flatMap((c) => [...c.tests])
    expect(tests.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([])
  })

  it('every function the page names stands in the file it names', () => {
    const missing = Object.values(CLAUSES).flatMap(({ where }) =>
      where.split('; ').flatMap((place) => {
        const names = place.split(', ')
        const path = names.pop()!
        const file = new URL(path.startsWith('packages/') ? `../../../${path}` : `../src/${path}`, import.meta.url)
        const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
        return (names.length > 0 ? names : ['export '])
          .filter((name) => !text.includes(name))
          .map((name) => `${name} in ${place}`)
      }),
    )
    expect(missing).toEqual([])
  })
})
