/** Lines as users enter them, for property tests of what holds no panel. */
import type { DesignRequest } from '@madre/contract'
import fc from 'fast-check'
import { unloaded, wind } from '../references/requests.ts'

/** Ordinary lines without panel: rails that hang their weight, and slopes; equal spans, round loads, weights and bars at midspan. */
export const ordinaryFreeLine: fc.Arbitrary<DesignRequest> = fc
  .record({
    spanM: fc.constantFrom(4, 5, 6),
    spans: fc.integer({ min: 1, max: 3 }),
    isRail: fc.boolean(),
    inclinationDegrees: fc.constantFrom(5, 15, 30),
    profile: fc.constantFrom('C', 'Z'),
    isInverted: fc.boolean(),
    permanent: fc.constantFrom(0.1, 0.2, 0.5),
    hanging: fc.constantFrom(0, 0, 0.5),
    live: fc.constantFrom(0, 0, 1),
    area: fc.constantFrom(0, 0, 0.4),
    snow: fc.constantFrom(0, 0.5, 1),
    pressure: fc.constantFrom(0, 0, 0.5),
    suction: fc.constantFrom(0, 0, 0.8),
    upperBars: fc.constantFrom(0, 0, 1, 2),
    lowerBars: fc.constantFrom(0, 1),
    axialKn: fc.constantFrom(0, 0, 0, 10),
    direction: fc.constantFrom('TRACTION', 'COMPRESSIONS'),
  })
  .map((r): DesignRequest => {
    const spansM = Array.from({ length: r.spans }, () => r.spanM)
    const even = (value: number) => spansM.map(() => value)
    const weight = (p1: number) =>
      p1 === 0 ? [] : [{ spanType: 'SPAN' as const, spanIdx: 0, loads: { p1, p2: 0, l1: 50, l2: 0 } }]
    return unloaded(spansM, {
      simulationType: r.isRail ? 'FACADE' : 'ROOF',
      inclinationDegrees: r.isRail ? 0 : r.inclinationDegrees,
      sectionTypes: [r.profile],
      sectionOrientation: r.isInverted ? 'MAJOR_AXIS_BENDING_INVERTED' : 'MAJOR_AXIS_BENDING_REGULAR',
      loadPermanentDistributed: even(r.permanent),
      loadPermanentPoint: weight(r.hanging),
      loadLivePoint: weight(r.live),
      loadLiveDistributed: even(r.area),
      loadSnowRegular: r.isRail ? null : even(r.snow),
      loadWindPressure: wind([r.pressure, 0]),
      loadWindSuction: wind([r.suction, 0]),
      axialLoad: { valueKn: r.axialKn, direction: r.direction, type: 'DESIGN' },
      spanRestraints: {
        upper: { type: 1, lateralLocks: even(r.upperBars) },
        lower: { use: r.lowerBars > 0, lateralLocks: even(r.lowerBars) },
      },
    })
  })
