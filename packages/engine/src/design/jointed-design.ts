/** The search of a line with joints: every candidate on every independent line in every model, the worst of all of them its own. */
import type { Catalogue, PurlinLine } from '../input.ts'
import { modelsOf } from '../joints/jointed-line.ts'
import { testedLap } from '../joints/lap-resistance.ts'
import { isLapTooShort, jointProblem, shortestSide, sleeveOf } from '../joints/possible.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Solution } from '../result.ts'
import { type BuiltCandidate, buildCandidates, type Candidate, type CandidateIdentity } from '../search/candidate.ts'
import { notApplicable } from '../search/check.ts'
import type { Standard } from '../standards/standard.ts'
import { E } from '../steel.ts'
import { type DesignSpace, findAll, identityOf, NOT_DESIGNED, solutionOf, solutionWith } from './candidate-solution.ts'
import { type JointedDesign, type JointStiffness, jointedLines } from './jointed-lines.ts'
import { withPieces } from './line-in-pieces.ts'
import { type MemberPair, pairsOf } from './member-pairs.ts'
import { type OnLine, worstOfAll } from './worst-of-lines.ts'

/** What a search of a line with joints shares. */
interface JointedSearch {
  input: PurlinLine
  /** the line as one, for what is said of all of it */
  whole: LineDesign
  space: DesignSpace
  /** the lines on which a section is looked at */
  linesOf(stiffness: JointStiffness): JointedDesign[]
}

/** Solutions of a line with joints, one for every candidate and pair of thicknesses. @param built the candidates of one thickness */
export function jointedSolutions(
  input: PurlinLine,
  whole: LineDesign,
  space: DesignSpace,
  catalogue: Catalogue,
  built: BuiltCandidate[],
  standard: Standard,
  onShare: (share: number) => void,
  profiles: Parameters<typeof buildCandidates>[3],
): Solution[] {
  const kept = new Map<string, JointedDesign[]>()
  const search: JointedSearch = {
    input,
    whole,
    space,
    linesOf(stiffness) {
      const key = JSON.stringify(stiffness)
      const models = modelsOf(input.joints!, stiffness.lap)
      const lines = kept.get(key) ?? jointedLines(input, stiffness, models, standard, whole.combinations, profiles)
      kept.set(key, lines)
      return lines
    },
  }
  const hasLaps = input.joints!.supports.some(({ kind }) => kind === 'LAP')
  const turned =
    hasLaps && built.some((b) => 'candidate' in b && hasUnequalFlanges(b.candidate))
      ? buildCandidates({ ...input, isInverted: !input.isInverted }, catalogue, standard, profiles)
      : null
  const pairs = input.joints!.endBays === 'HEAVIER' ? pairsOf(built) : []
  const count = built.length + pairs.length
  const ofAll = built.map((b, i) => {
    const solution = solutionOfOne(search, b, turned?.[i])
    onShare((i + 1) / count)
    return solution
  })
  const ofPairs = pairs.map(({ endBay, inner }, i) => {
    const solution = solutionOfPair(search, built[endBay]!, built[inner]!, turned?.[endBay], turned?.[inner])
    onShare((built.length + i + 1) / count)
    return solution
  })
  return [...ofAll, ...ofPairs]
}

const identityIn = (b: BuiltCandidate): CandidateIdentity => ('candidate' in b ? b.candidate : b.identity)

function solutionOfOne(search: JointedSearch, b: BuiltCandidate, other: BuiltCandidate | undefined): Solution {
  const { input, whole, space } = search
  const identity = identityIn(b)
  if (!('candidate' in b)) return withPieces(whole, identity, null, solutionOf(whole, b, space))
  const { candidate } = b
  const impossible = notPossible(whole, space, candidate, candidate)
  if (impossible) return withPieces(whole, candidate, null, impossible)
  const lines = search.linesOf(stiffnessOf(input, candidate))
  const given = onLines(lines, candidate)
  const isTurned = other && 'candidate' in other && hasUnequalFlanges(candidate)
  const turned = isTurned ? onLines(lines, other.candidate) : []
  return withPieces(whole, candidate, null, worstOfAll(whole, candidate, given, turned))
}

/** Both sections each on the spans that have it. */
function solutionOfPair(
  search: JointedSearch,
  endBay: BuiltCandidate,
  inner: BuiltCandidate,
  turnedEndBay: BuiltCandidate | undefined,
  turnedInner: BuiltCandidate | undefined,
): Solution {
  const { input, whole, space } = search
  const [e, i] = [identityIn(endBay), identityIn(inner)]
  const pair: MemberPair = { endBay: e, inner: i }
  if (!('candidate' in endBay) || !('candidate' in inner)) {
    const outside = 'candidate' in inner ? endBay : inner
    return withPieces(whole, i, pair, solutionOf(whole, outside, space))
  }
  const impossible = notPossible(whole, space, endBay.candidate, inner.candidate)
  if (impossible) return withPieces(whole, i, pair, impossible)
  const on = (a: Candidate, b: Candidate): OnLine[] => [
    ...onLines(search.linesOf(stiffnessOf(input, b, a, false)), b, a),
    ...onLines(search.linesOf(stiffnessOf(input, a, b, true)), a, b),
  ]
  const given = on(endBay.candidate, inner.candidate)
  const isTurned =
    turnedEndBay && turnedInner && 'candidate' in turnedEndBay && 'candidate' in turnedInner && hasUnequalFlanges(e)
  const turned = isTurned ? on(turnedEndBay.candidate, turnedInner.candidate) : []
  return withPieces(whole, i, pair, worstOfAll(whole, inner.candidate, given, turned))
}

function onLines(lines: JointedDesign[], candidate: Candidate, partner?: Candidate): OnLine[] {
  return lines.map((placed) => {
    const purlin = { line: placed.line, candidate, partner }
    const { found } = findAll(purlin, placed.space)
    return { placed, found, purlin, solution: solutionWith(purlin, found, placed.space) }
  })
}

/** Pieces that lie one way and the other, of flanges or lips that differ. */
const hasUnequalFlanges = ({ family }: Pick<Candidate, 'family'>): boolean =>
  'cTop' in family && (family.bTop !== family.bBottom || family.cTop !== family.cBottom)

/** @param partner the section of the other spans @param isEndBay the candidate is that of the end bays */
function stiffnessOf(
  { joints }: PurlinLine,
  candidate: Candidate,
  partner: Candidate | null = null,
  isEndBay = false,
): JointStiffness {
  const { family, thickness, steel, model, ownWeight } = candidate
  const { I_y } = model.gross
  const has = (kind: 'LAP' | 'SLEEVE') => joints!.supports.some((joint) => joint.kind === kind)
  // Of two thicknesses the sleeve of the thinner.
  const thinner = Math.min(thickness, partner?.thickness ?? thickness)
  const sleeve = has('SLEEVE') ? sleeveOf(family, thinner, steel.id)! : null
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

/** @param inner the thinner of two thicknesses, or the one there is */
function notPossible(whole: LineDesign, { checks }: DesignSpace, endBay: Candidate, inner: Candidate): Solution | null {
  const { input } = whole
  const { family, thickness, steel } = inner
  const problem = jointProblem(input, family, Math.min(thickness, endBay.thickness), steel.id)
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
