/** Where shell elements show stresses or buckling more than 5 % worse than the method: validation/shell, docs/verification.md. */
import type { LineDesign } from '../line/line-design.ts'
import type { CheckCode, Solution, Warning } from '../result.ts'
import type { Candidate } from '../search/candidate.ts'
import { uniformLine, websBuckleInShear } from './slender-webs.ts'

/** A warning about some solutions only: those it names by their ids. */
interface Finding {
  code: string
  message: string
  /** how much the utilisation may be too low [%], as measured */
  percent: Record<string, number>
  /** checks that come out too low */
  checks: CheckCode[]
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
  shortC: 50,
  shortZ: 6,
} as const

/** Spans and bays over the height of the section where it was measured. */
export const RANGE = { cBesideWeb: 32, zAtLip: 25, barredSpan: 20, bay: 8, withoutPanel: 5 } as const

const FREE_FLANGE: CheckCode[] = ['FREE_FLANGE_STRESS', 'FREE_FLANGE_BUCKLING']

/** The solutions that pass, each finding with those of them whose largest utilisation it may raise. */
export function shellWarnings(line: LineDesign, solutions: Solution[], candidates: Candidate[]): Warning[] {
  const passing = new Map(solutions.filter((s) => s.pass).map((s) => [s.id, s]))
  return findings(line, candidates).flatMap(({ code, message, percent, checks, concerns }) => {
    const share = 1 - Math.max(...Object.values(percent)) / 100
    const named = candidates.filter((candidate) => {
      const solution = passing.get(candidate.id)
      return solution !== undefined && mayGovern(solution, checks, share) && concerns(candidate, solution)
    })
    if (named.length === 0) return []
    return [{ code, message, values: { ...percent, solutions: named.map((c) => c.id).join(', ') } }]
  })
}

/** Whether one of the checks is at least this share of the largest utilisation. */
const mayGovern = (solution: Solution, codes: CheckCode[], share: number): boolean =>
  solution.checks.some((c) => codes.includes(c.code) && (c.utilisation ?? 0) >= share * solution.utilisation!)

function findings(line: LineDesign, candidates: Candidate[]): Finding[] {
  const { profile, restraints } = line
  if (profile.line === 'DISTORTING') return candidates.some((c) => c.cleat) ? slenderWebs(line) : []
  const isC = profile.freeFlange === 'ONE_SIDE'
  const bars = isC ? closeBars(line) : []
  return restraints.panel ? [...loadsBesideWeb(line, isC), ...bars] : [...bars, shortSpan(line, isC)]
}

function shortSpan(line: LineDesign, isC: boolean): Finding {
  const shortest = shortestSpan(line)
  return {
    code: 'SHORT_SPAN_WITHOUT_PANEL',
    message:
      'C or Z without panel in a span of at most 5 times its height: the loaded flange bends as a plate, and shells show larger stresses than any beam theory.',
    percent: { percent: isC ? TOO_LOW.shortC : TOO_LOW.shortZ },
    checks: FREE_FLANGE,
    concerns: ({ family }) => shortest <= RANGE.withoutPanel * family.h + 1e-6,
  }
}

/** Bars near each other in a short span: the flange between them is stiffer than a beam that passes over them. */
function closeBars({ input, mainSpans, spanLength }: LineDesign): Finding[] {
  const { upper, lower } = input.restraints
  const count = (i: number) => Math.max(upper === 'PANEL' ? 0 : upper[i]!, lower[i]!)
  const barred = mainSpans
    .filter((i) => count(i) > 0)
    .map((i) => ({ length: spanLength(i), bay: spanLength(i) / (count(i) + 1) }))
  if (barred.length === 0) return []
  return [
    {
      code: 'CLOSE_BARS_LIP',
      message:
        'Lateral restraints of a C at most 8 times its height apart, in a span of at most 20 times it: at the restraint shells show larger stresses at the lip of the held flange.',
      percent: { percent: TOO_LOW.closeBars },
      checks: FREE_FLANGE,
      concerns: ({ family: { h } }) =>
        barred.some(({ length, bay }) => length <= RANGE.barredSpan * h + 1e-6 && bay <= RANGE.bay * h + 1e-6),
    },
  ]
}

const shortestSpan = (line: LineDesign): number => Math.min(...line.mainSpans.map(line.spanLength))

/** The lateral load of the free flange (method 6.5) holds for gravity that presses at the corner of the web. */
function loadsBesideWeb(line: LineDesign, isC: boolean): Finding[] {
  const shortest = shortestSpan(line)
  const isShort = ({ family }: Candidate) => shortest < (isC ? RANGE.cBesideWeb : RANGE.zAtLip) * family.h
  const pressed = (solution: Solution) => pressesOverSupport(line, solution)
  const atLip: Finding = {
    code: 'LOAD_AT_LIP',
    message:
      'C or Z with panel: the free flange over supports is calculated for load that presses at the corner of the web; where it presses at the lip of the upper flange, shells show larger stresses.',
    percent: { percent: isC ? TOO_LOW.longCAtLip : TOO_LOW.zAtLip },
    checks: FREE_FLANGE,
    concerns: (candidate, solution) => isShort(candidate) !== isC && pressed(solution),
  }
  if (!isC) return [atLip]
  return [
    {
      code: 'C_LOAD_BESIDE_WEB',
      message:
        'C with panel: the free flange over supports is calculated for load that presses at the corner of the web; in spans of less than 32 times the height shells show larger stresses where it presses at the fasteners or at the lip.',
      percent: { fastenerPercent: TOO_LOW.cAtFasteners, lipPercent: TOO_LOW.cAtLip },
      checks: FREE_FLANGE,
      concerns: (candidate, solution) => isShort(candidate) && pressed(solution),
    },
    atLip,
  ]
}

/** Whether some combination presses on a support over which the line goes on. */
function pressesOverSupport({ actions }: LineDesign, { reactions }: Solution): boolean {
  const lengthM = actions.ends.at(-1)! / 1e3
  return reactions.some((r) => r.maxKn > 1e-3 && r.xM > 1e-6 && r.xM < lengthM - 1e-6)
}

function slenderWebs(line: LineDesign): Finding[] {
  const uniform = line.input.isInverted ? null : uniformLine(line)
  if (uniform === null) return []
  return [
    {
      code: 'OMEGA_WEB_SLENDER_AT_SUPPORT',
      message:
        'Omega on cleats whose webs buckle in shear beside a support before the line does: shells show a lower buckling load than the distortional buckling model.',
      percent: { percent: TOO_LOW.slenderWebs },
      checks: ['LTB', 'N_M_MEMBER'],
      concerns: (candidate) => candidate.cleat && websBuckleInShear(uniform, candidate),
    },
  ]
}
