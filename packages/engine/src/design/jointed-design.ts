/** The search of a line with joints: every candidate on every independent line in every model; its results are the worst of them. */
import type { Catalogue, PurlinLine } from '../input.ts'
import { InputError } from '../input-error.ts'
import { modelsOf } from '../joints/jointed-line.ts'
import { testedLap } from '../joints/lap-resistance.ts'
import { isLapTooShort, jointProblem, shortestSide, sleeveOf } from '../joints/possible.ts'
import { type LineDesign, prepareLine } from '../line/line-design.ts'
import { CHECK_CODES, type Solution } from '../result.ts'
import {
  type BuiltCandidate,
  buildCandidates,
  type Candidate,
  type CandidateIdentity,
  type Purlin,
} from '../search/candidate.ts'
import { type Floor, NO_FLOOR, notApplicable } from '../search/check.ts'
import { onlySolution } from '../search/find-purlin.ts'
import { type Findings, noneAbove } from '../search/finding.ts'
import { PROFILES } from '../sections/profiles/all.ts'
import type { Standard } from '../standards/standard.ts'
import { E } from '../steel.ts'
import {
  createDesignSpace,
  type DesignSpace,
  findAll,
  identityOf,
  NOT_DESIGNED,
  solutionOf,
  solutionWith,
} from './candidate-solution.ts'
import { type JointedDesign, type JointStiffness, jointedLines } from './jointed-lines.ts'
import { withPieces } from './line-in-pieces.ts'
import { idOfPair, type MemberPair, pairsOf } from './member-pairs.ts'
import type { InSteps, LineSearch } from './search-line.ts'
import { type OnLine, worstOfAll } from './worst-of-lines.ts'

/** Shared by all candidates of a line with joints. */
interface JointedSearch extends LineSearch {
  /** the same sections turned; null without laps or without unequal flanges */
  turned: BuiltCandidate[] | null
  /** pairs of thicknesses, as indices of the candidates */
  pairs: { endBay: number; inner: number }[]
  /** the lines on which a section is designed */
  linesOf(stiffness: JointStiffness): JointedDesign[]
}

/** A solution with the lines it was found on. */
export interface JointedCalculation {
  solution: Solution
  /** null: nothing is calculated */
  lines: JointedLines | null
}

/** The sections of a solution on all their lines. */
export interface JointedLines {
  endBay: Candidate
  /** the same as `endBay` on a line of one thickness */
  inner: Candidate
  given: OnLine[]
  /** with the section turned */
  turned: OnLine[]
}

/** Sets of lines that one pair of thicknesses needs: for either section, as given and turned. */
const LINES_OF_PAIR = 4

function jointedSearch(search: LineSearch): JointedSearch {
  const { input, catalogue, standard, profiles, whole, built } = search
  const kept = new Map<string, JointedDesign[]>()
  const ofPairs = new Map<string, JointedDesign[]>()
  const rules = { standard, profiles, known: new Map<string, LineDesign>() }
  const hasLaps = input.joints!.supports.some(({ kind }) => kind === 'LAP')
  const turns = hasLaps && built.some((b) => 'candidate' in b && hasUnequalFlanges(b.candidate))
  return {
    ...search,
    turned: turns ? buildCandidates({ ...input, isInverted: !input.isInverted }, catalogue, standard, profiles) : null,
    pairs: input.joints!.endBays === 'HEAVIER' ? pairsOf(built) : [],
    linesOf(stiffness) {
      const key = JSON.stringify(stiffness)
      const keptHere = stiffness.pair ? ofPairs : kept
      const found = keptHere.get(key)
      if (found) return found
      const lines = jointedLines(whole, stiffness, modelsOf(input.joints!, stiffness.lap), rules)
      if (keptHere === ofPairs && ofPairs.size === LINES_OF_PAIR) ofPairs.delete(ofPairs.keys().next().value!)
      keptHere.set(key, lines)
      return lines
    },
  }
}

