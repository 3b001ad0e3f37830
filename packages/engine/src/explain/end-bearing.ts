/** The resistance at an end when another line shares the support; method 8.16. */
import { hasCantilever } from '../actions/load-cases.ts'
import type { Explanation } from '../explanation.ts'
import type { Purlin } from '../search/candidate.ts'
import type { Rules } from '../standards/rules.ts'

/**
 * R_w,Rd of the end rows with s_s, and with s_s/2 when another line ends on the same support.
 * @returns null where no single web bears directly at an end without a cantilever
 */
export function endBearing(
  { line, candidate }: Purlin,
  { resistances }: Pick<Rules, 'resistances'>,
): Explanation['endBearing'] {
  const { input, profile } = line
  const endsAtSupport = !hasCantilever(input, 0) || !hasCantilever(input, 1)
  if (candidate.cleat || profile.crippling !== 'SINGLE_WEB' || !endsAtSupport) return null
  const bearing = (s_s: number) => ({
    lengthMm: s_s,
    resistanceKn: resistances.crippling(candidate.model, s_s, candidate.f_yb, line.national.gammaM1).end / 1e3,
  })
  const { bearingLength } = input
  return { whole: bearing(bearingLength), half: bearing(bearingLength / 2) }
}
