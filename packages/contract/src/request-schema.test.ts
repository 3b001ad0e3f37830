import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fieldProblems } from './field-problems.ts'
import { inputHash } from './input-hash.ts'
import { type CalculationRequest, toDesignRequest } from './request.ts'
import { calculationRequestSchema } from './request-schema.ts'

const file = new URL('../../engine/validation/cases/calculate-01-omega-roof-default.json', import.meta.url)
const legal = (): CalculationRequest => JSON.parse(readFileSync(file, 'utf8')).input

const FASTENER = 'claddingProperties.fastenerToWebMm'

const pathsOf = (value: unknown): string[] => {
  const parsed = calculationRequestSchema.safeParse(value, { reportInput: true })
  return parsed.success ? [] : fieldProblems(parsed.error).map((p) => p.path.join('.'))
}

describe('the request at the wall', () => {
  it('lets a legal request through unchanged', () => {
    expect(calculationRequestSchema.parse(legal())).toEqual(legal())
  })

  it.each<[string, (r: CalculationRequest) => void, string]>([
    [
      'a span of 26 m',
      (r) => {
        r.spanLengthsM[1] = 26
      },
      'spanLengthsM.1',
    ],
    [
      'a span of 5 cm',
      (r) => {
        r.spanLengthsM[1] = 0.05
      },
      'spanLengthsM.1',
    ],
    [
      'a cantilever of 6 m',
      (r) => {
        r.spanLengthsM[0] = 6
      },
      'spanLengthsM.0',
    ],
    [
      'a spacing of 11 m',
      (r) => {
        r.transverseLengthM = 11
      },
      'transverseLengthM',
    ],
    [
      'an angle of 76°',
      (r) => {
        r.inclinationDegrees = 76
      },
      'inclinationDegrees',
    ],
    [
      'a load of 101 kN/m²',
      (r) => {
        r.loadLiveDistributed[0] = 101
      },
      'loadLiveDistributed.0',
    ],
    [
      'a limit of L/49',
      (r) => {
        r.deflectionLimit.limit = 49
      },
      'deflectionLimit.limit',
    ],
    [
      'ψ above 1',
      (r) => {
        r.loadWindCombinationFactor.psi1 = 1.1
      },
      'loadWindCombinationFactor.psi1',
    ],
    [
      '11 restraints',
      (r) => {
        r.spanRestraints.lower.lateralLocks[1] = 11
      },
      'spanRestraints.lower.lateralLocks.1',
    ],
    [
      'half a restraint',
      (r) => {
        r.spanRestraints.lower.lateralLocks[1] = 0.5
      },
      'spanRestraints.lower.lateralLocks.1',
    ],
    ['a list a span short', (r) => void r.loadLiveDistributed.pop(), 'loadLiveDistributed'],
    [
      'both kinds of permanent load',
      (r) => {
        r.loadPermanentDistributed = [1, 1, 1]
      },
      'loadPermanentDistributed',
    ],
    [
      'no permanent load',
      (r) => {
        r.loadPermanentDistributedMin = null
      },
      'loadPermanentDistributed',
    ],
    [
      'snow on a façade',
      (r) => {
        r.simulationType = 'FACADE'
      },
      'loadSnowRegular',
    ],
    [
      'drifted snow on a façade',
      (r) => {
        r.simulationType = 'FACADE'
        r.loadSnowRegular = null
        r.loadSnowAccumulation.s2 = 0.5
      },
      'loadSnowAccumulation.s2',
    ],
    [
      'bands longer than the line',
      (r) => {
        r.loadWindPressure.l1 = 5.6
      },
      'loadWindPressure',
    ],
    [
      'NaN',
      (r) => {
        r.transverseLengthM = Number.NaN
      },
      'transverseLengthM',
    ],
    [
      'a date in words',
      (r) => {
        r.metadata.calculationDate = 'yesterday'
      },
      'metadata.calculationDate',
    ],
    [
      'the 31st of February',
      (r) => {
        r.metadata.calculationDate = '2026-02-31'
      },
      'metadata.calculationDate',
    ],
    ['text for a number', (r) => void Object.assign(r, { transverseLengthM: '2' }), 'transverseLengthM'],
    [
      'a fastener 0.9 mm from the web',
      (r) => void Object.assign(r.claddingProperties, { fastenerToWebMm: 0.9 }),
      FASTENER,
    ],
    [
      'a fastener 201 mm from the web',
      (r) => void Object.assign(r.claddingProperties, { fastenerToWebMm: 201 }),
      FASTENER,
    ],
    ['null for the fastener', (r) => void Object.assign(r.claddingProperties, { fastenerToWebMm: null }), FASTENER],
    ['a point load on 9 mm', (r) => void Object.assign(r, { pointLoadBearingMm: 9 }), 'pointLoadBearingMm'],
    ['a point load on 501 mm', (r) => void Object.assign(r, { pointLoadBearingMm: 501 }), 'pointLoadBearingMm'],
    ['null for the bearing length', (r) => void Object.assign(r, { pointLoadBearingMm: null }), 'pointLoadBearingMm'],
    [
      'null for the introduction',
      (r) => void Object.assign(r, { pointLoadIntroduction: null }),
      'pointLoadIntroduction',
    ],
    [
      'a point load on the lip',
      (r) => void Object.assign(r, { pointLoadIntroduction: 'LIP' }),
      'pointLoadIntroduction',
    ],
    ['an unknown field', (r) => void Object.assign(r, { colour: 1 }), 'colour'],
  ])('refuses %s and names the field', (_, spoil, path) => {
    const request = legal()
    spoil(request)
    expect(pathsOf(request)).toContain(path)
  })

  it.each(['2026-01-31', '2026-01-31T12:00:00.000Z', '2026-01-31T12:00:00+01:00', '2026-01-31T12:00', '', null])(
    'takes %s for the date of the calculation',
    (calculationDate) => {
      expect(pathsOf({ ...legal(), metadata: { ...legal().metadata, calculationDate } })).toEqual([])
    },
  )

  it('names rules between fields together with wrong types, in one answer', () => {
    const request = { ...legal(), transverseLengthM: '2', spanLengthsM: Array(23).fill(5).slice(1) }
    expect(pathsOf({ ...request, hasLeftCantilever: false })).toEqual(
      expect.arrayContaining(['transverseLengthM', 'spanLengthsM', 'loadLiveDistributed']),
    )
  })

  it('refuses a point load on a span that does not exist, or listed twice', () => {
    const load = { p1: 1, p2: 0, l1: 50, l2: 0 }
    const on = (spanIdx: number) => ({ spanType: 'SPAN' as const, spanIdx, loads: load })
    expect(pathsOf({ ...legal(), loadLivePoint: [on(1)] })).toContain('loadLivePoint.0.spanIdx')
    expect(pathsOf({ ...legal(), loadLivePoint: [on(0), on(0)] })).toContain('loadLivePoint.1')
    expect(pathsOf({ ...legal(), loadLivePoint: [on(0)] })).toEqual([])
  })

  it.each([1, 42.5, 200])('keeps where the fasteners stand, without cladding data too: %s mm from the web', (a) => {
    const claddingProperties = { coveringInertia: 0, fixationsPerMeter: 0, fastenerToWebMm: a }
    const request = calculationRequestSchema.parse({ ...legal(), claddingProperties })
    expect(toDesignRequest(request)).toMatchObject({ claddingProperties })
  })

  it.each([{ pointLoadBearingMm: 10 }, { pointLoadBearingMm: 500 }, { pointLoadIntroduction: 'WEB' as const }])(
    'keeps how point loads reach the member, and hands it to the engine: %o',
    (said) => {
      const request = calculationRequestSchema.parse({ ...legal(), ...said })
      expect(toDesignRequest(request)).toMatchObject(said)
    },
  )

  it('adds nothing to a request that does not say how point loads reach the member', () => {
    const request = calculationRequestSchema.parse(legal())
    expect(Object.keys(request).filter((key) => key.startsWith('pointLoad'))).toEqual([])
    expect(Object.keys(toDesignRequest(request)).filter((key) => key.startsWith('pointLoad'))).toEqual([])
  })

  it('answers whatever is sent, never with an exception', () => {
    for (const value of [null, [], 3, 'x', {}, { spanLengthsM: [null, 'x'], loadLivePoint: [null, 3, {}] }]) {
      expect(pathsOf(value).length).toBeGreaterThan(0)
    }
  })
})

