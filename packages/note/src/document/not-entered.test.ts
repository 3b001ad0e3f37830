import { type CalculationRequest, LANGUAGES } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { describe, expect, it } from 'vitest'
import { composedText } from '../testing/composed-text.ts'
import { noteInput } from '../testing/note-input.ts'
import { wordsOf } from '../words/words.ts'

const NONE = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
const squeezed = (text: string) => text.replace(/\s+/g, '')
const bare: CalculationRequest = {
  ...requests.omega,
  loadWindPressure: NONE,
  loadWindSuction: NONE,
  loadWindLocalPressure: NONE,
  loadWindLocalSuction: NONE,
  loadSnowRegular: null,
  loadSnowExceptional: null,
  loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
}

describe('the first page of a note without wind or snow', () => {
  it.each(LANGUAGES)('says so before the answer (%s)', (language) => {
    const { windNotEntered, snowNotEntered } = wordsOf(language).document
    const said = squeezed(`${windNotEntered} ${snowNotEntered}`)
    const text = composedText(noteInput(bare, language))
    expect(text.indexOf(said)).toBeGreaterThan(-1)
    expect(text.indexOf(said)).toBeLessThan(text.indexOf('verdict'))
    for (const word of [windNotEntered, snowNotEntered])
      expect(composedText(noteInput(requests.z, language))).not.toContain(squeezed(word))
  })
})
