import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFreeFlangeSpace } from '../../src/checks/free-flange/bending.ts'
import { flangeData } from '../../src/checks/free-flange/data.ts'
import { checkPairedFlanges } from '../../src/checks/free-flange/jointed-checks.ts'
import { checkPairedFlange } from '../../src/checks/free-flange/pair.ts'
import { pairedStrips } from '../../src/checks/free-flange/pair-strips.ts'
import { jointedLines } from '../../src/design/jointed-lines.ts'
import type { Catalogue } from '../../src/input.ts'
import { modelsOf } from '../../src/joints/jointed-line.ts'
import { prepareLine } from '../../src/line/line-design.ts'
import { buildCandidates, type Candidate } from '../../src/search/candidate.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import { jointedCatalogue, mainSpansOf, withJoints } from '../arbitrary-joints.ts'
import { requests, runs } from '../arbitrary-request.ts'

/** One Z in two thicknesses and two steels. */
const CATALOGUE: Catalogue = {
  ...jointedCatalogue,
  families: jointedCatalogue.families
    .filter(({ typology }) => typology === 'Z-200-70')
    .map((family) => ({ ...family, thicknesses: [1.5, 2] })),
}

/** Roofs of Z under a panel, of two spans at least. */
const roofs = requests(4)
  .filter((request) => mainSpansOf(request).length > 1)
  .map((request): DesignRequest => {
    const { roofPointLoadKn: _, ...others } = request
    const { lower } = request.spanRestraints
    const upper = { type: 0 as const, lateralLocks: request.spanLengthsM.map(() => 0) }
    return { ...others, sectionTypes: ['Z'], spanRestraints: { upper, lower } }
  })

/** The lines of one of two sections, the other one in the remaining spans. */
function linesOf(request: DesignRequest, isEndBay: boolean, own: Candidate, other: Candidate) {
  const { line } = decode(request)
  const stiffness = other.model.gross.I_y / own.model.gross.I_y
  const pair = { isEndBay, stiffness, weight: other.ownWeight / own.ownWeight }
  const rules = { standard: EN1993_1_3_2006, known: new Map() }
  const sleeve = { softness: 2e3, length: 600 }
  return jointedLines(
    prepareLine(line, EN1993_1_3_2006),
    { lap: null, sleeve, pair },
    modelsOf(line.joints!, null),
    rules,
  )
}

it('free flanges of two thicknesses: the bounded search finds what solving every combination finds', {
  timeout: 240_000,
}, () => {
  let compared = 0
  fc.assert(
    fc.property(withJoints(roofs, ['LAP', 'LAP', 'SLEEVE', 'CONTINUOUS']), fc.boolean(), (request, isEndBay) => {
      const built = buildCandidates(decode(request).line, CATALOGUE, EN1993_1_3_2006)
      const candidates = built.flatMap((b) => ('candidate' in b ? [b.candidate] : []))
      for (const steel of new Set(candidates.map((c) => c.steel))) {
        const [thin, thick] = candidates.filter((c) => c.steel === steel)
        if (!thin || !thick) continue
        const [candidate, partner] = isEndBay ? [thick, thin] : [thin, thick]
        for (const { line } of linesOf(request, isEndBay, candidate, partner)) {
          const purlin = { line, candidate, partner, considered: [] }
          const space = createFreeFlangeSpace(line)
          const bounded = checkPairedFlanges(purlin, space)
          // The stress of (10.3a), which no edge has, is in both: every combination is added to a second search.
          const outcome = checkPairedFlanges(purlin, space)
          for (const { strut, fibre } of space.fibres) {
            const search = { line, candidate, partner, data: flangeData(purlin, fibre), strut, space, outcome }
            const strips = pairedStrips(search)
            for (let c = 0; c < line.uls.combinations.length; c++) checkPairedFlange(search, strips, c)
          }
          for (const check of ['stress', 'buckling'] as const) {
            const [found, every] = [bounded[check], outcome[check]]
            expect(found.utilisation).toBe(every.utilisation)
            expect([found.combination, found.station, found.fraction]).toEqual([
              every.combination,
              every.station,
              every.fraction,
            ])
            if (found.combination >= 0) compared++
          }
        }
      }
    }),
    runs(25),
  )
  expect(compared).toBeGreaterThan(100)
})
