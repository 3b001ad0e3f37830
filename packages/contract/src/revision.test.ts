import { expect, it } from 'vitest'
import { revisionLetter } from './revision.ts'

it.each([
  [1, 'A'],
  [26, 'Z'],
  [27, 'AA'],
  [52, 'AZ'],
  [53, 'BA'],
  [100, 'CV'],
  [702, 'ZZ'],
  [703, 'AAA'],
])('the revision %i is %s', (seq, letter) => {
  expect(revisionLetter(seq)).toBe(letter)
})
