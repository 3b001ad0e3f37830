import { decode } from '@madre/contract'
import { expect, it } from 'vitest'
import { unloaded } from '../../validation/references/requests.ts'
import { EN1993_1_3_2006 } from '../standards/en1993-1-3-2006.ts'
import { prepareLine } from './line-design.ts'
import { staticsOf } from './statics-record.ts'

it('gives the exact extremes of a load case: p·L²/8 over the support, 9·p·L²/128 in the spans, 5·p·L/8', () => {
  const L = 6.37
  const p = 1.2 * 2
  const { loadCases } = staticsOf(
    prepareLine(decode({ ...unloaded([L, L]), loadLiveDistributed: [1.2, 1.2] }).line, EN1993_1_3_2006),
  )
  const { extremes } = loadCases.find((c) => c.id === 'Live')!
  expect(extremes.momentMaxKnm / ((9 * p * L ** 2) / 128)).toBeCloseTo(1, 6)
  expect(extremes.momentMinKnm / ((-p * L ** 2) / 8)).toBeCloseTo(1, 6)
  expect(extremes.shearKn / ((5 * p * L) / 8)).toBeCloseTo(1, 6)
  expect(extremes.lateralMomentKnm).toBe(0)
})

it('gives the moment about z of a rail: p·L²/8', () => {
  const rail = unloaded([5], { simulationType: 'FACADE', sectionTypes: ['C'] })
  rail.loadPermanentDistributed = [0.3]
  rail.spanRestraints.upper = { type: 1, lateralLocks: [0] }
  const { loadCases } = staticsOf(prepareLine(decode(rail).line, EN1993_1_3_2006))
  const { extremes } = loadCases.find((c) => c.id === 'Gmax')!
  expect(extremes.lateralMomentKnm / ((0.3 * 2 * 25) / 8)).toBeCloseTo(1, 6)
  expect(extremes.momentMaxKnm).toBe(0)
})

const recordOf = (spans: number[], changes: Parameters<typeof unloaded>[1]) =>
  staticsOf(prepareLine(decode(unloaded(spans, changes)).line, EN1993_1_3_2006))

it('says which spans every arrangement of the live load is on, of the whole list, cantilevers included', () => {
  const { arrangements } = recordOf([1, 5, 5, 5], {
    hasLeftCantilever: true,
    loadLiveDistributed: [0.4, 0.4, 0.4, 0.4],
  })
  expect(arrangements).toEqual([
    { id: 'Live:odd', spans: [1, 3] },
    { id: 'Live:even', spans: [0, 2] },
    { id: 'Live:pair1-2', spans: [0, 1, 3] },
    { id: 'Live:pair2-3', spans: [1, 2] },
    { id: 'Live:pair3-4', spans: [0, 2, 3] },
  ])
  expect(recordOf([5], { loadLiveDistributed: [0.4] }).arrangements).toEqual([])
  // Live load in one of two spans leaves the other one out by itself.
  const half = recordOf([5, 5], { loadLiveDistributed: [0, 0.4] })
  expect(half.arrangements).toEqual([{ id: 'Live', spans: [1] }])
})

it('says where discrete restraints stand: of equal parts of every span, none where a panel holds the fibre', () => {
  const restraints = (type: 0 | 1, upper: number[], lower: number[] | null) =>
    recordOf([4, 6], {
      spanRestraints: {
        upper: { type, lateralLocks: upper },
        lower: { use: lower !== null, lateralLocks: lower ?? [0, 0] },
      },
    }).restraintsXM
  expect(restraints(1, [1, 2], [0, 1])).toEqual({ upper: [2, 6, 8], lower: [7] })
  expect(restraints(0, [0, 0], null)).toEqual({ upper: null, lower: [] })
})
