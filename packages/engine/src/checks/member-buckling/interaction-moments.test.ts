import { decode } from '@madre/contract'
import { expect, it } from 'vitest'
import { unloaded, wind } from '../../../validation/references/requests.ts'
import { genericCatalogue } from '../../catalogue/generic.ts'
import { design } from '../../design/design.ts'

it('of two supports of a symmetrical line that are the same N_M_MEMBER names the first', () => {
  // Up the slope of a roof: part of the loads acts along it, so that the moments are looked for station by station.
  const input = unloaded([7.5, 5, 7.5], {
    location: 'SPAIN',
    inclinationDegrees: 5,
    sectionTypes: ['C'],
    profileOrientation: 'VERTICAL',
    loadPermanentDistributed: [0.2, 0.2, 0.2],
    loadSnowRegular: [0.5, 0.5, 0.5],
    loadWindPressure: wind([0.3, 20]),
    loadPermanentPoint: [{ spanType: 'SPAN', spanIdx: 1, loads: { p1: 5, p2: 0, l1: 50, l2: 0 } }],
    loadWindSuction: wind([0.9, 20]),
  })
  const { solutions } = design(decode(input).line, genericCatalogue)
  const places = solutions.map((s) => s.checks.find((c) => c.code === 'N_M_MEMBER')!.xM)
  expect(places.filter((x) => x === 7.5).length).toBeGreaterThan(10)
  expect(places.filter((x) => x !== null && x > 10)).toEqual([])
})
