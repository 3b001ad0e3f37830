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
    prepareLine(decode({ ...unloaded([L, L]), loadLiveDistributed: [1.2, 1.2] }), EN1993_1_3_2006),
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
  const { loadCases } = staticsOf(prepareLine(decode(rail), EN1993_1_3_2006))
  const { extremes } = loadCases.find((c) => c.id === 'Gmax')!
  expect(extremes.lateralMomentKnm / ((0.3 * 2 * 25) / 8)).toBeCloseTo(1, 6)
  expect(extremes.momentMaxKnm).toBe(0)
})
