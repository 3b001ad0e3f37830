import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneCandidate, requests, runs } from '../../validation/arbitrary-request.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { design } from './design.ts'

const [any] = fc.sample(requests(2), { numRuns: 1, seed: 1 })
const NONE = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }

/** A façade rail whose cladding carries the weights in its plane: only wind and axial load reach it. */
const rail: DesignRequest = {
  ...any!,
  simulationType: 'FACADE',
  profileOrientation: 'HORIZONTAL',
  steelGrades: ['S280', 'S350'],
  spanLengthsM: [5, 5],
  hasLeftCantilever: false,
  hasRightCantilever: false,
  loadPermanentDistributed: [0.2, 0.2],
  loadPermanentDistributedMin: null,
  loadPermanentDistributedMax: null,
  loadPermanentPoint: [],
  loadLiveDistributed: [0, 0],
  loadLivePoint: [],
  loadSnowRegular: null,
  loadSnowExceptional: null,
  loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
  loadWindPressure: NONE,
  loadWindSuction: NONE,
  loadWindLocalPressure: NONE,
  loadWindLocalSuction: NONE,
  axialLoad: { valueKn: 0, direction: 'TRACTION', type: 'DESIGN' },
  spanRestraints: { upper: { type: 0, lateralLocks: [0, 0] }, lower: { use: false, lateralLocks: [0, 0] } },
}
const wind = { ...NONE, w1: 0.5 }
const byWind = { valueKn: 10, direction: 'COMPRESSIONS', type: 'UNFACTORED_WIND' } as const

const notUsed = (input: DesignRequest) =>
  design(decode(input).line, oneCandidate).warnings.flatMap((w) => (w.code === 'LOAD_NOT_USED' ? [w.values] : []))

describe('a candidate for which no resistance check was made', () => {
  it('names no place of the concentrated load, as a check that other loads govern, and says nothing of it without', () => {
    const roof: DesignRequest = { ...rail, simulationType: 'ROOF', inclinationDegrees: 0, sectionTypes: ['Z'] }
    const psi = { psi1: 0, psi2: 0, psi3: 0 }
    const placesOf = (request: DesignRequest) => {
      const { solutions } = design(decode({ ...request, loadLiveCombinationFactor: psi }).line, genericCatalogue)
      const outside = solutions.filter((s) => s.reason === 'OUTSIDE_STANDARD')
      return new Set(outside.flatMap(({ checks }) => checks.map((c) => c.roofLoadXM)))
    }
    expect([placesOf({ ...roof, roofPointLoadKn: 1 }), placesOf({ ...roof, roofPointLoadKn: 0 })]).toEqual([
      new Set([null]),
      new Set([undefined]),
    ])
  })

  it.each(['OMEGA', 'C', 'Z'] as const)('is not applicable and does not pass: %s rail without wind', (type) => {
    const { solutions } = design(decode({ ...rail, sectionTypes: [type] }).line, genericCatalogue)
    expect(solutions.length).toBeGreaterThanOrEqual(40)
    for (const s of solutions) {
      const { status, pass, utilisation, governing, reactions, deflections } = s
      expect({ status, pass, utilisation, governing, reactions, deflections }).toEqual({
        status: 'NOT_APPLICABLE',
        pass: false,
        utilisation: null,
        governing: null,
        reactions: [],
        deflections: [],
      })
      // A limit the section does not meet stays the reason: no load would help.
      const isOutside = s.checks.some((c) => c.limits !== undefined)
      expect(s.reason).toBe(isOutside ? 'OUTSIDE_STANDARD' : 'NOTHING_CHECKED')
    }
    expect(solutions.some((s) => s.reason === 'NOTHING_CHECKED')).toBe(true)
  })

  it.each<[string, Partial<DesignRequest>, string | undefined]>([
    ['the axial load acts with the wind, and there is none', { axialLoad: byWind }, 'NOTHING_CHECKED'],
    ['wind bends it', { loadWindPressure: wind }, undefined],
    ['an axial load of its own', { axialLoad: { ...byWind, type: 'DESIGN' } }, undefined],
    ['its weight stands on it', { profileOrientation: 'VERTICAL' }, undefined],
    [
      'no cladding carries its weight',
      { spanRestraints: { ...rail.spanRestraints, upper: { type: 1, lateralLocks: [0, 0] } } },
      undefined,
    ],
  ])('%s', (_, change, reason) => {
    const [solution] = design(decode({ ...rail, ...change }).line, genericCatalogue).solutions
    expect(solution?.reason).toBe(reason)
    expect(solution?.utilisation === null).toBe(reason !== undefined)
  })
})

