import { LANGUAGES, type Language } from '@madre/contract'
import { CHECK_CODES } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { allWords, tablesOf } from './all.ts'
import { climateWords } from './climate/climate-words.ts'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((m) => m[0]).sort()
const flat = (language: Language) => [
  ...Object.entries(allWords(language)),
  ...Object.entries(climateWords(language)).map(([key, text]) => [`climate.${key}`, text] as const),
]

/** Words two languages share, and names and figures that are the same everywhere. */
const SAME: Record<Language, string[]> = {
  en: [],
  pt: ['E-mail', 'Portugal', 'eq.', 'global', 'local', 'normal'],
  de: ['Portugal', 'Simulation', 'Wind', 'Zone', 'global'],
  fr: [
    'E-mail',
    'Façade',
    'Joints',
    'Mode',
    'NOTE',
    'Portugal',
    'Province',
    'Simulation',
    'Terrain',
    'Zone',
    'global',
    'local',
  ],
  es: ['General', 'Portugal', 'global', 'local', 'no', 'normal'],
}

/** Words of the place that the browser loads with its dialog, and again with what it starts with: no table can be part of both. */
const TWICE = [
  ['wind', 'wind'],
  ['snow', 'snow'],
  ['load.Sreg', 'snow'],
  ['load.Sacc', 'drift'],
  ['load.Wp', 'windPressure'],
  ['load.Ws', 'windSuction'],
  ['roof', 'type.ROOF'],
  ['spans', 'spans'],
  ['spacing', 'spacing'],
] as const

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = flat(language)
  const english = new Map<string, string>(flat('en'))

  it('are complete, none empty, and keep the places for values', () => {
    expect(words.map(([k]) => k).sort()).toEqual([...english.keys()].sort())
    for (const [key, text] of words) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(english.get(key)!))
    }
  })

  it('name every check of the engine', () => {
    expect(Object.keys(tablesOf(language).checks).sort()).toEqual([...CHECK_CODES, 'SIDEWAYS_STRESS'].sort())
  })

  it('stand under one key each, in one table', () => {
    const keys = Object.values(tablesOf(language)).flatMap((table) => Object.keys(table))
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  it('are the same where the browser loads them twice', () => {
    const place = climateWords(language)
    const said = allWords(language)
    expect(TWICE.map(([key]) => place[key])).toEqual(TWICE.map(([, key]) => said[key]))
  })

  it.skipIf(language === 'en')('are not left in English', () => {
    const same = words.filter(([key, text]) => text === english.get(key)).map(([, text]) => text)
    expect([...new Set(same)].sort()).toEqual(SAME[language])
  })
})
