/** Places of the concentrated load that are passed over: no check of the section becomes worse there; decision 0029. */
import { decode } from '@madre/contract'
import { expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { crossSection } from '../../src/checks/section/section-checks.ts'
import { createDesignSpace, findAll } from '../../src/design/candidate-solution.ts'
import { createRoofSpace, findOn } from '../../src/design/roof-load-search.ts'
import { prepareLine } from '../../src/line/line-design.ts'
import { CHECK_CODES, type CheckCode } from '../../src/result.ts'
import { buildCandidates } from '../../src/search/candidate.ts'
import type { RoofSearch } from '../../src/search/roof-load.ts'
import { PROFILES } from '../../src/sections/profiles/all.ts'
import { standardOf } from '../../src/standards/of-line.ts'
import { unloaded } from '../references/requests.ts'

/** Two spans and a cantilever on a slope without panel, so that it bends about z, some with a constant axial force. */
function requestOf(profile: 'OMEGA' | 'C' | 'Z', axialKn: number, inclinationDegrees: number, kN = 1.5) {
  const spans = [3, 5, 1.2]
  const bars = spans.map((_, k) => (k < 2 ? 1 : 0))
  return unloaded(spans, {
    hasRightCantilever: true,
    inclinationDegrees,
    sectionTypes: [profile],
    loadPermanentDistributed: spans.map(() => 0.2),
    axialLoad: { valueKn: Math.abs(axialKn), direction: axialKn < 0 ? 'COMPRESSIONS' : 'TRACTION', type: 'DESIGN' },
    spanRestraints: { upper: { type: 1, lateralLocks: bars }, lower: { use: true, lateralLocks: bars } },
    roofPointLoadKn: kN,
  })
}

function searches(request: ReturnType<typeof requestOf>) {
  const input = decode(request).line
  const standard = standardOf(input)
  const line = prepareLine(input, standard)
  const built = buildCandidates(input, genericCatalogue, standard, PROFILES)
  const candidates = built.flatMap((b) => ('candidate' in b ? [b.candidate] : []))
  const space = createRoofSpace(line, standard)!
  const design = createDesignSpace(line, standard)
  return [candidates[0]!, candidates.at(-1)!].map((candidate) => {
    const others = findAll({ line, candidate }, design).found
    const search: RoofSearch = {
      line,
      candidate,
      roof: space.roof,
      others,
      found: { checks: {}, reactions: [], rough: new Set() },
    }
    return { space, search }
  })
}

const reached = new Set<CheckCode>()
const PLACES = [0, 5, 745, 1500, 2995, 3000, 3005, 4250, 5500, 7990, 8000, 8600, 9200]

const LINES = (['OMEGA', 'C', 'Z'] as const).flatMap((profile) =>
  [0, -6, 6].flatMap((axialKn) =>
    [0, 12].map((slope) => ({ profile, axialKn, slope, kN: axialKn === 0 && slope === 0 ? 20 : 1.5 })),
  ),
)

it.each(LINES)('$profile, N = $axialKn kN, $slope°, $kN kN: no check of a place is more than what bounds it', (of) => {
  const { mayExceedAt } = crossSection.roofLoad
  let [bounded, passedOver] = [0, 0]
  for (const { space, search } of searches(requestOf(of.profile, of.axialKn, of.slope, of.kN)))
    for (const at of PLACES) {
      const { found } = findOn(space.lineAt(at), search, crossSection)
      for (const { code } of crossSection.checks) {
        const utilisation = found[code]?.utilisation ?? Number.NEGATIVE_INFINITY
        if (!(utilisation > 0)) continue
        const onlyThis = (least: number) => (other: CheckCode) => (other === code ? least : Number.POSITIVE_INFINITY)
        expect([code, at, mayExceedAt!(search, at, onlyThis(utilisation * (1 - 1e-9)))]).toEqual([code, at, true])
        bounded++
        reached.add(code)
        // Of σ_q of an Ω the bound is that of its worst place.
        if (!mayExceedAt!(search, at, onlyThis(3 * utilisation))) passedOver++
      }
    }
  expect(bounded).toBeGreaterThan(2 * PLACES.length)
  expect(passedOver).toBeGreaterThan(0.3 * bounded)
})

it('the lines reach every check of the section', () => {
  const codes = crossSection.checks.map(({ code }) => code).filter((code) => code !== 'GEOMETRY')
  expect(codes.filter((code) => !reached.has(code))).toEqual([])
})

it('where N is constant no place of the load changes a check of N alone', () => {
  const constant = crossSection.checks.filter((check) => check.ofAxialForceAlone).map(({ code }) => code)
  expect(constant).toEqual(CHECK_CODES.filter((code) => code === 'TENSION' || code === 'COMPRESSION'))
  for (const axialKn of [-6, 6])
    for (const { space, search } of searches(requestOf('C', axialKn, 12))) {
      const code = axialKn < 0 ? 'COMPRESSION' : 'TENSION'
      const there = PLACES.map((at) => findOn(space.lineAt(at), search, crossSection).found[code]!.utilisation)
      expect(new Set(there)).toEqual(new Set([search.others[code]!.utilisation]))
    }
})
