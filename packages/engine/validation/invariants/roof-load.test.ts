import type { DesignRequest } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decode } from '../../../contract/src/decode/decode.ts'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { design } from '../../src/design/design.ts'
import type { Catalogue } from '../../src/input.ts'
import type { CheckCode } from '../../src/result.ts'
import { unloaded } from '../references/requests.ts'
import { placesEvery, worstOfPlaces } from '../references/roof-load-everywhere.ts'

/** So many lines, and so far apart the places [mm]: ROOF_LOAD_LINES=60 ROOF_LOAD_STEP=5 is every place there is. */
const LINES = Number(process.env.ROOF_LOAD_LINES ?? 8)
const STEP = Number(process.env.ROOF_LOAD_STEP ?? 100)
const SEED = Number(process.env.FC_SEED ?? 20261126)

interface Line {
  request: DesignRequest
  /** among the sections of its type */
  pick: number
}

/** Roofs as they are entered: equal and round spans, and some that are not. */
const lines: fc.Arbitrary<Line> = fc
  .record({
    profile: fc.constantFrom('OMEGA', 'C', 'Z'),
    isHeldByPanel: fc.boolean(),
    spans: fc.oneof(
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom(3, 4, 5), fc.integer({ min: 1, max: 3 }))
          .map(([L, n]) => Array(n).fill(L) as number[]),
      },
      {
        weight: 1,
        arbitrary: fc.array(
          fc.integer({ min: 180, max: 640 }).map((k) => k / 100),
          { minLength: 1, maxLength: 3 },
        ),
      },
    ),
    cantilevers: fc.constantFrom([0, 0], [0, 0], [0, 0], [1, 0], [0.8, 1.2]),
    slope: fc.constantFrom(0, 5, 10, 20),
    isLevel: fc.constantFrom(true, true, true, false),
    permanent: fc.constantFrom(0.1, 0.2, 0.4),
    live: fc.constantFrom(0, 0.4, 0.75),
    Q: fc.constantFrom(1, 1, 1.5),
    hung: fc.constantFrom(0, 0, 0.5),
    bars: fc.constantFrom(0, 0, 1, 2),
    inverted: fc.constantFrom(false, false, true),
    axial: fc.constantFrom(0, 0, 0, 4),
    traction: fc.boolean(),
    width: fc.constantFrom('LESS_THAN_135', 'BETWEEN_135_AND_200'),
    pick: fc.nat(1000),
  })
  .map((v): Line => {
    const left = v.cantilevers[0]! > 0 ? [v.cantilevers[0]!] : []
    const right = v.cantilevers[1]! > 0 ? [v.cantilevers[1]!] : []
    const spans = [...left, ...v.spans, ...right]
    const all = <T>(value: T) => spans.map(() => value)
    const base = unloaded(spans)
    return {
      pick: v.pick,
      request: {
        ...base,
        simulationType: 'ROOF',
        inclinationDegrees: v.slope,
        profileOrientation: v.isLevel ? 'HORIZONTAL' : 'VERTICAL',
        hasLeftCantilever: left.length > 0,
        hasRightCantilever: right.length > 0,
        sectionTypes: [v.profile] as DesignRequest['sectionTypes'],
        sectionOrientation: v.inverted ? 'MAJOR_AXIS_BENDING_INVERTED' : 'MAJOR_AXIS_BENDING_REGULAR',
        supportWidth: v.width as DesignRequest['supportWidth'],
        loadPermanentDistributed: all(v.permanent),
        loadPermanentDistributedMin: null,
        loadPermanentDistributedMax: null,
        loadPermanentPoint:
          v.hung > 0 ? [{ spanType: 'SPAN', spanIdx: 0, loads: { p1: v.hung, p2: 0, l1: 50, l2: 0 } }] : [],
        loadLiveDistributed: all(v.live),
        loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
        roofPointLoadKn: v.Q,
        axialLoad: { valueKn: v.axial, direction: v.traction ? 'TRACTION' : 'COMPRESSIONS', type: 'DESIGN' },
        spanRestraints: {
          upper: { type: v.isHeldByPanel ? 0 : 1, lateralLocks: all(v.bars) },
          lower: { use: v.bars > 0, lateralLocks: all(v.bars) },
        },
      },
    }
  })

