/** The derivation of one solution, by the functions of the search itself. */
import { hasCantilever } from '../actions/load-cases.ts'
import { sectionMatrices } from '../checks/member-buckling/omega-line-derivation.ts'
import { withOrigins } from '../derivation/origins.ts'
import { named, operand, StepList, type Value } from '../derivation/step-list.ts'
import { createDesignSpace, type DesignSpace, findAll, solutionWith } from '../design/candidate-solution.ts'
import { findJointed, type JointedLines } from '../design/jointed-design.ts'
import { reactionsByModel } from '../design/jointed-statics.ts'
import { findOn } from '../design/roof-load-search.ts'
import { sectionFastener } from '../design/section-sheeting.ts'
import { worstLine } from '../design/worst-of-lines.ts'
import type {
  CheckDerivation,
  Explanation,
  FastenerMove,
  MetLimit,
  Operand,
  SectionExplanation,
  Step,
} from '../explanation.ts'
import type { Catalogue, PurlinLine } from '../input.ts'
import { type LineDesign, placeOfNode } from '../line/line-design.ts'
import type { Check, CheckCode, Solution } from '../result.ts'
import type { Candidate, Purlin } from '../search/candidate.ts'
import type { Subject } from '../search/check.ts'
import { findPurlin } from '../search/find-purlin.ts'
import type { Finding, Findings } from '../search/finding.ts'
import { outlineOf } from '../sections/section-shape.ts'
import { DERIVATIONS_2006, section2006 } from '../standards/derivations-2006.ts'
import { standardOf } from '../standards/of-line.ts'
import type { Rules } from '../standards/rules.ts'
import type { Standard } from '../standards/standard.ts'
import { E, nu } from '../steel.ts'
import { mm } from '../units.ts'
import { fastenerMoves } from './fastener-moves.ts'
import { inPlaneReactions } from './in-plane-reactions.ts'
import { jointExplanations } from './joint-explanations.ts'
import { lineLoads } from './line-loads.ts'
import { notConfirmed } from './not-confirmed.ts'

/**
 * Everything printed about one solution: section, resistances, and every check with its formulas, numbers and results.
 * @throws InputError unknown solution, or one outside the limits of the standard
 */
export function explain(
  input: PurlinLine,
  catalogue: Catalogue,
  solutionId: string,
  standard = standardOf(input),
): Explanation {
  if (input.joints) return explainJointed(input, catalogue, solutionId, standard)
  const purlin = findPurlin(input, catalogue, solutionId, standard)
  const { line, candidate } = purlin
  const space = createDesignSpace(line, standard)
  const { subject, found } = findAll(purlin, space)
  const solution = solutionWith(purlin, found, space)
  const section = sectionOf(subject, standard)
  const known = tabled(section)
  const of = { subject, found, space }
  return {
    ...ofWhole(purlin, solution, standard),
    section: withKnownResistances(section),
    checks: solution.checks.map((check) => derivationOf(check, line, of, known, standard)),
    fastener: fastenerOf(purlin, fastenerMoves(subject, standard), standard),
    limits: metLimits(candidate),
    inPlaneReactions: inPlaneReactions([{ purlin, from: 0 }]),
    joints: null,
  }
}

/** The same for a line with joints: every check on the part of the line where it is worst. */
function explainJointed(input: PurlinLine, catalogue: Catalogue, solutionId: string, standard: Standard): Explanation {
  const { whole, solution, lines } = findJointed(input, catalogue, solutionId, standard)
  const { endBay, inner, given, turned } = lines
  const worst = solution.checks.map((_, k) => worstLine(given, turned, k))
  const sections = sectionsOf(lines, worst, standard)
  const [first, ...others] = sections
  const known = sections.flatMap(({ section }) => tabled(section))
  const ofFirstModel = given.filter(({ placed }) => placed.model === given[0]!.placed.model)
  const moves = [...given, ...turned].map(({ purlin }) => fastenerMoves(purlin, standard))
  const purlin: Purlin = { line: whole, candidate: inner }
  return {
    ...ofWhole({ ...purlin, candidate: endBay }, solution, standard),
    section: withKnownResistances(first!.section),
    checks: solution.checks.map((check, k) => {
      const { purlin: subject, found, placed } = worst[k]!
      const local = placed.part.from / 1e3
      const at = typeof check.roofLoadXM === 'number' ? { ...check, roofLoadXM: check.roofLoadXM - local } : check
      const { steps, combination } = derivationOf(at, whole, { subject, found, space: placed.space }, known, standard)
      const side = check.roofLoadXM == null ? sideAtLap(subject, found[check.code]) : null
      return {
        check,
        combination,
        steps,
        ...(endBay !== inner && check.utilisation !== null && { thicknessMm: subject.candidate.thickness }),
        ...(side && { side }),
      }
    }),
    fastener: fastenerOf(purlin, worstMoves(moves), standard),
    limits: [...new Set([inner, endBay])].flatMap((candidate) =>
      metLimits(candidate).map((limit) => (endBay === inner ? limit : { ...limit, thicknessMm: candidate.thickness })),
    ),
    inPlaneReactions: inPlaneReactions(ofFirstModel.map(({ purlin, placed }) => ({ purlin, from: placed.part.from }))),
    joints: {
      sections: others.map(({ of, section }) => ({ of: of!, section: withKnownResistances(section) })),
      laps: jointExplanations(solution, lines).map((lap) => ({ ...lap, steps: withOrigins(lap.steps, known) })),
      reactions: reactionsByModel(whole, given),
    },
  }
}

