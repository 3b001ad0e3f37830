import { LANGUAGES } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { describe, expect, it } from 'vitest'
import { composedText } from '../testing/composed-text.ts'
import { noteInput } from '../testing/note-input.ts'
import { placedNote } from '../testing/placed.ts'
import { wordsOf } from '../words/words.ts'

const squeezed = (text: string) => text.replace(/\s+/g, '')

describe('reactions under wind from the place', () => {
  it.each(LANGUAGES)('say that wind on the other end gives the mirrored ones (%s)', (language) => {
    const said = squeezed(wordsOf(language).document['reactions.windFromOneEnd'])
    expect(composedText(placedNote('guarda', language))).toContain(said)
    expect(composedText(noteInput(requests.omega, language))).not.toContain(said)
  })
})