describe('a line with a hinge that wind reaches on one side alone', () => {
  const joints = { supports: [{ kind: 'HINGE' as const }] }
  const hinged = (loadWindPressure: typeof NONE) =>
    design(decode({ ...rail, joints, loadWindPressure }).line, oneCandidate)

  it.each([
    ['left', { ...NONE, w1: 0.5, l1: 5, l2: 5 }],
    ['right', { ...NONE, l1: 5, w2: 0.5, l2: 5 }],
  ])('is designed by that side, and the other supports carry nothing: %s', (side, bands) => {
    const [solution] = hinged(bands).solutions
    const [alone] = design(
      decode({
        ...rail,
        spanLengthsM: [5],
        loadPermanentDistributed: [0.2],
        loadLiveDistributed: [0],
        spanRestraints: { upper: { type: 0, lateralLocks: [0] }, lower: { use: false, lateralLocks: [0] } },
        loadWindPressure: wind,
      }).line,
      oneCandidate,
    ).solutions
    expect(solution!.utilisation).toBeCloseTo(alone!.utilisation!, 9)
    const most = solution!.reactions.map(({ maxKn }) => maxKn)
    const [first, last] = alone!.reactions.map(({ maxKn }) => maxKn)
    const expected = side === 'left' ? [first, last, 0] : [0, first, last]
    for (const [k, R] of expected.entries()) expect(most[k]).toBeCloseTo(R!, 9)
  })

  it('is not applicable where no wind reaches either', () => {
    expect(hinged(NONE).solutions[0]).toMatchObject({ reason: 'NOTHING_CHECKED', pass: false, reactions: [] })
  })
})

describe('a load that no combination contains', () => {
  it.each<[string, Partial<DesignRequest>, object[]]>([
    ['an axial load by wind, without wind', { axialLoad: byWind }, [{ load: 'axialLoad' }]],
    ['the same with wind', { axialLoad: byWind, loadWindSuction: wind }, []],
    [
      'drifted snow of an older façade, which is read as none',
      { loadSnowAccumulation: { s1: 1, l1: 2, s2: 0, l2: 0, s3: 0, l3: 0 } },
      [],
    ],
    ['a value without a place', { loadWindPressure: { ...NONE, w2: 0.5 } }, [{ load: 'loadWindPressure' }]],
    [
      'one band of two without a length',
      { loadWindLocalSuction: { ...NONE, w1: 0.5, l1: 3, w2: 0.4 } },
      [{ load: 'loadWindLocalSuction', band: 2 }],
    ],
    ['one value for the whole line', { loadWindPressure: wind }, []],
    ['nothing', {}, []],
  ])('%s', (_, change, expected) => {
    expect(notUsed({ ...rail, ...change })).toEqual(expected)
  })

  it('could as well not be there, whatever the request', () => {
    const without = (input: DesignRequest, load: string): DesignRequest =>
      load === 'axialLoad'
        ? { ...input, axialLoad: { ...input.axialLoad, valueKn: 0 } }
        : { ...input, [load]: load === 'loadSnowAccumulation' ? { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 } : NONE }
    const alone = requests(2).map((input) => ({
      ...input,
      loadWindPressure: NONE,
      loadWindSuction: NONE,
      loadWindLocalPressure: NONE,
      loadWindLocalSuction: NONE,
      axialLoad: byWind,
    }))
    let found = 0
    fc.assert(
      fc.property(alone, (input) => {
        for (const values of notUsed(input)) {
          if (values?.band !== undefined) continue
          found += 1
          const other = design(decode(without(input, String(values?.load))).line, oneCandidate)
          expect(other.solutions).toEqual(design(decode(input).line, oneCandidate).solutions)
        }
      }),
      { ...runs(25), seed: 14 },
    )
    expect(found).toBeGreaterThan(2)
  })
})
