import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadArea, startI18n, switchLanguage } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { omegaRoof } from './testing/omega-roof.ts'
import { calculationOf, renderResults } from './testing/render-results.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('simulator')
  await loadArea('results')
})
afterEach(cleanup)

const NONE = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
const calm = { ...omegaRoof, loadWindPressure: NONE, loadWindSuction: NONE }
const bare = { ...calm, loadSnowRegular: null }

describe('an answer without wind or snow', () => {
  it.each([
    ['en', 'No wind was entered.', 'No snow was entered.'],
    ['pt', 'Não foi introduzido vento.', 'Não foi introduzida neve.'],
    ['de', 'Es wurde kein Wind eingegeben.', 'Es wurde kein Schnee eingegeben.'],
    ['fr', 'Aucun vent n’a été saisi.', 'Aucune neige n’a été saisie.'],
    ['es', 'No se ha introducido viento.', 'No se ha introducido nieve.'],
  ] as const)('says so before anything else (%s)', async (language, noWind, noSnow) => {
    await switchLanguage(language)
    await renderResults(calculationOf(bare))
    const answer = (await screen.findByText(noWind)).closest('section')!
    expect(answer.textContent!.startsWith(noWind + noSnow)).toBe(true)
  })

  it('is not said of what was entered', async () => {
    await switchLanguage('en')
    await renderResults(calculationOf(calm))
    expect(await screen.findByText('No wind was entered.')).toBeTruthy()
    expect(screen.queryByText('No snow was entered.')).toBeNull()
    cleanup()
    await renderResults(calculationOf(omegaRoof))
    expect(screen.queryByText(/was entered/)).toBeNull()
  })
})
