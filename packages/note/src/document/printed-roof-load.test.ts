import { type CalculationRequest, decode, LANGUAGES, type Language, toDesignRequest } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { type Combination, envelopes, explain } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { designInWords } from '../design-in-words.ts'
import { noteInput } from '../testing/note-input.ts'
import { refuse } from '../testing/strict-pdf.ts'
import { formulaInWords } from './load-case-names.ts'
import { noteDocument } from './note-document.ts'
import { pictures } from './pictures.ts'
import { subjectOf } from './subject.ts'

const roof: CalculationRequest = {
  ...requests.omega,
  loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
  roofPointLoadKn: 1.25,
}
const { roofPointLoadKn: _, ...plain } = roof

const LIVE_R: Combination = {
  id: 'ULS-999',
  limitState: 'ULS',
  situation: 'PERSISTENT',
  formula: '1.35·Gmax + 1.50·LiveR',
  factors: { Gmax: 1.35, LiveR: 1.5 },
}

/** The whole note as text; with the load, bending is governed by it, as an engine that knows it says so. */
function printed(request: CalculationRequest, language: Language) {
  const made = noteInput(request, language)
  const line = decode(toDesignRequest(request)).line
  const found = explain(line, made.catalogue, made.solutionId)
  const isUnder = (request.roofPointLoadKn ?? 0) > 0
  const checks = found.checks.map((d) =>
    isUnder && d.check.code === 'BENDING_Y_POS'
      ? { ...d, combination: LIVE_R, check: { ...d.check, combinationId: LIVE_R.id, roofLoadXM: 2.165 } }
      : { ...d, check: { ...d.check, roofLoadXM: null } },
  )
  const ends = made.result.statics.supportsXM.map((_, i) => i)
  const roofPointLoad = { maxKn: ends.map((i) => 1.301 + i / 10), minKn: ends.map((i) => -0.071 - i / 10) }
  const statics = { ...made.result.statics, ...(isUnder ? { roofPointLoad } : {}) }
  const combinations = [...made.result.combinations, ...(isUnder ? [LIVE_R] : [])]
  const input = { ...made, result: { ...made.result, statics, combinations } }
  const s = subjectOf(input, { ...found, checks }, envelopes(line, made.catalogue, made.solutionId), refuse)
  return { s, input, text: JSON.stringify(noteDocument(s, pictures(s))) }
}

describe.each(LANGUAGES)('the concentrated load of a roof in the note in %s', (language) => {
  const { s, input, text } = printed(roof, language)

  it('is an input with its source, and an assumption', () => {
    expect(text).toContain(s.say('inputs.roofLoad', { value: s.typed(1.25, 2) }))
    expect(text).toContain(s.words.assumptions.roofPointLoad.split('{Q}')[1]!)
    expect(text).not.toContain(s.words.assumptions.concentratedLive)
    expect(text).toContain(s.words.assumptions.categoryH)
  })

  it('stands in its combination, and at the check that it governs with its place', () => {
    expect(text).toContain(JSON.stringify(formulaInWords(LIVE_R, s)).slice(1, -1))
    expect(text).toContain(JSON.stringify([s.say('checks.roofLoad'), `x = ${s.number(2.165, 3)} m`]))
    expect(text.split(JSON.stringify(s.say('checks.roofLoad')))).toHaveLength(2)
  })

  it('has the largest and the smallest of its reactions at each support', () => {
    for (const extreme of ['reactions.max', 'reactions.min'] as const)
      expect(text).toContain(`${s.say('case.LiveR')}, ${s.say(extreme)}`)
    for (const value of [1.301, -0.071]) expect(text).toContain(JSON.stringify(s.number(value, 3)))
    expect(text).toContain(s.say('characteristic.roofLoad'))
  })

  it('is said among what point loads bring into a panel: Q·sin α', () => {
    const inPlane = 1.25 * Math.sin((roof.inclinationDegrees * Math.PI) / 180)
    expect(text).toContain(`${s.say('case.LiveR')}, ${s.say('reactions.max')} ${s.number(inPlane, 3)} kN`)
  })

  it('is among the loads of a solution in words', () => {
    const solution = input.result.solutions[0]!
    const loads = (request: CalculationRequest) =>
      designInWords({ request, solution, warnings: [] }, input.catalogue, language).loads
    const value = s.say('inputs.roofLoadShort', { value: s.typed(1.25, 2) })
    expect(loads(roof).filter(([name]) => name === s.say('case.LiveR'))).toEqual([[s.say('case.LiveR'), value]])
    expect(loads(plain).map(([name]) => name)).not.toContain(s.say('case.LiveR'))
  })

  it('is nowhere but as what is not made, where there is none', () => {
    const without = printed(plain, language).text
    expect(without).toContain(s.words.assumptions.concentratedLive)
    for (const word of [s.say('case.LiveR'), s.say('checks.roofLoad'), s.say('characteristic.roofLoad')])
      expect(without).not.toContain(word)
  })
})
