import { revisionLetter } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { letterAfter } from './revision-letter.ts'

describe('the letter of the next revision', () => {
  it('is A where nothing was issued', () => expect(letterAfter(undefined)).toBe('A'))

  it('counts as the server does, beyond Z and ZZ', () => {
    for (let seq = 1; seq < 800; seq++) expect(letterAfter(revisionLetter(seq))).toBe(revisionLetter(seq + 1))
  })
})
