/** Which lines an earlier engine underestimated; the lines themselves are those of method 1, 2 and 5. */
import { type DesignRequest, decode } from '@madre/contract'
import { plainRequest, wind } from '@madre/contract/testing/plain-request'
import { describe, expect, it } from 'vitest'
import { ENGINE_VERSION } from '../version.ts'
import { type Underestimated, underestimatedBy } from './underestimated.ts'

const none = [0, 0, 0]
const free: Partial<DesignRequest> = {
  spanRestraints: { upper: { type: 1, lateralLocks: none }, lower: { use: false, lateralLocks: none } },
}
const pull: Partial<DesignRequest> = {
  axialLoad: { valueKn: 10, direction: 'TRACTION', type: 'UNFACTORED_WIND' },
  loadWindSuction: wind([0.9, 15]),
}
const omega: Partial<DesignRequest> = { sectionTypes: ['OMEGA'] }

describe.each<[string, Partial<DesignRequest>, Underestimated[]]>([
  ['a Z roof under a panel', { inclinationDegrees: 10 }, []],
  ['a flat Ω without panel: nothing acts in its plane', { ...omega, ...free }, []],
  ['an Ω on a slope without panel', { ...omega, ...free, inclinationDegrees: 10 }, ['SIDEWAYS_LOAD']],
  ['an Ω rail without panel', { ...omega, ...free, simulationType: 'FACADE' }, ['SIDEWAYS_LOAD']],
  ['an upright Ω without panel', { ...omega, ...free, simulationType: 'FACADE', profileOrientation: 'VERTICAL' }, []],
  ['a flat Z without panel', free, ['FREE_LINE']],
  ['a Z on a slope without panel', { ...free, inclinationDegrees: 5 }, ['SIDEWAYS_LOAD', 'FREE_LINE']],
  ['a tension by wind', pull, ['WIND_TENSION']],
  ['a tension by wind where there is no wind', { axialLoad: pull.axialLoad! }, []],
  ['a tension of its own', { ...pull, axialLoad: { ...pull.axialLoad!, type: 'DESIGN' } }, []],
  ['a compression by wind', { ...pull, axialLoad: { ...pull.axialLoad!, direction: 'COMPRESSIONS' } }, []],
])('%s', (_, changes, expected) => {
  it('is told of engines before 1.4.0 alone', () => {
    const line = decode(plainRequest([5, 5, 5], changes)).line
    for (const version of ['1.0.0', '1.1.1', '1.3.9'])
      expect(underestimatedBy(version, line), version).toEqual(expected)
    for (const version of ['1.4.0', '1.4.1', '1.10.0', '2.0.0'])
      expect(underestimatedBy(version, line), version).toEqual([])
  })
})

it('the present engine underestimates nothing that is known', () => {
  const [major, minor] = ENGINE_VERSION.split('.').map(Number)
  expect(major! * 1000 + minor!).toBeGreaterThanOrEqual(1004)
})
