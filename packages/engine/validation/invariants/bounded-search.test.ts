import fc from 'fast-check'
import { expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { buildCandidates, type Candidate } from '../../src/design/candidate.ts'
import { combinationExtremes } from '../../src/design/combination-extremes.ts'
import { createDesignSpace } from '../../src/design/design.ts'
import { checkFreeFlanges } from '../../src/design/free-flange-checks.ts'
import { type LineDesign, prepareLine } from '../../src/design/line-design.ts'
import { undominated } from '../../src/design/load-shapes.ts'
import { checkMemberBuckling } from '../../src/design/member-buckling-checks.ts'
import type { DesignInput } from '../../src/input.ts'
import { requests, runs } from '../arbitrary-request.ts'

/** Utilisations of the stability checks over some combinations, in a work space of their own. */
function stability(line: LineDesign, candidate: Candidate, combinations: number[]): number[] {
  const space = createDesignSpace(line)
  const considered = combinations.map((c) => combinationExtremes(line, candidate, c))
  const member = checkMemberBuckling(line, candidate, considered, space.member, space.forces)
  const flanges = space.freeFlanges ? checkFreeFlanges(line, candidate, considered, space.freeFlanges) : null
  const worst = [member.LTB, member.FLEXURAL_BUCKLING, member.TORSIONAL_BUCKLING, member.N_M_MEMBER]
  return [...worst, ...(flanges ? [flanges.buckling, flanges.stress] : [])].map((w) => w.utilisation)
}

/** Requests with an axial load of either sign, half of them without panel and on a slope: then M_z acts too. */
const loaded = fc
  .record({
    request: requests(3),
    valueKn: fc.constantFrom(0, 2, 8, 20),
    direction: fc.constantFrom('TRACTION', 'COMPRESSIONS'),
    type: fc.constantFrom('DESIGN', 'UNFACTORED_WIND'),
    isHeldByPanel: fc.boolean(),
    profile: fc.constantFrom('OMEGA', 'C', 'Z'),
  })
  .map(({ request, valueKn, direction, type, isHeldByPanel, profile }): DesignInput => {
    const { upper, lower } = request.spanRestraints
    return {
      ...request,
      simulationType: isHeldByPanel ? request.simulationType : 'ROOF',
      inclinationDegrees: isHeldByPanel ? request.inclinationDegrees : 15,
      sectionTypes: [profile],
      axialLoad: { valueKn, direction, type },
      spanRestraints: { upper: { ...upper, type: isHeldByPanel ? 0 : 1 }, lower },
    }
  })

it('the bounded search finds what solving every combination finds', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(loaded, fc.nat(200), (input, pick) => {
      const line = prepareLine(input)
      const built = buildCandidates(input, genericCatalogue, line.national).flatMap((b) =>
        'candidate' in b ? [b.candidate] : [],
      )
      const candidate = built[pick % built.length]!
      const combinations = undominated(line, candidate)
      const every = combinations.map((c) => stability(line, candidate, [c]))
      const all = stability(line, candidate, combinations)
      all.forEach((utilisation, k) => {
        const worst = every.reduce((max, one) => Math.max(max, one[k]!), Number.NEGATIVE_INFINITY)
        // The same eigenvalues in another order: equal but for the last digits.
        if (worst === Number.NEGATIVE_INFINITY) expect(utilisation).toBe(worst)
        else expect(Math.abs(utilisation - worst)).toBeLessThanOrEqual(1e-9 * worst)
      })
    }),
    runs(80),
  )
})
