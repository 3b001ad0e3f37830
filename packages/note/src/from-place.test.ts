import { LANGUAGES } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { decimalMarkOf } from '@madre/print'
import { climateWords } from '@madre/words/climate/climate-words'
import { describe, expect, it } from 'vitest'
import { expectTrueEquations } from './testing/equations.ts'
import { placedNote } from './testing/placed.ts'
import { readPdf } from './testing/read-pdf.ts'
import { strictPdf } from './testing/strict-pdf.ts'
import { wordsOf } from './words/words.ts'

const squeezed = (text: string) => text.replace(/\s+/g, '')
const places = { en: 'guarda', pt: 'avila', de: 'sylt', fr: 'elsewhere', es: 'avila' } as const

describe.each(LANGUAGES.map((language) => [language, places[language]] as const))(
  'the chapter of the place in %s (%s)',
  async (language, name) => {
    const input = placedNote(name, language)
    const pdf = await readPdf(strictPdf(input))
    const words = climateWords(language)
    const has = (text: string) => pdf.text.includes(squeezed(text))

    it('can be worked out again from its printed digits', () => {
      expectTrueEquations(pdf, input)
      const lines = pdf.pages.flatMap((p) => p.equations)
      for (const symbol of ['q_p = ', 's_r = ', 'A = '])
        expect(
          lines.some((e) => e.startsWith(symbol)),
          symbol,
        ).toBe(true)
    })

    it('says what is not yet confirmed, where each load comes from, and what is not covered, in full', () => {
      for (const key of ['heading', 'notConfirmed', 'source.PLACE', 'source.STALE', 'slots'] as const)
        expect(has(words[key]), key).toBe(true)
      for (const n of [1, 2, 3, 4, 5, 6] as const) expect(has(words[`notCovered.${n}`]), String(n)).toBe(true)
      const { answer } = input.fromPlace!
      const open = answer.ok ? answer.steps.filter((s) => !s.confirmed).length : 0
      const printed = pdf.text.split(squeezed(words.notConfirmed)).length - 1
      expect(printed).toBeGreaterThanOrEqual(open)
      expect(open).toBeGreaterThan(0)
    })

    it('says in its assumptions which loads were derived, and draws the surface', () => {
      const [before] = wordsOf(language).assumptions.windSnowFromPlace.split('{loads}')
      expect(has(before!)).toBe(true)
      expect(has(wordsOf(language).assumptions.windSnowByUser)).toBe(false)
      expect(has(words.planCaption)).toBe(true)
    })

    it('explains its symbols in the list of symbols, c_s·c_d as two of them', () => {
      const { placeSymbols, document } = wordsOf(language)
      for (const key of ['q_p', 'c_pi_max', 's_r'] as const) expect(has(placeSymbols[key]), key).toBe(true)
      expect(has(document['symbols.place'])).toBe(true)
      expect(pdf.pages.flatMap((p) => p.equations).some((e) => e.startsWith('c_s·c_d = '))).toBe(true)
    })

    it('prints the bands of the request', () => {
      const { w1 } = input.request.loadWindSuction
      expect(w1).toBeGreaterThan(0)
      expect(has(`${String(w1).replace('.', decimalMarkOf(language))} kN/m²`)).toBe(true)
    })
  },
)

describe('the chapter of the place', () => {
  it('names the province and says that the site is in its capital', async () => {
    const spain = await readPdf(strictPdf(placedNote('avila', 'en')))
    expect(spain.text).toContain(squeezed('Province Ávila'))
    expect(spain.text).toContain(squeezed('The site is in the capital, Ávila yes'))
    expect(spain.text).toContain(squeezed('Are there large openings on one side? no'))
  })

  it('is there for a façade too', async () => {
    const wall = await readPdf(strictPdf(placedNote('guarda', 'en', requests.facade)))
    expect(wall.text).toContain(squeezed(climateWords('en')['case.SIDE_L']).slice(0, 4))
    expect(wall.outline.map(squeezed)).toContain(squeezed(`3 ${climateWords('en').headingWind}`))
    expect(wall.text).toContain(squeezed('Wind suction, local (from the place).'))
    expect(wall.text).not.toContain(squeezed('Snow (from the place)'))
  })

  it('prints bands and no derivation where other tables were used, or nothing can be derived any more', async () => {
    const input = placedNote('guarda', 'en')
    const { site } = input.request.metadata
    const older = { ...site, accepted: { ...site!.accepted!, tablesVersion: '2025-9' } }
    const with_ = (changed: object) => ({ ...input.request, metadata: { ...input.request.metadata, site: changed } })
    const pdf = await readPdf(strictPdf({ ...input, request: with_(older) as typeof input.request }))
    expect(pdf.text).toContain(squeezed('Derived with tables 2025-9'))
    expect(pdf.pages.flatMap((p) => p.equations).some((e) => e.startsWith('q_p = '))).toBe(false)
    expect(pdf.text).not.toContain(squeezed(wordsOf('en').document['symbols.place']))
    const refused = {
      ok: false as const,
      errors: [{ code: 'MISSING' as const, field: 'site.altitudeM', clause: '', message: '' }],
    }
    const none = await readPdf(strictPdf({ ...input, fromPlace: { answer: refused, plan: null } }))
    expect(none.text).toContain(squeezed('Altitude of the site: still needed.'))
  })
})
