import { type CalculationRequest, decode, LANGUAGES, type Language } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { fill, saidOf } from '@madre/difference'
import { explain } from '@madre/engine'
import { decimalMarkOf } from '@madre/print'
import { describe, expect, it } from 'vitest'
import type { NoteInput } from '../note-input.ts'
import { composedText } from '../testing/composed-text.ts'
import { noteInput } from '../testing/note-input.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { strictPdf } from '../testing/strict-pdf.ts'
import { wordsOf } from '../words/words.ts'
import { assumptionsOf } from './assumptions.ts'
import { citation } from './citations.ts'

const SYMBOL = /\p{L}+_[\p{L}\d]+(?:,[\p{L}\d]+)*/u
const at = (p1: number, p2 = 0) => [{ spanType: 'SPAN' as const, spanIdx: 0, loads: { p1, p2, l1: 30, l2: 70 } }]
const none = { psi1: 0, psi2: 0, psi3: 0 }

/** An Ω turned over on its panel, longer than a piece, under point loads of both signs. */
const hat: CalculationRequest = {
  ...requests.omega,
  location: 'SPAIN',
  sectionOrientation: 'MAJOR_AXIS_BENDING_INVERTED',
  spanLengthsM: [4, 4, 4, 3.5],
  hasLeftCantilever: false,
  hasRightCantilever: false,
  loadPermanentDistributed: [0.2, 0.2, 0.2, 0.2],
  loadPermanentDistributedMin: null,
  loadPermanentDistributedMax: null,
  loadPermanentPoint: at(0.2, -0.1),
  loadLiveDistributed: [0.4, 0.4, 0.4, 0.4],
  loadLivePoint: at(0.5),
  loadLiveCombinationFactor: none,
  pointLoadBearingMm: 62.5,
  loadSnowRegular: [0.3, 0.3, 0.3, 0.3],
  loadSnowExceptional: null,
  axialLoad: { valueKn: 2, direction: 'COMPRESSIONS', type: 'DESIGN' },
  spanRestraints: {
    upper: { type: 0, lateralLocks: [0, 0, 0, 0] },
    lower: { use: true, lateralLocks: [1, 1, 1, 1] },
  },
  claddingProperties: { coveringInertia: 20, fixationsPerMeter: 3 },
}
const zed: CalculationRequest = {
  ...requests.z,
  loadPermanentPoint: at(0.5),
  pointLoadIntroduction: 'WEB',
  // A value that stands nowhere.
  loadWindLocalPressure: { w1: 0, l1: 0, w2: 0.3, l2: 0, w3: 0, l3: 0 },
  loadWindLocalSuction: { w1: -0.1, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 },
}

/** The same with its screws where the cladding gives no spring. */
const nearEdge: CalculationRequest = {
  ...requests.z,
  claddingProperties: { ...requests.z.claddingProperties, fastenerToWebMm: 22.5 },
}

/** A rail whose point load acts in the plane of the façade. */
const sideways: CalculationRequest = { ...requests.facade, loadPermanentPoint: at(0.2) }

const WARNINGS = {
  hat: [
    'POINT_LOADS_ON_FLANGE',
    'POINT_LOADS_HANGING',
    'LIVE_ALTERNATIVES',
    'CONTINUITY_JOINTS',
    'OMEGA_LOCK_HOLDS_BOTH',
    'OMEGA_INVERTED_PANEL_UNPROVEN',
  ],
  zed: [
    'POINT_LOADS_ON_WEB',
    'ANTI_ROLL_DEVICE',
    'FASTENER_AT_MID_FLANGE',
    'LOAD_NOT_USED',
    'NEGATIVE_WIND_READ_AS_MAGNITUDE',
  ],
  nearEdge: ['FASTENER_NEAR_EDGE'],
}
const OPEN = {
  hat: [
    'favourablePermanent',
    'liveAlternatives',
    'pointLoadCrippling',
    'tensionEdge',
    'shiftInMember',
    'continuity',
    'hatCurve',
    'distortionRange',
    'invertedPanel',
    'feetSpring',
  ],
  zed: ['antiRollDevice', 'freeFlangeCurve', 'rotationalSpring'],
  nearEdge: ['antiRollDevice', 'freeFlangeCurve'],
}

/** What the note says: of each kind once from the page itself, in the language of its number. */
const said = async (input: NoteInput, n: number) =>
  input.language === LANGUAGES[n] ? (await readPdf(strictPdf(input))).running : composedText(input)

/** Whether every part of a sentence between its symbols is printed. */
const prints = (text: string, sentence: string) =>
  sentence.split(SYMBOL).every((part) => text.includes(part.replace(/\s+/g, '').replaceAll('--', '-')))

