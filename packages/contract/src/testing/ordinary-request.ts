/** Lines as engineers enter them: equal and symmetrical spans, round numbers, loads at midspan, most of the form left alone. For property tests. */
import fc from 'fast-check'
import type { DesignRequest, PointLoads, SnowBands, WindBands } from '../request.ts'

const one = fc.constantFrom
const no = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
const noDrift = { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 }
const spanM = one(2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 7.5, 8)

/** All equal, the same from both ends, or all but one equal. */
const mains: fc.Arbitrary<number[]> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(one(1, 1, 2, 3, 3, 4, 5), spanM).map(([n, L]) => Array<number>(n).fill(L)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(spanM, spanM, one(1, 2, 3))
      .map(([end, inner, n]) => [end, ...Array<number>(n).fill(inner), end]),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(one(2, 3, 4), spanM, one(0.01, 0.1, 0.5, 1)).map(([n, L, more]) => {
      const spans = Array<number>(n).fill(L)
      spans[n - 1] = Math.round((L + more) * 100) / 100
      return spans
    }),
  },
)
const cantileverM = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: one(0.25, 0.5, 1, 1.2) },
)
const place = one(50, 50, 50, 33.3, 66.7, 25, 75, 0, 100, 33.33, 40)
const force = one(0.5, 1, 1, 1.5, 2, 3, 5)

/** A part of the span under variable actions, and of cantilevers a length under all of them; a length of the spans by itself. */
const furtherLimits = (value: number): DesignRequest['deflectionLimits'] =>
  value < 50
    ? [{ limitMm: value, combination: 'CHARACTERISTIC', action: 'TOTAL', of: 'SPANS' }]
    : [
        { limit: value, combination: 'FREQUENT', action: 'VARIABLE', of: 'SPANS' },
        { limitMm: 15, combination: 'CHARACTERISTIC', action: 'TOTAL', of: 'CANTILEVERS' },
      ]

