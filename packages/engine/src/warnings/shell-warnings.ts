/** Where shell elements show stresses or buckling more than 5 % worse than the method: validation/shell, docs/verification.md. */
import { normalCase } from '../actions/load-cases.ts'
import { createMemberLine, loadFactor, setMemberSection } from '../checks/member-buckling/member-line.ts'
import type { LineDesign } from '../line/line-design.ts'
import { solveCase } from '../line/statics-table.ts'
import type { CheckCode, Solution, Warning } from '../result.ts'
import type { Candidate } from '../search/candidate.ts'
import { E, nu } from '../steel.ts'
import { type Remark, said, type WarningCode } from './messages.ts'

/** A warning about some solutions only: those it names by their ids. */
interface Finding {
  code: WarningCode
  /** how much the utilisation may be too low [%], as measured */
  percent: Record<string, number>
  concerns: (candidate: Candidate, solution: Solution) => boolean
}

/** How much the utilisation of the rule is too low against shells, at most, as measured [%]: validation/shell/findings.ts. */
export const TOO_LOW = {
  slenderWebs: 16,
  cAtFasteners: 30,
  cAtLip: 45,
  longCAtLip: 19,
  zAtLip: 32,
  closeBars: 14,
  freeC: 19,
  shortC: 50,
  shortZ: 6,
} as const

/** Spans and bays over the height of the section where it was measured. */
export const RANGE = { cBesideWeb: 32, zAtLip: 25, barredSpan: 20, bay: 8, withoutPanel: 5 } as const

/** The solutions that pass, each finding with those of them whose largest utilisation it may raise. */
export function shellWarnings(line: LineDesign, solutions: Solution[], candidates: Candidate[]): Warning[] {
  const passing = solutions.filter((s) => s.pass)
  /** Those of a section; of two thicknesses too, where it is that of the inner spans. */
  const of = ({ family, thickness, steel }: Candidate) =>
    passing.filter((s) => s.typology === family.typology && s.thicknessMm === thickness && s.steel === steel.id)
  const distorts = line.profile.line === 'DISTORTING'
  const tooLow: CheckCode[] = distorts ? ['LTB', 'N_M_MEMBER'] : ['FREE_FLANGE_STRESS', 'FREE_FLANGE_BUCKLING']
  /** Whether one of the checks that come out too low is at least this share of the largest utilisation. */
  const mayGovern = ({ checks, utilisation }: Solution, share: number) =>
    checks.some((c) => tooLow.includes(c.code) && (c.utilisation ?? 0) >= share * utilisation!)
  const findings = distorts ? ofWebs(line, candidates) : ofFreeFlange(line)
  return said(
    findings.map(({ code, percent, concerns }): Remark => {
      const share = 1 - Math.max(...Object.values(percent)) / 100
      const named = candidates.flatMap((candidate) =>
        of(candidate).filter((solution) => mayGovern(solution, share) && concerns(candidate, solution)),
      )
      return [named.length > 0, code, { ...percent, solutions: named.map(({ id }) => id).join(', ') }]
    }),
  )
}

function ofWebs(line: LineDesign, candidates: Candidate[]): Finding[] {
  const buckle = !line.input.isInverted && candidates.some((c) => c.cleat) ? slenderWebs(line) : null
  if (!buckle) return []
  const percent = { percent: TOO_LOW.slenderWebs }
  return [{ code: 'OMEGA_WEB_SLENDER_AT_SUPPORT', percent, concerns: (c) => c.cleat && buckle(c) }]
}

/** Of the free flange of a C or Z. */
function ofFreeFlange({ input, profile, mainSpans, spanLength, actions }: LineDesign): Finding[] {
  const { upper, lower } = input.restraints
  const isC = profile.freeFlange === 'ONE_SIDE'
  const hasPanel = upper === 'PANEL'
  const shortest = Math.min(...mainSpans.map(spanLength))
  const isShort = ({ family }: Candidate) => shortest < (isC ? RANGE.cBesideWeb : RANGE.zAtLip) * family.h
  const barred = mainSpans.flatMap((i) => {
    const count = Math.max(hasPanel ? 0 : upper[i]!, lower[i]!)
    return count > 0 ? [{ length: spanLength(i), bay: spanLength(i) / (count + 1) }] : []
  })
  const isUnbarred = upper !== 'PANEL' && mainSpans.some((i) => Math.min(upper[i]!, lower[i]!) === 0)
  /** Whether load towards the supports is at least this part of what lifts. */
  const isPressed = ({ reactions }: Solution, part: number) =>
    Math.max(...reactions.map((r) => r.maxKn)) > part * Math.max(0, ...reactions.map((r) => -r.minKn))
  const lengthM = actions.ends.at(-1)! / 1e3
  /** Whether some combination presses on a support over which the line goes on. */
  const presses = ({ reactions }: Solution) =>
    hasPanel && reactions.some((r) => r.maxKn > 1e-3 && r.xM > 1e-6 && r.xM < lengthM - 1e-6)
  return [
    // The lateral load of method 6.5 holds for gravity that presses at the corner of the web.
    {
      code: 'C_LOAD_BESIDE_WEB',
      percent: { fastenerPercent: TOO_LOW.cAtFasteners, lipPercent: TOO_LOW.cAtLip },
      concerns: (candidate, solution) => isC && isShort(candidate) && presses(solution),
    },
    {
      code: 'LOAD_AT_LIP',
      percent: { percent: isC ? TOO_LOW.longCAtLip : TOO_LOW.zAtLip },
      concerns: (candidate, solution) => isShort(candidate) !== isC && presses(solution),
    },
    {
      // Bars near each other in a short span: the flange between them is stiffer than a beam that passes over them.
      code: 'CLOSE_BARS_LIP',
      percent: { percent: TOO_LOW.closeBars },
      concerns: ({ family: { h } }) =>
        isC && barred.some(({ length, bay }) => length <= RANGE.barredSpan * h + 1e-6 && bay <= RANGE.bay * h + 1e-6),
    },
    {
      // σ_c/χ of (10.7) grows with the load, the lateral part does not; with bars at both flanges, or under uplift, shells stay below.
      code: 'FREE_C_TWISTS_FURTHER',
      percent: { percent: TOO_LOW.freeC },
      concerns: (_, solution) => isC && isUnbarred && isPressed(solution, 1 - TOO_LOW.freeC / 100),
    },
    {
      code: 'SHORT_SPAN_WITHOUT_PANEL',
      percent: { percent: isC ? TOO_LOW.shortC : TOO_LOW.shortZ },
      concerns: ({ family }) => !hasPanel && shortest <= RANGE.withoutPanel * family.h + 1e-6,
    },
  ]
}

/** Elastic shear buckling of a long web: τ_cr = 5.34·π²·E/(12·(1 − ν²))·(t/s_w)². Source: EN 1993-1-5:2006, method 1.2, 1.6 (a → ∞). */
const shearBucklingStress = ({ t, s_w }: { t: number; s_w: number }): number =>
  ((5.34 * Math.PI ** 2 * E) / (12 * (1 - nu ** 2))) * (t / s_w) ** 2

/** From this share of τ_cr on, shells show utilisations more than 5 % above the rule's; validation/shell/omega-lines-own.test.ts. */
const SHARE_OF_SHEAR_BUCKLING = 0.85

/**
 * Whether the webs of an Ω buckle in shear beside a hogging support before the line of method 5.8 to 5.15 does: τ = α_cr·V/(2·h_p·t) reaches
 * 0.85·τ_cr, h_p = s_w·sin φ, both webs together, under a uniform load of 1 N/mm towards the supports.
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
