/** Legal requests with joints, each with a catalogue of its own, drawn at random. */
import type { DesignRequest, PointLoads, WindBands } from '@madre/contract'
import fc from 'fast-check'
import type { Catalogue } from '../../src/input.ts'
import { unloaded, wind } from '../references/requests.ts'
import { catalogueOf, hundredths, type Profile, sometimes, tenths } from './made-up-catalogue.ts'

type Joints = NonNullable<DesignRequest['joints']>
type JointOf = Joints['supports'][number]

interface Shape {
  main: number[]
  left: number | null
  right: number | null
}

const shapes: fc.Arbitrary<Shape> = fc.record({
  main: fc.oneof(
    fc.array(tenths(3, 9), { minLength: 2, maxLength: 5 }),
    fc.tuple(tenths(3, 9), fc.integer({ min: 2, max: 5 })).map(([L, n]) => new Array<number>(n).fill(L)),
  ),
  left: sometimes(4, hundredths(0.2, 1.5), null),
  right: sometimes(4, hundredths(0.2, 1.5), null),
})

/** Sides that spans, and one of the other, admit; `taken` of the left span by the lap before. */
function lapBetween([l, r]: [number, number], taken: number, [u, v]: [number, number], inMetres: boolean) {
  const most = Math.min(0.25 * l, 0.4 * l - taken)
  if (most < Math.max(0.15, 0.03 * l)) return null
  const a = Math.max(0.15, 0.03 * l, u * most)
  const [from, to] = [Math.max(0.15, 0.03 * r, a / 2), Math.min(0.2 * r, 2 * a)]
  if (to < from) return null
  const b = from + v * (to - from)
  const round = (side: number) => Math.floor(side * 1e4) / 1e4
  const joint: JointOf = inMetres
    ? { kind: 'LAP', left: round(a), right: round(b) }
    : { kind: 'LAP', left: round((100 * a) / l), right: round((100 * b) / r) }
  const sides = inMetres ? [joint.left, joint.right] : [(joint.left * l) / 100, (joint.right * r) / 100]
  const isLegal =
    Math.min(...sides) >= 0.15 &&
    Math.max(...sides) <= 2 * Math.min(...sides) &&
    sides[0]! >= 0.03 * l &&
    sides[1]! >= 0.03 * r
  return isLegal ? { joint, taken: sides[1]! } : null
}

/** Of the longest side; short ones are for laps that were tested. */
const unit = fc.oneof({ weight: 3, arbitrary: hundredths(0.3, 1) }, { weight: 1, arbitrary: hundredths(0.1, 0.3) })

function jointsOf(profile: Profile, { main }: Shape, heavier: boolean): fc.Arbitrary<Joints> {
  const kinds =
    profile === 'Z' ? (['LAP', 'LAP', 'LAP', 'LAP', 'LAP', 'SLEEVE', 'HINGE'] as const) : (['SLEEVE', 'HINGE'] as const)
  const count = main.length - 1
  return fc
    .record({
      // Of one kind all along, or mixed.
      one: sometimes(5, fc.constantFrom(...kinds), null),
      each: fc.array(sometimes(8, fc.constantFrom<JointOf['kind']>(...kinds), 'CONTINUOUS'), {
        minLength: count,
        maxLength: count,
      }),
      sides: fc.array(fc.tuple(unit, unit), { minLength: count, maxLength: count }),
      inMetres: fc.boolean(),
    })
    .map(({ one, each, sides, inMetres }) => {
      let taken = 0
      const supports = each.map((kind, i): JointOf => {
        const isOuter = i === 0 || i === count - 1
        const drawn = one ?? (heavier && isOuter && kind === 'CONTINUOUS' ? 'HINGE' : kind)
        const lap = drawn === 'LAP' ? lapBetween([main[i]!, main[i + 1]!], taken, sides[i]!, inMetres) : null
        taken = lap?.taken ?? 0
        return lap?.joint ?? { kind: drawn === 'LAP' ? 'HINGE' : drawn }
      })
      return { supports, ...(inMetres && { lapUnit: 'M' as const }), ...(heavier && { endBays: 'HEAVIER' as const }) }
    })
}

const noPoints: PointLoads[] = []

