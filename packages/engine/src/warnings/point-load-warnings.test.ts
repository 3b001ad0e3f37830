import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requests } from '../../validation/arbitrary-request.ts'
import { pointLoadWarnings } from './warnings.ts'

const [any] = fc.sample(requests(2), { numRuns: 1, seed: 1 })
const at = (p1: number, p2 = 0) => [{ spanType: 'SPAN' as const, spanIdx: 0, loads: { p1, p2, l1: 30, l2: 60 } }]
const psi = (psi1: number, psi2 = 0, psi3 = 0) => ({ psi1, psi2, psi3 })

/** A roof whose live load may stand with others (ψ > 0), without point loads. */
const bare: DesignRequest = {
  ...any!,
  simulationType: 'ROOF',
  pointLoadIntroduction: undefined,
  pointLoadBearingMm: undefined,
  loadPermanentPoint: [],
  loadLivePoint: [],
  loadLiveDistributed: any!.spanLengthsM.map(() => 0.4),
  loadLiveCombinationFactor: psi(0.7),
}

describe('what is said of point loads', () => {
  it.each<[string, Partial<DesignRequest>, string[]]>([
    ['none', {}, []],
    ['of 0 kN', { loadLivePoint: at(0) }, []],
    ['pressing', { loadLivePoint: at(1) }, ['POINT_LOADS_ON_FLANGE']],
    ['permanent, by the web', { loadPermanentPoint: at(1), pointLoadIntroduction: 'WEB' }, ['POINT_LOADS_ON_WEB']],
    ['upwards, by the web', { loadPermanentPoint: at(-1), pointLoadIntroduction: 'WEB' }, ['POINT_LOADS_ON_WEB']],
    [
      'of both signs at one place, nothing left to press',
      { loadLivePoint: [{ spanType: 'SPAN', spanIdx: 0, loads: { p1: 1, p2: -1, l1: 30, l2: 30 } }] },
      ['POINT_LOADS_HANGING'],
    ],
    ['hanging', { loadPermanentPoint: at(-1) }, ['POINT_LOADS_HANGING']],
    ['of both signs', { loadLivePoint: at(1, -1) }, ['POINT_LOADS_ON_FLANGE', 'POINT_LOADS_HANGING']],
    ['in the plane of a façade', { loadLivePoint: at(1, -1), simulationType: 'FACADE' }, []],
    [
      'of category H beside an area load',
      { loadLivePoint: at(1), loadLiveCombinationFactor: psi(0) },
      ['POINT_LOADS_ON_FLANGE', 'LIVE_ALTERNATIVES'],
    ],
    [
      'of category H without an area load',
      { loadLivePoint: at(1), loadLiveCombinationFactor: psi(0), loadLiveDistributed: bare.spanLengthsM.map(() => 0) },
      ['POINT_LOADS_ON_FLANGE'],
    ],
    [
      'with ψ2 alone above 0',
      { loadLivePoint: at(1), loadLiveCombinationFactor: psi(0, 0, 0.3) },
      ['POINT_LOADS_ON_FLANGE'],
    ],
    [
      'permanent, beside an area load of category H',
      { loadPermanentPoint: at(1), loadLiveCombinationFactor: psi(0) },
      ['POINT_LOADS_ON_FLANGE'],
    ],
  ])('%s', (_, change, expected) => {
    expect(pointLoadWarnings(decode({ ...bare, ...change }).line).map((w) => w.code)).toEqual(expected)
  })

  it('names the bearing length, 100 mm where none is given', () => {
    const bearing = (change: Partial<DesignRequest>) =>
      pointLoadWarnings(decode({ ...bare, loadLivePoint: at(1), ...change }).line)[0]!.values
    expect(bearing({})).toEqual({ bearingMm: 100 })
    expect(bearing({ pointLoadBearingMm: 60 })).toEqual({ bearingMm: 60 })
  })
})
