import { type CalculationRequest, decode, LANGUAGES } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { partsOf } from '@madre/difference'
import { describe, expect, it } from 'vitest'
import { composedText } from '../testing/composed-text.ts'
import { noteInput } from '../testing/note-input.ts'
import { placedNote } from '../testing/placed.ts'
import { wordsOf } from '../words/words.ts'

const free = (request: CalculationRequest): CalculationRequest => ({
  ...request,
  spanRestraints: {
    upper: { type: 1, lateralLocks: request.spanLengthsM.map(() => 0) },
    lower: { use: true, lateralLocks: request.spanLengthsM.map(() => 0) },
  },
})
const bare = { hasLeftCantilever: false, hasRightCantilever: false, spanLengthsM: [3, 3, 3] }

/** Words of what a line may have; symbols where words stand for more. */
const SNOW = { en: /[Ss]now/, pt: /[Nn]eve/, de: /Schnee/, fr: /[Nn]eige/, es: /[Nn]ieve/ }
const CONSOLE = /cantileversincluded|consolasincluídas|Kragarmeeing|consolescomprises|voladizosincl/
const POINTS = /[PF]_[zyxk]\b/

describe.each(LANGUAGES)('the note in %s holds only what the line has', (language) => {
  it('of a façade from its place: no snow, no live load', () => {
    const text = composedText(placedNote('sylt', language, requests.facade))
    expect(text.match(SNOW[language])).toBeNull()
    expect(text).not.toContain('1991-1-3')
    expect(text).not.toContain(wordsOf(language).document['inputs.live'].replace(/\s/g, ''))
  })

  it('of an Ω under a panel: no point load, no cantilever, nothing of a C', () => {
    const text = composedText(noteInput({ ...requests.omega, ...bare }, language))
    expect(text.match(POINTS)).toBeNull()
    expect(text.match(CONSOLE)).toBeNull()
    expect(text.match(/C(or|ou|oder|o)Z/)).toBeNull()
    // No load acts in its plane: the check is named with its own clause all the same.
    const { BENDING_Z } = wordsOf(language, { distorts: true }).checks
    expect(text).toContain(`${BENDING_Z.replace(/\s/g, '')}EN1993-1-36.1.6`)
  })

  it('of a C without panel: nothing of an Ω, no restraints where none stand, and all of its roof load', () => {
    const { document } = wordsOf(language)
    const text = composedText(noteInput({ ...free(requests.c), roofPointLoadKn: 1 }, language))
    expect(text.match(/Ω/)).toBeNull()
    expect(text.match(CONSOLE)).toBeNull()
    expect(text).not.toContain(document['inputs.discrete'].replace(/\s/g, ''))
    for (const load of ['P_z=P_k·cosα', 'P_y=P_k·sinα']) expect(text).toContain(load)
    expect(text).toContain(`LiveR${wordsOf(language).indices.LiveR.replace(/\s/g, '')}`)
  })

  it('leaves out no part of a text that no line has', () => {
    const known = Object.keys(partsOf(decode(requests.c).typed))
    const named = JSON.stringify(wordsOf(language)).matchAll(/\{(\w+)\?/g)
    for (const [, name] of named) expect(known).toContain(name)
  })
})
