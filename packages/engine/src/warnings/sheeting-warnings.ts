/** What the cladding has to be and do; method 6. */
import type { LineDesign } from '../line/line-design.ts'
import type { Solution, Warning } from '../result.ts'
import type { CandidateIdentity } from '../search/candidate.ts'
import { said } from './messages.ts'

/** The longest main span [mm]. */
const longestSpan = (line: LineDesign): number => Math.max(...line.mainSpans.map(line.spanLength))

/** Of any panel: the stiffness it needs where its own is not known, and that it gives no rotational spring. */
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

/** Of a chosen sheet: its conditions, and that it is too soft for every section that would otherwise pass. */
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

/** Where the fasteners of the cladding are taken to stand, and where they give no spring; method 6.18. @param candidates one of each family */
export function fastenerWarnings({ restraints, input }: LineDesign, candidates: CandidateIdentity[]): Warning[] {
  if (!restraints.panel) return []
  const inMiddle = candidates.flatMap(({ fastener }) => (fastener?.origin === 'MIDDLE' ? [fastener.a] : []))
  const isTyped = input.cladding.kind === 'TYPED'
  const nearEdge = isTyped
    ? candidates.find(({ fastener, sheeting }) => fastener && sheeting.reason === 'FLANGE')
    : undefined
  return said([
    [inMiddle.length > 0, 'FASTENER_AT_MID_FLANGE', { aMm: Math.max(...inMiddle) }],
    [nearEdge !== undefined, 'FASTENER_NEAR_EDGE', { aMm: nearEdge?.fastener?.a ?? 0 }],
  ])
}