function oneSection({ request, pick }: Line): Catalogue {
  const families = genericCatalogue.families.filter((f) => f.profileType === request.sectionTypes[0])
  const family = families[pick % families.length]!
  const thickness = family.thicknesses[pick % family.thicknesses.length]!
  return { ...genericCatalogue, families: [{ ...family, thicknesses: [thickness], steels: [family.steels[0]!] }] }
}

const governs = new Map<CheckCode, number>()

it(`${LINES} roofs with the load at every ${STEP} mm`, { timeout: 36_000_000 }, () => {
  fc.assert(
    fc.property(lines, (line) => {
      const catalogue = oneSection(line)
      const request = { ...line.request, steelGrades: catalogue.families[0]!.steels }
      const input = decode(request).line
      const [solution] = design(input, catalogue).solutions
      const [others] = design(decode({ ...request, roofPointLoadKn: 0 }).line, catalogue).solutions
      if (solution!.status === 'NOT_APPLICABLE') return
      const named = solution!.checks.flatMap(({ roofLoadXM }) => (roofLoadXM == null ? [] : [roofLoadXM * 1e3]))
      const places = [...new Set([...placesEvery(STEP, input), ...named])].sort((a, b) => a - b)
      const worst = worstOfPlaces(input, catalogue, places).get(solution!.id)!
      const failures: string[] = []
      const hold = (name: string, found: number, there: number, measure = Math.abs(there)) => {
        if (found < there - 1e-4 * measure) failures.push(`${name}: ${found} found, ${there} there is`)
      }
      solution!.checks.forEach((check, k) => {
        const there = Math.max(worst.checks[check.code]?.utilisation ?? -1, others!.checks[k]!.utilisation ?? -1)
        if (check.utilisation === null) expect([check.code, there]).toEqual([check.code, -1])
        else
          hold(`${check.code} (load at ${check.roofLoadXM}, ${worst.checks[check.code]?.x})`, check.utilisation, there)
        // At the place it names there is what it says.
        if (check.utilisation !== null && check.utilisation > there * (1 + 1e-9))
          failures.push(`${check.code}: ${check.utilisation} is nowhere, ${there}`)
        if (check.roofLoadXM != null) governs.set(check.code, (governs.get(check.code) ?? 0) + 1)
      })
      solution!.reactions.forEach((r, k) => {
        const measure = Math.max(Math.abs(r.maxKn), Math.abs(r.minKn), 0.1)
        hold(`R_${k}`, r.maxKn, Math.max(worst.reactions[k]!.maxKn, others!.reactions[k]!.maxKn), measure)
        hold(`−R_${k}`, -r.minKn, -Math.min(worst.reactions[k]!.minKn, others!.reactions[k]!.minKn), measure)
      })
      for (const { spanIndex, utilisation } of solution!.deflections) {
        const other = others!.deflections.find((d) => d.spanIndex === spanIndex)?.utilisation ?? 0
        hold(`δ_${spanIndex}`, utilisation, Math.max(worst.deflections.get(spanIndex)?.utilisation ?? 0, other))
      }
      hold('sideways', solution!.sidewaysMm?.valueMm ?? 0, Math.max(worst.sidewaysMm, others!.sidewaysMm?.valueMm ?? 0))
      hold('twist', solution!.twistDegrees ?? 0, Math.max(worst.twistDegrees, others!.twistDegrees ?? 0))
      expect(failures).toEqual([])
    }),
    { numRuns: LINES, seed: SEED, endOnFailure: true },
  )
  // A load that governs nothing would prove nothing.
  for (const code of ['BENDING_Y_POS', 'SHEAR', 'WEB_CRIPPLING_LOAD', 'M_F'] as const)
    expect([code, (governs.get(code) ?? 0) > 0]).toEqual([code, true])
})
