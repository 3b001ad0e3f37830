import { type CalculationRequest, decode, LANGUAGES, type Language } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { envelopes, explain } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { composeNote } from '../create-note.ts'
import { composedText } from '../testing/composed-text.ts'
import { noteInput } from '../testing/note-input.ts'
import { blocksOf } from '../testing/ordinary-lines.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { strictPdf } from '../testing/strict-pdf.ts'
import { wordsOf } from '../words/words.ts'
import { partsOfSymbol, symbolsOf } from './symbol-list.ts'

type Sheeting = NonNullable<CalculationRequest['sheeting']>

const sheet = {
  kind: 'TRAPEZOIDAL',
  name: 'T 35/207',
  source: 'maker’s table of 2025',
  heightMm: 35,
  ribMm: 207,
  narrowFlangeMm: 44,
  wideFlangeMm: 119,
  tNomMm: 0.7,
  tCoatMm: 0.04,
  inertiaCm4M: 8.5,
  position: 'POSITIVE',
  through: 'TROUGH',
  ribs: 'EVERY',
  laidOn: 'FLANGE',
  roofLengthM: 20,
} as const satisfies Sheeting
const declared: Sheeting = {
  kind: 'DECLARED',
  name: 'Panel 80',
  source: 'test report 12-345',
  shearStiffnessKn: 5000,
  spacingM: 1.5,
  rotationalStiffnessN: 400,
  flangeMm: 80,
}
const under = (base: CalculationRequest, sheeting: Sheeting): CalculationRequest => ({
  ...base,
  claddingProperties: { coveringInertia: 0, fixationsPerMeter: 0 },
  spanRestraints: { ...base.spanRestraints, upper: { ...base.spanRestraints.upper, type: 0 } },
  sheeting,
})

const cases: [string, CalculationRequest][] = [
  ['a Z under a sheet at every rib', under(requests.z, sheet)],
  [
    'a C under a sheet at every second rib with a wide flange under its screws',
    under(requests.c, { ...sheet, ribs: 'SECOND', position: 'NEGATIVE' }),
  ],
  [
    'a Z under a sheet screwed through its crests',
    under(requests.z, { ...sheet, position: 'NEGATIVE', through: 'CREST' }),
  ],
  ['an Ω under a thick sheet', under(requests.omega, { ...sheet, tNomMm: 0.88 })],
  ['a Z under a tested panel', under(requests.z, declared)],
  ['a C under a sheet too thin', under(requests.c, { ...sheet, tNomMm: 0.6 })],
  ['a Z under a sheet over insulation', under(requests.z, { ...sheet, laidOn: 'INSULATION' })],
]

const noteOf = (request: CalculationRequest, language: Language) => {
  const input = noteInput(request, language)
  const { line } = decode(request)
  const explanation = explain(line, input.catalogue, input.solutionId)
  const composed = composeNote(input, explanation, envelopes(line, input.catalogue, input.solutionId), { strict: true })
  return { input, explanation, ...composed }
}

describe.each(cases)('the chapter of the sheeting: %s', (_, request) => {
  it.each(LANGUAGES)('prints numbers that give its results, and explains their symbols, in %s', (language) => {
    const { explanation, unproven } = noteOf(request, language)
    expect(unproven).toEqual([])
    const words = wordsOf(language)
    for (const symbol of symbolsOf(explanation)) {
      const { base, indices } = partsOfSymbol(symbol, words.symbols)
      expect(base, symbol).not.toBeNull()
      for (const index of indices) expect(words.indices, `${index} of ${symbol}`).toHaveProperty(index)
    }
  })

  it('stands before the checks and refers to the section of its own', () => {
    const { document, explanation } = noteOf(request, 'en')
    const headings = blocksOf(document.body).flatMap((b) => (b.kind === 'heading' ? [b] : []))
    const chapters = headings.filter(({ level }) => level === 1).map(({ text }) => text)
    const k = chapters.indexOf('Sheeting')
    expect(chapters[k + 1]).toBe(wordsOf('en').document['checks.heading'])
    const text = JSON.stringify(document)
    const known = explanation.solution.sheeting!.sKn !== null
    const [, section] = /derived in section (\d+\.\d+)/.exec(text) ?? []
    expect(section !== undefined).toBe(known)
    if (section === undefined) return
    const [chapter, place] = section.split('.').map(Number)
    expect(chapter).toBe(k + 2)
    const of = headings.slice(headings.findIndex(({ text }) => text === chapters[k + 1]))
    expect(of.filter(({ level }) => level === 2)[place! - 1]!.text).toBe(wordsOf('en').checks.SHEETING_SHEAR)
  })
})

describe.each(LANGUAGES)('the note in %s', (language) => {
  const { document: words } = wordsOf(language)
  const bare = (text: string) => text.replace(/\s+/g, '')

  it('names the sheet and its source', () => {
    const text = composedText(noteInput(cases[0]![1], language))
    for (const said of [sheet.name, sheet.source, words['sheeting.POSITIVE'], words['sheeting.overlaps']])
      expect(bare(text), said).toContain(bare(said))
  })

  it('says why a thin sheet gives no spring', async () => {
    const input = noteInput(cases[5]![1], language)
    const text = language === 'en' ? (await readPdf(strictPdf(input))).running : composedText(input)
    expect(bare(text)).toContain(bare(words['sheeting.no.THICKNESS']))
  })

  it.each([
    ['leaves the shear stiffness out where it is not known', requests.z, false],
    ['does not leave out the shear stiffness it checks', cases[0]![1], true],
  ] as const)('%s', (_, request, known) => {
    const text = bare(composedText(noteInput(request, language)))
    const { sheeting, claddingAlone } = wordsOf(language).notCovered
    expect(text.includes(bare(sheeting))).toBe(!known)
    expect(text.includes(bare(claddingAlone.replace(/S_req.*/, '')))).toBe(known)
  })

  it('says nothing of a sheet where none was chosen', () => {
    const text = bare(composedText(noteInput(requests.z, language)))
    expect(text).not.toContain(bare(words['sheeting.overlaps']))
    expect(text).not.toContain(bare(wordsOf(language).checks.SHEETING_SHEAR))
  })
})
