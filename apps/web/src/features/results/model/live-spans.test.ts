// @vitest-environment happy-dom
import { type DesignRequest, decode } from '@madre/contract'
import { arrangementLetter, design, genericCatalogue, withArrangementLetters } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { omegaRoof } from '../testing/omega-roof.ts'
import { calculationOf } from '../testing/render-results.tsx'
import { casesOf, liveLoadsOf, loadedSpans } from './live-spans.ts'

/** A line of three main spans under live load, with and without consoles at its ends. */
function line(hasLeftCantilever: boolean, hasRightCantilever: boolean) {
  const spanLengthsM = [...(hasLeftCantilever ? [0.5] : []), 4, 5, 4, ...(hasRightCantilever ? [0.5] : [])]
  const each = (value: number) => spanLengthsM.map(() => value)
  const input: DesignRequest = {
    ...omegaRoof,
    spanLengthsM,
    hasLeftCantilever,
    hasRightCantilever,
    loadPermanentDistributed: each(0.2),
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    loadPermanentPoint: [],
    loadLiveDistributed: each(0.4),
    loadLivePoint: [],
    loadSnowRegular: each(0.4),
    spanRestraints: { upper: { type: 0, lateralLocks: each(0) }, lower: { use: false, lateralLocks: each(0) } },
  }
  const only = { ...genericCatalogue, families: genericCatalogue.families.filter((f) => f.typology === 'OMEGA-160-60') }
  return { spanLengthsM, design: design(decode(input), only) }
}

describe('the spans of an arrangement of the live load', () => {
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('are those whose shear force changes along the span (consoles: %s, %s)', (left, right) => {
    const { spanLengthsM, design: result } = line(left, right)
    const patterns = result.statics.loadCases.filter((c) => c.id.startsWith('Live:'))
    expect(patterns.length).toBeGreaterThan(2)
    for (const { id, stations } of patterns) {
      let start = 0
      const loaded = spanLengthsM.map((length) => {
        const [from, to] = [start, start + length]
        start = to
        const inside = stations.xM.flatMap((x, i) => (x > from + 1e-6 && x < to - 1e-6 ? [stations.shearKn[i]!] : []))
        return Math.max(...inside) - Math.min(...inside) > 1e-6
      })
      const named = loadedSpans(id, { ...result.statics, isLoaded: () => true })!
      const main = loaded.slice(Number(left), left ? 4 : 3)
      expect([id, named.numbers]).toEqual([id, main.flatMap((on, i) => (on ? [i + 1] : []))])
      expect([id, named.left, named.right]).toEqual([id, left && loaded[0]!, right && loaded.at(-1)!])
    }
  })

  it('leave out those without live load, of the request the result is of', () => {
    const calculation = calculationOf({ ...omegaRoof, loadLiveDistributed: [0, 0.4, 0.4] })
    const cases = casesOf({ calculation, result: calculation.result!, isOutdated: false })
    expect([0, 1, 2].map((i) => cases.isLoaded(i, 'Live'))).toEqual([false, true, true])
    expect(casesOf({ calculation, result: calculation.result!, isOutdated: true }).isLoaded(0, 'Live')).toBe(true)
  })

  it('are those of the area load or of the point loads, where the two are alternatives', () => {
    const calculation = calculationOf({
      ...omegaRoof,
      loadLiveDistributed: [0, 0.4, 0.4],
      loadLivePoint: [{ spanType: 'CONSOLE', spanIdx: 0, loads: { p1: 1, p2: 0, l1: 50, l2: 0 } }],
    })
    const loadCases = ['Live', 'Live:odd', 'LiveQ', 'LiveQ:even'].map((id) => ({ id }))
    const result = calculation.result!
    const split = { ...result, statics: { ...result.statics, loadCases } } as unknown as typeof result
    const cases = casesOf({ calculation, result: split, isOutdated: false })
    const loaded = (id: string) => [0, 1, 2].map((i) => cases.isLoaded(i, id))
    expect([loaded('Live:odd'), loaded('LiveQ:even')]).toEqual([
      [false, true, true],
      [true, false, false],
    ])
    expect(loadedSpans('LiveQ:even', cases)).toEqual({ left: true, numbers: [], right: false })
    expect(arrangementLetter('LiveQ:even', loadCases)).toBe('LiveQ:A')
    expect(
      withArrangementLetters(
        {
          ...{ symbol: 'M_y_Ed', value: 1.5, unit: 'kNm', clause: '', expression: '1.5*M_LiveQ_even' },
          operands: [{ symbol: 'M_LiveQ_even', value: 1, unit: 'kNm' }],
        },
        loadCases,
      ).expression,
    ).toBe('1.5*M_LiveQ_A')
  })

  it('have letters for short, the same in a formula and in the symbols of a derivation', () => {
    const cases = { loadCases: ['Gmax', 'Live', 'Live:odd', 'Live:pair1-2'].map((id) => ({ id })) }
    expect(['Gmax', 'Live', 'Live:odd', 'Live:pair1-2'].map((id) => arrangementLetter(id, cases.loadCases))).toEqual([
      'Gmax',
      'Live',
      'Live:A',
      'Live:B',
    ])
    const operands = [{ symbol: 'M_Live_pair1_2', value: 1, unit: 'kNm' }]
    const step = { symbol: 'M_y_Ed', value: 1.5, unit: 'kNm', expression: '1.5*M_Live_pair1_2', operands, clause: '' }
    expect(withArrangementLetters(step, cases.loadCases)).toMatchObject({
      expression: '1.5*M_Live_B',
      operands: [{ symbol: 'M_Live_B' }],
    })
  })

  it('are none of the concentrated load of a roof, which is on no span by itself', () => {
    const calculation = calculationOf(omegaRoof)
    const cases = casesOf({ calculation, result: calculation.result!, isOutdated: false })
    expect(loadedSpans('LiveR', cases)).toBeNull()
    expect(cases.isLoaded(1, 'LiveR')).toBe(false)
    expect(cases.isLoaded(1, 'Live')).toBe(true)
    const withRoof = ['Live', 'Live:odd', 'LiveR'].map((id) => ({ id }))
    expect(arrangementLetter('LiveR', withRoof)).toBe('LiveR')
    expect(liveLoadsOf('Live', withRoof)).toEqual({ area: true, points: true })
  })

  it('are not asked of other load cases', () => {
    expect(loadedSpans('Live', { supportsXM: [0, 5], lengthM: 5, isLoaded: () => true })).toBeNull()
    expect(loadedSpans('Gmax', { supportsXM: [0, 5], lengthM: 5, isLoaded: () => true })).toBeNull()
  })
})
