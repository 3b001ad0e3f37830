/** What the cladding has to be and do; method 6. */
import type { LineDesign } from '../line/line-design.ts'
import type { Solution, Warning } from '../result.ts'
import type { CandidateIdentity } from '../search/candidate.ts'
import { said } from './messages.ts'

/** The longest main span [mm]. */
const longestSpan = (line: LineDesign): number => Math.max(...line.mainSpans.map(line.spanLength))

/** What is said of a panel as such: how stiff it has to be where nobody knows that it is, and that it turns with nothing. */
export function panelWarnings(line: LineDesign, solutions: Solution[], candidates: CandidateIdentity[]): Warning[] {
  const { restraints, input, shearStiffness } = line
  if (!restraints.panel) return []
  const needed = solutions.flatMap((s) => s.shearStiffnessRequiredKn ?? [])
  const stiffness = needed.length > 0 ? { minKn: Math.min(...needed), maxKn: Math.max(...needed) } : {}
  const { cladding } = input
  const hasNoSpring = candidates.length > 0 && candidates.every(({ sheeting }) => sheeting.C_D === 0)
  const reason = candidates[0]?.sheeting.reason
  return said([
    [shearStiffness === null, 'SHEETING_STIFFNESS_REQUIRED', { ...stiffness, spanM: longestSpan(line) / 1e3 }],
    [cladding.kind === 'TYPED' && (cladding.I_eff === 0 || cladding.p === 0), 'NO_ROTATIONAL_RESTRAINT'],
    [cladding.kind !== 'TYPED' && hasNoSpring && !!reason, 'SHEETING_NO_SPRING', { reason: reason ?? '' }],
  ])
}

/** What a chosen sheet has to be, and that it is too soft for every section that would pass under it. */
export function sheetingWarnings({ input }: LineDesign, solutions: Solution[]): Warning[] {
  const { kind } = input.cladding
  if (kind === 'TYPED') return []
  const isSoftAlone = ({ checks }: Solution) => {
    const failing = checks.filter(({ status }) => status === 'FAIL')
    return failing.length === 1 && failing[0]!.code === 'SHEETING_SHEAR'
  }
  const count = solutions.some(({ pass }) => pass) ? 0 : solutions.filter(isSoftAlone).length
  return said([
    [true, 'SHEETING_CONDITIONS', { kind }],
    [count > 0, 'SHEETING_TOO_SOFT', { count }],
  ])
}
