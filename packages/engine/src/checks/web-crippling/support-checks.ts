/** Reactions of one candidate, web crippling at the supports and its interaction with the support moment; method 4, 4.8 and 4.13. */

import { shearAsymmetry } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceWithBending } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import { webCrippling } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { type SupportEnvelopes, supportEnvelopes } from '../../line/support-envelopes.ts'
import type { SectionCheckCode } from '../../result.ts'
import type { Candidate } from '../../search/candidate.ts'
import { keep, noneYet, type Worst } from '../../search/worst.ts'
import { clearOfEnd, type OpposingLoad, opposingLoads, splitReaction, splitUtilisation } from './point-load-checks.ts'

export interface ReactionEnvelope {
  max: Float64Array
  min: Float64Array
  maxCombination: Int32Array
  minCombination: Int32Array
}

/** Which rows of web crippling a support takes, method 4.8. */
export interface SupportBearing {
  /** end rows, category 1 */
  end: boolean
}

export function supportBearings(line: LineDesign, h_w: number): SupportBearing[] {
  const { supports } = line.actions.line
  return supports.map((_, support) => ({ end: clearOfEnd(line, support) <= 1.5 * h_w }))
}

type WorstAtSupports = Record<Extract<SectionCheckCode, 'WEB_CRIPPLING_END' | 'WEB_CRIPPLING_INT' | 'M_R'>, Worst>

/** What all combinations of one candidate have in common at the supports. */
interface SupportCheck {
  line: LineDesign
  candidate: Candidate
  crippling: ReturnType<typeof webCrippling>
  bearings: SupportBearing[]
  opposing: OpposingLoad[][] | null
}

/**
 * All checks at the supports.
 *
 * The pair of group and support with the largest bound is evaluated first. Pairs whose bound is below the utilisation found there are left
 * out, with all their combinations. In a group, R + own weight is largest where R is, rounding included. Decision 0004.
 */
export function checkSupports(line: LineDesign, candidate: Candidate, worst: WorstAtSupports): ReactionEnvelope {
  line.supportEnvelopes ??= supportEnvelopes(line)
  const envelope = reactionEnvelope(line, candidate, line.supportEnvelopes)
  if (candidate.cleat) return envelope
  const check = supportCheck(line, candidate)
  checkOpenPairs(check, openPairs(check, line.supportEnvelopes), worst)
  return envelope
}

function checkOpenPairs(check: SupportCheck, isOpen: Uint8Array, worst: WorstAtSupports): void {
  const { uls, own, groupOf } = check.line
  const supports = own.reactions.length
  for (let c = 0; c < uls.combinations.length; c++) {
    const from = groupOf[c]! * supports
    for (let s = 0; s < supports; s++) if (isOpen[from + s] === 1) checkSupport(check, c, s, worst)
  }
}

/** The checks at the supports of one candidate, ready for any combination. */
export const supportCheck = (line: LineDesign, candidate: Candidate): SupportCheck => ({
  line,
  candidate,
  crippling: webCrippling(candidate.model, line.s_s, candidate.f_yb, line.national.gammaM1),
  bearings: supportBearings(line, candidate.model.h_p),
  opposing: opposingLoads(line, candidate),
})

/** Largest and smallest reactions, each with the first combination that has it. */
function reactionEnvelope(line: LineDesign, candidate: Candidate, of: SupportEnvelopes): ReactionEnvelope {
  const { own, groups } = line
  const supports = own.reactions.length
  const envelope: ReactionEnvelope = {
    max: new Float64Array(supports).fill(Number.NEGATIVE_INFINITY),
    min: new Float64Array(supports).fill(Number.POSITIVE_INFINITY),
    maxCombination: new Int32Array(supports).fill(line.uls.combinations.length),
    minCombination: new Int32Array(supports).fill(line.uls.combinations.length),
  }
  for (let g = 0; g < groups.length; g++) {
    const weight = groups[g]!.ownFactor * candidate.ownWeight
    for (let s = 0; s < supports; s++) {
      const own_s = weight * own.reactions[s]!
      const largest = of.R_max[g * supports + s]! + own_s
      if (largest >= envelope.max[s]!)
        keepReaction(line, g, s, largest, own_s, largest > envelope.max[s]!, envelope.max, envelope.maxCombination)
      const smallest = of.R_min[g * supports + s]! + own_s
      if (smallest <= envelope.min[s]!)
        keepReaction(line, g, s, smallest, own_s, smallest < envelope.min[s]!, envelope.min, envelope.minCombination)
    }
  }
  return envelope
}

/** Keeps a reaction of a group with its first combination; of equal reactions the earlier combination. */
function keepReaction(
  { uls, own, groups }: LineDesign,
  g: number,
  s: number,
  R: number,
  own_s: number,
  isBeyond: boolean,
  reactions: Float64Array,
  combinations: Int32Array,
): void {
  const supports = own.reactions.length
  const first = groups[g]!.members.find((c) => uls.atSupports.R[c * supports + s]! + own_s === R)!
  if (isBeyond || first < combinations[s]!) combinations[s] = first
  reactions[s] = R
}

