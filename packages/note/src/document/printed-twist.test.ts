import { type CalculationRequest, decode, LANGUAGES, type Language, toDesignRequest } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { envelopes, explain } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { noteInput } from '../testing/note-input.ts'
import { refuse } from '../testing/strict-pdf.ts'
import { noteDocument } from './note-document.ts'
import { pictures } from './pictures.ts'
import { subjectOf } from './subject.ts'

const none = requests.c.spanLengthsM.map(() => 0)
const free: CalculationRequest = {
  ...requests.c,
  spanRestraints: { upper: { type: 1, lateralLocks: none }, lower: { use: false, lateralLocks: none } },
}

/** The whole note as text, with the words it may say of the twist and of the bearing at an end. */
function printed(request: CalculationRequest, language: Language) {
  const input = noteInput(request, language)
  const line = decode(toDesignRequest(request)).line
  const explanation = explain(line, input.catalogue, input.solutionId)
  const s = subjectOf(input, explanation, envelopes(line, input.catalogue, input.solutionId), refuse)
  const { twistDegrees } = explanation.solution
  const twist = s.say('deflections.twist', { degrees: twistDegrees === undefined ? '' : s.number(twistDegrees, 1) })
  return {
    text: JSON.stringify(noteDocument(s, pictures(s))),
    twist,
    twistDegrees,
    endBearing: explanation.endBearing,
    s,
  }
}

describe.each(LANGUAGES)('the note of a C in %s', (language) => {
  it('prints the twist of its solution without panel, and nothing of it under one', () => {
    const without = printed(free, language)
    expect(without.twistDegrees).toBeGreaterThan(0)
    expect(without.text).toContain(without.twist)
    const held = printed(requests.c, language)
    expect(held.text).not.toContain(held.twist.split(':')[0])
  })

  it('prints the resistance of an end with the whole bearing and with half of it', () => {
    const { text, endBearing, s } = printed(requests.c, language)
    for (const { resistanceKn } of [endBearing!.whole, endBearing!.half])
      expect(text).toContain(`${s.number(resistanceKn, 2)} kN`)
  })
})