/** The member a check refers to over the support of a lap, where both are checked. */
function sideAtLap({ line }: Purlin, found: Finding | undefined): 'LEFT' | 'RIGHT' | null {
  const { laps = [] } = line.jointed ?? {}
  const branch = found?.branch as { node?: number; member?: unknown } | null | undefined
  if (!found || found.support >= 0 || branch?.member) return null
  for (const { support, x } of laps) {
    const { left, right } = line.stations.supports[support]!
    if (branch?.node !== undefined) {
      if (placeOfNode(line, branch.node) === x) return line.mesh.x[branch.node] === x ? 'LEFT' : 'RIGHT'
    } else if (found.fraction === 0 && (found.station === left || found.station === right))
      return found.station === left ? 'LEFT' : 'RIGHT'
  }
  return null
}

/** The printed sections: that of the inner spans, then of the end bays, and turned ones where they govern. */
function sectionsOf({ endBay, inner }: JointedLines, worst: ReturnType<typeof worstLine>[], standard: Standard) {
  const turned = worst.filter(({ isTurned }) => isTurned).map(({ purlin }) => purlin)
  const line = worst.find(({ isTurned }) => !isTurned)?.purlin.line ?? worst[0]!.purlin.line
  const printed = (purlin: Purlin) => sectionOf(purlin, standard)
  const turnedOf = (thickness: number) =>
    turned.flatMap(({ candidate, partner, line }) =>
      [candidate, partner].flatMap((c) => (c?.thickness === thickness ? [{ line, candidate: c }] : [])),
    )[0]
  const [turnedInner, turnedEndBay] = [
    turnedOf(inner.thickness),
    endBay === inner ? undefined : turnedOf(endBay.thickness),
  ]
  return [
    { of: null, section: printed({ line, candidate: inner }) },
    ...(endBay === inner ? [] : [{ of: 'END_BAYS' as const, section: printed({ line, candidate: endBay }) }]),
    ...(turnedInner ? [{ of: 'TURNED' as const, section: printed(turnedInner) }] : []),
    ...(turnedEndBay ? [{ of: 'TURNED_END_BAYS' as const, section: printed(turnedEndBay) }] : []),
  ]
}

/** The largest utilisation of each check over several lines. */
function worstMoves(of: FastenerMove[][]): FastenerMove[] {
  const moves = new Map<number, Map<CheckCode, number>>()
  for (const { byMm, utilisations } of of.flat()) {
    const known = moves.get(byMm) ?? new Map<CheckCode, number>()
    moves.set(byMm, known)
    for (const { code, utilisation } of utilisations)
      known.set(code, Math.max(utilisation, known.get(code) ?? Number.NEGATIVE_INFINITY))
  }
  return Array.from(moves, ([byMm, known]) => ({
    byMm,
    utilisations: Array.from(known, ([code, utilisation]) => ({ code, utilisation })),
  }))
}

/** Explanation of a line and its solution, for any make of line. @param purlin with the section of the end bays */
const ofWhole = (purlin: Purlin, solution: Solution, standard: Standard) => ({
  solution,
  lineLoads: lineLoads(purlin.line),
  endBearing: endBearing(purlin, standard),
  notConfirmed: notConfirmed(purlin),
})

