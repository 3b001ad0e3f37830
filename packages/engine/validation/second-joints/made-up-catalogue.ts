/** Catalogues of one or two made-up families: sections, sleeves, laps with tests and without. */
import fc from 'fast-check'
import type { Catalogue, SectionFamily, SleeveRecord, TestedLap } from '../../src/input.ts'

export type Profile = SectionFamily['profileType']

export const tenths = (from: number, to: number) =>
  fc.integer({ min: Math.round(10 * from), max: Math.round(10 * to) }).map((k) => k / 10)
export const hundredths = (from: number, to: number) =>
  fc.integer({ min: Math.round(100 * from), max: Math.round(100 * to) }).map((k) => k / 100)
export const sometimes = <T>(weight: number, value: fc.Arbitrary<T>, without: T) =>
  fc.oneof({ weight, arbitrary: value }, { weight: 10 - weight, arbitrary: fc.constant(without) })

const sleeveOf = (thicknessMm: number): fc.Arbitrary<SleeveRecord> =>
  fc.record(
    {
      thicknessMm: fc.constant(thicknessMm),
      lengthMm: fc.integer({ min: 4, max: 18 }).map((k) => 100 * k),
      kThetaKnmPerRad: fc.integer({ min: 20, max: 800 }),
      mRdKnm: hundredths(2 * thicknessMm, 8 * thicknessMm),
      vRdKn: hundredths(5 * thicknessMm, 25 * thicknessMm),
      massKg: hundredths(1, 6),
      source: fc.constant('made up'),
    },
    { requiredKeys: ['thicknessMm', 'lengthMm', 'kThetaKnmPerRad', 'mRdKnm', 'vRdKn', 'source'] },
  )

const testedLap: fc.Arbitrary<TestedLap> = fc.record(
  {
    source: fc.constant('made up'),
    stiffnessRatio: hundredths(1, 2),
    kappaS: hundredths(0.5, 1),
    minSideMm: fc.integer({ min: 200, max: 700 }),
    edgeMm: fc.integer({ min: 0, max: 80 }),
  },
  { requiredKeys: ['source'] },
)

function familyOf(profile: Profile, place: number, thicknesses: number[]): fc.Arbitrary<SectionFamily> {
  const common = {
    typology: fc.constant(`${profile}-made-up-${place}`),
    name: fc.constant(`${profile} made up ${place}`),
    h: fc.integer({ min: 12, max: 25 }).map((k) => 10 * k),
    rOverT: fc.constantFrom(1, 1.5, 2),
    thicknesses: fc.constant(thicknesses),
    coating: fc.constant('Z275'),
    steels: fc.constant<string[]>(['S280', 'S350']),
    supportDetail: fc.constantFrom('bearing' as const, 'bearing' as const, 'bearing' as const, 'cleat' as const),
    sleeves: sometimes(9, fc.tuple(...thicknesses.map(sleeveOf)), undefined),
  }
  if (profile === 'OMEGA')
    return fc
      .record({ ...common, bTop: fc.integer({ min: 50, max: 80 }), c: fc.integer({ min: 12, max: 20 }) })
      .map((f) => ({ ...f, profileType: 'OMEGA' as const, bBase: f.bTop + 25, bFoot: 45 }))
  return fc
    .record({
      ...common,
      b: fc.integer({ min: 50, max: 75 }),
      wider: sometimes(5, fc.integer({ min: -4, max: 4 }), 0),
      c: fc.integer({ min: 16, max: 22 }),
      longer: sometimes(3, fc.integer({ min: -2, max: 2 }), 0),
      nests: sometimes(9, fc.constant(true), undefined),
      lap: sometimes(4, testedLap, undefined),
    })
    .map(({ b, wider, c, longer, nests, lap, ...f }) => ({
      ...f,
      profileType: profile,
      bTop: b,
      bBottom: b + wider,
      cTop: c,
      cBottom: c + longer,
      ...(profile === 'Z' && { nests, lap }),
    }))
}

export function catalogueOf(profile: Profile, heavier: boolean): fc.Arbitrary<Catalogue> {
  const thicknesses = heavier
    ? fc.constantFrom<number[][]>([1.5, 2], [2, 2.5], [2, 3], [1.2, 1.5], [1.5, 2, 2.5])
    : fc.constantFrom<number[][]>([1.2], [1.5], [2], [2.5], [3], [1.5, 2.5])
  return thicknesses
    .chain((t) =>
      fc.tuple(
        familyOf(profile, 1, t),
        fc.boolean().chain((more) => (more ? familyOf(profile, 2, t.slice(0, 1)) : fc.constant(null))),
      ),
    )
    .map(([one, two]) => ({
      version: 'made-up',
      origin: 'made up',
      families: two ? [one, two] : [one],
      steels: [
        { id: 'S280', name: 'S280GD+Z', fyb: 280, fu: 360 },
        { id: 'S350', name: 'S350GD+Z', fyb: 350, fu: 420 },
      ],
    }))
}
