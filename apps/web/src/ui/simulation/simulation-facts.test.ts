import type { CalculationSummary } from '@madre/contract'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatFor } from '../../i18n/format.ts'
import en from '../../i18n/shell/en.ts'
import { chosenFacts, simulationFacts } from './simulation-facts.ts'

const i18n = i18next.createInstance()
beforeAll(() =>
  i18n.init({ lng: 'en', keySeparator: false, nsSeparator: false, resources: { en: { translation: en } } }),
)

const summary = (more: Partial<CalculationSummary>) =>
  ({ simulationType: 'ROOF', spans: 5, ...more }) as CalculationSummary

describe('what a listed simulation is, its dots at the ends of lines', () => {
  it.each([
    [{ profileType: 'Z', mainSpans: 3, consoles: 2 }, 'Roof\u00a0· Z\u00a0· 3 spans\u00a0+ 2 cantilevers'],
    [{ profileType: 'OMEGA', mainSpans: 1, consoles: 1 }, 'Roof\u00a0· Ω\u00a0· 1 span\u00a0+ 1 cantilever'],
    [{ profileType: 'C', mainSpans: 4, consoles: 0 }, 'Roof\u00a0· C\u00a0· 4 spans'],
  ] as const)('%o → %s', (more, text) => {
    expect(simulationFacts(summary(more), i18n.t)).toBe(text)
  })

  it('ends with the section that was chosen, in the language on screen', () => {
    const chosen = { section: 'Z 200×68', thicknessMm: 2, steel: 'S350', massPerMetreKg: 5.944, utilisation: 0.9231 }
    expect(chosenFacts(summary({ chosen }), formatFor('en'))).toBe(
      'Z 200×68×2.0 S350\u00a0· 5.94\u00a0kg/m\u00a0· 92.4\u00a0%',
    )
    expect(chosenFacts(summary({ chosen }), formatFor('de'))).toBe(
      'Z 200×68×2,0 S350\u00a0· 5,94\u00a0kg/m\u00a0· 92,4\u00a0%',
    )
    expect(chosenFacts(summary({ chosen: null }), formatFor('en'))).toBeNull()
    const heavier = { ...chosen, endBayThicknessMm: 2.5 }
    expect(chosenFacts(summary({ chosen: heavier }), formatFor('en'))).toBe('Z 200×68×2.5/2.0 S350\u00a0· 92.4\u00a0%')
  })
})
