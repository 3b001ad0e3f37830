import { expect, it } from 'vitest'
import { requestDifferences } from './request-differences.ts'
import type { CalculationRequest } from './request-schema.ts'
import { requests } from './testing/requests.ts'

const { c, z } = requests
const paths = (a: CalculationRequest, b: CalculationRequest) =>
  requestDifferences(a, b).map(({ path, span }) => (span ? `${path} ${span.kind} ${span.index}` : path))

it('names each value that differs, those of a list by their span', () => {
  const changed: CalculationRequest = {
    ...z,
    transverseLengthM: 1.11,
    loadLiveDistributed: z.loadLiveDistributed.map((load, i) => (i === 1 ? load + 1 : load)),
    metadata: { ...z.metadata, calculationDate: '2030-01-01', language: 'de' },
  }
  expect(paths(z, changed)).toEqual(['transverseLengthM', 'loadLiveDistributed SPAN 1'])
  expect(paths(z, z)).toEqual([])
})

it('holds a span that a cantilever has moved beside the same span, and what stands on it too', () => {
  const point = { spanType: 'SPAN' as const, spanIdx: 0, loads: { p1: 1, p2: 0, l1: 50, l2: 0 } }
  const before = { ...c, hasLeftCantilever: false, loadLivePoint: [point] }
  const more = <T>(list: T[], first: T): T[] => [first, ...list]
  const after: CalculationRequest = {
    ...before,
    hasLeftCantilever: true,
    spanLengthsM: more(c.spanLengthsM, 0.5),
    loadPermanentDistributed: c.loadPermanentDistributed && more(c.loadPermanentDistributed, 0.1),
    loadLiveDistributed: more(c.loadLiveDistributed, 0),
    loadSnowRegular: c.loadSnowRegular && more(c.loadSnowRegular, 0.1),
    loadSnowExceptional: c.loadSnowExceptional && more(c.loadSnowExceptional, 0.1),
    loadLivePoint: [
      { ...point, spanType: 'CONSOLE' },
      { ...point, loads: { ...point.loads, p1: 2 } },
    ],
    spanRestraints: {
      upper: { ...c.spanRestraints.upper, lateralLocks: more(c.spanRestraints.upper.lateralLocks, 0) },
      lower: { ...c.spanRestraints.lower, lateralLocks: more(c.spanRestraints.lower.lateralLocks, 0) },
    },
  }
  expect(paths(before, after)).toEqual(['loadLivePoint.loads.p1 SPAN 0'])
})

it('takes a number that is absent for what it means', () => {
  const { pointLoadBearingMm: _, ...without } = { ...z, pointLoadBearingMm: 100 }
  expect(paths(without, { ...without, pointLoadBearingMm: 100 })).toEqual([])
  expect(paths(without, { ...without, pointLoadBearingMm: 90 })).toEqual(['pointLoadBearingMm'])
})

it('gives both requests with the one value exchanged', () => {
  const after = { ...z, loadSnowRegular: null }
  const [difference] = requestDifferences(z, after)
  expect(difference).toMatchObject({ path: 'loadSnowRegular', before: z.loadSnowRegular, after: undefined })
  const [first, second] = difference!.exchanged()
  expect(first.loadSnowRegular).toBeNull()
  expect(second.loadSnowRegular).toEqual(z.loadSnowRegular)
})
