import type { Warning } from '@madre/engine'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatFor } from '../../../i18n/format.ts'
import de from '../../../i18n/results/de.ts'
import en from '../../../i18n/results/en.ts'
import es from '../../../i18n/results/es.ts'
import fr from '../../../i18n/results/fr.ts'
import pt from '../../../i18n/results/pt.ts'
import { warningText } from './warning-words.ts'

beforeAll(() =>
  i18next.init({
    lng: 'pt',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      Object.entries({ en, de, fr, es, pt }).map(([l, translation]) => [l, { translation }]),
    ),
  }),
)

const said = async (language: string, code: string, values?: Warning['values']) => {
  await i18next.changeLanguage(language)
  return warningText(
    { code, message: 'as the engine says it', ...(values ? { values } : {}) },
    undefined,
    i18next.t,
    formatFor(language),
  )
}

/** Each with its values and what has to stand in the sentence whatever the language. */
const WARNINGS: [string, Warning['values'], RegExp][] = [
  ['CONTINUITY_JOINTS', { lengthM: 16.25, limitM: 14 }, /16[.,]25 m.* 14 m.*10\.1\.3\.4/],
  ['ANTI_ROLL_DEVICE', undefined, /10\.1\.1\(7\)/],
  ['POINT_LOADS_ON_FLANGE', { bearingMm: 62.5 }, /62[.,]5 mm.*6\.1\.7.*6\.1\.11/],
  ['POINT_LOADS_ON_WEB', undefined, /6\.1\.7\.1\(3\)/],
  ['POINT_LOADS_HANGING', undefined, /\.$/],
  ['LIVE_ALTERNATIVES', undefined, /6\.3\.4\.2/],
  ['OMEGA_LOCK_HOLDS_BOTH', { percent: 21 }, /Ω.* 21 %/],
  ['OMEGA_WEB_SLENDER_AT_SUPPORT', { percent: 16, solutions: 'OMEGA-1' }, /Ω.* 16 %/],
  ['C_LOAD_BESIDE_WEB', { fastenerPercent: 30, lipPercent: 45, solutions: 'C-1' }, /C .*32.* 30 %.* 45 %/],
  ['LOAD_AT_LIP', { percent: 32, solutions: 'Z-1' }, /Z .* 32 %/],
  ['CLOSE_BARS_LIP', { percent: 14, solutions: 'C-1' }, /C .* 8.* 20.* 14 %/],
  ['FREE_C_TWISTS_FURTHER', { percent: 19, solutions: 'C-1' }, /C .* 19 %/],
  ['SHORT_SPAN_WITHOUT_PANEL', { percent: 50, solutions: 'C-1' }, /C .*5.* 50 %/],
  ['OMEGA_INVERTED_PANEL_UNPROVEN', undefined, /Ω/],
  ['AXIAL_REVERSES', undefined, /\.$/],
  ['FREE_LINE_TWISTS', { degrees: 16.24 }, /C .*Z .* 16[.,]2°/],
  ['END_BEARING_SHARED', undefined, /C .*Z /],
  ['STOCKY_WEB', undefined, /C .*Z .*55.*6\.1\.7\.2/],
  ['NEGATIVE_WIND_READ_AS_MAGNITUDE', { field: 'loadWindPressure' }, /.: /],
  ['FASTENER_NEAR_EDGE', { aMm: 16.25 }, /16[.,]3 mm.*10\.1\.5\.2\(7\)/],
  ['FASTENER_AT_MID_FLANGE', { aMm: 42.5 }, /42[.,]5 mm.*10 mm\/h/],
]

describe.each(['en', 'pt', 'de', 'fr', 'es'])('a warning in %s', (language) => {
  it.each(WARNINGS)('%s is a sentence with its figures', async (code, values, expected) => {
    const text = await said(language, code, values)
    expect(text).toMatch(expected)
    expect(text).not.toMatch(/as the engine says it|\{\{|undefined/)
    const mark = language === 'en' ? ',' : '.'
    expect(text).not.toMatch(new RegExp(`(62|42|16)\\${mark}\\d`))
    if (language !== 'pt') expect(text).not.toBe(await said('pt', code, values))
  })
})

describe('a warning', () => {
  it('of another version of the engine is said in its own words', async () => {
    expect(await said('de', 'NOT_KNOWN_HERE')).toBe('as the engine says it')
    expect(await said('de', 'CONTINUITY_JOINTS')).toBe('as the engine says it')
  })
})
