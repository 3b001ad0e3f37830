/** One candidate on a line: the findings of the checks and their record; method 8.1 and 8.2. */
import { requiredStiffnessOf } from '../derivation/required-stiffness.ts'
import { linearAt } from '../line/between-stations.ts'
import type { LineDesign } from '../line/line-design.ts'
import { CHECK_CODES, type Check as CheckRecord, type Solution, type SolutionSheeting } from '../result.ts'
import type { BuiltCandidate, CandidateIdentity, Purlin } from '../search/candidate.ts'
import { type Check, NO_FLOOR, notApplicable, type Subject, toRecord } from '../search/check.ts'
import { type CombinationExtremes, stabilityCombinations } from '../search/combination-extremes.ts'
import type { Finding, Findings, Place } from '../search/finding.ts'
import type { SectionModel } from '../sections/section-model.ts'
import type { Standard } from '../standards/standard.ts'
import { createRoofSpace, searchRoofLoad } from './roof-load-search.ts'

export type DesignSpace = ReturnType<typeof createDesignSpace>

/** Work space of one request, shared by all candidates. */
export const createDesignSpace = (line: LineDesign, standard: Standard) => ({
  groups: standard.checks.map((group) => ({ group, space: group.prepare?.(line) })),
  /** every check of the line, in the order in which a solution lists them */
  checks: CHECK_CODES.flatMap((code) =>
    standard.checks.flatMap((g) => g.checks.filter((check) => check.code === code && check.isAsked?.(line) !== false)),
  ),
  /** the combinations that can govern the stability of a section, kept for its other steels */
  considered: null as { model: SectionModel; combinations: CombinationExtremes[] } | null,
  /** for the concentrated load of a roof; null without one, or where its places are given */
  roof: createRoofSpace(line, standard),
})

/** The record of one candidate, checked or outside the limits of the standard. */
export function solutionOf(line: LineDesign, built: BuiltCandidate, space: DesignSpace): Solution {
  if ('candidate' in built) {
    const purlin: Purlin = { line, candidate: built.candidate }
    return solutionWith(purlin, findAll(purlin, space).found, space)
  }
  const [geometry, ...others] = space.checks.map(notApplicable)
  const checks = [{ ...geometry!, limits: built.limits }, ...others]
  return {
    ...identityOf(line, built.identity),
    ...NOT_DESIGNED,
    reason: 'OUTSIDE_STANDARD',
    checks,
    shearStiffnessRequiredKn: null,
  }
}

/** Results of a candidate that is not designed. */
export const NOT_DESIGNED = {
  status: 'NOT_APPLICABLE',
  pass: false,
  utilisation: null,
  governing: null,
  reactions: [],
  deflections: [],
} satisfies Partial<Solution>

export function identityOf(line: LineDesign, c: CandidateIdentity) {
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
    estimatedWeightKgM2: c.massPerMetre / (line.input.spacing / 1e3),
    sheeting: sheetingRecord(line, c),
  }
}

/** Stiffnesses of a chosen sheet on a section; null for typed values. */
function sheetingRecord(
  { input, shearStiffness }: LineDesign,
  { sheeting }: CandidateIdentity,
): SolutionSheeting | null {
  const { C_D_A, C_D_C, C_D, rule, reason } = sheeting
  if (input.cladding.kind === 'TYPED' || rule === 'TYPED') return null
  return {
    cDAN: C_D_A,
    cDCN: C_D_C,
    cDN: C_D,
    rule,
    reason,
    sKn: shearStiffness === null ? null : shearStiffness / 1e3,
  }
}

/**
 * Findings of all checks for one candidate, for the search and for the derivation.
 * @param floor utilisations below which long searches look for nothing
 */
export function findAll(purlin: Purlin, space: DesignSpace, floor = NO_FLOOR) {
  const { line, candidate, partner } = purlin
  const subject: Subject = {
    line,
    candidate,
    partner,
    // Found when asked for: two thicknesses under a panel and without axial force need none.
    get considered() {
      if (space.considered?.model !== candidate.model)
        space.considered = { model: candidate.model, combinations: stabilityCombinations(purlin) }
      return space.considered.combinations
    },
  }
  const found: Findings = {}
  for (const { group, space: own } of space.groups)
    Object.assign(found, group.search(subject, own, group.isLong ? floor : NO_FLOOR))
  return { subject, found }
}

