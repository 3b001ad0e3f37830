import { type CalculationRequest, PROFILE_TYPES } from '@madre/contract'
import { calculationRequestSchema } from '@madre/contract/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legalValues } from '../testing/legal-values.ts'
import { fromRequest } from './from-request.ts'
import { setAllJoints, setLapsInMetres } from './joint-edits.ts'
import { JOINT_KINDS, jointFaults } from './joints.ts'
import { setBandByBand, setMinMax, setSpanBySpan } from './mode-rules.ts'
import { withPointLoads } from './point-loads.ts'
import { setInverted, setLevel, setType } from './restraint-rules.ts'
import { withRoofPoint } from './roof-point.ts'
import { newSimulation, STEEL_GRADES } from './simulation.ts'
import { setMainSpanCount, setSpanSize, setUseConsole } from './span-rules.ts'
import { toRequest } from './to-request.ts'
import { defaultValues, type PointIntroduction, type Values } from './values.ts'
import { setProfile } from './with-profile.ts'

const metadata = { project: 'Pavilhão', description: '', date: '2026-01-31T12:00:00.000Z' }
const request = (values: Values) => toRequest({ values, steelGrades: [...STEEL_GRADES] }, metadata)
const reopened = (values: Values) => fromRequest(request(values)).values

const edit: fc.Arbitrary<(v: Values) => Values> = fc.oneof(
  fc.integer({ min: 1, max: 20 }).map((n) => (v: Values) => setMainSpanCount(v, n)),
  fc.boolean().map((on) => (v: Values) => setUseConsole(v, on)),
  fc.tuple(fc.nat(19), fc.integer({ min: 10, max: 2500 })).map(
    ([i, cm]) =>
      (v: Values) =>
        setSpanSize(v, { kind: 'SPAN', index: i % v.spans.main.length }, cm / 100),
  ),
  fc.tuple(fc.nat(1), fc.integer({ min: 0, max: 500 })).map(
    ([index, cm]) =>
      (v: Values) =>
        setSpanSize(v, { kind: 'CONSOLE', index }, cm / 100),
  ),
  fc.boolean().map((use) => (v: Values) => withRoofPoint(v, { use })),
  fc.constantFrom(...PROFILE_TYPES).map((type) => (v: Values) => setProfile(v, type)),
  fc.constantFrom(...JOINT_KINDS).map((kind) => (v: Values) => setAllJoints(v, kind)),
  fc.boolean().map((inMetres) => (v: Values) => setLapsInMetres(v, inMetres)),
  fc.boolean().map((on) => (v: Values) => ({ ...v, joints: { ...v.joints, hasHeavierEndBays: on } })),
  fc.constantFrom('ROOF' as const, 'FACADE' as const, 'GENERAL' as const).map((t) => (v: Values) => setType(v, t)),
  fc.boolean().map((level) => (v: Values) => setLevel(v, level)),
  fc.boolean().map((inverted) => (v: Values) => setInverted(v, inverted)),
  fc.boolean().map((on) => (v: Values) => setBandByBand(v, on)),
  fc.boolean().map((on) => (v: Values) => {
    const { permanent } = v.loads
    return {
      ...v,
      loads: { ...v.loads, permanent: { ...permanent, distributed: setMinMax(permanent.distributed, on) } },
    }
  }),
  fc.boolean().map((on) => (v: Values) => ({ ...v, snow: { ...v.snow, general: setSpanBySpan(v.snow.general, on) } })),
)

const WIND = ['loadWindPressure', 'loadWindSuction', 'loadWindLocalPressure', 'loadWindLocalSuction'] as const

/** Two things can be written in two ways: one permanent load or an equal pair; wind over the whole line or without lengths. */
function meaning(r: CalculationRequest) {
  const bands = WIND.map((key) => {
    const { l1, ...rest } = r[key]
    return [key, rest.l2 === 0 && rest.l3 === 0 && rest.w2 === 0 && rest.w3 === 0 ? rest : { l1, ...rest }]
  })
  return {
    ...r,
    ...Object.fromEntries(bands),
    loadPermanentDistributed: null,
    loadPermanentDistributedMin: r.loadPermanentDistributedMin ?? r.loadPermanentDistributed,
    loadPermanentDistributedMax: r.loadPermanentDistributedMax ?? r.loadPermanentDistributed,
  }
}

