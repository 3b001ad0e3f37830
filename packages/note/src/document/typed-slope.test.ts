import { requests } from '@madre/contract/testing/requests'
import { expect, it } from 'vitest'
import { composedText } from '../testing/composed-text.ts'
import { noteInput } from '../testing/note-input.ts'

it('a slope typed as a percentage stands in the note as that, with its degrees', () => {
  const text = composedText(noteInput({ ...requests.z, inclinationDegrees: 5.710593 }, 'de'))
  expect(text).toContain('Neigung10%(5,71°)')
})
