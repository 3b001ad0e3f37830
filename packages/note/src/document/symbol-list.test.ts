import { derive } from '@madre/climate'
import { type CalculationRequest, decode, LANGUAGES } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { explain } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { noteInput } from '../testing/note-input.ts'
import { placedRequest } from '../testing/placed.ts'
import { wordsOf } from '../words/words.ts'
import { partsOfSymbol, placeSymbolsOf, symbolsOf } from './symbol-list.ts'

const each = (request: CalculationRequest, value: number) => request.spanLengthsM.map(() => value)
const axial = { valueKn: 8, direction: 'COMPRESSIONS' as const, type: 'DESIGN' as const }
const unheld = (request: CalculationRequest) => ({
  ...request,
  inclinationDegrees: 12,
  spanRestraints: {
    upper: { type: 1 as const, lateralLocks: each(request, 1) },
    lower: { use: true, lateralLocks: each(request, 1) },
  },
})
const points = [{ spanType: 'SPAN' as const, spanIdx: 0, loads: { p1: 2, p2: 1, l1: 4, l2: 50 } }]

/** Every kind of derivation: panel and none, axial load, point loads beside supports, each profile. */
const cases: [string, CalculationRequest][] = [
  ...Object.entries(requests),
  ['Z without panel', unheld(requests.z)],
  ['C in compression without panel', { ...unheld(requests.c), axialLoad: axial }],
  ['Ω without panel in compression', { ...unheld(requests.omega), axialLoad: axial }],
  ['Z in compression with point loads', { ...requests.z, axialLoad: axial, loadPermanentPoint: points }],
  ['Ω with point loads', { ...requests.omega, loadPermanentPoint: points }],
]

describe.each(cases)('the list of symbols: %s', (_, request) => {
  const input = noteInput(request, 'en')
  const explanation = explain(decode(input.request).line, input.catalogue, input.solutionId)

  it.each(LANGUAGES)('explains every symbol and every index in %s', (language) => {
    const words = wordsOf(language)
    const symbols = symbolsOf(explanation)
    expect(symbols.size).toBeGreaterThan(100)
    for (const symbol of symbols) {
      const { base, indices } = partsOfSymbol(symbol, words.symbols)
      expect(base, symbol).not.toBeNull()
      for (const index of indices) expect(words.indices, `${index} of ${symbol}`).toHaveProperty(index)
    }
  })
})

it('takes the longest part it knows', () => {
  const { symbols } = wordsOf('en')
  expect(partsOfSymbol('W_eff_y_top', symbols)).toEqual({ base: 'W_eff', indices: ['y', 'top'] })
  expect(partsOfSymbol('M_z_Live_pair1_2', symbols)).toEqual({ base: 'M', indices: ['z'] })
  expect(partsOfSymbol('b_e1_f_2', symbols)).toEqual({ base: 'b_e1', indices: ['f', '2'] })
})

describe('the symbols of wind and snow from the place', () => {
  type Of = Parameters<typeof placedRequest>
  const part = (key: 'building' | 'wind' | 'snow', change: object) => (r: ReturnType<typeof placedRequest>) => {
    const { site } = r.metadata
    return { ...r, metadata: { ...r.metadata, site: { ...site!, [key]: { ...site![key], ...change } } } }
  }
  const drift = { kind: 'TALLER_BUILDING', at: 'END', heightM: 3, b1M: 20, b2M: 18 }
  const as = (r: ReturnType<typeof placedRequest>) => r
  /** Every branch of the derivation that brings symbols of its own. */
  const derived: [string, Of, (r: ReturnType<typeof placedRequest>) => ReturnType<typeof placedRequest>][] = [
    ['Portugal', ['guarda'], as],
    ['Spain, capital', ['avila'], as],
    ['Germany, drift', ['sylt'], as],
    ['other', ['elsewhere'], as],
    ['façade', ['guarda', requests.facade], as],
    ['simplified table', ['sylt'], part('wind', { terrain: 'COAST', method: 'SIMPLIFIED' })],
    [
      'flat with parapet',
      ['sylt'],
      (r) => part('building', { roof: 'FLAT', parapetM: 0.4 })({ ...r, inclinationDegrees: 2 }),
    ],
    ['monopitch', ['elsewhere'], part('building', { roof: 'MONOPITCH', widthM: 10 })],
    ['steep', ['elsewhere'], (r) => part('building', { ridgeHeightM: 20 })({ ...r, inclinationDegrees: 40 })],
    [
      'trough with drift',
      ['elsewhere'],
      (r) => part('snow', { obstruction: drift })(part('building', { trough: true })({ ...r, inclinationDegrees: 10 })),
    ],
  ]
  it.each(derived)('are all explained: %s', (_, [name, of], change) => {
    const answer = derive(change(placedRequest(name, of)))
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors))
    const found = placeSymbolsOf(answer, wordsOf('en').placeSymbols)
    expect(found.size).toBeGreaterThan(25)
    expect([...found].filter(([, base]) => base === null)).toEqual([])
  })
})
