import { describe, expect, it } from 'vitest'
import { formatFor } from '../../../i18n/format.ts'
import { roundUp, utilisationText } from './utilisation.ts'

describe('a utilisation is printed rounded up', () => {
  it.each([
    [0.92301, 0.924, 'any rest counts'],
    [0.923, 0.923, 'what is exact stays'],
    [1 + 1e-9, 1, 'the tolerance of a passed check does not show as more than 100 %'],
    [1.00001, 1.001, 'a failed check never reads 100 %'],
    [0, 0, 'nothing stays nothing'],
  ])('%f → %f: %s', (value, expected) => {
    expect(roundUp(value, 3)).toBe(expected)
  })

  it('is written with the decimal mark of the language', () => {
    expect(utilisationText(0.92301, formatFor('en'))).toBe('92.4\u00a0%')
    expect(utilisationText(0.92301, formatFor('de'))).toBe('92,4\u00a0%')
    expect(utilisationText(null, formatFor('en'))).toBe('–')
  })
})
