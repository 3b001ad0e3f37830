import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CLAUSES } from './clauses.ts'
import { references } from './references/all.ts'
import { verificationPage } from './verification-page.ts'

it('docs/verification.md is what node scripts/verification.mjs writes', () => {
  const committed = readFileSync(new URL('../../../docs/verification.md', import.meta.url), 'utf8')
  expect(committed).toBe(verificationPage())
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
      const file = new URL(`../src/${names.pop()}`, import.meta.url)
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      return (names.length > 0 ? names : ['export '])
        .filter((name) => !text.includes(name))
        .map((name) => `${name} in ${place}`)
    }),
  )
  expect(missing).toEqual([])
})
