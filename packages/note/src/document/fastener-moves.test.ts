import { type CalculationRequest, decode, LANGUAGES, type Language } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { fill } from '@madre/difference'
import { explain } from '@madre/engine'
import { decimalMarkOf, formatNumber, roundUp } from '@madre/print'
import { expect, it } from 'vitest'
import { composedText } from '../testing/composed-text.ts'
import { noteInput } from '../testing/note-input.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { strictPdf } from '../testing/strict-pdf.ts'
import { wordsOf } from '../words/words.ts'

const flat = (text: string) => text.replace(/\s+/g, '').replaceAll('--', '-')
const occurrences = (text: string, part: string) => text.split(flat(part)).length - 1

/** A Z with its screws there. */
const withScrewsAt = (fastenerToWebMm: number): CalculationRequest => ({
  ...requests.z,
  claddingProperties: { ...requests.z.claddingProperties, fastenerToWebMm },
})
const inFlange = withScrewsAt(30)

/** What its note says, and what the engine says of the screws; from the page itself in the first language. */
async function noteOf(request: CalculationRequest, language: Language) {
  const input = noteInput(request, language)
  const { moves } = explain(decode(request).line, input.catalogue, input.solutionId).fastener!
  const text = language === LANGUAGES[0] ? (await readPdf(strictPdf(input))).running : composedText(input)
  return { moves, text }
}

it.each(LANGUAGES)(
  'in %s both checks of the free flange say what they would be with the screws 10 mm elsewhere',
  {
    timeout: 180_000,
  },
  async (language) => {
    const words = wordsOf(language).document
    const { moves, text } = await noteOf(inFlange, language)
    const number = (u: number) => formatNumber(roundUp(u, 3), 3, decimalMarkOf(language))
    for (const code of ['FREE_FLANGE_STRESS', 'FREE_FLANGE_BUCKLING']) {
      const [nearer, farther] = moves.map((m) => m.utilisations.find((u) => u.code === code)!.utilisation)
      const list = [
        fill(words['checks.fastenerNearer'], { mm: '10', value: number(nearer!) }),
        fill(words['checks.fastenerFarther'], { mm: '10', value: number(farther!) }),
      ].join('; ')
      expect(occurrences(text, fill(words['checks.fastenerMoved'], { list })), code).toBe(1)
    }
  },
)

it('a place beside the flange is left out', { timeout: 180_000 }, async () => {
  // The widest flange is 90 mm.
  const { moves, text } = await noteOf(withScrewsAt(82), 'en')
  expect(moves.map((m) => m.byMm)).toEqual([-10])
  expect(occurrences(text, '10 mm nearer the web')).toBe(2)
  expect(occurrences(text, 'farther from the web')).toBe(0)
})