describe('the hash of a request', () => {
  it('does not depend on the order of its keys, but on every value', () => {
    const reversed = Object.fromEntries(Object.entries(legal()).reverse())
    expect(inputHash(reversed)).toBe(inputHash(legal()))
    expect(inputHash({ ...legal(), transverseLengthM: 2.1 })).not.toBe(inputHash(legal()))
    // echo -n '{"a":1}' | sha256sum
    expect(inputHash({ a: 1 })).toBe('015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862')
  })
  it('does not see the place its loads come from', () => {
    const { metadata, ...request } = legal() as ReturnType<typeof legal> & { metadata: object }
    const site = { version: 1, altitudeM: 900 }
    expect(inputHash({ ...request, metadata: { ...metadata, site } })).toBe(inputHash({ ...request, metadata }))
  })

  it('does not see that restraints were declared, which may be true, false or absent', () => {
    const request = calculationRequestSchema.parse(legal())
    const declared = (restraintsDeclared: unknown) => ({
      ...request,
      metadata: { ...request.metadata, restraintsDeclared },
    })
    for (const said of [true, false]) {
      expect(calculationRequestSchema.parse(declared(said))).toEqual(declared(said))
      expect(inputHash(declared(said))).toBe(inputHash(request))
    }
    for (const wrong of [null, 'yes', 1]) expect(pathsOf(declared(wrong))).toEqual(['metadata.restraintsDeclared'])
  })

  it('of a request made before point loads had a bearing length is what it was', () => {
    // Python's hashlib over json.dumps(request, sort_keys=True) of the request as first kept, whole numbers without a point
    const asFirstKept = 'ffe52ac3dd111f307c7ce6ac36a00bfeb9d759f0c01bf669fa8accaa40056e08'
    const parsed = calculationRequestSchema.parse(legal())
    expect(inputHash(parsed)).toBe(asFirstKept)
    expect(inputHash({ ...parsed, pointLoadBearingMm: undefined })).toBe(asFirstKept)
    expect(inputHash({ ...parsed, pointLoadBearingMm: 100 })).not.toBe(asFirstKept)
    const fastened = (fastenerToWebMm: number | undefined) =>
      inputHash({ ...parsed, claddingProperties: { ...parsed.claddingProperties, fastenerToWebMm } })
    expect(fastened(undefined)).toBe(asFirstKept)
    expect(fastened(35)).not.toBe(asFirstKept)
  })
})