/** Solutions of a line with joints, one for every candidate and pair of thicknesses. */
export function* jointedSolutions(line: LineSearch): InSteps<Solution[]> {
  const search = jointedSearch(line)
  const { built, pairs } = search
  const solutions = new Array<Solution>(built.length + pairs.length)
  let done = 0
  for (const i of built.keys()) {
    solutions[i] = ofOne(search, i).solution
    yield ++done / solutions.length
  }
  for (const p of byThicknesses(built, pairs)) {
    solutions[built.length + p] = ofPair(search, pairs[p]!).solution
    yield ++done / solutions.length
  }
  return solutions
}

/** The pairs in such an order that those of equal thicknesses, which share their lines, follow one another. */
function byThicknesses(built: BuiltCandidate[], pairs: JointedSearch['pairs']): number[] {
  const groups = new Map<string, number[]>()
  for (const [p, { endBay, inner }] of pairs.entries()) {
    const { family, thickness } = identityIn(built[inner]!)
    const key = `${family.typology} ${family.name} ${thickness} ${identityIn(built[endBay]!).thickness}`
    groups.set(key, [...(groups.get(key) ?? []), p])
  }
  return [...groups.values()].flat()
}

/**
 * One solution of a line with joints and the lines it was found on.
 * @throws InputError the request has no such solution, or nothing of it is calculated
 */
export function findJointed(input: PurlinLine, catalogue: Catalogue, solutionId: string, standard: Standard) {
  const whole = prepareLine(input, standard)
  const only = onlySolution(catalogue, solutionId)
  const built = buildCandidates(input, only, standard)
  const space = createDesignSpace(whole, standard)
  const search = jointedSearch({ input, catalogue: only, standard, profiles: PROFILES, whole, space, built })
  const i = built.findIndex((b) => identityIn(b).id === solutionId)
  const pair = search.pairs.find(
    ({ endBay, inner }) =>
      idOfPair({ endBay: identityIn(built[endBay]!), inner: identityIn(built[inner]!) }) === solutionId,
  )
  const found = i >= 0 ? ofOne(search, i) : pair ? ofPair(search, pair) : null
  if (found?.lines) return { whole, solution: found.solution, lines: found.lines }
  const wanted = found ? 'a solution within the limits of the standard' : 'a solution of this request'
  throw new InputError([{ path: ['solution'], message: `${wanted}, got ${solutionId}` }])
}

const identityIn = (b: BuiltCandidate): CandidateIdentity => ('candidate' in b ? b.candidate : b.identity)

const candidateIn = (b: BuiltCandidate | undefined): Candidate | null => (b && 'candidate' in b ? b.candidate : null)

function ofOne(search: JointedSearch, i: number): JointedCalculation {
  const { input, whole, space, built, turned } = search
  const b = built[i]!
  const identity = identityIn(b)
  const candidate = candidateIn(b)
  if (!candidate) return { solution: withPieces(whole, identity, null, solutionOf(whole, b, space)), lines: null }
  const impossible = notPossible(whole, space, candidate, candidate)
  if (impossible) return { solution: withPieces(whole, candidate, null, impossible), lines: null }
  const on = search.linesOf(stiffnessOf(input, candidate))
  const other = hasUnequalFlanges(candidate) ? candidateIn(turned?.[i]) : null
  const found: OnLine[] = []
  const lines: JointedLines = {
    endBay: candidate,
    inner: candidate,
    given: onLines(on, { candidate }, found),
    turned: other ? onLines(on, { candidate: other }, found) : [],
  }
  return {
    solution: withPieces(whole, candidate, null, worstOfAll(whole, candidate, lines.given, lines.turned)),
    lines,
  }
}

