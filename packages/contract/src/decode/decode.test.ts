import { readdirSync, readFileSync } from 'node:fs'
import type { Band } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import type { DesignRequest } from '../request.ts'
import { requestShape } from '../request-schema.ts'
import { drift, plainRequest, wind } from '../testing/plain-request.ts'
import { decode } from './decode.ts'

/** A line of 1 + 4 + 3 m with a cantilever at its left end. */
const line = (changes: Partial<DesignRequest> = {}) =>
  decode(plainRequest([1, 4, 3], { hasLeftCantilever: true, ...changes })).line
/** [from, to [m], value [kN/m²]] */
const inMetres = (bands: Band[]) => bands.map((b) => [b.from / 1e3, b.to / 1e3, +(b.value * 1e3).toFixed(9)])
const windOf = (changes: Partial<DesignRequest>) =>
  Object.fromEntries(line(changes).wind.cases.map(({ id, bands }) => [id, inMetres(bands)]))

describe('the spans of a line', () => {
  it.each([
    [true, false, ['CONSOLE 0', 'SPAN 0', 'SPAN 1']],
    [false, true, ['SPAN 0', 'SPAN 1', 'CONSOLE 1']],
    [true, true, ['CONSOLE 0', 'SPAN 0', 'CONSOLE 1']],
    [false, false, ['SPAN 0', 'SPAN 1', 'SPAN 2']],
  ])('cantilever left %s, right %s: %o', (hasLeftCantilever, hasRightCantilever, expected) => {
    const { spans } = line({ hasLeftCantilever, hasRightCantilever })
    expect(spans.map(({ kind, index }) => `${kind} ${index}`)).toEqual(expected)
    expect(spans.map(({ length }) => length)).toEqual([1000, 4000, 3000])
  })

  it('below a micrometre are none, as an axial load below a thousandth of a newton is', () => {
    const axialLoad = { valueKn: 9e-7, direction: 'COMPRESSIONS', type: 'DESIGN' } as const
    const dust = line({ spanLengthsM: [9e-7, 4, 3], axialLoad })
    expect(dust.spans[0]!.length).toBe(0)
    expect(Math.abs(dust.axial.N)).toBe(0)
    expect(dust.named).toEqual([])
    const kept = line({ spanLengthsM: [1e-6, 4, 3], axialLoad: { ...axialLoad, valueKn: 1e-6 } })
    expect(kept.spans[0]!.length).toBeCloseTo(1e-3, 12)
    expect(kept.axial.N).toBeCloseTo(-1e-3, 12)
  })
})

describe('bands', () => {
  it.each<[string, Partial<DesignRequest>, Record<string, number[][]>]>([
    ['without lengths are uniform', { loadWindPressure: wind([0.5, 0]) }, { Wp: [[0, 8, 0.5]] }],
    [
      'of suction act outwards, whatever their sign',
      { loadWindSuction: wind([0.5, 2], [-0.4, 6]) },
      {
        Ws: [
          [0, 2, -0.5],
          [2, 8, -0.4],
        ],
      },
    ],
    [
      'go on with the last of them to the end of the line',
      { loadWindPressure: wind([0.5, 2], [0.3, 1]) },
      {
        Wp: [
          [0, 2, 0.5],
          [2, 8, 0.3],
        ],
      },
    ],
    [
      'without a length between others are left out',
      { loadWindPressure: wind([0.5, 2], [9, 0], [0.3, 1]) },
      {
        Wp: [
          [0, 2, 0.5],
          [2, 8, 0.3],
        ],
      },
    ],
    [
      'of local wind are the general ones of its sign elsewhere',
      {
        loadWindSuction: wind([0.5, 3], [0.4, 1]),
        loadWindLocalSuction: wind([1, 2]),
        loadWindPressure: wind([0.2, 0]),
      },
      {
        Wp: [[0, 8, 0.2]],
        Ws: [
          [0, 3, -0.5],
          [3, 8, -0.4],
        ],
        Wls: [
          [0, 2, -1],
          [2, 3, -0.5],
          [3, 8, -0.4],
        ],
      },
    ],
    ['of local wind alone end', { loadWindLocalPressure: wind([1, 2]) }, { Wlp: [[0, 2, 1]] }],
    ['without a value are none', { loadWindPressure: wind([0, 2], [0, 3]) }, {}],
    ['whose one value has no place are none', { loadWindPressure: wind([0, 0], [0.5, 0]) }, {}],
  ])('%s', (_, changes, expected) => {
    expect(windOf(changes)).toEqual(expected)
  })

  it('of drifted snow take the place of the regular snow, and none falls on a façade', () => {
    const changes = { loadSnowRegular: [0.2, 0.4, 0.6], loadSnowAccumulation: drift([1, 2]) }
    expect(inMetres(line(changes).snow.accumulated)).toEqual([
      [0, 2, 1],
      [2, 5, 0.4],
      [5, 8, 0.6],
    ])
    const facade = line({ loadSnowAccumulation: drift([1, 2]), simulationType: 'FACADE' })
    expect(facade.snow.accumulated).toEqual([])
    expect(facade.named).toEqual([])
  })

  it('of snow that is zero everywhere are none', () => {
    const { snow } = line({ loadSnowRegular: [0, 0, 0], loadSnowExceptional: [0, 1, 0] })
    expect(snow.regular).toEqual([])
    expect(inMetres(snow.exceptional)).toEqual([
      [0, 1, 0],
      [1, 5, 1],
      [5, 8, 0],
    ])
  })
})