/** The records of some checks of a line. */
function recordsOf(line: LineDesign, checks: readonly Check[], found: Findings): CheckRecord[] {
  return Array.from(checks, (check): CheckRecord => {
    if (check.code === 'GEOMETRY') return { ...notApplicable(check), status: 'OK' }
    const w = found[check.code]
    if (w && check.isOfCandidate && w.utilisation > Number.NEGATIVE_INFINITY)
      return toRecord(check, line, w, null, null)
    if (!w || w.combination < 0) return notApplicable(check)
    const { combinations } = check.isOfService ? line.sls : line.uls
    return toRecord(check, line, w, placeOf(line, w), combinations[w.combination]!.id)
  })
}

/** Results under the loads in fixed places, and under the concentrated load of a roof where they are worse. */
function worstOf(purlin: Purlin, found: Findings, { checks: every, roof, groups }: DesignSpace, others: Findings) {
  const records = recordsOf(purlin.line, every, found)
  const { reactions = [], deflections = [], sidewaysMm, twistDegrees } = found
  if (!roof) return { records, reactions, deflections, sidewaysMm, twistDegrees }
  const listedIn = (own: Findings) => every.filter(({ code }) => own[code])
  const outcome = searchRoofLoad(purlin, others, roof, groups, ({ line }, own) => ({
    checks: recordsOf(line, listedIn(own), own),
    deflections: own.deflections ?? [],
    ...(own.sidewaysMm && { sidewaysMm: own.sidewaysMm }),
    ...(own.twistDegrees !== undefined && { twistDegrees: own.twistDegrees }),
  }))
  for (const [k, record] of records.entries()) {
    record.roofLoadXM = null
    const worse = outcome.checks.get(record.code)
    if (worse) records[k] = worse
  }
  return { ...outcome, records }
}

const isOfStrength = ({ isOfService, isOfCandidate }: Check): boolean => !isOfService && !isOfCandidate

/**
 * The record of a candidate with these findings.
 * @param others findings that the concentrated load of a roof has to exceed
 */
export function solutionWith(purlin: Purlin, found: Findings, space: DesignSpace, others = found): Solution {
  const { line, candidate } = purlin
  const { checks: every } = space
  const { records: checks, reactions, deflections, sidewaysMm, twistDegrees } = worstOf(purlin, found, space, others)
  const shearStiffnessRequiredKn = line.restraints.panel ? requiredStiffnessOf({ line, candidate }) / 1e3 : null
  // A candidate without a single check of strength has not passed.
  if (!checks.some((c, k) => c.utilisation !== null && isOfStrength(every[k]!)))
    return {
      ...identityOf(line, candidate),
      ...NOT_DESIGNED,
      reason: 'NOTHING_CHECKED',
      checks: checks.map((c, k) => (c.code === 'GEOMETRY' ? c : notApplicable(every[k]!))),
      shearStiffnessRequiredKn,
    }
  return {
    ...identityOf(line, candidate),
    ...verdictOf(checks),
    reactions,
    deflections,
    ...(sidewaysMm && { sidewaysMm }),
    shearStiffnessRequiredKn,
    ...(twistDegrees !== undefined && { twistDegrees }),
  }
}

/** The checks of a solution, and what they say together. */
export function verdictOf(checks: CheckRecord[]) {
  const utilisation = Math.max(...checks.map((c) => c.utilisation ?? Number.NEGATIVE_INFINITY))
  const pass = checks.every((c) => c.status === 'OK' || c.status === 'NOT_APPLICABLE')
  const governing = checks.find((c) => c.utilisation === utilisation)!.code
  return { status: pass ? 'OK' : 'FAIL', pass, utilisation, governing, checks } satisfies Partial<Solution>
}

/** Place of a finding on its line, at a support with the span to its right; null: the whole line. */
function placeOf({ stations, actions, isCantilever }: LineDesign, w: Finding): Place | null {
  if (w.support < 0 && w.station < 0) return null
  const { supports } = actions.line
  const x = w.support < 0 ? linearAt(stations.x, w) : supports[w.support]!
  const support = supports.findIndex((s) => Math.abs(s - x) < 1e-6)
  if (support < 0) {
    const span = stations.span[w.station]!
    return { xM: x / 1e3, spanIndex: span, location: isCantilever(span) ? 'CONSOLE' : 'SPAN' }
  }
  const spanIndex = stations.span[stations.supports[support]!.at]!
  return { xM: supports[support]! / 1e3, spanIndex, location: 'SUPPORT' }
}
