/** The search: every candidate of the catalogue against every check, ranked; method 8.1 to 8.5. */
import { checkDeflections } from '../checks/deflection/deflection-checks.ts'
import { createFreeFlangeSpace, type FreeFlangeSpace } from '../checks/free-flange/free-flange-bending.ts'
import { checkFreeFlanges, type FlangeFindings } from '../checks/free-flange/free-flange-checks.ts'
import { checkMemberBuckling } from '../checks/member-buckling/member-buckling-checks.ts'
import { createMemberBucklingSpace, type MemberBucklingSpace } from '../checks/member-buckling/member-buckling-space.ts'
import { checkSection } from '../checks/section-checks.ts'
import type { ReactionEnvelope } from '../checks/web-crippling/support-checks.ts'
import type { Catalogue, DesignInput } from '../input.ts'
import { xAt } from '../line/between-stations.ts'
import type { LineDesign } from '../line/line-design.ts'
import { createMemberForces, type MemberForces } from '../line/member-forces.ts'
import { prepareLine } from '../line/prepare-line.ts'
import { staticsOf } from '../line/statics-record.ts'
import { CHECK_CODES, type Check, type Design, type Solution } from '../result.ts'
import { type BuiltCandidate, buildCandidates, type Candidate, type CandidateIdentity } from '../search/candidate.ts'
import { type CombinationExtremes, stabilityCombinations } from '../search/combination-extremes.ts'
import { rank } from '../search/ranking.ts'
import { noneYet, notApplicable, type Place, toCheck, type Worst } from '../search/worst.ts'
import { PROFILES } from '../sections/profiles/all.ts'
import type { SectionModel } from '../sections/section-model.ts'
import { ENGINE_VERSION } from '../version.ts'
import { longestSpan, requiredShearStiffness, warningsOf } from '../warnings/warnings.ts'

/** Work space of one request, shared by all candidates. */
export interface DesignSpace {
  forces: MemberForces
  freeFlanges: FreeFlangeSpace | null
  member: MemberBucklingSpace
  /** the combinations that can govern the stability of a section, for the steels after its first */
  considered: { model: SectionModel; combinations: CombinationExtremes[] } | null
}

export function createDesignSpace(line: LineDesign): DesignSpace {
  return {
    forces: createMemberForces(line),
    freeFlanges: line.profile.freeFlange ? createFreeFlangeSpace(line) : null,
    member: createMemberBucklingSpace(line),
    considered: null,
  }
}

/**
 * Every candidate of the catalogue, checked and ranked.
 *
 * @param onShare hears after each candidate how much of them is done, 0 to 1; the answer does not depend on it
 * @param profiles the shapes its families may have
 * @throws InputError a steel the catalogue does not have
 */
export function design(
  input: DesignInput,
  catalogue: Catalogue,
  onShare: (share: number) => void = () => {},
  profiles = PROFILES,
): Design {
  const line = prepareLine(input, profiles)
  const space = createDesignSpace(line)
  const built = buildCandidates(input, catalogue, line.national, profiles)
  const solutions = built.map((b, i) => {
    const solution = solutionOf(line, b, space)
    onShare((i + 1) / built.length)
    return solution
  })
  return {
    engineVersion: ENGINE_VERSION,
    catalogueVersion: catalogue.version,
    nationalParameters: line.national,
    combinations: line.combinations,
    statics: staticsOf(line),
    solutions: rank(solutions, catalogue),
    warnings: warningsOf(line, solutions, built),
  }
}

/** The record of one candidate, checked or outside the limits of the standard. */
export function solutionOf(line: LineDesign, built: BuiltCandidate, space: DesignSpace): Solution {
  if ('candidate' in built) return checkCandidate(line, built.candidate, space)
  const { identity, limits } = built
  const checks = CHECK_CODES.map(notApplicable)
  checks[0] = { ...checks[0]!, limits }
  return {
    ...identityOf(line, identity),
    ...NOT_DESIGNED,
    reason: 'OUTSIDE_STANDARD',
    checks,
    shearStiffnessRequiredKn: null,
  }
}

/** Of a candidate that nothing can be said of. */
const NOT_DESIGNED = {
  status: 'NOT_APPLICABLE',
  pass: false,
  utilisation: null,
  governing: null,
  reactions: [],
  deflections: [],
} satisfies Partial<Solution>

function identityOf(line: LineDesign, c: CandidateIdentity) {
  const lengthM = line.actions.ends.at(-1)! / 1e3
  return {
    id: c.id,
    profileType: c.family.profileType,
    section: c.family.name,
    typology: c.family.typology,
    thicknessMm: c.thickness,
    steel: c.steel.id,
    heightMm: c.family.h,
    massPerMetreKg: c.massPerMetre,
    alignmentLengthM: lengthM,
    alignmentWeightKg: c.massPerMetre * lengthM,
    estimatedWeightKgM2: c.massPerMetre / line.input.transverseLengthM,
  }
}

