import fc from 'fast-check'
import { expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { opposingLoads, splitReaction, splitUtilisation } from '../../src/checks/web-crippling/point-load-checks.ts'
import { checkSupports, supportBearings } from '../../src/checks/web-crippling/support-checks.ts'
import { shearAsymmetry } from '../../src/en1993-1-3-2006/6-1-7-web-crippling.ts'
import { webCrippling } from '../../src/en1993-1-3-2006/6-1-section-resistances.ts'
import type { DesignInput } from '../../src/input.ts'
import type { LineDesign } from '../../src/line/line-design.ts'
import { prepareLine } from '../../src/line/prepare-line.ts'
import { buildCandidates, type Candidate } from '../../src/search/candidate.ts'
import { keep, noneYet } from '../../src/search/worst.ts'
import { requests, runs } from '../arbitrary-request.ts'
import { LARGEST_KINDS, largestRequest } from '../largest-request.ts'

const noWorst = () => ({ WEB_CRIPPLING_END: noneYet(), WEB_CRIPPLING_INT: noneYet(), M_R: noneYet() })

/** Every combination at every support, from the responses of its cases. */
function everySupport(line: LineDesign, candidate: Candidate) {
  const { uls, own, stations } = line
  const { resistances: r } = candidate
  const supports = own.reactions.length
  const worst = noWorst()
  const reactions = {
    max: new Float64Array(supports).fill(Number.NEGATIVE_INFINITY),
    min: new Float64Array(supports).fill(Number.POSITIVE_INFINITY),
    maxCombination: new Int32Array(supports),
    minCombination: new Int32Array(supports),
  }
  const crippling = webCrippling(candidate.model, line.s_s, candidate.f_yb, line.national.gammaM1)
  const bearings = supportBearings(line, candidate.model.h_p)
  const opposing = opposingLoads(line, candidate)
  uls.terms.forEach((terms, c) => {
    const weight = uls.ownFactor[c]! * candidate.ownWeight
    for (let s = 0; s < supports; s++) {
      const sum = (of: (response: typeof own) => number) =>
        terms.reduce((total, { factor, response }) => total + factor * of(response), 0) + weight * of(own)
      const R = sum((response) => response.reactions[s]!)
      if (R > reactions.max[s]!) [reactions.max[s], reactions.maxCombination[s]] = [R, c]
      if (R < reactions.min[s]!) [reactions.min[s], reactions.minCombination[s]] = [R, c]
      if (candidate.cleat || !(R > 0)) continue
      const [left, right] = [stations.leftOfSupport[s]!, stations.rightOfSupport[s]!]
      const at = right >= 0 ? right : left
      const V = (station: number) => (station < 0 ? 0 : sum((response) => response.V[station]!))
      const isEnd = bearings[s]!.end
      const R_w = isEnd ? crippling.end : crippling.internal(shearAsymmetry(V(left), V(right)))
      const split = opposing && splitReaction(line, c, R, R_w, opposing[s]!)
      const u = split ? splitUtilisation(R, R_w, split) : R / R_w
      keep(isEnd ? worst.WEB_CRIPPLING_END : worst.WEB_CRIPPLING_INT, u, R, split ? R / u : R_w, at, c, s)
      const M = sum((response) => response.M[at]!)
      if (!(Math.abs(M) > 1)) continue
      const both = (M > 0 ? M / r.M_c_Rd_top : -M / r.M_c_Rd_bottom) + u
      keep(worst.M_R, both / 1.25, both, 1.25, at, c, s)
    }
  })
  return { worst, reactions }
}

function compare(input: DesignInput, take: (candidate: Candidate, k: number) => boolean) {
  const line = prepareLine(input)
  const built = buildCandidates(input, genericCatalogue, line.national)
  for (const candidate of built.flatMap((b) => ('candidate' in b ? [b.candidate] : [])).filter(take)) {
    const worst = noWorst()
    const reactions = checkSupports(line, candidate, worst)
    expect({ worst, reactions }).toEqual(everySupport(line, candidate))
  }
}

it('the checks at the supports find what looking at every combination finds', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(requests(4), fc.nat(6), (input, pick) => compare(input, (_, k) => k % 7 === pick)),
    runs(60),
  )
})

it.each(LARGEST_KINDS)('so they do on a shorter line of the kind %s', (kind) => {
  compare(largestRequest(kind, 2), (_, k) => k % 5 === 0)
})
