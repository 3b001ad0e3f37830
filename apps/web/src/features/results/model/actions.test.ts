import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatFor } from '../../../i18n/format.ts'
import en from '../../../i18n/results/en.ts'
import fr from '../../../i18n/results/fr.ts'
import shell from '../../../i18n/shell/en.ts'
import shellFr from '../../../i18n/shell/fr.ts'
import { actionName, combinationName, formulaInWords } from './actions.ts'

const t = i18next.t
const of = { loadCases: ['Live:odd', 'Live:even'].map((id) => ({ id })), isLoaded: () => true }
const cantilevers = { ...of, supportsXM: [0.5, 5.5, 10.5, 15.5], lengthM: 16 }
const noCantilevers = { ...of, supportsXM: [0, 5, 10, 15], lengthM: 15 }

beforeAll(() =>
  i18next.init({
    lng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { translation: { ...shell, ...en } }, fr: { translation: { ...shellFr, ...fr } } },
  }),
)

describe('an arrangement of the live load is named by the spans as they are numbered on screen', () => {
  it.each([
    ['Live:pair1-2', cantilevers, 'Live load, left cantilever, spans 1, 3'],
    ['Live:pair1-2', noCantilevers, 'Live load, spans 1, 2'],
    ['Live:odd', cantilevers, 'Live load, spans 1, 3'],
    ['Live:odd', noCantilevers, 'Live load, span 2'],
    ['Live:even', cantilevers, 'Live load, left cantilever, span 2, right cantilever'],
    ['Live', noCantilevers, 'Live load, all spans'],
    ['Gmax', noCantilevers, 'Permanent, max'],
    ['LiveR', noCantilevers, 'Concentrated load of roofs'],
  ])('%s', (id, line, expected) => {
    expect(actionName(id, line, t)).toBe(expected)
  })

  it('says which of the live loads it holds, where area and point loads are alternatives', () => {
    const loadCases = ['Live', 'Live:odd', 'LiveQ', 'LiveQ:odd'].map((id) => ({ id }))
    const names = loadCases.map(({ id }) => actionName(id, { ...noCantilevers, loadCases }, t))
    expect(names).toEqual([
      'Live area load, all spans',
      'Live area load, span 2',
      'Live point loads, all spans',
      'Live point loads, span 2',
    ])
  })

  it('in a combination too, which is called and written in words of the language on screen', async () => {
    const combination = {
      id: 'ULS-03',
      limitState: 'ULS' as const,
      situation: 'PERSISTENT' as const,
      formula: '1.35·Gmax + 1.50·Live:even + 0.90·Wp',
      factors: { Gmax: 1.35, 'Live:even': 1.5, Wp: 0.9 },
    }
    const said = (language: string) => [
      combinationName('ULS-03', t),
      combinationName('SLS-12', t),
      formulaInWords(combination, cantilevers, t, formatFor(language)).replaceAll('\u00a0', ' '),
    ]
    expect(said('en')).toEqual([
      'ULS 3',
      'SLS 12',
      '1.35 × Permanent, max + 1.50 × Live load, left cantilever, span 2, right cantilever + 0.90 × Wind pressure',
    ])
    await i18next.changeLanguage('fr')
    expect(said('fr')).toEqual([
      'ELU 3',
      'ELS 12',
      '1,35 × Permanente, max + 1,50 × Exploitation, console gauche, travée 2, console droite + 0,90 × Vent, pression',
    ])
    expect(combinationName(null, t)).toBe('–')
  })
})