/** The worst of every check of one candidate. */
type WorstOfChecks = Record<Check['code'], Worst>

export interface CandidateChecks {
  worst: WorstOfChecks
  reactions: ReactionEnvelope
  deflections: Solution['deflections']
  /** which edges govern the checks of the free flanges */
  flanges: FlangeFindings
}

/** All checks of one candidate; the search and the derivation both come through here. */
export function runChecks(line: LineDesign, candidate: Candidate, space: DesignSpace): CandidateChecks {
  const section = checkSection(line, candidate)
  if (space.considered?.model !== candidate.model)
    space.considered = { model: candidate.model, combinations: stabilityCombinations(line, candidate) }
  const { combinations } = space.considered
  const member = checkMemberBuckling(line, candidate, combinations, space.member, space.forces)
  const flanges = space.freeFlanges ? checkFreeFlanges(line, candidate, combinations, space.freeFlanges) : null
  const deflection = checkDeflections(line, candidate)
  return {
    worst: {
      GEOMETRY: noneYet(),
      ...section.worst,
      FREE_FLANGE_STRESS: flanges?.stress ?? noneYet(),
      FREE_FLANGE_BUCKLING: flanges?.buckling ?? noneYet(),
      ...member,
      DEFLECTION_SPAN: deflection.span,
      DEFLECTION_CONSOLE: deflection.console,
    },
    reactions: section.reactions,
    deflections: deflection.deflections,
    flanges: flanges?.found ?? { stress: null, buckling: null },
  }
}

function placeOf(line: LineDesign, w: Worst): Place | null {
  const { stations, actions } = line
  if (w.support >= 0) return placeOfSupport(line, w.support)
  if (w.station < 0) return null
  const x = xAt(stations, w)
  const support = actions.line.supports.findIndex((s) => Math.abs(s - x) < 1e-6)
  if (support >= 0) return placeOfSupport(line, support)
  const span = stations.span[w.station]!
  return { xM: x / 1e3, spanIndex: span, location: line.isConsole(span) ? 'CONSOLE' : 'SPAN' }
}

function placeOfSupport({ stations, actions }: LineDesign, support: number): Place {
  const right = stations.rightOfSupport[support]!
  const at = right >= 0 ? right : stations.leftOfSupport[support]!
  return { xM: actions.line.supports[support]! / 1e3, spanIndex: stations.span[at]!, location: 'SUPPORT' }
}

function checkCandidate(line: LineDesign, candidate: Candidate, space: DesignSpace): Solution {
  const { worst, reactions, deflections } = runChecks(line, candidate, space)
  const checks = CHECK_CODES.map((code): Check => {
    if (code === 'GEOMETRY') return { ...notApplicable(code), status: 'OK' }
    const w = worst[code]
    const { combinations } = code.startsWith('DEFLECTION') ? line.sls : line.uls
    return toCheck(code, w, placeOf(line, w), combinations[w.combination]?.id ?? null)
  })
  const shearStiffnessRequiredKn = line.restraints.panel
    ? requiredShearStiffness(candidate, longestSpan(line)) / 1e3
    : null
  // A candidate without a single check of strength has not passed.
  if (!checks.some((c) => c.utilisation !== null && !c.code.startsWith('DEFLECTION')))
    return {
      ...identityOf(line, candidate),
      ...NOT_DESIGNED,
      reason: 'NOTHING_CHECKED',
      checks: checks.map((c) => (c.code === 'GEOMETRY' ? c : notApplicable(c.code))),
      shearStiffnessRequiredKn,
    }
  let governing: Check | null = null
  for (const check of checks) {
    if (check.utilisation !== null && check.utilisation > (governing?.utilisation ?? Number.NEGATIVE_INFINITY))
      governing = check
  }
  const pass = checks.every((c) => c.status === 'OK' || c.status === 'NOT_APPLICABLE')
  const id = (combination: number) => line.uls.combinations[combination]!.id
  return {
    ...identityOf(line, candidate),
    status: pass ? 'OK' : 'FAIL',
    pass,
    utilisation: governing?.utilisation ?? null,
    governing: governing?.code ?? null,
    checks,
    reactions: line.actions.line.supports.map((x, s) => ({
      support: s,
      xM: x / 1e3,
      maxKn: reactions.max[s]! / 1e3,
      minKn: reactions.min[s]! / 1e3,
      maxCombinationId: id(reactions.maxCombination[s]!),
      minCombinationId: id(reactions.minCombination[s]!),
    })),
    deflections,
    shearStiffnessRequiredKn,
  }
}
