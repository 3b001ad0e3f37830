import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadArea, startI18n, switchLanguage } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import type { LiveAnswer } from './live-engine.ts'
import { LiveSummary } from './live-panel.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
  await loadArea('simulator')
})
afterEach(cleanup)

const answer = (passing: number, thicknessMm: number, utilisation: number): LiveAnswer =>
  ({
    passing,
    candidates: 72,
    nothingChecked: false,
    notUsed: [],
    solution: {
      section: 'Z 150×60',
      thicknessMm,
      steel: 'S350',
      massPerMetreKg: 4.2,
      alignmentWeightKg: 42,
      utilisation,
      pass: true,
      isPartial: false,
      envelopes: null,
    },
  }) as unknown as LiveAnswer
const show = (of: LiveAnswer) =>
  render(<LiveSummary answer={of} failed={false} isStale={false} />).container.textContent

describe('the answer of the live panel', () => {
  it('writes a thickness with the decimals it has, and the utilisation as the results do', () => {
    const text = show(answer(24, 1.96, 0.9301))
    expect(text).toContain('Z 150×60×1,96 S350')
    expect(text).toContain('93,1\u00a0%')
    cleanup()
    const other = show(answer(24, 2, 0.93))
    expect(other).toContain('Z 150×60×2,0 S350')
    expect(other).toContain('93,0\u00a0%')
  })

  it('writes both masses of two thicknesses, that of the end bays first', () => {
    const one = answer(24, 2, 0.93)
    const pieces = [{ lengthM: 2, thicknessMm: 2.5, count: 1, massKg: 10.5 }]
    const solution = { ...one.solution!, endBayThicknessMm: 2.5, pieces }
    expect(show({ ...one, solution })).toContain('5,25/4,20 kg/m')
  })

  it('says what is missing where no load reaches the member, and which load counts nowhere', () => {
    const nothing = { ...answer(0, 2, 0), solution: null, nothingChecked: true }
    expect(show(nothing)).toContain('Nenhuma carga chega ao perfil: introduza o vento.')
    cleanup()
    const notUsed = [{ code: 'LOAD_NOT_USED', message: '', values: { load: 'loadWindSuction', band: 3 } }]
    expect(show({ ...answer(2, 2, 0.9), notUsed })).toContain('Vento, sucção, faixa 3: sem comprimento')
  })

  it.each([
    ['pt', '1 de 72 secções verifica.', '2 de 72 secções verificam.', '0 de 72 secções verificam.'],
    ['en', '1 of 72 sections passes.', '2 of 72 sections pass.', '0 of 72 sections pass.'],
    ['de', '1 von 72 Profilen genügt.', '2 von 72 Profilen genügen.', '0 von 72 Profilen genügen.'],
    ['fr', '1 section sur 72 convient.', '2 sections sur 72 conviennent.', '0 section sur 72 convient.'],
    ['es', '1 de 72 secciones cumple.', '2 de 72 secciones cumplen.', '0 de 72 secciones cumplen.'],
  ] as const)('counts in %s', async (language, one, two, none) => {
    await switchLanguage(language)
    for (const [count, text] of [
      [1, one],
      [2, two],
      [0, none],
    ] as const) {
      expect(show(answer(count, 2, 0.9))).toContain(text)
      cleanup()
    }
  })
})