const figures: Record<string, (language: Language, width: number) => Record<string, string>> = {
  CONTINUITY_JOINTS: (language) => ({ lengthM: `15${decimalMarkOf(language)}5`, limitM: '14' }),
  POINT_LOADS_ON_FLANGE: (language) => ({ bearingMm: `62${decimalMarkOf(language)}5` }),
  NEGATIVE_WIND_READ_AS_MAGNITUDE: (language) => ({ load: wordsOf(language).remarks['load.Wls'] }),
  LOAD_NOT_USED: (language) => ({ load: wordsOf(language).remarks['load.Wlp'] }),
  OMEGA_LOCK_HOLDS_BOTH: () => ({ percent: '21' }),
  FASTENER_NEAR_EDGE: (language) => ({ aMm: `22${decimalMarkOf(language)}5` }),
  FASTENER_AT_MID_FLANGE: (language, width) => ({ aMm: String(width / 2).replace('.', decimalMarkOf(language)) }),
}

describe.each(LANGUAGES)('the note in %s', (language) => {
  it.each([
    ['hat', hat, 0],
    ['zed', zed, 1],
    ['nearEdge', nearEdge, 2],
  ] as const)(
    'of a %s says what is taken for granted, what must be provided, and what is open',
    async (kind, request, n) => {
      const input = noteInput(request, language)
      const words = wordsOf(language, saidOf(decode(request).typed))
      const text = await said(input, n)
      const explanation = explain(decode(input.request).line, input.catalogue, input.solutionId)
      const family = input.catalogue.families.find((f) => f.typology === explanation.solution.typology)!
      const width = explanation.section.dimensions.find((d) => d.symbol === 'b_top')!.value
      const known: Record<string, string> = words.remarks

      expect(input.result.warnings.map((w) => w.code)).toEqual(expect.arrayContaining(WARNINGS[kind]))
      for (const code of WARNINGS[kind]) {
        const sentence = fill(known[`warning.${code}`]!, figures[code]?.(language, width))
        expect(prints(text, sentence), `${code}: ${sentence}`).toBe(true)
      }
      expect(explanation.notConfirmed.map((o) => o.code)).toEqual(expect.arrayContaining(OPEN[kind]))
      for (const { code, clause } of explanation.notConfirmed) {
        expect(prints(text, known[`notConfirmed.${code}`]!), code).toBe(true)
        expect(prints(text, citation(clause, { words })), clause).toBe(true)
      }
      const length = `62${decimalMarkOf(language)}5`
      const introduction =
        kind === 'hat' ? fill(words.document['inputs.onFlange'], { length }) : words.document['inputs.intoWeb']
      expect(prints(text, introduction)).toBe(kind !== 'nearEdge')
      const a = `22${decimalMarkOf(language)}5`
      expect(prints(text, fill(words.document['inputs.fastenerPlace'], { a }))).toBe(kind === 'nearEdge')
      expect(explanation.notConfirmed.some((o) => o.code === 'rotationalSpring')).toBe(kind !== 'nearEdge')
      const figure = (v: string | number) => String(v).replace('.', decimalMarkOf(language))
      const { line, typed: given } = decode(request)
      const site = request.metadata.site ?? null
      for (const { code, values } of assumptionsOf({ given, site, line, family, explanation })) {
        const printed = Object.entries(values ?? {}).map(([k, v]) => [k, figure(v)])
        expect(prints(text, fill(words.assumptions[code], Object.fromEntries(printed))), code).toBe(true)
      }
    },
  )

  it('says what shells show unsafe where it names the section, and nothing of it where it names another', async () => {
    const input = noteInput(requests.omega, language)
    const figures = {
      OMEGA_WEB_SLENDER_AT_SUPPORT: { percent: 16 },
      C_LOAD_BESIDE_WEB: { fastenerPercent: 30, lipPercent: 45 },
      LOAD_AT_LIP: { percent: 32 },
      CLOSE_BARS_LIP: { percent: 14 },
      FREE_C_TWISTS_FURTHER: { percent: 19 },
      SHORT_SPAN_WITHOUT_PANEL: { percent: 50 },
    }
    // Every other warning names the section of the note; which ones, changes with the language.
    const isHere = (i: number) => (i + LANGUAGES.indexOf(language)) % 2 === 0
    const named = Object.entries(figures).map(([code, values], i) => ({
      ...{ code, message: code },
      values: { ...values, solutions: isHere(i) ? `OTHER-1.0-S350, ${input.solutionId}` : 'OTHER-1.0-S350' },
    }))
    const result = { ...input.result, warnings: [...input.result.warnings, ...named] }
    const text = await said({ ...input, result }, 3)
    const known: Record<string, string> = wordsOf(language).remarks
    Object.entries(figures).forEach(([code, values], i) => {
      const printed = Object.fromEntries(Object.entries(values).map(([k, v]) => [k, String(v)]))
      const sentence = fill(known[`warning.${code}`]!, printed)
      expect(prints(text, sentence), `${code}: ${sentence}`).toBe(isHere(i))
    })
  })

  it('says nothing of point loads where there are none, or where they act in the plane of a façade', async () => {
    for (const request of [requests.omega, sideways, hat]) {
      const text = await said(noteInput(request, language), 4)
      expect(prints(text, wordsOf(language).document['inputs.introduction'])).toBe(request === hat)
    }
  })
})
