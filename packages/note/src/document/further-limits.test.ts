import { type CalculationRequest, LANGUAGES } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { allWords } from '@madre/words/all'
import { describe, expect, it } from 'vitest'
import { composedText } from '../testing/composed-text.ts'
import { noteInput } from '../testing/note-input.ts'
import { lookAt } from '../testing/ordinary-lines.ts'
import { wordsOf } from '../words/words.ts'

const further: CalculationRequest = {
  ...requests.omega,
  deflectionLimits: [
    { limit: 300, combination: 'FREQUENT', action: 'VARIABLE', of: 'SPANS' },
    { limitMm: 12.5, combination: 'CHARACTERISTIC', action: 'TOTAL', of: 'CANTILEVERS' },
  ],
}

describe('further deflection limits in the note', () => {
  it.each(LANGUAGES)('stand among the inputs, the deflections and the checks: %s', (language) => {
    const text = composedText(noteInput(further, language))
    const words = allWords(language)
    const { document, checks } = wordsOf(language)
    const says = (part: string) => expect(text).toContain(part.replace(/\s+/g, ''))
    const kinds = { of: words['limitOf.SPANS'], actions: words['limitAction.VARIABLE'] }
    says(`${kinds.of}: L / 300, ${kinds.actions}, ${document['combination.FREQUENT']}`)
    says(`${words['limitOf.CONSOLES']}: ${language === 'en' ? '12.5' : '12,5'} mm, ${words['limitAction.TOTAL']}`)
    for (const n of [2, 3]) says(words.limitN.replace('{n}', String(n)))
    says(checks.DEFLECTION_SPAN_2)
    says(checks.DEFLECTION_CONSOLE_3)
    expect(composedText(noteInput(requests.omega, language))).not.toContain(
      checks.DEFLECTION_SPAN_2.replace(/\s+/g, ''),
    )
  })

  it('print without a fault', () => {
    const looked = lookAt(further, 0)
    expect(looked.faults).toEqual([])
    expect(looked.equations).toBeGreaterThan(100)
  })
})