describe('loads of spans', () => {
  it('are one permanent load, or its smallest and largest', () => {
    const values = ({ permanent: { min, max } }: ReturnType<typeof line>) =>
      [min, max].map((bands) => inMetres(bands).map(([, , value]) => value))
    expect(values(line({ loadPermanentDistributed: [0.1, 0.2, 0.3] }))).toEqual([
      [0.1, 0.2, 0.3],
      [0.1, 0.2, 0.3],
    ])
    const pair = { loadPermanentDistributedMin: [0, 0.1, 0], loadPermanentDistributedMax: [0.5, 0.6, 0.7] }
    expect(values(line({ loadPermanentDistributed: null, ...pair }))).toEqual([
      [0, 0.1, 0],
      [0.5, 0.6, 0.7],
    ])
  })

  it('have the larger of a pair as the largest, in whichever field of a span it was sent', () => {
    const pair = { loadPermanentDistributedMin: [0.6, 0.1, -0.2], loadPermanentDistributedMax: [0.5, 0.6, -0.3] }
    const request = plainRequest([1, 4, 3], { hasLeftCantilever: true, loadPermanentDistributed: null, ...pair })
    const { line, typed } = decode(request)
    expect(inMetres(line.permanent.max).map(([, , value]) => value)).toEqual([0.6, 0.6, -0.2])
    expect(inMetres(line.permanent.min).map(([, , value]) => value)).toEqual([0.5, 0.1, -0.3])
    expect(typed.permanent).toMatchObject({ isMinMax: true, max: [0.6, 0.6, -0.2], min: [0.5, 0.1, -0.3] })
  })

  it('stand at their share of the span they name, those of no force or of no span nowhere', () => {
    const loads = { p1: 1, p2: -2, l1: 25, l2: 50 }
    const { permanent } = line({
      loadPermanentPoint: [
        { spanType: 'SPAN', spanIdx: 1, loads },
        { spanType: 'CONSOLE', spanIdx: 0, loads: { ...loads, p2: 0 } },
        { spanType: 'CONSOLE', spanIdx: 1, loads },
      ],
    })
    expect(permanent.points).toEqual([
      { span: 2, x: 5750, P: 1000 },
      { span: 2, x: 6500, P: -2000 },
      { span: 0, x: 250, P: 1000 },
    ])
  })

  it('of category H are alternatives, others stand together', () => {
    const both = (psi1: number) =>
      line({
        loadLiveDistributed: [0, 0.4, 0.4],
        loadLivePoint: [{ spanType: 'SPAN', spanIdx: 0, loads: { p1: 1, p2: 0, l1: 50, l2: 0 } }],
        loadLiveCombinationFactor: { psi1, psi2: 0, psi3: 0 },
      }).imposed
    expect(both(0)).toMatchObject({
      isCategoryH: true,
      arrangements: [
        { id: 'Live', spans: [1, 2], loads: 'AREA' },
        { id: 'Live:odd', spans: [1], loads: 'AREA' },
        { id: 'Live:even', spans: [2], loads: 'AREA' },
        { id: 'LiveQ', spans: [1], loads: 'POINTS' },
      ],
    })
    expect(both(0.7)).toMatchObject({
      isCategoryH: false,
      psi: { psi_0: 0.7, psi_1: 0, psi_2: 0 },
      arrangements: [{ loads: 'ALL' }, { loads: 'ALL' }, { loads: 'ALL' }],
    })
  })

  it('of a roof stand anywhere, where ψ says category H', () => {
    const Q_k = (changes: Parameters<typeof line>[0]) => line(changes).imposed.Q_k
    expect(Q_k({})).toBe(0)
    expect(Q_k({ roofPointLoadKn: 1 })).toBe(1000)
    expect(Q_k({ roofPointLoadKn: 1, simulationType: 'FACADE' })).toBe(0)
    expect(Q_k({ roofPointLoadKn: 1, loadLiveCombinationFactor: { psi1: 0.7, psi2: 0, psi3: 0 } })).toBe(0)
  })

  it('without length, or that have the wrong sign, are named', () => {
    const changes = { loadWindSuction: wind([0.5, 3], [-0.4, 0]), loadWindPressure: wind([0, 0], [0.5, 0]) }
    expect(line({ ...changes, axialLoad: { valueKn: 3, direction: 'TRACTION', type: 'DESIGN' } }).named).toEqual([
      { name: 'loadWindPressure', id: 'Wp', nowhere: [2], isNegative: false },
      { name: 'loadWindSuction', id: 'Ws', nowhere: [2], isNegative: true },
      { name: 'axialLoad', id: 'Nax', nowhere: [], isNegative: false },
    ])
  })
})

