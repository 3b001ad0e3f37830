// @vitest-environment happy-dom
import { type DesignRequest, decode } from '@madre/contract'
import { arrangementLetter, design, genericCatalogue, withArrangementLetters } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { omegaRoof } from '../testing/omega-roof.ts'
import { calculationOf } from '../testing/render-results.tsx'
import { liveLoadsOf, loadedSpans } from './live-spans.ts'

/** A line of three main spans under live load, with and without cantilevers at its ends. */
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
  return { spanLengthsM, design: design(decode(input).line, only) }
}

describe('the spans of an arrangement of the live load', () => {
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('are those whose shear force changes along the span (cantilevers: %s, %s)', (left, right) => {
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
      const named = loadedSpans(id, result.statics)!
      const main = loaded.slice(Number(left), left ? 4 : 3)
      expect([id, named.numbers]).toEqual([id, main.flatMap((on, i) => (on ? [i + 1] : []))])
      expect([id, named.left, named.right]).toEqual([id, left && loaded[0]!, right && loaded.at(-1)!])
    }
  })

  it('leave out those without live load', () => {
    const { statics } = calculationOf({ ...omegaRoof, loadLiveDistributed: [0, 0.4, 0.4] }).result!
    expect(statics.arrangements.map(({ id }) => [id, loadedSpans(id, statics)])).toEqual([
      ['Live:odd', { left: false, numbers: [1], right: false }],
      ['Live:even', { left: false, numbers: [], right: true }],
    ])
  })

  it('are told by their ids in results of earlier engines', () => {
    const line = { supportsXM: [0.5, 4, 8, 12], lengthM: 12.5 }
    expect(loadedSpans('Live:odd', line)).toEqual({ left: false, numbers: [1, 3], right: false })
    expect(loadedSpans('LiveQ:even', line)).toEqual({ left: true, numbers: [2], right: true })
    expect(loadedSpans('Live:pair2-3', line)).toEqual({ left: false, numbers: [1, 2], right: true })
  })

  it('have letters of their own where area load and point loads are alternatives', () => {
    const loadCases = ['Live', 'Live:odd', 'LiveQ', 'LiveQ:even'].map((id) => ({ id }))
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
    expect(loadedSpans('LiveR', calculationOf(omegaRoof).result!.statics)).toBeNull()
    const withRoof = ['Live', 'Live:odd', 'LiveR'].map((id) => ({ id }))
    expect(arrangementLetter('LiveR', withRoof)).toBe('LiveR')
    expect(liveLoadsOf('Live', withRoof)).toEqual({ area: true, points: true })
  })

  it('are not asked of other load cases', () => {
    expect(loadedSpans('Live', { supportsXM: [0, 5], lengthM: 5, arrangements: [] })).toBeNull()
    expect(loadedSpans('Gmax', { supportsXM: [0, 5], lengthM: 5, arrangements: [] })).toBeNull()
  })
})
