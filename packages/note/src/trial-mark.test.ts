import { LANGUAGES } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { expect, it } from 'vitest'
import { noteInput } from './testing/note-input.ts'
import { readPdf } from './testing/read-pdf.ts'
import { strictPdf } from './testing/strict-pdf.ts'
import { wordsOf } from './words/words.ts'

const squeezed = (text: string) => text.replace(/\s+/g, '')

it.each(LANGUAGES)(
  'a note made on trial says on every page in %s that it is not for construction',
  async (language) => {
    const mark = wordsOf(language).document.trialMark
    const input = { ...noteInput(requests.omega, language), author: null, form: 'short' as const }
    const marked = await readPdf(strictPdf({ ...input, isTrial: true }))
    expect(marked.pages.length).toBeGreaterThan(3)
    for (const page of marked.pages) {
      expect(page.text).toContain(squeezed(mark.toUpperCase()))
      expect(page.text, 'across the page too').toContain(squeezed(mark))
    }
    const plain = await readPdf(strictPdf(input))
    expect(plain.text.toUpperCase()).not.toContain(squeezed(mark.toUpperCase()))
  },
)