describe('what holds a line', () => {
  it('is the panel or restraints of the upper fibre, and restraints of the lower one where they are in use', () => {
    const restraints = (type: 0 | 1, use: boolean) =>
      line({ spanRestraints: { upper: { type, lateralLocks: [1, 2, 3] }, lower: { use, lateralLocks: [0, 1, 2] } } })
        .restraints
    expect(restraints(0, true)).toEqual({ upper: 'PANEL', lower: [0, 1, 2] })
    expect(restraints(1, false)).toEqual({ upper: [1, 2, 3], lower: [0, 0, 0] })
  })

  it('has values in N, mm and rad', () => {
    const given = line({
      inclinationDegrees: 45,
      transverseLengthM: 1.5,
      supportWidth: 'LESS_THAN_135',
      claddingProperties: { coveringInertia: 12, fixationsPerMeter: 5 },
      axialLoad: { valueKn: 5, direction: 'COMPRESSIONS', type: 'UNFACTORED_WIND' },
      loadPermanentDistributed: [0.5, 0.5, 0.5],
    })
    expect(given).toMatchObject({
      pitch: Math.PI / 4,
      spacing: 1500,
      bearingLength: 80,
      cladding: { kind: 'TYPED', I_eff: 120, p: 5, a: null },
      axial: { N: -5000, kind: 'UNFACTORED_WIND' },
      introduction: { kind: 'FLANGE', bearingLength: 100 },
    })
    expect(given.permanent.max[0]!.value).toBe(0.0005)
    expect(line({ inclinationDegrees: 45, simulationType: 'FACADE' }).pitch).toBe(0)
  })
})

describe('the fields of a request', () => {
  const engine = new URL('../../../engine/src/', import.meta.url)
  const files = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter((f) => /(?<!\.test)\.ts$/.test(f))
  /** Words of the field as much as of the request. */
  const shared = ['location', 'steelGrades', 'joints', 'sheeting']
  const fields = Object.keys(requestShape.shape).filter((field) => !shared.includes(field))

  it('are read here and nowhere in the engine', () => {
    expect(files.length).toBeGreaterThan(150)
    expect(fields).toContain('spanLengthsM')
    const word = new RegExp(`\\b(?:${[...fields, 'lateralLocks', 'spanIdx', 'psi[123]'].join('|')})\\b`)
    const reading = files.filter((file) => word.test(readFileSync(new URL(file, engine), 'utf8')))
    expect(reading).toEqual([])
  })
})
