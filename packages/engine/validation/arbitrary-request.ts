/** Any request a user may send, within the bounds of the contract; for property tests. */
import {
  type DesignRequest,
  FIELDS,
  type FieldTable,
  NUMBERS,
  type OptionalNumbers,
  optionalNumbers,
  type PointLoads,
  type SnowBands,
  SPANS,
  type WindBands,
} from '@madre/contract'
import fc from 'fast-check'
import { genericCatalogue } from '../src/catalogue/generic.ts'
import type { Catalogue, ProfileType } from '../src/input.ts'

/** Runs of a property: few by default, FC_RUNS times as many on demand. */
export const runs = (numRuns: number): { numRuns: number } => ({
  numRuns: Math.ceil(numRuns * Number(process.env.FC_RUNS ?? 1)),
})

/** What is smaller than a millionth of its unit is nothing. */
const noDust = (v: number) => (Math.abs(v) < 1e-6 ? 0 : v)

/** Mostly what people type, sometimes any number the wall in front of the engine lets through. */
function number({ min, max }: { min: number; max: number }, [low, high]: [number, number]): fc.Arbitrary<number> {
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.integer({ min: Math.round(low * 100), max: Math.round(high * 100) }).map((k) => k / 100),
    },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }).map(noDust) },
  )
}

const load = number(NUMBERS.areaLoad, [-0.5, 2])
const maybe = <T>(value: fc.Arbitrary<T>, without: T) => fc.oneof(value, fc.constant(without))
const psi = fc.constantFrom(0, 0.2, 0.5, 0.6, 0.7, 1)
const factors = fc.record({ psi1: psi, psi2: psi, psi3: psi })
/** Up to three parts of a length, together at most all of it. */
const parts = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 20 }))
  .map((p) => p.map((k) => k / 100))

interface Shape {
  main: number[]
  left: number | null
  right: number | null
}

export const spansOf = ({ main, left, right }: Shape): number[] => [
  ...(left === null ? [] : [left]),
  ...main,
  ...(right === null ? [] : [right]),
]

const shapes = (mostSpans: number): fc.Arbitrary<Shape> =>
  fc.record({
    main: fc.array(number(SPANS.main, [2, 8]), {
      minLength: 1,
      maxLength: Math.min(mostSpans, SPANS.count.max),
      size: 'max',
    }),
    left: fc.option(number(SPANS.console, [0, 1.5])),
    right: fc.option(number(SPANS.console, [0, 1.5])),
  })

const { numbers: cladding } = FIELDS.claddingProperties

/** What people type for an optional number; for any other, all it may be. */
const TYPICAL: Record<string, [number, number]> = { pointLoadBearingMm: [40, 200] }

/** Optional numbers of any name, each by itself; the concentrated load of a roof needs ψ of its own (`invariants/roof-load.test.ts`). */
const optional = (fields: FieldTable): fc.Arbitrary<OptionalNumbers> =>
  fc.record(
    Object.fromEntries(
      optionalNumbers(fields)
        .filter(([name]) => name !== 'roofPointLoadKn')
        .map(([name, row]) => [name, fc.option(number(row, TYPICAL[name] ?? [row.min, row.max]), { nil: undefined })]),
    ),
  )

const furtherLimit = fc
  .record({
    isLength: fc.boolean(),
    limit: number(FIELDS.deflectionLimits.numbers.limit, [150, 300]),
    limitMm: number(FIELDS.deflectionLimits.numbers.limitMm, [5, 40]),
    combination: fc.constantFrom('CHARACTERISTIC', 'FREQUENT', 'QUASI_PERMANENT'),
    action: fc.constantFrom('TOTAL', 'VARIABLE'),
    of: fc.constantFrom('SPANS', 'CANTILEVERS'),
  })
  .map(({ isLength, limit, limitMm, ...of }) => ({ ...of, ...(isLength ? { limitMm } : { limit }) }))

