import { type DesignRequest, decode, type PointLoads } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded } from '../../validation/references/requests.ts'
import { buildActions } from './load-cases.ts'
import { forceAt, loadedPlaces, pressesOnFlange } from './pressing-loads.ts'

const point = (p1: number, l1: number, p2 = 0, l2 = 0): PointLoads => ({
  spanType: 'SPAN',
  spanIdx: 0,
  loads: { p1, p2, l1, l2 },
})

const request = (changes: Partial<DesignRequest>): DesignRequest => unloaded([10], changes)

describe('the places of point loads', () => {
  it.each([
    [50, 50.000_009, 1, '0.9 µm apart: one'],
    [50, 50.000_011, 2, '1.1 µm apart: two'],
  ])('at %f and %f %% of 10 m are %i: %s', (l1, l2, count) => {
    const { cases } = buildActions(decode(request({ loadPermanentPoint: [point(2, l1, 3, l2)] })).line)
    const places = loadedPlaces(cases)
    expect(places).toHaveLength(count)
    expect(forceAt(cases[0]!, places[0]!)).toBeCloseTo(count === 1 ? 5000 : 2000, 9)
  })
})

describe('a web is within 6.1.7 by its loads', () => {
  it.each([
    [{ loadPermanentPoint: [point(2, 50)] }, true, 'a load that presses'],
    [{ loadLivePoint: [point(2, 50)] }, true, 'a live one'],
    [{ loadPermanentPoint: [point(2, 50)], pointLoadIntroduction: 'WEB' }, false, 'brought into the web'],
    [{ loadPermanentPoint: [point(2, 50)], simulationType: 'FACADE' }, false, 'a façade: nothing across the flange'],
    [{ loadPermanentPoint: [point(-2, 50)] }, false, 'hanging'],
    [{ loadPermanentPoint: [point(2, 50, -2, 50)] }, false, 'pressing and hanging at one place, together nothing'],
    [{ loadPermanentPoint: [point(2, 50), point(-3, 20)] }, true, 'pressing at one place, hanging at another'],
    [{ loadPermanentPoint: [point(0.001, 50)] }, false, '1 N'],
    [{}, false, 'no load'],
  ] as [Partial<DesignRequest>, boolean, string][])('case %#: %s → %s: %s', (changes, presses) => {
    expect(pressesOnFlange(decode(request(changes)).line)).toBe(presses)
  })
})