const fastenerOf = (
  { line, candidate }: Purlin,
  moves: FastenerMove[],
  standard: Standard,
): Explanation['fastener'] => {
  const fastener = sectionFastener(line.input, candidate.family, standard)
  return fastener && { ...fastener, moves }
}

/** The finding of a check, and the line it was found on. */
interface Searched {
  subject: Subject
  found: Findings
  space: DesignSpace
}

/** On the line itself, or with the concentrated load of the roof where it governs. @param whole the line that names the combinations */
function derivationOf(
  check: Check,
  whole: LineDesign,
  searched: Searched,
  known: Operand[],
  standard: Standard,
): CheckDerivation {
  return {
    check,
    combination: whole.combinations.find((c) => c.id === check.combinationId) ?? null,
    steps: check.utilisation === null ? [] : withOrigins(stepsOf(check, searched, standard), known),
  }
}

function stepsOf({ code, roofLoadXM }: Check, { subject, found, space }: Searched, standard: Standard): Step[] {
  const derive = (standard.derivations ?? DERIVATIONS_2006)[code]
  if (!derive) return []
  const { group, space: own } = space.groups.find(({ group }) => group.checks.some((check) => check.code === code))!
  if (roofLoadXM == null) return derive(found[code]!, subject, own)
  const placed = space.roof!.lineAt(mm(roofLoadXM))
  const on = findOn(placed, subject, group)
  return derive(on.found[code]!, on.subject, placed.spaceOf(group))
}

/** A section whose resistances name the origins of their numbers. */
const withKnownResistances = (section: SectionExplanation): SectionExplanation => ({
  ...section,
  resistances: withOrigins(section.resistances, tabled({ ...section, resistances: [] })),
})

/** Values printed in the chapter of the section, by symbol. */
function tabled(section: SectionExplanation): Operand[] {
  return [
    ...section.dimensions,
    ...section.gross,
    ...section.sharpCorners.values,
    ...section.sharpCorners.steps,
    ...section.widths.flatMap((w) => w.steps),
    ...section.effective.flatMap((e) => [...e.values, ...e.steps]),
    ...section.resistances,
    ...section.sheeting,
    ...(section.matrices?.warping.flatMap(({ values }) => values) ?? []),
  ]
}

/** Units that do not follow from the letter of the symbol. */
const UNITS: Readonly<Record<string, string>> = { m: 'kg/m', I_w: 'mm⁶' }

const values = (of: Record<string, number>): Operand[] =>
  Object.entries(of).map(([symbol, value]) => operand(named(symbol, value, UNITS[symbol])))

function sectionOf(purlin: Purlin, { derive = section2006 }: Standard): SectionExplanation {
  const { model, f_yb, steel } = purlin.candidate
  const { midline, t_nom, t, massPerMetre: m } = model
  const { h, r } = model.dimensions
  const { A, y_c, z_c, I_y, I_z, I_yz, I_t, I_w, y_s, z_s } = model.gross
  return {
    outlineMm: outlineOf(midline, t_nom),
    midlineMm: midline,
    dimensions: values({ h, ...Object.fromEntries(model.widths), t_nom, t, r, f_yb, f_u: steel.fu, E, nu }),
    gross: values(
      model.profile.isSymmetric
        ? { A, m, z_c, I_y, I_z, I_t, I_w, y_s: 0, z_s }
        : { A, m, y_c, z_c, I_y, I_z, I_yz, I_t, I_w, y_s, z_s },
    ),
    ...derive(purlin),
    matrices: sectionMatrices(purlin),
  }
}

/** The limits of geometry with the numbers of the section; EN 1993-1-3:2006, 5.1, 5.2, 3.2.4, 6.1.7 and 10.1.1, method 3.11. */
const metLimits = ({ limits }: Candidate): MetLimit[] =>
  limits.map(({ clause, part, limit, value, of, bound }) => {
    const unit = of[0]![0] === 'phi' ? '°' : 'mm'
    const list = new StepList()
    const operands = of.map(([symbol, v]): Value => [symbol, v, unit])
    if (of.length === 2) list.sum(['ratio', value, ''], clause, `${of[0]![0]}/${of[1]![0]}`, operands)
    else list.value(of[0]![0], value, unit, clause, 'table')
    return { clause, part, limit, step: list.steps[0]!, bound }
  })

/**
 * R_w,Rd of the end rows with s_s, and with s_s/2 when another line ends on the same support; method 8.16.
 * @returns null where no single web bears directly at an end without a cantilever
 */
function endBearing(
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
