import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { bearingsOf, type PressedWeb } from '../../src/checks/web-crippling/bearings.ts'
import { checkWebs, reactionsOf, webBounds } from '../../src/checks/web-crippling/web-checks.ts'
import { forcesOnWebs } from '../../src/checks/web-crippling/web-forces.ts'
import { shearAsymmetry } from '../../src/en1993-1-3-2006/6-1-7-web-crippling.ts'
import { webCrippling } from '../../src/en1993-1-3-2006/6-1-section-resistances.ts'
import type { LineDesign } from '../../src/line/line-design.ts'
import { prepareLine } from '../../src/line/line-design.ts'
import { buildCandidates, type Candidate } from '../../src/search/candidate.ts'
import { emptyFinding, keep } from '../../src/search/finding.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import { requests, runs } from '../arbitrary-request.ts'
import { LARGEST_KINDS, largestRequest } from '../largest-request.ts'

/** What one combination needs at one support. */
interface Found {
  c: number
  s: number
  R: number
  u: number
  R_w: number
  isEnd: boolean
  /** station, and M_R where a moment is there */
  at: number
  both: number | null
  branch: PressedWeb
}

/** Every combination at every support, from the responses of its cases. */
function* everySupport(line: LineDesign, candidate: Candidate): Generator<Found> {
  const { uls, own, stations } = line
  const { resistances: r } = candidate
  const crippling = webCrippling(candidate.model, line.input.bearingLength, candidate.f_yb, line.national.gammaM1)
  const { loads, supports } = forcesOnWebs(line)
  const bearings = bearingsOf({ line, candidate }, { loads, supports }, 'supports')
  const isOmega = candidate.model.profile.webs === 2
  for (const [c, terms] of uls.terms.entries()) {
    const weight = uls.ownFactor[c]! * candidate.ownWeight
    for (let s = 0; s < own.reactions.length; s++) {
      const sum = (of: (response: typeof own) => number) =>
        terms.reduce((total, { factor, response }) => total + factor * of(response), 0) + weight * of(own)
      const R = sum((response) => response.reactions[s]!)
      const { left, right } = stations.supports[s]!
      const at = right >= 0 ? right : left
      const V = (station: number) => (station < 0 ? 0 : sum((response) => response.V[station]!))
      const isEnd = supports.places[s]!.c <= 1.5 * candidate.model.h_p
      const beta_V = isEnd ? null : shearAsymmetry(V(left), V(right))
      const R_w = beta_V === null ? crippling.end : crippling.internal(beta_V)
      const bearing = bearings.of[s]!
      const pressing = (place: number) =>
        terms.reduce((total, { factor, response }) => total + factor * loads.of(response)[place]!, 0)
      const opposing = candidate.cleat ? [] : bearing.opposing.filter(({ place }) => pressing(place) > 1)
      const P = opposing.reduce((total, { place }) => total + pressing(place), 0)
      const F_o = opposing.length > 0 ? Math.min(R, P) : null
      const R_2 = Math.min(R_w, ...opposing.map((load) => load.R_w))
      const u = F_o === null ? R / R_w : (R - F_o) / R_w + F_o / R_2
      const M = sum((response) => response.M[at]!)
      const both = Math.abs(M) > 1 ? (M > 0 ? M / r.M_c_Rd_top : -M / r.M_c_Rd_bottom) + u : null
      const isSagging = Math.abs(M) > 1 ? M > 0 : null
      const branch = { place: s, F: R, bearing, beta_V: isOmega ? beta_V : null, opposing, F_o, isSagging }
      yield { c, s, R, u, R_w: F_o === null ? R_w : R / u, isEnd, at, both, branch }
    }
  }
}