/** What is added in another order may differ in the last digits. */
const ROUNDING = 1 + 1e-12

/** What the pairs of group and support can reach at most in the checks, one after the other as in the envelopes; 0 where no reaction presses. */
interface SupportBounds {
  force: Float64Array
  interaction: Float64Array
}

/** Bounds of every pair: with its largest reaction, its moments of either sign and the smallest resistance of any of its combinations. */
export function supportBounds(check: SupportCheck, of: SupportEnvelopes): SupportBounds {
  const { line, candidate, crippling, bearings, opposing } = check
  const { groups, own } = line
  const { M_c_Rd_top, M_c_Rd_bottom } = candidate.resistances
  const internal = Math.min(crippling.internal(0), crippling.internal(1))
  // Of two opposing forces either part meets its own resistance, so that both meet at least the smaller one.
  const R_least = Float64Array.from(bearings, ({ end }, s) =>
    Math.min(end ? crippling.end : internal, ...(opposing?.[s] ?? []).map((o) => o.R_w)),
  )
  const supports = own.reactions.length
  const force = new Float64Array(groups.length * supports)
  const interaction = new Float64Array(force.length)
  for (let g = 0, k = 0; g < groups.length; g++) {
    const weight = groups[g]!.ownFactor * candidate.ownWeight
    for (let s = 0; s < supports; s++, k++) {
      const R = of.R_max[k]! + weight * own.reactions[s]!
      if (!(R > 0)) continue
      const M_own = weight * own.M[line.stations.atSupport[s]!]!
      const bending = Math.max((of.M_max[k]! + M_own) / M_c_Rd_top, -(of.M_min[k]! + M_own) / M_c_Rd_bottom)
      force[k] = (R / R_least[s]!) * ROUNDING
      interaction[k] = ((Math.max(0, bending) + R / R_least[s]!) / 1.25) * ROUNDING
    }
  }
  return { force, interaction }
}

/** 1 for the pairs of group and support that may hold the worst of a check. */
function openPairs(check: SupportCheck, of: SupportEnvelopes): Uint8Array {
  const { line, bearings } = check
  const { groups, own } = line
  const supports = own.reactions.length
  const isOpen = new Uint8Array(groups.length * supports)
  // Groups of one or two combinations exclude less than they cost.
  if (2 * groups.length > line.uls.combinations.length) return isOpen.fill(1)
  const { force, interaction } = supportBounds(check, of)
  let end = -1
  let internal = -1
  let both = -1
  for (let k = 0; k < isOpen.length; k++) {
    if (!(force[k]! > 0)) continue
    if (bearings[k % supports]!.end) end = end < 0 || force[k]! > force[end]! ? k : end
    else internal = internal < 0 || force[k]! > force[internal]! ? k : internal
    both = both < 0 || interaction[k]! > interaction[both]! ? k : both
  }
  const reached: WorstAtSupports = { WEB_CRIPPLING_END: noneYet(), WEB_CRIPPLING_INT: noneYet(), M_R: noneYet() }
  for (const k of [end, internal, both]) if (k >= 0) checkSupport(check, of.atR_max[k]!, k % supports, reached)
  for (let k = 0; k < isOpen.length; k++) {
    const crippled = bearings[k % supports]!.end ? reached.WEB_CRIPPLING_END : reached.WEB_CRIPPLING_INT
    if (force[k]! > 0 && (force[k]! >= crippled.utilisation || interaction[k]! >= reached.M_R.utilisation))
      isOpen[k] = 1
  }
  return isOpen
}

/** One support in one combination. */
function checkSupport(
  { line, candidate, crippling, bearings, opposing }: SupportCheck,
  c: number,
  s: number,
  worst: WorstAtSupports,
): void {
  const { uls, own, stations } = line
  const { resistances: r } = candidate
  const k = c * own.reactions.length + s
  const weight = uls.ownFactor[c]! * candidate.ownWeight
  const R = uls.atSupports.R[k]! + weight * own.reactions[s]!
  if (!(R > 0)) return
  const left = stations.leftOfSupport[s]!
  const right = stations.rightOfSupport[s]!
  const at = stations.atSupport[s]!
  const V_left = left < 0 ? 0 : uls.atSupports.V_left[k]! + weight * own.V[left]!
  const V_right = right < 0 ? 0 : uls.atSupports.V_right[k]! + weight * own.V[right]!
  const isEnd = bearings[s]!.end
  const R_w = isEnd ? crippling.end : crippling.internal(shearAsymmetry(V_left, V_right))
  const split = opposing && splitReaction(line, c, R, R_w, opposing[s]!)
  const u = split ? splitUtilisation(R, R_w, split) : R / R_w
  keep(isEnd ? worst.WEB_CRIPPLING_END : worst.WEB_CRIPPLING_INT, u, R, split ? R / u : R_w, at, c, s)
  const M = uls.atSupports.M[k]! + weight * own.M[at]!
  if (Math.abs(M) > 1) {
    const sum = (M > 0 ? M / r.M_c_Rd_top : -M / r.M_c_Rd_bottom) + u
    keep(worst.M_R, forceWithBending(sum), sum, 1.25, at, c, s)
  }
}
