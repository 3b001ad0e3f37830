import { requests } from '@madre/contract/testing/requests'
import { foldedSectionOfFamily } from '@madre/engine'
import { sectionSignature } from '@madre/strips'
import { expect, it } from 'vitest'
import { noteInput } from '../testing/note-input.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { strictPdf } from '../testing/strict-pdf.ts'
import { wordsOf } from '../words/words.ts'

const squeezed = (text: string) => text.replace(/\s+/g, '')

it('finite strips are one page more, marked as information, and only where they are asked for', async () => {
  const input = noteInput(requests.omega, 'de')
  const words = wordsOf('de').document
  const [without, withPage] = await Promise.all(
    [input, { ...input, secondOpinion: true }].map((note) => readPdf(strictPdf(note))),
  )
  expect(without!.text).not.toContain(squeezed(words['strips.notice']))
  expect(withPage!.pages).toHaveLength(without!.pages.length + 1)
  expect(withPage!.text).toContain(squeezed(words['strips.notice']))

  const { typology, thicknessMm, steel } = input.result.solutions.find((s) => s.id === input.solutionId)!
  const family = input.catalogue.families.find((f) => f.typology === typology)!
  const { fyb } = input.catalogue.steels.find((s) => s.id === steel)!
  const { minima } = sectionSignature(foldedSectionOfFamily(family, thicknessMm, false, fyb))
  expect(minima.length).toBeGreaterThan(3)
  for (const { kind, lengthMm, stressNmm2 } of minima) {
    const row = `${words[`strips.${kind as 'local'}`]}${lengthMm.toFixed(0)}${stressNmm2.toFixed(0)}`
    expect(withPage!.text).toContain(squeezed(row))
  }
})
