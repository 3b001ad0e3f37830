import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXAMPLES } from './examples.ts'
import type { CalculationRequest } from './index.ts'
import { LIMITS } from './limits.ts'
import { calculationRequestSchema } from './request-schema.ts'
import { MOST_SPANS } from './spans.ts'
import { beyondBounds, REQUEST_BOUNDS } from './text-bounds.ts'

const within = { length: 100, values: 10, depth: 3 }

describe('a JSON text', () => {
  it.each([
    ['[1,2,3]', null],
    [`"${'x'.repeat(98)}"`, null],
    [`"${'x'.repeat(99)}"`, 'length'],
    ['[[[1]]]', null],
    ['[[[[1]]]]', 'depth'],
    ['[1,2,3,4,5,6,7,8,9]', null],
    ['[1,2,3,4,5,6,7,8,9,10]', 'values'],
    ['{"a":1,"b":{"c":2},"d":[3,4]}', null],
    ['"[[[[ ,,,,,,,,,, \\" [[[[ \\\\"', null],
    ['["\\\\",[[["x"]]]]', 'depth'],
    ['"never ended ,,,,,,,,,,,,,,', null],
    [']]]][[[[', null],
  ] as const)('%s goes beyond %s', (text, beyond) => {
    expect(beyondBounds(text, within)).toBe(beyond)
  })

  it('has as many values as it has, give or take its empty lists and objects', () => {
    const count = (v: unknown): number =>
      v === null || typeof v !== 'object'
        ? 1
        : 1 + Object.values(v).reduce((n: number, e) => n + Math.max(1, count(e)), 0)
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value)
        const values = count(value) + (text.match(/\[\]|\{\}/g)?.length ?? 0)
        const bounds = { length: text.length, depth: 99 }
        // Quotes and brackets inside of texts are none of its own.
        fc.pre(!/"[^"]*(\[\]|\{\})[^"]*"/.test(text))
        expect(beyondBounds(text, { ...bounds, values })).toBe(null)
        expect(beyondBounds(text, { ...bounds, values: values - 1 })).toBe('values')
      }),
    )
  })
})

/** Every list as long as it may be, every object with all it can have. */
function largestRequest(): CalculationRequest {
  const n = MOST_SPANS
  const each = <T>(value: T): T[] => Array(n).fill(value)
  const spans = Array.from({ length: n - 2 }, (_, spanIdx) => ({ spanType: 'SPAN' as const, spanIdx }))
  const cantilevers = [0, 1].map((spanIdx) => ({ spanType: 'CONSOLE' as const, spanIdx }))
  const points = [...spans, ...cantilevers].map((at) => ({ ...at, loads: { p1: 1, p2: 1, l1: 25, l2: 75 } }))
  const name = 'x'.repeat(LIMITS.siteNameLength)
  const load = { source: 'PLACE' as const, derived: each(0.5) }
  const plain = EXAMPLES['omega-roof'].request
  return {
    ...plain,
    steelGrades: Array(20).fill('S'.repeat(40)),
    spanLengthsM: each(5),
    hasLeftCantilever: true,
    hasRightCantilever: true,
    loadPermanentDistributed: null,
    loadPermanentDistributedMin: each(0.1),
    loadPermanentDistributedMax: each(0.2),
    loadPermanentPoint: points,
    loadLiveDistributed: each(0.4),
    loadLivePoint: points,
    loadSnowRegular: each(0.5),
    loadSnowExceptional: each(0.7),
    spanRestraints: { upper: { type: 1, lateralLocks: each(1) }, lower: { use: true, lateralLocks: each(1) } },
    claddingProperties: { coveringInertia: 12, fixationsPerMeter: 5, fastenerToWebMm: 30 },
    metadata: {
      ...plain.metadata,
      description: 'x'.repeat(LIMITS.descriptionLength),
      site: {
        version: 1,
        groups: Array(LIMITS.siteGroups).fill(name),
        place: { code: 1, municipality: name, province: name, isCapital: true },
        altitudeM: 100,
        building: { lengthM: 20, widthM: 20, ridgeHeightM: 8, roof: name, trough: true, parapetM: 1 },
        wind: {
          zone: name,
          coastWithin5Km: true,
          vb0: 27,
          terrain: name,
          method: name,
          orography: 1,
          cpi: { mode: name, max: 0.2, min: -0.3 },
        },
        line: { mode: name, yM: 1, startM: 1, wall: name, symmetric: true },
        snow: {
          zone: name,
          sk: 1,
          exposure: name,
          retained: true,
          exceptional: { use: true, cEsl: 2 },
          obstruction: { kind: name, at: name, heightM: 1, distanceM: 1, b1M: 1, b2M: 1, upperPitchDeg: 1 },
        },
        accepted: {
          tablesVersion: name,
          at: name,
          loads: {
            loadWindPressure: load,
            loadWindSuction: load,
            loadWindLocalPressure: load,
            loadWindLocalSuction: load,
            loadSnowRegular: load,
            loadSnowExceptional: load,
            loadSnowAccumulation: load,
            loadSnowCombinationFactor: load,
          },
        },
      },
    },
  } as CalculationRequest
}

it('the largest legal request is within the bounds of a body, and a fourth of its values at the least', () => {
  const request = largestRequest()
  expect(calculationRequestSchema.safeParse(request).error).toBeUndefined()
  const text = JSON.stringify(request)
  expect(text.length).toBeLessThan(REQUEST_BOUNDS.length / 8)
  const fits = (values: number) => beyondBounds(text, { ...REQUEST_BOUNDS, values }) === null
  expect(fits(REQUEST_BOUNDS.values / 3)).toBe(true)
  expect(fits(REQUEST_BOUNDS.values / 4 - 1)).toBe(false)
})
