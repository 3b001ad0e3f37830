/**
 * Lines with laps under the concentrated load of a roof: trying places for every check finds nothing worse than the search, which leaves out
 * what its bounds exclude.
 */
import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forJoints } from '../../src/design/checks-for-joints.ts'
import { design } from '../../src/design/design.ts'
import type { Catalogue } from '../../src/input.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import type { Standard } from '../../src/standards/standard.ts'
import { jointedCatalogue } from '../arbitrary-joints.ts'
import { ordinaryRequest } from '../ordinary-request.ts'

const LINES = Number(process.env.ROOF_LAP_LINES ?? 4)
const SEED = Number(process.env.FC_SEED ?? 20261128)

/** A Z in two thicknesses. */
const CATALOGUE: Catalogue = {
  ...jointedCatalogue,
  families: jointedCatalogue.families
    .filter(({ typology }) => typology === 'Z-200-70')
    .map((family) => ({ ...family, thicknesses: [1.5, 2] })),
}

/** Tries places for all checks but those of webs, which need none. */
const TRIES_ALL: Standard = {
  ...EN1993_1_3_2006,
  checks: forJoints(EN1993_1_3_2006.checks, true).map((group, i) => {
    const isTried = group.isLong || group.checks.some(({ code }) => code === 'SHEAR' || code === 'JOINT_MOMENT')
    if (!isTried) return group
    const ofOne = EN1993_1_3_2006.checks[i]!
    return {
      ...group,
      search: (subject, ...of) => (subject.partner ? group : ofOne).search(subject, ...of),
      roofLoad: { ...group.roofLoad, tries: (_, space) => !group.isLong || space !== null },
    }
  }),
}

/** Light roofs of equal spans with laps and heavier end bays, on which the load governs many checks. */
const roofs = fc
  .record({
    spans: fc.integer({ min: 2, max: 4 }),
    length: fc.constantFrom(4, 6, 8),
    spacing: fc.constantFrom(0.5, 1, 2),
    permanent: fc.constantFrom(0.05, 0.2),
    snow: fc.constantFrom(0, 0, 0.6),
    suction: fc.constantFrom(0, 0.6),
    Q: fc.constantFrom(1, 2, 4),
    /** of the laps [m]; the shortest that may be are three heights */
    sides: fc.constantFrom([0.6, 0.6], [0.8, 0.6], [0.6, 0.75]),
  })
  .map(({ spans, length, spacing, permanent, snow, suction, Q, sides: [left, right] }): DesignRequest => {
    const each = (value: number) => Array<number>(spans).fill(value)
    const request = ordinaryRequest('Z', Q)
    return {
      ...request,
      steelGrades: ['S350'],
      spanLengthsM: each(length),
      transverseLengthM: spacing,
      loadPermanentDistributed: each(permanent),
      loadLiveDistributed: each(0.4),
      loadSnowRegular: each(snow),
      loadWindPressure: { ...request.loadWindPressure!, l1: spans * length },
      loadWindSuction: { ...request.loadWindSuction!, w1: suction, l1: spans * length },
      spanRestraints: {
        upper: { type: 0, lateralLocks: each(0) },
        lower: { use: false, lateralLocks: each(0) },
      },
      joints: {
        supports: Array.from({ length: spans - 1 }, () => ({
          kind: 'LAP',
          left: (100 * left!) / length,
          right: (100 * right!) / length,
        })),
        endBays: 'HEAVIER',
      },
    }
  })

it('no place of the load is worse than the search says on lines with laps, of one thickness or two', {
  timeout: 600_000,
}, () => {
  let ofLoad = 0
  fc.assert(
    fc.property(roofs, (request) => {
      const { line } = decode(request)
      const tried = new Map(design(line, CATALOGUE, undefined, undefined, TRIES_ALL).solutions.map((s) => [s.id, s]))
      for (const solution of design(line, CATALOGUE).solutions) {
        for (const [k, check] of solution.checks.entries()) {
          const { utilisation, code } = tried.get(solution.id)!.checks[k]!
          if (utilisation === null) continue
          if (check.roofLoadXM != null) ofLoad++
          expect(check.utilisation, `${solution.id} ${code}`).toBeGreaterThanOrEqual(utilisation * (1 - 1e-4))
        }
      }
    }),
    { numRuns: LINES, seed: SEED },
  )
  expect(ofLoad).toBeGreaterThan(LINES)
})