describe('values and request', () => {
  it('a new simulation is a legal request with every default', () => {
    const { values, steelGrades } = newSimulation()
    const parsed = calculationRequestSchema.safeParse(toRequest({ values, steelGrades }, metadata))
    expect(parsed.error?.issues).toBeUndefined()
    expect(parsed.data).toMatchObject({
      spanLengthsM: [0.25, 5, 0.25],
      loadPermanentDistributed: [1, 1, 1],
      loadSnowRegular: [1, 1, 1],
      loadSnowExceptional: null,
      roofPointLoadKn: 1,
      spanRestraints: { upper: { type: 0, lateralLocks: [0, 0, 0] }, lower: { use: false, lateralLocks: [0, 0, 0] } },
    })
    expect(reopened(values)).toEqual(values)
  })

  it('every legal state of the sheets comes back equal from its request', () => {
    fc.assert(
      fc.property(legalValues, (values) => {
        expect(calculationRequestSchema.safeParse(request(values)).error?.issues).toBeUndefined()
        expect(reopened(values)).toEqual(values)
      }),
      { numRuns: 400 },
    )
  })

  it('any sequence of edits leaves a request the server accepts, and opening it changes nothing', () => {
    fc.assert(
      fc.property(legalValues, fc.array(edit, { maxLength: 12 }), (start, edits) => {
        const values = edits.reduce((values, change) => change(values), start)
        const sent = request(values)
        const { error } = calculationRequestSchema.safeParse(sent)
        // Laps that the spans no longer fit stop a save; everything else is legal.
        expect(error !== undefined).toBe(jointFaults(values).length > 0)
        expect(error?.issues.filter(({ path }) => path[0] !== 'joints') ?? []).toEqual([])
        const opened = fromRequest(sent)
        expect(meaning(toRequest(opened, metadata))).toEqual(meaning(sent))
        expect(reopened(opened.values)).toEqual(opened.values)
      }),
      { numRuns: 400 },
    )
  })

  it('the angle is sent as 0 unless the type is ROOF', () => {
    expect(request({ ...defaultValues(), pitch: 12 }).inclinationDegrees).toBe(12)
    for (const type of ['FACADE', 'GENERAL'] as const)
      expect(request({ ...defaultValues(), pitch: 12, envelope: type }).inclinationDegrees).toBe(0)
  })

  it('restraints that are declared as they would be without are declared again, and sent so only while the switch is on', () => {
    const { restraints } = defaultValues()
    const sent = (use: boolean) => request({ ...defaultValues(), restraints: { ...restraints, use } })
    expect([sent(true), sent(false)].map((r) => r.metadata.restraintsDeclared)).toEqual([true, undefined])
    expect([sent(true), sent(false)].map((r) => fromRequest(r).values.restraints.use)).toEqual([true, false])
    expect(sent(true).spanRestraints).toEqual(sent(false).spanRestraints)
  })

  interface Introduction {
    kind: PointIntroduction
    bearing: number
  }
  const introduced = (v: Values, { kind, bearing }: Introduction): Values => ({
    ...v,
    loads: { ...v.loads, introduction: kind },
    numbers: { ...v.numbers, pointLoadBearingMm: bearing },
  })
  const loaded = (part: 'permanent' | 'live', introduction: Introduction, p1 = 2): Values => {
    const v = defaultValues()
    const point = withPointLoads([], v.spans, 'span:0', [p1, 0, 50, 0])
    const pointed = { ...v, loads: { ...v.loads, [part]: { ...v.loads[part], point } } }
    return withRoofPoint(introduced(pointed, introduction), { use: false })
  }
  const said = (values: Values) => {
    const { pointLoadIntroduction: kind, pointLoadBearingMm: bearing, ...others } = request(values)
    expect(Object.keys(others).filter((key) => key.startsWith('pointLoad'))).toEqual([])
    return [kind, bearing]
  }

  it.each<[string, Values, ReturnType<typeof said>]>([
    ['as the default: not said', loaded('live', { kind: 'FLANGE', bearing: 100 }), [undefined, undefined]],
    ['over 60 mm of the flange', loaded('live', { kind: 'FLANGE', bearing: 60 }), [undefined, 60]],
    ['into the web', loaded('permanent', { kind: 'WEB', bearing: 100 }), ['WEB', undefined]],
    ['into the web, the length kept', loaded('permanent', { kind: 'WEB', bearing: 80 }), ['WEB', 80]],
    ['upwards', loaded('live', { kind: 'WEB', bearing: 100 }, -1), ['WEB', undefined]],
    ['of 0 kN: not asked', loaded('live', { kind: 'WEB', bearing: 60 }, 0), [undefined, undefined]],
    [
      'in the plane of a façade: not asked',
      setType(loaded('live', { kind: 'WEB', bearing: 60 }), 'FACADE'),
      [undefined, undefined],
    ],
  ])('point loads that reach the member %s', (_, values, expected) => {
    expect(said(values)).toEqual(expected)
    const { loads, numbers } = reopened(values)
    expect([loads.introduction, numbers.pointLoadBearingMm]).toEqual([expected[0] ?? 'FLANGE', expected[1] ?? 100])
  })

  it.each([
    ['Z', true, 30, { coveringInertia: 20, fixationsPerMeter: 3, fastenerToWebMm: 30 }],
    ['C', false, 30, { coveringInertia: 0, fixationsPerMeter: 0, fastenerToWebMm: 30 }],
    ['Z', false, null, { coveringInertia: 0, fixationsPerMeter: 0 }],
    ['OMEGA', true, 30, { coveringInertia: 20, fixationsPerMeter: 3 }],
  ] as const)('the fasteners of the cladding of a %s, its spring used: %s, at %s mm', (profileType, use, a, sent) => {
    const cladding = { use, inertia: 20, fixings: 3, fastenerMm: a }
    const values: Values = { ...defaultValues(), profileType, cladding }
    expect(request(values).claddingProperties).toEqual(sent)
    expect(reopened(values).cladding).toEqual({
      use,
      inertia: use ? 20 : 0,
      fixings: use ? 3 : 0,
      fastenerMm: profileType === 'OMEGA' ? null : a,
    })
  })

  const psi = (values: Values, ...deltas: Values['wind']['deltas']): Values => {
    const { live } = values.loads
    const { cfgMode } = live.distributed
    const distributed = { ...live.distributed, deltas, cfgMode: { ...cfgMode, deltaCfgOption: 'customized' as const } }
    return { ...values, loads: { ...values.loads, live: { ...live, distributed } } }
  }

  it.each<[string, Values, number | undefined]>([
    ['on for a new roof', defaultValues(), 1],
    ['of another value', withRoofPoint(defaultValues(), { value: 1.5 }), 1.5],
    ['of 0 kN: not sent', withRoofPoint(defaultValues(), { value: 0 }), undefined],
    ['switched off', withRoofPoint(defaultValues(), { use: false }), undefined],
    ['off in general', setType(defaultValues(), 'GENERAL'), undefined],
    ['switched on in general', withRoofPoint(setType(defaultValues(), 'GENERAL'), { use: true }), 1],
    ['none on a façade', setType(defaultValues(), 'FACADE'), undefined],
    ['of a roof again', setType(setType(defaultValues(), 'FACADE'), 'ROOF'), 1],
    ['none where a ψ₀ is not 0', psi(defaultValues(), 0.7, 0, 0), undefined],
    ['none where a ψ₂ is not 0', psi(defaultValues(), 0, 0, 0.3), undefined],
    ['with all ψ 0 again', psi(psi(defaultValues(), 0.7, 0.5, 0.3), 0, 0, 0), 1],
    ['kept with other spans', setMainSpanCount(withRoofPoint(defaultValues(), { value: 2 }), 3), 2],
  ])('the concentrated load of a roof is %s', (_, values, sent) => {
    expect(calculationRequestSchema.safeParse(request(values)).error?.issues).toBeUndefined()
    expect(request(values).roofPointLoadKn).toBe(sent)
    expect('roofPointLoadKn' in request(values)).toBe(sent !== undefined)
    const { on, value } = reopened(values).loads.live.roofPoint
    expect([on.ROOF || on.GENERAL, value]).toEqual([sent !== undefined, sent ?? 1])
    expect(request(reopened(values)).roofPointLoadKn).toBe(sent)
  })

  it('a request without the concentrated load opens without it, and stays so as another type', () => {
    const { roofPointLoadKn, ...stored } = request(defaultValues())
    expect(roofPointLoadKn).toBe(1)
    for (const none of [stored, { ...stored, roofPointLoadKn: 0 }]) {
      const { values } = fromRequest(none)
      for (const type of ['ROOF', 'GENERAL', 'FACADE'] as const)
        expect(request(setType(values, type))).not.toHaveProperty('roofPointLoadKn')
      expect(request(setType(setType(values, 'GENERAL'), 'ROOF'))).not.toHaveProperty('roofPointLoadKn')
    }
  })

  it('the concentrated load asks how point loads reach the member', () => {
    const roof = introduced(defaultValues(), { kind: 'WEB', bearing: 80 })
    expect(said(roof)).toEqual(['WEB', 80])
    for (const none of [
      withRoofPoint(roof, { use: false }),
      withRoofPoint(roof, { value: 0 }),
      psi(roof, 0.7, 0, 0),
      setType(roof, 'GENERAL'),
    ])
      expect(said(none)).toEqual([undefined, undefined])
  })

  it('how point loads reach the member outlasts other spans and other cantilevers', () => {
    const values = loaded('live', { kind: 'WEB', bearing: 80 })
    for (const changed of [
      setMainSpanCount(values, 3),
      setUseConsole(values, false),
      setSpanSize(values, { kind: 'SPAN', index: 0 }, 4),
      setType(setType(values, 'FACADE'), 'GENERAL'),
    ])
      expect(said(changed)).toEqual(['WEB', 80])
  })

  it('a façade sends no snow, whatever was typed', () => {
    const v = defaultValues()
    const sent = request({
      ...v,
      envelope: 'FACADE',
      snow: { ...v.snow, drift: { use: true, s: [1, 0, 0], l: [1, 0, 0] } },
    })
    expect([sent.loadSnowRegular, sent.loadSnowExceptional]).toEqual([null, null])
    expect(Object.values(sent.loadSnowAccumulation)).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('wind that is not band by band runs over the whole line', () => {
    const v = defaultValues()
    const pressure = { w: [0.4, 9, 9] as [number, number, number], l: [1, 1, 1] as [number, number, number] }
    const sent = request({ ...v, wind: { ...v.wind, general: { ...v.wind.general, pressure } } })
    expect(sent.loadWindPressure).toEqual({ w1: 0.4, l1: 5.5, w2: 0, l2: 0, w3: 0, l3: 0 })
    expect(Object.values(sent.loadWindLocalPressure)).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('a uniform wind sent with all lengths 0 opens as not band by band', () => {
    const sent = request(defaultValues())
    const opened = fromRequest({ ...sent, loadWindPressure: { ...sent.loadWindPressure, w1: 0.7, l1: 0 } }).values
    expect(opened.wind.cfgMode.isBandByBand).toBe(false)
    expect(opened.wind.general.pressure.w).toEqual([0.7, 0, 0])
  })

  it('a line with only a left cantilever opens with a right cantilever of length 0, and is sent again without it', () => {
    const sent = { ...request(setSpanSize(defaultValues(), { kind: 'CONSOLE', index: 1 }, 0)) }
    expect([sent.hasLeftCantilever, sent.hasRightCantilever, sent.spanLengthsM]).toEqual([true, false, [0.25, 5]])
    const opened = fromRequest(sent).values
    expect(opened.spans.console.map((s) => s.size)).toEqual([0.25, 0])
    expect(request(opened)).toEqual(sent)
  })
})
