import fc from 'fast-check'
import { expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { buildCandidates } from '../../src/design/candidate.ts'
import { combinationExtremes, stabilityCombinations } from '../../src/design/combination-extremes.ts'
import { createDesignSpace } from '../../src/design/design.ts'
import { checkFreeFlanges } from '../../src/design/free-flange-checks.ts'
import { prepareLine } from '../../src/design/line-design.ts'
import { undominated } from '../../src/design/load-shapes.ts'
import { checkMemberBuckling } from '../../src/design/member-buckling-checks.ts'
import { requests, runs } from '../arbitrary-request.ts'

it('no combination left out of stability would have governed', { timeout: 120_000 }, () => {
  let leftOut = 0
  fc.assert(
    fc.property(requests(3), fc.nat(200), (input, pick) => {
      const line = prepareLine(input)
      const space = createDesignSpace(line)
      const built = buildCandidates(input, genericCatalogue, line.national).flatMap((b) =>
        'candidate' in b ? [b.candidate] : [],
      )
      const candidate = built[pick % built.length]!
      const kept = stabilityCombinations(line, candidate)
      const all = undominated(line, candidate).map((c) => combinationExtremes(line, candidate, c))
      leftOut += all.length - kept.length
      const stability = (considered: typeof all) => {
        const member = checkMemberBuckling(line, candidate, considered, space.member, space.forces)
        const flanges = space.freeFlanges ? checkFreeFlanges(line, candidate, considered, space.freeFlanges) : null
        return [member.LTB, member.N_M_MEMBER, ...(flanges ? [flanges.buckling, flanges.stress] : [])].map(
          (worst) => worst.utilisation,
        )
      }
      const ofAll = stability(all)
      stability(kept).forEach((utilisation, i) => {
        if (ofAll[i]! > 0.01) expect(utilisation).toBeGreaterThanOrEqual(ofAll[i]! * (1 - 1e-9))
      })
    }),
    runs(120),
  )
  expect(leftOut).toBeGreaterThan(0)
})
