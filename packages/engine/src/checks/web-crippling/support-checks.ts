/** Reactions of one candidate, web crippling at the supports and its interaction with the support moment; method 4, 4.8 and 4.13. */
import { shearAsymmetry, splitReactionShare } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceWithBending } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import { webCrippling } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { type SupportEnvelopes, supportEnvelopes } from '../../line/support-envelopes.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { CheckGroup } from '../../search/check.ts'
import { keep, noneYet } from '../../search/finding.ts'
import { clearOfEnd, type OpposingLoad, opposingLoads, splitReaction } from './load-bearings.ts'
import { type ReactionEnvelope, reactionEnvelope, reactionsOf } from './reactions.ts'
import { momentReactionSteps, reactionSteps, type SupportCrippling } from './support-derivations.ts'

const CRIPPLING = { clause: 'EN 1993-1-3 6.1.7', quantity: 'force', derive: reactionSteps } as const

export const supports: CheckGroup = {
  checks: [
    { ...CRIPPLING, code: 'WEB_CRIPPLING_END' },
    { ...CRIPPLING, code: 'WEB_CRIPPLING_INT' },
    { code: 'M_R', clause: 'EN 1993-1-3 6.1.11', quantity: 'ratio', derive: momentReactionSteps },
  ],
  search: (purlin) => {
    const worst = nothingYet()
    const reactions = checkSupports(purlin, worst)
    return { ...worst, reactions: reactionsOf(purlin.line, reactions) }
  },
}

/** Which supports take the end rows of web crippling, category 1; method 4.8. */
export const endBearings = (line: LineDesign, h_w: number): boolean[] =>
  line.actions.line.supports.map((_, support) => clearOfEnd(line, support) <= 1.5 * h_w)

export const nothingYet = () => ({
  WEB_CRIPPLING_END: noneYet<SupportCrippling>(),
  WEB_CRIPPLING_INT: noneYet<SupportCrippling>(),
  M_R: noneYet<SupportCrippling>(),
})

type WorstAtSupports = ReturnType<typeof nothingYet>

/** What all combinations of one candidate have in common at the supports. */
interface SupportCheck extends Purlin {
  crippling: ReturnType<typeof webCrippling>
  isEnd: boolean[]
  opposing: OpposingLoad[][] | null
}

/**
 * All checks at the supports.
 *
 * The pair of group and support with the largest bound is evaluated first. Pairs whose bound is below the utilisation found there are left
 * out, with all their combinations. In a group, R + own weight is largest where R is, rounding included. Decision 0004.
 */
export function checkSupports(purlin: Purlin, worst: WorstAtSupports): ReactionEnvelope {
  const { line, candidate } = purlin
  line.supportEnvelopes ??= supportEnvelopes(line)
  const envelope = reactionEnvelope(purlin, line.supportEnvelopes)
  if (candidate.cleat) return envelope
  const check = supportCheck(purlin)
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
export const supportCheck = ({ line, candidate }: Purlin): SupportCheck => ({
  line,
  candidate,
  crippling: webCrippling(candidate.model, line.s_s, candidate.f_yb, line.national.gammaM1),
  isEnd: endBearings(line, candidate.model.h_p),
  opposing: opposingLoads({ line, candidate }),
})

/** What is added in another order may differ in the last digits. */
const ROUNDING = 1 + 1e-12

/**
 * What every pair of group and support can reach at most in the checks: with its largest reaction, its moments of either sign and the
 * smallest resistance of any of its combinations.
 * @returns one after the other as in the envelopes; 0 where no reaction presses
 */
export function supportBounds(check: SupportCheck, of: SupportEnvelopes) {
  const { line, candidate, crippling, isEnd, opposing } = check
  const { groups, own } = line
  const { M_c_Rd_top, M_c_Rd_bottom } = candidate.resistances
  const internal = Math.min(crippling.internal(0), crippling.internal(1))
  // Of two opposing forces either part meets its own resistance, so that both meet at least the smaller one.
  const R_least = Float64Array.from(isEnd, (end, s) =>
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
  const { line, isEnd } = check
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
    if (isEnd[k % supports]) end = end < 0 || force[k]! > force[end]! ? k : end
    else internal = internal < 0 || force[k]! > force[internal]! ? k : internal
    both = both < 0 || interaction[k]! > interaction[both]! ? k : both
  }
  const reached = nothingYet()
  for (const k of [end, internal, both]) if (k >= 0) checkSupport(check, of.atR_max[k]!, k % supports, reached)
  for (let k = 0; k < isOpen.length; k++) {
    const crippled = isEnd[k % supports] ? reached.WEB_CRIPPLING_END : reached.WEB_CRIPPLING_INT
    if (force[k]! > 0 && (force[k]! >= crippled.utilisation || interaction[k]! >= reached.M_R.utilisation))
      isOpen[k] = 1
  }
  return isOpen
}

/** One support in one combination. */
function checkSupport(
  { line, candidate, crippling, isEnd: ends, opposing }: SupportCheck,
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
  const isEnd = ends[s]!
  const beta_V = isEnd ? 0 : shearAsymmetry(V_left, V_right)
  const R_w = isEnd ? crippling.end : crippling.internal(beta_V)
  const split = opposing && splitReaction(line, c, R, R_w, opposing[s]!)
  const u = split ? splitReactionShare({ F_Ed: R, F_o: split.F_o, R_w_Rd_1: R_w, R_w_Rd_o: split.R_2 }) : R / R_w
  const M = uls.atSupports.M[k]! + weight * own.M[at]!
  const crippled = isEnd ? worst.WEB_CRIPPLING_END : worst.WEB_CRIPPLING_INT
  const branchOf = (): SupportCrippling => ({ R, beta_V: isEnd ? null : beta_V, split, isSagging: M > 0 })
  if (keep(crippled, u, R, split ? R / u : R_w, at, c, s)) crippled.branch = branchOf()
  if (!(Math.abs(M) > 1)) return
  const sum = (M > 0 ? M / r.M_c_Rd_top : -M / r.M_c_Rd_bottom) + u
  if (keep(worst.M_R, forceWithBending(sum), sum, 1.25, at, c, s)) worst.M_R.branch = branchOf()
}
