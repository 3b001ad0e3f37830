import { LANGUAGES, type Language } from '@madre/contract'
import { CHECK_CODES } from '@madre/engine'
import { climateWords } from '@madre/words/climate/climate-words'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './words.ts'

const flat = (o: object, path = ''): [string, string][] =>
  Object.entries(o).flatMap(([k, v]) =>
    typeof v === 'string' ? [[path + k, v] as [string, string]] : flat(v, `${path}${k}.`),
  )
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((m) => m[0]).sort()
/** Words two languages share, and names and figures that are the same everywhere. */
const shared = {
  en: [],
  pt: [
    '√(235/f_yb)',
    'Portugal',
    '< 135 mm',
    '≥ 200 mm',
    'horizontal',
    'vertical',
    'regular',
    'normal',
    'eq.',
    'local',
  ],
  de: [
    '√(235/f_yb)',
    'Index',
    'Simulation',
    'Portugal',
    '< 135 mm',
    '≥ 200 mm',
    'horizontal',
    'Parameter',
    'Wind',
    'Situation',
    'Zone',
  ],
  fr: [
    ...['Page', 'Simulation', 'Description', 'Date', 'Section', 'Type', 'compression', 'Action', 'Force', 'Position'],
    ...['Façade', 'Portugal', '< 135 mm', '≥ 200 mm', 'Source', 'Situation', 'Clause'],
    ...['Indices', '√(235/f_yb)', 'Province', 'Terrain', 'Zone', 'NOTE', 'Mode', 'local'],
  ],
  es: [
    ...['√(235/f_yb)', 'General', 'Portugal', '< 135 mm', '≥ 200 mm', 'horizontal', 'vertical', 'normal'],
    ...['accidental', 'local', 'no'],
  ],
} satisfies Record<Language, string[]>
const both = (language: Language) => [...flat(wordsOf(language)), ...flat(climateWords(language), 'climate.')]

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = both(language)
  const english = new Map(both('en'))

  it('are complete, none empty, and keep the places for values', () => {
    expect(words.map(([k]) => k).sort()).toEqual([...english.keys()].sort())
    for (const [key, text] of words) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(english.get(key)!))
    }
  })

  it('name every check of the engine', () => {
    expect(Object.keys(wordsOf(language).checks).sort()).toEqual([...CHECK_CODES, 'SIDEWAYS_STRESS'].sort())
  })

  it('call fibres, flanges and lips of a façade outer and inner', () => {
    const lying =
      /\b(upper|lower) (fibre|flange|lip)|(fibra|banzo|reforço|ala|labio) (superior|inferior)|(Ober|Unter)gurt|(obere|untere) (Faser|Lippe)|(fibre|semelles?|raidisseur) (supérieur|inférieur)|upper outside|exterior superior|obere[nr]? Außenseite|extérieure supérieure/i
    const said = (facade: boolean) => flat(wordsOf(language, { facade })).filter(([, text]) => lying.test(text))
    expect(said(false).length).toBeGreaterThan(20)
    expect(said(true)).toEqual([])
  })

  it('warn in sentences that hold outside a note as well, such as in a mail', () => {
    const warnings = flat(wordsOf(language).remarks).filter(([key]) => key.startsWith('warning.'))
    expect(warnings.length).toBeGreaterThan(20)
    expect(
      warnings.filter(([, text]) =>
        /\b(this note|[dn]?esta nota|cette note|esta memoria|dieses Dokuments?)\b/.test(text),
      ),
    ).toEqual([])
  })

  it.skipIf(language === 'en')('are not left in English', () => {
    const same = words.filter(([key, text]) => text === english.get(key)).map(([, text]) => text)
    expect([...new Set(same)].sort()).toEqual([...shared[language]].sort())
  })
})