function worstOfEvery(line: LineDesign, candidate: Candidate) {
  const nothing = () => emptyFinding<PressedWeb>()
  const worst = { WEB_CRIPPLING_END: nothing(), WEB_CRIPPLING_INT: nothing(), M_R: nothing() }
  const { supports } = line.actions.line
  const ofSupports = supports.map(() => ({
    max: Number.NEGATIVE_INFINITY,
    min: Number.POSITIVE_INFINITY,
    at: ['', ''],
  }))
  for (const { c, s, R, u, R_w, isEnd, at, both, branch } of everySupport(line, candidate)) {
    const { id } = line.uls.combinations[c]!
    const reaction = ofSupports[s]!
    if (R > reaction.max) [reaction.max, reaction.at[0]] = [R, id]
    if (R < reaction.min) [reaction.min, reaction.at[1]] = [R, id]
    if (candidate.cleat || !(R > 0)) continue
    const crippled = isEnd ? worst.WEB_CRIPPLING_END : worst.WEB_CRIPPLING_INT
    const kept = keep(crippled, u, R, R_w, at, c)
    if (kept) Object.assign(kept, { branch, support: s })
    const bent = both === null ? null : keep(worst.M_R, both / 1.25, both, 1.25, at, c)
    if (bent) Object.assign(bent, { branch, support: s })
  }
  const reactions = ofSupports.map(({ max, min, at }, support) => ({
    ...{ support, xM: supports[support]! / 1e3, maxKn: max / 1e3, minKn: min / 1e3 },
    ...{ maxCombinationId: at[0], minCombinationId: at[1] },
  }))
  return { worst, reactions }
}

function candidatesOf(input: DesignRequest, take: (candidate: Candidate, k: number) => boolean) {
  const line = prepareLine(decode(input).line, EN1993_1_3_2006)
  const built = buildCandidates(decode(input).line, genericCatalogue, EN1993_1_3_2006)
  return { line, candidates: built.flatMap((b) => ('candidate' in b ? [b.candidate] : [])).filter(take) }
}

function compare(input: DesignRequest, take: (candidate: Candidate, k: number) => boolean) {
  const { line, candidates } = candidatesOf(input, take)
  for (const candidate of candidates) {
    const on = forcesOnWebs(line)
    const { WEB_CRIPPLING_END, WEB_CRIPPLING_INT, M_R } = checkWebs({ line, candidate }, on)
    const reactions = reactionsOf({ line, candidate }, on.supports)
    expect({ worst: { WEB_CRIPPLING_END, WEB_CRIPPLING_INT, M_R }, reactions }).toEqual(worstOfEvery(line, candidate))
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

// Here M with a reaction governs in a group whose bound is all but reached: with bounds 2 % too small it is passed over.
it('so they do where the bound of M with a reaction decides', () => {
  compare(largestRequest('c-free-compression', 3), (_, k) => k % 7 === 3)
})

it.each(LARGEST_KINDS)('no combination passes the bounds of its group, and some reach them: %s', (kind) => {
  const { line, candidates } = candidatesOf(largestRequest(kind, 2), (c, k) => k % 9 === 0 && !c.cleat)
  const supports = line.own.reactions.length
  for (const candidate of candidates) {
    const bounds = webBounds({ line, candidate, ...bearingsOf({ line, candidate }, forcesOnWebs(line), 'supports') })
    const force = new Float64Array(bounds.force.length)
    const interaction = new Float64Array(bounds.force.length)
    for (const { c, s, R, u, both } of everySupport(line, candidate)) {
      if (!(R > 0)) continue
      const k = line.groupOf[c]! * supports + s
      force[k] = Math.max(force[k]!, u)
      interaction[k] = Math.max(interaction[k]!, (both ?? 0) / 1.25)
    }
    const share = (reached: Float64Array, bound: Float64Array) =>
      Math.max(...reached.map((u, k) => (bound[k]! > 0 ? u / bound[k]! : 0)))
    for (const [reached, bound] of [
      [force, bounds.force],
      [interaction, bounds.interaction],
    ] as const) {
      expect(reached.every((u, k) => u <= bound[k]!)).toBe(true)
      expect(share(reached, bound)).toBeGreaterThan(0.999)
    }
  }
})