/** A pair of sections, each on the spans that have it. */
function ofPair(search: JointedSearch, at: { endBay: number; inner: number }): JointedCalculation {
  const { input, whole, space, built, turned } = search
  const [endBay, inner] = [built[at.endBay]!, built[at.inner]!]
  const pair: MemberPair = { endBay: identityIn(endBay), inner: identityIn(inner) }
  const [e, i] = [candidateIn(endBay), candidateIn(inner)]
  const recorded = (solution: Solution) => withPieces(whole, pair.inner, pair, solution)
  if (!e || !i) return { solution: recorded(solutionOf(whole, i ? endBay : inner, space)), lines: null }
  const impossible = notPossible(whole, space, e, i)
  if (impossible) return { solution: recorded(impossible), lines: null }
  const found: OnLine[] = []
  const on = (a: Candidate, b: Candidate): OnLine[] => {
    return [
      ...onLines(search.linesOf(stiffnessOf(input, b, a, false)), { candidate: b, partner: a }, found),
      ...onLines(search.linesOf(stiffnessOf(input, a, b, true)), { candidate: a, partner: b }, found),
    ]
  }
  const [te, ti] = [candidateIn(turned?.[at.endBay]), candidateIn(turned?.[at.inner])]
  const lines: JointedLines = {
    endBay: e,
    inner: i,
    given: on(e, i),
    turned: te && ti && hasUnequalFlanges(e) ? on(te, ti) : [],
  }
  return { solution: recorded(worstOfAll(whole, i, lines.given, lines.turned)), lines }
}

/** A section, alone or of a pair, on its lines. @param known the same solution on other lines; these are added */
const onLines = (
  lines: JointedDesign[],
  { candidate, partner }: Pick<Purlin, 'candidate' | 'partner'>,
  known: OnLine[],
): OnLine[] =>
  lines.map((placed) => {
    const purlin = { line: placed.line, candidate, partner }
    // What is not above it is worse on another line.
    const floor = worstOn(known)
    const { subject, found } = findAll(purlin, placed.space, partner ? floor : NO_FLOOR)
    const solution = solutionWith(purlin, found, placed.space, placed.space.roof ? raised(found, floor) : found)
    known.push({ placed, found, purlin: subject, solution })
    return known.at(-1)!
  })

/** The findings, each at least at the floor; that of SHEAR tells what it is itself, since bending asks for V. */
function raised(found: Findings, floor: Floor): Findings {
  const others = { ...found }
  for (const code of CHECK_CODES)
    if (code !== 'SHEAR' && others[code] && floor(code) > others[code].utilisation)
      others[code] = noneAbove(floor(code))
  return others
}

/** The worst utilisations of the checks on some lines. */
const worstOn =
  (lines: OnLine[]): Floor =>
  (code) =>
    lines.reduce(
      (most, { solution }) => Math.max(most, solution.checks.find((c) => c.code === code)?.utilisation ?? most),
      Number.NEGATIVE_INFINITY,
    )

/** Whether flanges or lips differ: it then matters that lapped pieces lie alternately one way and the other. */
const hasUnequalFlanges = ({ family }: Pick<Candidate, 'family'>): boolean =>
  'cTop' in family && (family.bTop !== family.bBottom || family.cTop !== family.cBottom)

/** @param partner the section of the other spans @param isEndBay the candidate is that of the end bays */
function stiffnessOf(
  { joints }: PurlinLine,
  candidate: Candidate,
  partner: Candidate | null = null,
  isEndBay = false,
): JointStiffness {
  const { family, model, ownWeight } = candidate
  const { I_y } = model.gross
  const has = (kind: 'LAP' | 'SLEEVE') => joints!.supports.some((joint) => joint.kind === kind)
  const sleeve = has('SLEEVE') ? sleeveOf(candidate, partner)! : null
  return {
    lap: has('LAP') ? (testedLap(family)?.stiffnessRatio ?? null) : null,
    sleeve: sleeve && { softness: (E * I_y) / sleeve.k_theta, length: sleeve.length },
    pair: partner && {
      isEndBay,
      stiffness: partner.model.gross.I_y / I_y,
      weight: partner.ownWeight / ownWeight,
    },
  }
}

/** @param inner the thinner of two thicknesses, or the only one */
function notPossible(whole: LineDesign, { checks }: DesignSpace, endBay: Candidate, inner: Candidate): Solution | null {
  const { input } = whole
  const { family } = inner
  const problem = jointProblem(input, inner, endBay)
  if (!problem && !isLapTooShort(input, family)) return null
  return {
    ...identityOf(whole, inner),
    ...NOT_DESIGNED,
    ...(problem
      ? { reason: 'JOINT_NOT_POSSIBLE', jointProblem: problem }
      : { reason: 'LAP_TOO_SHORT', lapNeededM: shortestSide(family) / 1e3 }),
    checks: checks.map(notApplicable),
    shearStiffnessRequiredKn: null,
  }
}