/** Forces in some spans, beside and over supports too. */
function pointsOf({ main, left }: Shape): fc.Arbitrary<PointLoads[]> {
  const targets = [
    ...main.map((_, spanIdx) => ({ spanType: 'SPAN' as const, spanIdx })),
    ...(left === null ? [] : [{ spanType: 'CONSOLE' as const, spanIdx: 0 }]),
  ]
  const place = fc.oneof(fc.constantFrom(0, 1, 3, 6, 10, 50, 92, 97, 100), fc.integer({ min: 0, max: 100 }))
  const force = fc.oneof(
    { weight: 5, arbitrary: hundredths(0.2, 3) },
    { weight: 2, arbitrary: hundredths(3, 9) },
    { weight: 1, arbitrary: hundredths(-1, 0) },
  )
  return fc
    .subarray(targets, { minLength: 1, maxLength: 2 })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((target) =>
          fc
            .record({ p1: force, p2: sometimes(4, force, 0), l1: place, l2: place })
            .map((loads) => ({ ...target, loads })),
        ),
      ),
    )
}

export interface Drawn {
  request: DesignRequest
  catalogue: Catalogue
}

function requestOn(profile: Profile, shape: Shape, heavier: boolean): fc.Arbitrary<Drawn> {
  const spanLengthsM = [
    ...(shape.left === null ? [] : [shape.left]),
    ...shape.main,
    ...(shape.right === null ? [] : [shape.right]),
  ]
  const n = spanLengthsM.length
  const total = spanLengthsM.reduce((a, b) => a + b, 0)
  const loads = (from: number, to: number) =>
    fc.oneof(
      hundredths(from, to).map((q) => spanLengthsM.map(() => q)),
      fc.array(hundredths(from, to), { minLength: n, maxLength: n }),
    )
  const none = spanLengthsM.map(() => 0)
  const bands = (to: number) =>
    fc
      .tuple(hundredths(0.1, to), hundredths(0.1, to), tenths(0.2, 0.8))
      .map(([w1, w2, share]) => wind([w1, share * total], [w2, Math.floor(1e3 * (1 - share) * total) / 1e3]))
  const psi = { psi1: 0.7, psi2: 0.5, psi3: 0.3 }
  return fc
    .record({
      catalogue: catalogueOf(profile, heavier),
      joints: jointsOf(profile, shape, heavier),
      location: fc.constantFrom('PORTUGAL' as const, 'SPAIN' as const, 'GERMANY' as const, 'OTHER' as const),
      simulationType: fc.constantFrom(
        'ROOF' as const,
        'ROOF' as const,
        'ROOF' as const,
        'GENERAL' as const,
        'FACADE' as const,
      ),
      isUpright: sometimes(2, fc.constant(true), false),
      isFree: sometimes(heavier ? 0 : 2, fc.constant(true), false),
      /** hardly any, so that point loads govern, light, ordinary and heavy */
      heaviness: fc.constantFrom(0.1, 0.1, 0.5, 1, 1, 2, 4),
      inclinationDegrees: fc.integer({ min: 0, max: 25 }),
      transverseLengthM: tenths(1, 2.5),
      supportWidth: fc.constantFrom('LESS_THAN_135' as const, 'BETWEEN_135_AND_200' as const, 'MORE_THAN_200' as const),
      isInverted: fc.boolean(),
      steel: fc.constantFrom('S280', 'S350'),
      permanent: loads(0.05, 0.4),
      least: sometimes(3, hundredths(0.2, 0.9), null),
      loadPermanentPoint: sometimes(4, pointsOf(shape), noPoints),
      loadLiveDistributed: sometimes(6, loads(0.2, 0.8), none),
      loadLivePoint: sometimes(3, pointsOf(shape), noPoints),
      isCategoryH: sometimes(6, fc.constant(true), false),
      loadWindPressure: sometimes(5, bands(0.5), wind()),
      loadWindSuction: sometimes(7, bands(1.2), wind()),
      loadSnowRegular: sometimes<number[] | null>(6, loads(0.2, 1.2), null),
      loadSnowExceptional: sometimes<number[] | null>(2, loads(0.5, 2), null),
      introduction: sometimes(2, fc.constant('WEB' as const), undefined),
      bearing: sometimes(4, fc.integer({ min: 40, max: 240 }), undefined),
      roof: sometimes(2, hundredths(0.5, 1.5), undefined),
      axialKn: sometimes(2, hundredths(1, 15), 0),
      axialKind: fc.constantFrom('DESIGN' as const, 'UNFACTORED_WIND' as const),
      direction: fc.constantFrom('TRACTION' as const, 'COMPRESSIONS' as const),
      limit: fc.constantFrom(150, 200, 300),
      combination: fc.constantFrom('CHARACTERISTIC' as const, 'FREQUENT' as const, 'QUASI_PERMANENT' as const),
      isVariableLimited: sometimes(2, fc.constant(true), false),
    })
    .map((r): Drawn => {
      const isFacade = r.simulationType === 'FACADE'
      const isH = r.isCategoryH || (r.roof !== undefined && !isFacade)
      const heavy = <T extends number[] | null>(q: T): T =>
        (q?.map((v) => Math.round(100 * v * r.heaviness) / 100) ?? null) as T
      const blowing = ({ w1, w2, ...lengths }: WindBands): WindBands => ({
        w1: w1 * r.heaviness,
        w2: w2 * r.heaviness,
        ...lengths,
      })
      const pair = r.least === null ? null : r.permanent.map((g) => Math.round(100 * g * r.least!) / 100)
      return {
        catalogue: r.catalogue,
        request: unloaded(spanLengthsM, {
          steelGrades: [r.steel],
          location: r.location,
          simulationType: r.simulationType,
          inclinationDegrees: r.simulationType === 'ROOF' ? r.inclinationDegrees : 0,
          hasLeftCantilever: shape.left !== null,
          hasRightCantilever: shape.right !== null,
          transverseLengthM: r.transverseLengthM,
          supportWidth: r.supportWidth,
          sectionTypes: [profile],
          sectionOrientation: r.isInverted ? 'MAJOR_AXIS_BENDING_INVERTED' : 'MAJOR_AXIS_BENDING_REGULAR',
          loadPermanentDistributed: pair ? null : r.permanent,
          loadPermanentDistributedMin: pair,
          loadPermanentDistributedMax: pair ? r.permanent : null,
          loadPermanentPoint: r.loadPermanentPoint,
          loadLiveDistributed: heavy(r.loadLiveDistributed),
          profileOrientation: r.isUpright ? 'VERTICAL' : 'HORIZONTAL',
          spanRestraints: {
            upper: { type: r.isFree ? 1 : 0, lateralLocks: none },
            lower: { use: false, lateralLocks: none },
          },
          loadLivePoint: r.loadLivePoint,
          loadLiveCombinationFactor: isH ? { psi1: 0, psi2: 0, psi3: 0 } : psi,
          // A façade has no other load across it.
          loadWindPressure: isFacade ? wind([0.4 * r.heaviness, total]) : blowing(r.loadWindPressure),
          loadWindSuction: blowing(r.loadWindSuction),
          loadSnowRegular: isFacade ? null : heavy(r.loadSnowRegular),
          loadSnowExceptional: isFacade ? null : heavy(r.loadSnowExceptional),
          deflectionLimit: { limit: r.limit, combination: r.combination },
          axialLoad: { valueKn: r.axialKn, direction: r.direction, type: r.axialKind },
          ...(r.isVariableLimited && {
            deflectionLimits: [
              { limit: 250, combination: 'CHARACTERISTIC', action: 'VARIABLE', of: 'SPANS' },
              { limitMm: 12, combination: 'FREQUENT', action: 'TOTAL', of: 'CANTILEVERS' },
            ],
          }),
          ...(r.introduction && { pointLoadIntroduction: r.introduction }),
          ...(r.bearing !== undefined && { pointLoadBearingMm: r.bearing }),
          ...(r.roof !== undefined && !isFacade && { roofPointLoadKn: r.roof }),
          joints: r.joints,
        }),
      }
    })
}

/** Mostly Z, with laps. */
export const drawnLines: fc.Arbitrary<Drawn> = fc
  .tuple(fc.constantFrom<Profile>('Z', 'Z', 'Z', 'Z', 'C', 'OMEGA'), shapes, sometimes(4, fc.constant(true), false))
  .chain(([profile, shape, heavier]) =>
    requestOn(profile, shape, heavier && profile !== 'OMEGA' && shape.main.length >= 3),
  )
