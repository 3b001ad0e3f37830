import { LANGUAGES, type Language } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './words.ts'

const flat = (o: object, path = ''): [string, string][] =>
  Object.entries(o).flatMap(([k, v]) =>
    typeof v === 'string' ? [[path + k, v] as [string, string]] : flat(v, `${path}${k}.`),
  )
const placeholders = (text: string) => [...text.matchAll(/\{\w+[?}]/g)].map((m) => m[0]).sort()
/** Words two languages share, and names and figures that are the same everywhere. */
const shared = {
  en: [],
  pt: ['< 135 mm', 'Portugal', 'horizontal', 'local', 'regular', 'vertical', '√(235/f_yb)', '≥ 200 mm'],
  de: [
    ...[
      '< 135 mm',
      'Index',
      'Moment',
      'Parameter',
      'Portugal',
      'Revision',
      'Revision {letter}',
      'Simulation',
      'Situation',
      'Wind',
      'horizontal',
    ],
    ...['√(235/f_yb)', '≥ 200 mm'],
  ],
  fr: [
    ...['< 135 mm', 'Action', 'Clause', 'Client', 'Date', 'Description', 'Façade', 'Force', 'Indices'],
    ...[
      'Joint',
      'Joints',
      'Mode',
      'Moment',
      'Page',
      'Portugal',
      'Position',
      'Section',
      'Simulation',
      'Situation',
      'Source',
    ],
    ...['Type', 'Verdict', 'compression', 'local', '√(235/f_yb)', '≥ 200 mm'],
  ],
  es: [
    ...['< 135 mm', 'General', 'Portugal', 'accidental', 'horizontal', 'local', 'vertical', '√(235/f_yb)'],
    ...['≥ 200 mm'],
  ],
} satisfies Record<Language, string[]>

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = flat(wordsOf(language))
  const english = new Map(flat(wordsOf('en')))

  it('are complete, none empty, and keep the places for values', () => {
    expect(words.map(([k]) => k).sort()).toEqual([...english.keys()].sort())
    for (const [key, text] of words) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(english.get(key)!))
    }
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