describe('the concentrated load of roofs', () => {
  const withLoad = (Q: unknown, changes: Record<string, unknown> = {}) => ({
    ...legal(),
    loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
    ...changes,
    roofPointLoadKn: Q,
  })

  it('is taken where the live load is of category H, from 0 to 100 kN', () => {
    for (const Q of [0, 1, 100, undefined]) expect(pathsOf(withLoad(Q))).toEqual([])
    for (const Q of [null, -1, 101, '1']) expect(pathsOf(withLoad(Q))).toEqual(['roofPointLoadKn'])
  })

  it('is refused on a façade and where a ψ of the live load is not 0', () => {
    for (const psi of [
      { psi1: 0.7, psi2: 0, psi3: 0 },
      { psi1: 0, psi2: 0.5, psi3: 0 },
      { psi1: 0, psi2: 0, psi3: 0.3 },
    ]) {
      expect(pathsOf(withLoad(1, { loadLiveCombinationFactor: psi }))).toEqual(['roofPointLoadKn'])
      expect(pathsOf(withLoad(0, { loadLiveCombinationFactor: psi }))).toEqual([])
    }
    expect(pathsOf(withLoad(1, { simulationType: 'FACADE' }))).toContain('roofPointLoadKn')
    expect(pathsOf(withLoad(1, { simulationType: 'GENERAL' }))).toEqual([])
  })

  it('of 0 leaves the hash as it was, any other changes it', () => {
    const none = { ...legal() }
    expect(inputHash({ ...none, roofPointLoadKn: 0 })).toBe(inputHash(none))
    expect(inputHash({ ...none, roofPointLoadKn: 1 })).not.toBe(inputHash(none))
  })
})