function requestOver(
  main: number[],
  overhang: number | null,
  profile: 'OMEGA' | 'C' | 'Z',
): fc.Arbitrary<DesignRequest> {
  const spanLengthsM = overhang === null ? main : [overhang, ...main, overhang]
  const total = Math.round(spanLengthsM.reduce((a, b) => a + b, 0) * 1000) / 1000
  const all = (value: number) => spanLengthsM.map(() => value)
  const ends = spanLengthsM.slice(0, -1).map((_, i) => spanLengthsM.slice(0, i + 1).reduce((a, b) => a + b, 0))
  /** Two or three bands that end at supports. */
  const bands = (value: number): fc.Arbitrary<WindBands> =>
    ends.length === 0
      ? fc.constant({ ...no, w1: value, l1: total })
      : one(...ends).map((at) => ({
          ...no,
          w1: value * 1.5,
          l1: at,
          w2: value,
          l2: Math.round((total - at) * 1000) / 1000,
        }))
  const wind = (values: number[]): fc.Arbitrary<WindBands> =>
    fc.oneof(
      { weight: 4, arbitrary: one(...values).map((w1) => (w1 === 0 ? no : { ...no, w1, l1: total })) },
      { weight: 1, arbitrary: one(...values.filter((v) => v > 0)).chain(bands) },
    )
  const drift: fc.Arbitrary<SnowBands> = fc.oneof(
    { weight: 5, arbitrary: fc.constant(noDrift) },
    {
      weight: 1,
      arbitrary: one(...ends, total).map((l1) => ({ ...noDrift, s1: 1, l1 })),
    },
  )
  /** The same loads on every main span, on the middle one, or none. */
  const points: fc.Arbitrary<PointLoads[]> = fc.oneof(
    { weight: 3, arbitrary: fc.constant<PointLoads[]>([]) },
    {
      weight: 3,
      arbitrary: fc.tuple(force, place, fc.boolean()).map(([p1, l1, everywhere]) => {
        const on = everywhere ? main.map((_, i) => i) : [Math.floor(main.length / 2)]
        return on.map((spanIdx): PointLoads => ({ spanType: 'SPAN', spanIdx, loads: { p1, p2: 0, l1, l2: 0 } }))
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(force, one([25, 75], [33.3, 66.7], [0, 100]))
        .map(([p, [l1, l2]]): PointLoads[] => [
          { spanType: 'SPAN', spanIdx: 0, loads: { p1: p, p2: p, l1: l1!, l2: l2! } },
        ]),
    },
  )
  const restraints = one(0, 0, 1, 2).map((count) => spanLengthsM.map((L) => (L > 1.2 ? count : 0)))
  return fc
    .record({
      simulationType: one('ROOF', 'ROOF', 'ROOF', 'FACADE', 'GENERAL'),
      location: one('PORTUGAL', 'PORTUGAL', 'SPAIN', 'GERMANY', 'OTHER'),
      inclinationDegrees: one(0, 5, 5, 10, 15, 30),
      transverseLengthM: one(1, 1.2, 1.5, 2, 2.5),
      supportWidth: one('LESS_THAN_135', 'BETWEEN_135_AND_200', 'BETWEEN_135_AND_200', 'MORE_THAN_200'),
      sectionOrientation: one(
        'MAJOR_AXIS_BENDING_REGULAR',
        'MAJOR_AXIS_BENDING_REGULAR',
        'MAJOR_AXIS_BENDING_INVERTED',
      ),
      profileOrientation: one('HORIZONTAL', 'HORIZONTAL', 'HORIZONTAL', 'VERTICAL'),
      permanent: one(0.1, 0.15, 0.2, 0.25, 0.5, 1),
      isMinMax: one(false, false, true),
      loadPermanentPoint: points,
      live: one(0, 0, 0.4, 0.4, 1),
      loadLivePoint: points,
      livePsi: one(0, 0, 0, 0.7),
      roofPoint: one(0, 1, 1, 1.5),
      loadWindPressure: wind([0, 0.3, 0.5]),
      loadWindSuction: wind([0, 0.6, 0.9, 1.2]),
      snow: one(0, 0.4, 0.5, 0.6, 1),
      exceptional: one(0, 0, 0, 0.8),
      loadSnowAccumulation: drift,
      deflectionLimit: one(200, 200, 150, 300),
      axial: one(0, 0, 0, 5, 10),
      axialDirection: one('TRACTION', 'COMPRESSIONS'),
      axialType: one('DESIGN', 'UNFACTORED_WIND'),
      isFree: one(false, false, true),
      upperRestraints: restraints,
      hasLower: fc.boolean(),
      lowerRestraints: restraints,
      hasCladding: one(false, true),
      // Last, so that every line before it stays as it is.
      further: one(null, null, null, null, null, null, 250, 20),
    })
    .map((r): DesignRequest => {
      const isFacade = r.simulationType === 'FACADE'
      const min = Math.round(r.permanent * 80) / 100
      return {
        steelGrades: ['S280', 'S350'],
        simulationType: r.simulationType as DesignRequest['simulationType'],
        location: r.location as DesignRequest['location'],
        inclinationDegrees: r.simulationType === 'ROOF' ? r.inclinationDegrees : 0,
        spanLengthsM,
        hasLeftCantilever: overhang !== null,
        hasRightCantilever: overhang !== null,
        transverseLengthM: r.transverseLengthM,
        supportWidth: r.supportWidth as DesignRequest['supportWidth'],
        sectionTypes: [profile],
        sectionOrientation: r.sectionOrientation as DesignRequest['sectionOrientation'],
        profileOrientation: r.profileOrientation as DesignRequest['profileOrientation'],
        loadPermanentDistributed: r.isMinMax ? null : all(r.permanent),
        loadPermanentDistributedMin: r.isMinMax ? all(min) : null,
        loadPermanentDistributedMax: r.isMinMax ? all(r.permanent) : null,
        loadPermanentPoint: r.loadPermanentPoint,
        loadLiveDistributed: all(isFacade ? 0 : r.live),
        loadLivePoint: isFacade ? [] : r.loadLivePoint,
        loadLiveCombinationFactor: {
          psi1: r.livePsi,
          psi2: r.livePsi === 0 ? 0 : 0.5,
          psi3: r.livePsi === 0 ? 0 : 0.3,
        },
        ...(!isFacade && r.livePsi === 0 && r.roofPoint > 0 && { roofPointLoadKn: r.roofPoint }),
        loadWindPressure: r.loadWindPressure,
        loadWindSuction: r.loadWindSuction,
        loadWindLocalPressure: no,
        loadWindLocalSuction: no,
        loadWindCombinationFactor: { psi1: 0.6, psi2: 0.2, psi3: 0 },
        loadSnowRegular: isFacade || r.snow === 0 ? null : all(r.snow),
        loadSnowExceptional: isFacade || r.exceptional === 0 ? null : all(r.exceptional),
        loadSnowAccumulation: isFacade ? noDrift : r.loadSnowAccumulation,
        loadSnowCombinationFactor: { psi1: 0.5, psi2: 0.2, psi3: 0 },
        deflectionLimit: { limit: r.deflectionLimit, combination: 'CHARACTERISTIC' },
        ...(r.further && { deflectionLimits: furtherLimits(r.further) }),
        axialLoad: {
          valueKn: r.axial,
          direction: r.axialDirection as 'TRACTION',
          type: r.axialType as 'DESIGN',
        },
        spanRestraints: {
          upper: { type: r.isFree ? 1 : 0, lateralLocks: r.isFree ? r.upperRestraints : all(0) },
          lower: { use: r.hasLower, lateralLocks: r.hasLower ? r.lowerRestraints : all(0) },
        },
        claddingProperties: r.hasCladding
          ? { coveringInertia: 10, fixationsPerMeter: 3 }
          : { coveringInertia: 0, fixationsPerMeter: 0 },
      }
    })
}

/** Legal requests such as stand in an office every day. */
export const ordinaryRequests: fc.Arbitrary<DesignRequest> = fc
  .tuple(mains, cantileverM, one<'OMEGA' | 'C' | 'Z'>('OMEGA', 'C', 'Z'))
  .chain(([main, overhang, profile]) => requestOver(main, overhang, profile))
