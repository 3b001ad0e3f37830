/** Any sheet a user may choose, within the bounds of the contract; for property tests. */
import { type DesignRequest, FIELDS, SHEETS } from '@madre/contract'
import fc from 'fast-check'

type Sheeting = NonNullable<DesignRequest['sheeting']>

const { numbers } = FIELDS.sheeting
const one = fc.constantFrom
/** Mostly what is sold, sometimes a limit. */
const of = ({ min, max }: { min: number; max: number }, low: number, high: number, step: number) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .integer({ min: Math.round(low / step), max: Math.round(high / step) })
        .map((k) => Math.round(k * step * 1e6) / 1e6),
    },
    { weight: 1, arbitrary: one(min, max) },
  )

export const trapezoidalSheets: fc.Arbitrary<Sheeting> = fc
  .record({
    heightMm: of(numbers.heightMm, 20, 100, 1),
    ribMm: of(numbers.ribMm, 100, 400, 1),
    narrow: fc.double({ min: 0.1, max: 0.45, noNaN: true }),
    wide: fc.double({ min: 0, max: 1, noNaN: true }),
    tNomMm: one(0.6, 0.63, 0.66, 0.7, 0.75, 0.88, 1, 1.25, 1.5),
    tCoatMm: one(undefined, 0, 0.02, 0.04),
    inertiaCm4M: of(numbers.inertiaCm4M, 3, 80, 0.1),
    position: one(...SHEETS.positions),
    through: one(...SHEETS.through),
    ribs: one(...SHEETS.ribs),
    laidOn: one('FLANGE', 'FLANGE', 'FLANGE', 'INSULATION'),
    roofLengthM: of(numbers.roofLengthM, 5, 60, 1),
  })
  .map(({ narrow, wide, tCoatMm, through, ...sheet }) => {
    const { ribMm } = sheet
    const { min, max } = numbers.flangeWidthMm
    const narrowFlangeMm = Math.min(max, Math.max(min, Math.round(narrow * ribMm)))
    const widest = narrowFlangeMm + Math.floor(wide * Math.max(0, ribMm - 2 * narrowFlangeMm - 1))
    const wideFlangeMm = Math.min(max, widest)
    return {
      ...{ kind: 'TRAPEZOIDAL' as const, name: 'sheet', ...sheet, narrowFlangeMm, wideFlangeMm },
      ...(tCoatMm !== undefined && { tCoatMm }),
      through: sheet.position === 'NEGATIVE' ? through : ('TROUGH' as const),
    } as Sheeting
  })

export const declaredCladding: fc.Arbitrary<Sheeting> = fc
  .record({
    shear: fc.option(
      fc.record({ shearStiffnessKn: of(numbers.shearStiffnessKn, 100, 5000, 100), spacingM: one(1, 1.5, 3) }),
    ),
    rotation: fc.record({
      rotationalStiffnessN: of(numbers.rotationalStiffnessN, 50, 1500, 50),
      flangeMm: of(numbers.flangeMm, 40, 100, 10),
    }),
  })
  .map(({ shear, rotation }) => ({ kind: 'DECLARED', name: 'panel', source: 'a test', ...shear, ...rotation }))

/** The same line held by a panel, under a sheet. */
export const underSheet = (request: DesignRequest, sheeting: Sheeting): DesignRequest => ({
  ...request,
  spanRestraints: { ...request.spanRestraints, upper: { ...request.spanRestraints.upper, type: 0 } },
  claddingProperties: { ...request.claddingProperties, coveringInertia: 0, fixationsPerMeter: 0 },
  sheeting,
})
