import type { DesignRequest } from '@madre/contract'
import { cleanup, screen, within } from '@testing-library/react'
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
/** Its cladding carries what is in the plane of the façade, and there is no wind. */
const rail: DesignRequest = {
  ...omegaRoof,
  simulationType: 'FACADE',
  inclinationDegrees: 0,
  loadSnowRegular: null,
  loadWindPressure: NONE,
  loadWindSuction: NONE,
  axialLoad: { valueKn: 10, direction: 'COMPRESSIONS', type: 'UNFACTORED_WIND' },
}

describe('a result in which nothing was checked', () => {
  it.each([
    ['en', 'Nothing was checked.', 'No load reaches the rail: enter wind.', 'Axial load not counted'],
    [
      'pt',
      'Nada foi verificado.',
      'Nenhuma carga chega ao perfil: introduza o vento.',
      'Esforço axial não considerado',
    ],
    ['de', 'Es wurde nichts nachgewiesen.', 'Keine Last erreicht den Riegel: Wind eingeben.', 'Normalkraft nicht'],
    ['fr', 'Rien n’a été vérifié.', 'Aucune charge n’atteint la lisse : saisissez le vent.', 'Effort normal non pris'],
    ['es', 'No se ha comprobado nada.', 'Ninguna carga llega al perfil: introduzca el viento.', 'Esfuerzo axil no se'],
  ] as const)('says so, and what is missing (%s)', async (language, headline, missing, dropped) => {
    await switchLanguage(language)
    await renderResults(calculationOf(rail))
    const answer = await screen.findByRole('region', { name: headline })
    expect(answer.textContent).toContain(missing)
    expect(screen.getByText(new RegExp(`^${dropped}`))).toBeTruthy()
  })

  it('offers nothing to choose, and calls each solution by what it is', async () => {
    await switchLanguage('en')
    const calculation = calculationOf(rail)
    const { id } = calculation.result!.solutions.find((s) => s.reason === 'NOTHING_CHECKED')!
    await renderResults(calculation, `?solution=${id}`)
    expect(await screen.findAllByText('nothing checked')).not.toHaveLength(0)
    expect(screen.queryAllByRole('button', { name: /^Choose/ })).toHaveLength(0)
    const detail = screen.getByRole('region', { name: /^Solution/ })
    expect(within(detail).getByText(/^No load reaches the rail/)).toBeTruthy()
    expect(within(detail).queryByText(/outside the/i)).toBeNull()
  })
})

describe('the result of a façade', () => {
  it.each([
    ['en', /outer fibre/, /\b(upper|lower) (fibre|flange)/i],
    ['pt', /fibra exterior/, /superior|fibra inferior|banzo inferior/i],
    ['de', /Außengurt/, /Obergurt|Untergurt/],
    ['fr', /fibre extérieure/, /supérieure|inférieure/i],
    ['es', /fibra exterior/, /superior|fibra inferior|ala inferior/i],
  ] as const)('speaks of outer and inner (%s)', async (language, outer, lying) => {
    await switchLanguage(language)
    const windy = { ...rail, loadWindSuction: { ...NONE, w1: 0.8 }, loadWindPressure: { ...NONE, w1: 0.6 } }
    const calculation = calculationOf(windy)
    await renderResults(calculation, `?solution=${calculation.result!.solutions[0]!.id}`)
    await screen.findAllByRole('table')
    expect(document.body.textContent).toMatch(outer)
    expect(document.body.textContent).not.toMatch(lying)
  })
})

describe('a load that no combination uses', () => {
  it('is named beside the answer of the others', async () => {
    await switchLanguage('en')
    const suction = { ...NONE, w1: 0.6, l1: 3, w2: 0.4 }
    await renderResults(calculationOf({ ...omegaRoof, loadWindSuction: suction }))
    expect(await screen.findByText('Wind suction, band 2: it has no length and counts in no check.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Choose/ })).not.toHaveLength(0)
  })
})
