import { type CalculationRequest, decode, type Language } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { fill, spanName } from '@madre/difference'
import { arrangementLetter, withArrangementLetters } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { resultOf } from '../testing/note-input.ts'
import { wordsOf } from '../words/words.ts'
import { caseName, combinationName, everyArrangement, formulaInWords } from './load-case-names.ts'
import type { Subject } from './subject.ts'

/** Five lengths that no two sums of which are equal, so that a sum of reactions tells which spans are loaded. */
const spans = [0.51, 3.02, 3.54, 4.08, 1.16]
const withCantilevers: CalculationRequest = {
  ...requests.z,
  spanLengthsM: spans,
  hasLeftCantilever: true,
  hasRightCantilever: true,
  loadPermanentDistributed: [0.1, 0.1, 0.1, 0.1, 0.1],
  loadPermanentDistributedMax: null,
  loadPermanentDistributedMin: null,
  loadLiveDistributed: [0.4, 0.4, 0, 0.4, 0.4],
  loadSnowRegular: null,
  loadSnowExceptional: null,
  spanRestraints: {
    upper: { type: 0, lateralLocks: [0, 0, 0, 0, 0] },
    lower: { use: false, lateralLocks: [0, 0, 0, 0, 0] },
  },
}
const withoutCantilevers = { ...withCantilevers, hasLeftCantilever: false, hasRightCantilever: false }
const subject = (request: CalculationRequest, language: Language = 'en') => {
  const words = wordsOf(language)
  const { line, typed } = decode(request)
  const say: Subject['say'] = (key, values) => fill(words.document[key], values)
  const number = (value: number, decimals: number) => value.toFixed(decimals)
  return {
    line,
    given: typed,
    words,
    say,
    number,
    note: { result: resultOf(request) },
  } as unknown as Subject
}

describe.each([
  ['with cantilevers', withCantilevers],
  ['without cantilevers', withoutCantilevers],
])('arrangements of the live load of a line %s', (_, request) => {
  const cases = resultOf(request).statics.loadCases.filter((c) => c.id.startsWith('Live:'))

  it('name the spans the engine loads', () => {
    expect(cases.length).toBeGreaterThan(3)
    const perMetre = 0.4 * request.transverseLengthM * Math.cos((request.inclinationDegrees * Math.PI) / 180) ** 2
    const names = spans.map((_, i) => spanName(subject(request), i))
    for (const c of cases) {
      const name = caseName(subject(request), c.id)
      const numbers = /Spans? ([\d, ]+)/.exec(name)?.[1]?.split(', ') ?? []
      const isNamed = (span: string) => name.includes(span) || numbers.includes(span.replace('Span ', ''))
      const length = names.reduce((sum, span, i) => sum + (isNamed(span) ? spans[i]! : 0), 0)
      expect(
        c.reactionsKn.reduce((a, b) => a + b, 0),
        c.id,
      ).toBeCloseTo(perMetre * length, 5)
    }
  })

  it('have a letter each, the same in the table, in formulas and in derivations', () => {
    const s = subject(request)
    const names = cases.map((c) => arrangementLetter(c.id, s.note.result.statics.loadCases))
    expect(names[0]).toBe('Live:A')
    expect(new Set(names).size).toBe(cases.length)
    cases.forEach((c, i) => {
      expect(formulaInWords({ factors: { Gmax: 1.35, [c.id]: 1.5 } }, s)).toBe(
        `1.35\u00a0×\u00a0Permanent load, maximum + 1.50\u00a0×\u00a0${caseName(s, c.id)}`,
      )
      const symbol = `M_${c.id.replace(/[^A-Za-z0-9]/g, '_')}`
      const step = { symbol: 'M_y_Ed', value: 3, unit: 'kNm', clause: '' }
      const named = withArrangementLetters(
        { ...step, expression: `1.5*${symbol}`, operands: [{ symbol, value: 2, unit: 'kNm' }] },
        cases,
      )
      expect(named.operands[0]!.symbol).toBe(`M_${names[i]!.replace(':', '_')}`)
      expect(named.expression).toBe(`1.5*${named.operands[0]!.symbol}`)
    })
  })
})