function requestOver(shape: Shape, fields: FieldTable): fc.Arbitrary<DesignRequest> {
  const spanLengthsM = spansOf(shape)
  const n = spanLengthsM.length
  const total = spanLengthsM.reduce((a, b) => a + b, 0)
  const perSpan = fc.oneof(
    load.map((q) => spanLengthsM.map(() => q)),
    fc.array(load, { minLength: n, maxLength: n }),
  )
  const nothing = spanLengthsM.map(() => 0)
  const bands = fc.tuple(load, load, load, parts)
  const windBands: fc.Arbitrary<WindBands> = maybe(
    bands.map(([w1, w2, w3, [a, b, c]]) => ({ w1, l1: a! * total, w2, l2: b! * total, w3, l3: c! * total })),
    { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 },
  )
  const snowBands: fc.Arbitrary<SnowBands> = maybe(
    bands.map(([s1, s2, s3, [a, b, c]]) => ({ s1, l1: a! * total, s2, l2: b! * total, s3, l3: c! * total })),
    { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
  )
  const targets: Pick<PointLoads, 'spanType' | 'spanIdx'>[] = [
    ...shape.main.map((_, i) => ({ spanType: 'SPAN' as const, spanIdx: i })),
    ...(shape.left === null ? [] : [{ spanType: 'CONSOLE' as const, spanIdx: 0 }]),
    ...(shape.right === null ? [] : [{ spanType: 'CONSOLE' as const, spanIdx: 1 }]),
  ]
  const force = number(NUMBERS.pointLoad, [-1, 3])
  const percent = number(NUMBERS.position, [0, 100])
  const points: fc.Arbitrary<PointLoads[]> = fc
    .subarray(targets, { maxLength: Math.min(3, targets.length) })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((t) =>
          fc.record({ p1: force, p2: force, l1: percent, l2: percent }).map((loads) => ({ ...t, loads })),
        ),
      ),
    )
  const counts = fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 2 }) },
      fc.integer({ min: 0, max: NUMBERS.restraints.max }),
    ),
    {
      minLength: n,
      maxLength: n,
    },
  )
  return fc
    .record({
      simulationType: fc.constantFrom('ROOF', 'FACADE', 'GENERAL'),
      location: fc.constantFrom('PORTUGAL', 'SPAIN', 'GERMANY', 'OTHER'),
      inclinationDegrees: number(FIELDS.inclinationDegrees, [0, 45]),
      transverseLengthM: number(FIELDS.transverseLengthM, [0.8, 3]),
      supportWidth: fc.constantFrom('LESS_THAN_135', 'BETWEEN_135_AND_200', 'MORE_THAN_200'),
      profile: fc.constantFrom<ProfileType>('OMEGA', 'C', 'Z'),
      sectionOrientation: fc.constantFrom('MAJOR_AXIS_BENDING_REGULAR', 'MAJOR_AXIS_BENDING_INVERTED'),
      profileOrientation: fc.constantFrom('HORIZONTAL', 'VERTICAL'),
      permanent: fc.oneof(
        perSpan.map((q): (number[] | null)[] => [q, null, null]),
        fc
          .tuple(perSpan, perSpan)
          .map(([a, b]): (number[] | null)[] => [
            null,
            a.map((v, i) => Math.min(v, b[i]!)),
            a.map((v, i) => Math.max(v, b[i]!)),
          ]),
      ),
      loadPermanentPoint: points,
      pointLoadIntroduction: fc.constantFrom(undefined, 'FLANGE', 'WEB'),
      optional: optional(fields),
      loadLiveDistributed: maybe(perSpan, nothing),
      loadLivePoint: points,
      loadLiveCombinationFactor: maybe(factors, { psi1: 0, psi2: 0, psi3: 0 }),
      loadWindPressure: windBands,
      loadWindSuction: windBands,
      loadWindLocalPressure: windBands,
      loadWindLocalSuction: windBands,
      loadWindCombinationFactor: factors,
      loadSnowRegular: maybe<number[] | null>(perSpan, null),
      loadSnowExceptional: maybe<number[] | null>(perSpan, null),
      loadSnowAccumulation: snowBands,
      loadSnowCombinationFactor: factors,
      deflectionLimit: fc.record({
        limit: number(FIELDS.deflectionLimit.numbers.limit, [150, 300]),
        combination: fc.constantFrom('CHARACTERISTIC', 'FREQUENT', 'QUASI_PERMANENT'),
      }),
      axialLoad: fc.record({
        valueKn: maybe(number(FIELDS.axialLoad.numbers.valueKn, [0, 20]), 0),
        direction: fc.constantFrom('TRACTION', 'COMPRESSIONS'),
        type: fc.constantFrom('DESIGN', 'UNFACTORED_WIND'),
      }),
      upper: fc.record({ type: fc.constantFrom(0, 1), lateralLocks: counts }),
      lower: fc.record({ use: fc.boolean(), lateralLocks: counts }),
      claddingProperties: maybe(
        fc.record({
          coveringInertia: number(cladding.coveringInertia, [1, 40]),
          fixationsPerMeter: number(cladding.fixationsPerMeter, [1, 6]),
        }),
        { coveringInertia: 0, fixationsPerMeter: 0 },
      ),
      // Last, so that every request before it stays as it is.
      further: maybe(fc.array(furtherLimit, { minLength: 1, maxLength: 4 }), null),
    })
    .map(({ profile, permanent, upper, lower, optional, further, ...r }): DesignRequest => {
      const facade = r.simulationType === 'FACADE'
      return {
        ...r,
        ...optional,
        ...(further && { deflectionLimits: further }),
        steelGrades: ['S280', 'S350'],
        inclinationDegrees: r.simulationType === 'ROOF' ? r.inclinationDegrees : 0,
        spanLengthsM,
        hasLeftCantilever: shape.left !== null,
        hasRightCantilever: shape.right !== null,
        sectionTypes: [profile],
        loadPermanentDistributed: permanent[0]!,
        loadPermanentDistributedMin: permanent[1]!,
        loadPermanentDistributedMax: permanent[2]!,
        loadSnowRegular: facade ? null : r.loadSnowRegular,
        loadSnowExceptional: facade ? null : r.loadSnowExceptional,
        spanRestraints: { upper, lower },
      }
    })
}

/** Legal requests of up to `mostSpans` main spans. @param fields  whose optional numbers are drawn, too */
export const requests = (mostSpans = 4, fields: FieldTable = FIELDS): fc.Arbitrary<DesignRequest> =>
  shapes(mostSpans).chain((shape) => requestOver(shape, fields))

/** A few candidates of the default catalogue, of every type: the smallest, a middle and the largest family, thin and thick. */
export const fewCandidates: Catalogue = {
  ...genericCatalogue,
  families: ['OMEGA-80-50', 'OMEGA-200-70', 'C-150-60', 'C-300-90', 'Z-100-50', 'Z-200-70'].map((typology) => {
    const family = genericCatalogue.families.find((f) => f.typology === typology)!
    return { ...family, thicknesses: [family.thicknesses[0]!, family.thicknesses.at(-1)!] }
  }),
}

/** One candidate of every type. */
export const oneCandidate: Catalogue = {
  ...genericCatalogue,
  families: ['OMEGA-160-60', 'C-200-70', 'Z-200-70'].map((typology) => ({
    ...genericCatalogue.families.find((f) => f.typology === typology)!,
    thicknesses: [2],
    steels: ['S350'],
  })),
}
