/**
 * Warns of an Ω whose webs buckle in shear beside a hogging support at a smaller load than the line of method 5.8 to 5.15. Shell analyses
 * found such members less stable than that line.
 */
import { normalCase } from '../actions/load-cases.ts'
import { createMemberLine, loadFactor, setMemberSection } from '../checks/member-buckling/member-line.ts'
import type { LineDesign } from '../line/line-design.ts'
import { solveCase } from '../line/statics-table.ts'
import type { Candidate } from '../search/candidate.ts'
import { E, nu } from '../steel.ts'

/**
 * Elastic shear buckling of a long web.
 *
 *   τ_cr = 5.34·π²·E/(12·(1 − ν²))·(t/s_w)²
 *
 * Source: EN 1993-1-5:2006, method 1.2 and 1.6 (a → ∞). @returns [N/mm²]
 */
const shearBucklingStress = ({ t, s_w }: { t: number; s_w: number }): number =>
  ((5.34 * Math.PI ** 2 * E) / (12 * (1 - nu ** 2))) * (t / s_w) ** 2

/** From this share of τ_cr on, shells show utilisations more than 5 % above the rule's; validation/shell/omega-lines-own.test.ts. */
const SHARE_OF_SHEAR_BUCKLING = 0.85

/**
 * Whether τ = α_cr·V/(2·h_p·t) beside a hogging support reaches 0.85·τ_cr: h_p = s_w·sin φ, both webs together; the line under a uniform
 * load of 1 N/mm towards the supports.
 * @returns null where the line hogs over no support
 */
export function slenderWebs(line: LineDesign): ((candidate: Candidate) => boolean) | null {
  const { actions, stations } = line
  const uniform = normalCase('uniform', [{ from: 0, to: actions.ends.at(-1)!, value: 1 }])
  const { M, V, mesh: response } = solveCase(line, uniform, true)
  /** Largest shear force beside a support over which it hogs [N]. */
  let largest = 0
  for (const { left, right } of stations.supports)
    for (const i of [left, right]) if (i >= 0 && M[i]! < -1) largest = Math.max(largest, Math.abs(V[i]!))
  const member = createMemberLine(line)
  if (largest === 0 || !member) return null
  return (candidate) => {
    setMemberSection(member, { line, candidate })
    const alpha_cr = loadFactor(member, { M: response.M, N: null, q: response.q, P: null })
    const { h_p, t } = candidate.model
    return (alpha_cr * largest) / (2 * h_p * t) >= SHARE_OF_SHEAR_BUCKLING * shearBucklingStress(candidate.model)
  }
}