describe('the point loads of category H', () => {
  const request: CalculationRequest = {
    ...withCantilevers,
    loadLivePoint: [
      { spanType: 'CONSOLE', spanIdx: 1, loads: { p1: 1, p2: 0, l1: 100, l2: 0 } },
      { spanType: 'SPAN', spanIdx: 0, loads: { p1: 1, p2: 0, l1: 50, l2: 0 } },
    ],
    loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
  }

  it.each([
    ['en', 'Live point loads, all spans', 'Live point loads: Span 1', 'Live point loads: Right cantilever'],
    [
      'fr',
      'Charges d’exploitation ponctuelles, toutes les travées',
      'Charges d’exploitation ponctuelles : Travée 1',
      'Charges d’exploitation ponctuelles : Console droite',
    ],
  ] as const)('are cases with names of their own: %s', (language, all, odd, even) => {
    const s = subject(request, language)
    const cases = s.note.result.statics.loadCases
    expect(cases.map((c) => c.id).filter((id) => id.startsWith('LiveQ'))).toEqual(['LiveQ', 'LiveQ:odd', 'LiveQ:even'])
    expect(['LiveQ', 'LiveQ:odd', 'LiveQ:even'].map((id) => caseName(s, id))).toEqual([all, odd, even])
    expect(formulaInWords({ factors: { 'LiveQ:even': 1.5 } }, s)).toBe(`${s.number(1.5, 2)}\u00a0×\u00a0${even}`)
  })
})

describe('the name of an arrangement', () => {
  it('says which of the live loads it holds, where area and point loads are alternatives', () => {
    const loadLivePoint = [{ spanType: 'SPAN' as const, spanIdx: 1, loads: { p1: 1, p2: 0, l1: 50, l2: 0 } }]
    const none = { psi1: 0, psi2: 0, psi3: 0 }
    const both = { ...withCantilevers, loadLivePoint, loadLiveCombinationFactor: none }
    expect(caseName(subject(both), 'Live')).toBe('Live area load, all spans')
    expect(caseName(subject(both), 'LiveQ')).toBe('Live point loads, all spans')
    expect(caseName(subject(both), 'Live:odd')).toMatch(/^Live area load: Spans /)
    const together = { ...both, loadLiveCombinationFactor: { ...none, psi1: 0.7 } }
    expect(caseName(subject(together), 'Live')).toBe('Live load, all spans')
  })

  it('numbers spans as the note does', () => {
    expect(caseName(subject(withCantilevers), 'Live:even')).toBe('Live load: Left cantilever, Right cantilever')
    expect(caseName(subject(withCantilevers), 'Live:pair1-2')).toBe('Live load: Left cantilever, Spans 1, 3')
    expect(caseName(subject(withCantilevers), 'Live:odd')).toBe('Live load: Spans 1, 3')
    expect(caseName(subject(withoutCantilevers), 'Live:odd')).toBe('Live load: Spans 2, 4')
    expect(caseName(subject(withCantilevers, 'fr'), 'Live:pair4-5')).toBe(
      'Charge d’exploitation : Travées 1, 3, Console droite',
    )
  })
})

it.each([
  ['en', 'ULS 7', 'SLS 12'],
  ['pt', 'ELU 7', 'ELS 12'],
  ['de', 'GZT 7', 'GZG 12'],
  ['fr', 'ELU 7', 'ELS 12'],
  ['es', 'ELU 7', 'ELS 12'],
] as const)('combinations are called as the reader calls them: %s', (language, ultimate, service) => {
  const s = subject(withCantilevers, language)
  expect([combinationName(s, 'ULS-07'), combinationName(s, 'SLS-12')]).toEqual([ultimate, service])
})

it('the concentrated load of a roof has its name, and is no arrangement', () => {
  const s = subject(withCantilevers)
  expect([caseName(s, 'LiveR'), everyArrangement(s, 'LiveR')]).toEqual(Array(2).fill('Concentrated load of roofs'))
  expect(formulaInWords({ factors: { Gmax: 1.35, LiveR: 1.5 } }, s).replaceAll('\u00a0', ' ')).toBe(
    '1.35 × Permanent load, maximum + 1.50 × Concentrated load of roofs',
  )
})
