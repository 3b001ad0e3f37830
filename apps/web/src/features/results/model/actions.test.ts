import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatFor } from '../../../i18n/format.ts'
import en from '../../../i18n/results/en.ts'
import fr from '../../../i18n/results/fr.ts'
import { actionName, formulaText } from './actions.ts'

const t = i18next.t
const of = { loadCases: ['Live:odd', 'Live:even'].map((id) => ({ id })), isLoaded: () => true }
const consoles = { ...of, supportsXM: [0.5, 5.5, 10.5, 15.5], lengthM: 16 }
const noConsoles = { ...of, supportsXM: [0, 5, 10, 15], lengthM: 15 }

beforeAll(() =>
  i18next.init({
    lng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { translation: en }, fr: { translation: fr } },
  }),
)

describe('an arrangement of the live load is named by the spans as they are numbered on screen', () => {
  it.each([
    ['Live:pair1-2', consoles, 'Live load, left cantilever, spans 1, 3'],
    ['Live:pair1-2', noConsoles, 'Live load, spans 1, 2'],
    ['Live:odd', consoles, 'Live load, spans 1, 3'],
    ['Live:odd', noConsoles, 'Live load, span 2'],
    ['Live:even', consoles, 'Live load, left cantilever, span 2, right cantilever'],
    ['Live', noConsoles, 'Live load, all spans'],
    ['Gmax', noConsoles, 'Permanent, max'],
  ])('%s', (id, line, expected) => {
    expect(actionName(id, line, t)).toBe(expected)
  })

  it('says which of the live loads it holds, where area and point loads are alternatives', () => {
    const loadCases = ['Live', 'Live:odd', 'LiveQ', 'LiveQ:odd'].map((id) => ({ id }))
    const names = loadCases.map(({ id }) => actionName(id, { ...noConsoles, loadCases }, t))
    expect(names).toEqual([
      'Live area load, all spans',
      'Live area load, span 2',
      'Live point loads, all spans',
      'Live point loads, span 2',
    ])
  })

  it('and shortly in a formula, in the language on screen', async () => {
    const combination = {
      id: 'ULS-03',
      limitState: 'ULS' as const,
      situation: 'PERSISTENT' as const,
      formula: '1.35·Gmax + 1.50·Live:even + 0.90·Wp',
      factors: {},
    }
    expect(formulaText(combination, consoles, t, formatFor('en'))).toBe(
      '1.35·Gmax + 1.50·Live:B\u00a0(left, 2, right) + 0.90·Wp',
    )
    const point = { ...combination, formula: '1.35·Gmax + 1.50·LiveQ:odd' }
    expect(
      formulaText(point, { ...consoles, loadCases: [...of.loadCases, { id: 'LiveQ:odd' }] }, t, formatFor('en')),
    ).toBe('1.35·Gmax + 1.50·LiveQ:A\u00a0(1, 3)')
    await i18next.changeLanguage('fr')
    expect(formulaText(combination, noConsoles, t, formatFor('fr'))).toBe(
      '1,35·Gmax + 1,50·Live:B\u00a0(1, 3) + 0,90·Wp',
    )
  })
})
