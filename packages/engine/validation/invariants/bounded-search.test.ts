import fc from 'fast-check'
import { expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { isStableInBending, setOwnPart } from '../../src/design/bending-parts.ts'
import { buildCandidates, type Candidate } from '../../src/design/candidate.ts'
import { combinationExtremes } from '../../src/design/combination-extremes.ts'
import { createDesignSpace } from '../../src/design/design.ts'
import { checkFreeFlanges } from '../../src/design/free-flange-checks.ts'
import { type LineDesign, prepareLine } from '../../src/design/line-design.ts'
import { undominated } from '../../src/design/load-shapes.ts'
import { checkMemberBuckling, lineHold, thinWalledSection } from '../../src/design/member-buckling-checks.ts'
import { createMeshForces, meshForces } from '../../src/design/mesh-forces.ts'
import type { DesignInput } from '../../src/input.ts'
import { lineBuckling, setLineStiffness } from '../../src/stability/thin-walled-line.ts'
import { oneCandidate, requests, runs } from '../arbitrary-request.ts'

/** Utilisations of the stability checks over some combinations. */
function stability(
  line: LineDesign,
  candidate: Candidate,
  combinations: number[],
  space = createDesignSpace(line),
): number[] {
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
    profile: fc.constantFrom('OMEGA', 'OMEGA', 'C', 'Z'),
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
      const every = line.uls.combinations.map((_, c) => stability(line, candidate, [c]))
      // In the work space of the search, after another section, and with what it remembers of the other steels of this one.
      const space = createDesignSpace(line)
      const before = built[(pick + 5) % built.length]!
      stability(line, before, undominated(line, before), space)
      for (const other of built)
        if (other.model === candidate.model && other !== candidate) stability(line, other, combinations, space)
      const all = stability(line, candidate, combinations, space)
      all.forEach((utilisation, k) => {
        const worst = every.reduce((max, one) => Math.max(max, one[k]!), Number.NEGATIVE_INFINITY)
        // The same eigenvalues in another order: equal but for the last digits.
        if (worst === Number.NEGATIVE_INFINITY) expect(utilisation).toBe(worst)
        else expect(Math.abs(utilisation - worst)).toBeLessThanOrEqual(1e-9 * worst)
      })
    }),
    runs(25),
  )
})

it('the inertia count of a panel-braced hat turns at its load factor', { timeout: 120_000 }, () => {
  let compared = 0
  fc.assert(
    fc.property(requests(3), fc.nat(500), (request, pick) => {
      const { upper, lower } = request.spanRestraints
      const input: DesignInput = {
        ...request,
        sectionTypes: ['OMEGA'],
        spanRestraints: { upper: { ...upper, type: 0 }, lower },
      }
      const line = prepareLine(input)
      const [built] = buildCandidates(input, oneCandidate, line.national)
      if (!built || !('candidate' in built)) throw new Error('the hat of the catalogue is within the limits')
      const { candidate } = built
      const { bending, parts } = createDesignSpace(line).member
      const { z_up, ...rest } = lineHold(line, candidate)
      setLineStiffness(bending!, thinWalledSection(candidate), { z_up, ...rest })
      setOwnPart(bending!, parts!)
      const c = pick % line.uls.combinations.length
      const forces = createMeshForces(line)
      meshForces(line, candidate, c, forces)
      const { M, q, P } = forces
      const { alpha } = lineBuckling(bending!, { M_y: M, N: null, q_z: q, P_z: P, z_q: z_up })
      if (!(alpha < 1e6)) return
      compared++
      expect(isStableInBending(line, candidate, c, bending!, parts!, alpha * (1 - 1e-4))).toBe(true)
      expect(isStableInBending(line, candidate, c, bending!, parts!, alpha * (1 + 1e-4))).toBe(false)
    }),
    runs(40),
  )
  expect(compared).toBeGreaterThan(20)
})
