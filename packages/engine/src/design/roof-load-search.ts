/** The worst place of the concentrated load of a roof, check by check; method 8.18, decision 0029. */

import { roofLoadCase, roofLoadOf } from '../actions/load-cases.ts'
import type { JointedLine } from '../joints/jointed-line.ts'
import { vertex } from '../line/between-stations.ts'
import { type LineDesign, prepareLine } from '../line/line-design.ts'
import { type RoofLoad, roofLoadDesign, STEP } from '../line/roof-load.ts'
import type { Check as CheckRecord, Deflection, Solution, SupportReaction } from '../result.ts'
import type { Purlin } from '../search/candidate.ts'
import { type CheckGroup, type Floor, type Subject, toRecord } from '../search/check.ts'
import { combinationExtremes } from '../search/combination-extremes.ts'
import type { Findings } from '../search/finding.ts'
import { isRough, isWorse, placeOn, type RoofFinding, type RoofSearch, worstSoFar } from '../search/roof-load.ts'
import type { Rules } from '../standards/rules.ts'
import { SAME } from '../zero.ts'

type Code = CheckRecord['code']

/** A line, and the work space of each group of checks on it. */
interface LineSpace {
  line: LineDesign
  spaceOf(group: CheckGroup): unknown
}

/** The records of one group of checks on one line. */
export type Recorded = Pick<Solution, 'checks' | 'deflections' | 'sidewaysMm' | 'twistDegrees'>

export interface RoofSpace {
  roof: RoofLoad
  /** places to try where one of the first comes near the worst [mm] */
  finer: number[]
  /** the line with the load at the first places to try, each in combinations of its own */
  first(): LineSpace
  /** a line with the load at one place */
  lineAt(at: number): LineSpace
}

/** Results of a candidate with the load; `checks` has those that the load makes worse. */
export interface RoofOutcome {
  checks: Map<Code, CheckRecord>
  reactions: SupportReaction[]
  deflections: Deflection[]
  sidewaysMm: Solution['sidewaysMm']
  twistDegrees: number | undefined
}

/**
 * Limit for the stations of all cached lines, each some 1.5 kB. Candidates try about the same places in the same order: the first lines are
 * cached, since the latest ones would be replaced before they are used again.
 */
const STATIONS_KEPT = 200_000

/** Work space of a line with such a load; null without one, and where its places are given. */
export function createRoofSpace(line: LineDesign, rules: Rules): RoofSpace | null {
  const roof = line.roofLoadAt === null ? roofLoadDesign(line) : null
  if (!roof) return null
  const lines = new Map<number, LineSpace>()
  const lineWith = (places: number[]): LineSpace => {
    const jointed = line.jointed && withForceAt(line, line.jointed, places)
    const placed = prepareLine(line.input, rules, undefined, {
      roofLoadAt: places,
      combinations: line.combinations,
      jointed,
    })
    const spaces = new Map<CheckGroup, unknown>()
    return {
      line: placed,
      spaceOf(group) {
        if (!spaces.has(group)) spaces.set(group, group.prepare?.(placed))
        return spaces.get(group)
      },
    }
  }
  const tried = placesToTry(line, roof)
  let first: LineSpace | null = null
  return {
    roof,
    finer: tried.finer,
    lineAt(at) {
      let known = lines.get(at)
      if (known) return known
      known = lineWith([at])
      if ((lines.size + 1) * known.line.stations.count <= STATIONS_KEPT) lines.set(at, known)
      return known
    },
    first() {
      first ??= lineWith(tried.first)
      return first
    },
  }
}

/** The jointed line with the load at given places: the end moments that a sleeve passes on, and the axial force from the left. */
function withForceAt({ input }: LineDesign, jointed: JointedLine, places: readonly number[]): JointedLine {
  const Q = roofLoadOf(input)
  const cases = new Map(places.map((x, i) => [roofLoadCase(places, i), x]))
  return {
    ...jointed,
    endMoments(id) {
      const x = cases.get(id)
      if (x === undefined) return jointed.endMoments(id)
      const M = jointed.momentsByForce?.(x)
      return M ? [jointed.left ? Q.normal * M[0]! : 0, jointed.right ? Q.normal * M.at(-1)! : 0] : [0, 0]
    },
    axialBefore(id) {
      const x = cases.get(id)
      return x === undefined ? jointed.axialBefore(id) : x < -1e-6 ? Q.axial : 0
    },
  }
}

/**
 * Places to try: first some in every span; where one of them comes near the worst of a check, finer ones, also in every field between
 * supports, restraints and changes of stiffness.
 */
function placesToTry({ actions: { ends, line }, restraints }: LineDesign, { elsewhere }: RoofLoad) {
  const zones = (line.zones ?? []).flatMap(({ from, to }) => [from, to])
  const cuts = [...new Set([...ends, ...restraints.upper, ...restraints.lower, ...zones])].sort((a, b) => a - b)
  const along = (from: number, to: number, parts: number) =>
    Array.from({ length: parts + 1 }, (_, i) => {
      // Beside a support and not over it: there the load acts on the support alone.
      const [low, high] = [(Math.floor(from / STEP) + 1) * STEP, (Math.ceil(to / STEP) - 1) * STEP]
      return Math.min(Math.max(Math.round((from + ((to - from) * i) / parts) / STEP) * STEP, low), high)
    })
  // At a tip the load bends most; at an end its axial part acts on the whole line.
  const ofAll = [0, ends.at(-1)!, ...elsewhere]
  const rising = (places: number[]) => [...new Set(places)].sort((a, b) => a - b)
  const fields = cuts.slice(0, -1).map((from, i): [number, number] => [from, cuts[i + 1]!])
  const spans = ends.slice(0, -1).map((from, k): [number, number] => [from, ends[k + 1]!])
  return {
    first: rising([...ofAll, ...spans.flatMap(([a, b]) => along(a, b, 4).slice(1, -1))]),
    finer: rising([
      ...ofAll,
      ...spans.flatMap(([a, b]) => along(a, b, 8)),
      ...fields.flatMap(([a, b]) => along(a, b, 4)),
    ]),
  }
}

/** Findings of a group of checks for a candidate on a line with the load at its places. */
export function findOn(
  { line, spaceOf }: LineSpace,
  { candidate, partner }: Pick<Purlin, 'candidate' | 'partner'>,
  group: CheckGroup,
  floor?: Floor,
) {
  const one: Purlin = { line, candidate, partner }
  // The combinations are so few that none is excluded beforehand.
  const considered = line.uls.combinations.map((_, c) => combinationExtremes(one, c))
  const subject: Subject = { ...one, considered }
  return { subject, found: group.search(subject, spaceOf(group), floor) }
}

/** @param record makes the records of the findings on a line */
export function searchRoofLoad(
  purlin: Purlin,
  others: Findings,
  space: RoofSpace,
  groups: { group: CheckGroup; space: unknown }[],
  record: (purlin: Purlin, found: Findings) => Recorded,
): RoofOutcome {
  const search: RoofSearch = {
    ...purlin,
    roof: space.roof,
    others,
    found: { checks: {}, reactions: [], rough: new Set() },
  }
  const outcome: RoofOutcome = {
    checks: new Map(),
    reactions: others.reactions ?? [],
    deflections: others.deflections ?? [],
    sidewaysMm: others.sidewaysMm,
    twistDegrees: others.twistDegrees,
  }
  const on = (placed: LineSpace, group: CheckGroup, floor?: Floor): Recorded => {
    const { subject, found } = findOn(placed, purlin, group, floor)
    return record(subject, found)
  }
  const at: LookAt = {
    one: (place, group, floor) => on(space.lineAt(place), group, floor),
    first: (group, floor) => on(space.first(), group, floor),
  }
  for (const { group, space: own } of groups) {
    group.roofLoad.search?.(search, own)
    settle(search, group, outcome, at)
    if (group.roofLoad.tries(search, own)) tryPlaces(search, group, space, outcome, at)
    nameFirst(search, group, outcome, at)
  }
  if (search.found.reactions.length > 0) outcome.reactions = search.found.reactions
  return outcome
}

/** Runs a group of checks with the load at one place, or at the first places to try. */
interface LookAt {
  one(place: number, group: CheckGroup, floor?: Floor): Recorded
  first(group: CheckGroup, floor: Floor): Recorded
}

/** Sorts by limit, then by span. */
const inOrder = (a: Deflection, b: Deflection): number => (a.list ?? 1) - (b.list ?? 1) || a.spanIndex - b.spanIndex

/** Relative scatter of N_cr with the position of the mesh nodes: ten times that of random lines. */
const BY_NODES = 3e-6

/** Whether a check of N alone is worse by mesh scatter only: N is constant, whatever the place of the load. */
const isSameEverywhere = (search: RoofSearch, group: CheckGroup, code: Code, utilisation: number): boolean =>
  !search.line.hasAxialLoads &&
  !(utilisation > worstSoFar(search, code) * (1 + BY_NODES)) &&
  group.checks.some((check) => check.code === code && check.ofAxialForceAlone)

/** Keeps the results that are worse with the load at one place. */
function take(
  search: RoofSearch,
  group: CheckGroup,
  outcome: RoofOutcome,
  { checks, deflections, ...of }: Recorded,
  place: number,
): void {
  for (const check of checks) {
    if (check.utilisation === null || !isWorse(search, check.code, check.utilisation)) continue
    if (isSameEverywhere(search, group, check.code, check.utilisation)) continue
    outcome.checks.set(check.code, { ...check, roofLoadXM: place / 1e3 })
    search.found.checks[check.code] = { utilisation: check.utilisation } as RoofFinding
  }
  for (const d of deflections) {
    const k = outcome.deflections.findIndex(({ spanIndex, list }) => spanIndex === d.spanIndex && list === d.list)
    if (k < 0) outcome.deflections = [...outcome.deflections, d].sort(inOrder)
    else if (d.utilisation > outcome.deflections[k]!.utilisation) outcome.deflections = outcome.deflections.with(k, d)
  }
  if (of.sidewaysMm && of.sidewaysMm.valueMm > (outcome.sidewaysMm?.valueMm ?? 0)) outcome.sidewaysMm = of.sidewaysMm
  if (of.twistDegrees !== undefined) outcome.twistDegrees = Math.max(outcome.twistDegrees ?? 0, of.twistDegrees)
}

/** Records the findings of statics alone; those between stations are recalculated on a line with the load there. */
function settle(search: RoofSearch, group: CheckGroup, outcome: RoofOutcome, at: LookAt): void {
  const { rough } = search.found
  for (const check of group.checks) {
    const found = search.found.checks[check.code]
    if (!found) continue
    if (isRough(search.line, found)) {
      rough.add(found.loadAt)
      delete search.found.checks[check.code]
    } else {
      const record = toRecord(check, search.line, found, placeOn(search.line, found.x), found.combinationId)
      outcome.checks.set(check.code, { ...record, roofLoadXM: found.loadAt / 1e3 })
    }
  }
  for (const place of rough) take(search, group, outcome, at.one(place, group), place)
  rough.clear()
}

/**
 * Largest relative shortfall of a place below the peak beside it: for quarters of a span, and for eighths of it or quarters of a field.
 * Between two places an effect of the load exceeds linear interpolation by h²/8 times its curvature.
 */
const MISSED = { first: 0.15, finer: 0.05 }
/** Relative difference within the bracket of a peak below which the search there ends. */
const ENOUGH = 1e-5

/** Tries the places and refines around the worst ones, for every check of a group by itself. */
function tryPlaces(
  search: RoofSearch,
  group: CheckGroup,
  { finer }: RoofSpace,
  outcome: RoofOutcome,
  at: LookAt,
): void {
  const worst = (code: Code) =>
    (outcome.checks.get(code) ?? search.others[code])?.utilisation ?? Number.NEGATIVE_INFINITY
  /** Values below the worst by more than this part count as nothing. */
  const floorOf = (missed: number): Floor => {
    const floors = new Map(group.checks.map(({ code }) => [code, worst(code) * (1 - missed)]))
    return (code) => floors.get(code)!
  }
  const near = [...valuesOf(at.first(group, floorOf(MISSED.first)))].flatMap(([code, value]) =>
    value > worst(code) * (1 - MISSED.first) && !isSameEverywhere(search, group, code, value) ? [code] : [],
  )
  if (near.length === 0) return
  const known = new Map<number, Map<Code, number>>()
  /** skipped places, where no check can become worse, with the floor at that time */
  const passedOver = new Map<number, Floor>()
  const mayMatter = (place: number): boolean =>
    group.roofLoad.mayExceedAt?.(search, place, (code) => worst(code) * (near.includes(code) ? 1 - MISSED.finer : 1)) ??
    true
  const look = (place: number) => {
    let values = known.get(place)
    if (!values) {
      const recorded = at.one(place, group, passedOver.get(place) ?? floorOf(MISSED.finer))
      values = valuesOf(recorded)
      known.set(place, values)
      take(search, group, outcome, recorded, place)
    }
    return values
  }
  for (const place of finer)
    if (mayMatter(place)) look(place)
    else passedOver.set(place, floorOf(MISSED.finer))
  for (const code of near) {
    const value = (place: number) => look(place).get(code) ?? 0
    // At a skipped place the value is too small for a peak.
    const most = (place: number) => (passedOver.has(place) ? 0 : value(place))
    finer.forEach((here, i) => {
      const [before, after] = [finer[i - 1] ?? here, finer[i + 1] ?? here]
      const peak = most(here)
      if (peak < most(before) || peak < most(after) || !(peak > worst(code) * (1 - MISSED.finer))) return
      climb(value, before, here, after)
    })
  }
}

/** Records the left one of two equal results at mirrored places, as a symmetric line has them. */
function nameFirst({ line }: RoofSearch, group: CheckGroup, outcome: RoofOutcome, at: LookAt): void {
  const totalM = line.actions.ends.at(-1)! / 1e3
  for (const { code } of group.checks) {
    const check = outcome.checks.get(code)
    if (check?.roofLoadXM == null || check.xM === null || check.xM <= totalM / 2 + 1e-6) continue
    const mirrored = totalM - check.roofLoadXM
    const there = at.one(mirrored * 1e3, group).checks.find((c) => c.code === code)
    if (!there || there.utilisation === null || there.xM === null || there.xM > check.xM) continue
    if (there.utilisation >= check.utilisation! * (1 - SAME))
      outcome.checks.set(code, { ...there, roofLoadXM: mirrored })
  }
}

const valuesOf = ({ checks }: Recorded): Map<Code, number> =>
  new Map(checks.flatMap(({ code, utilisation }) => (utilisation === null ? [] : [[code, utilisation]])))

/** Approaches the peak between three places, the middle one the largest, in multiples of the step until the bracket is narrow. */
function climb(value: (place: number) => number, left: number, middle: number, right: number): void {
  let [a, b, c] = [left, middle, right]
  const width = c - a
  for (let turn = 0; turn < 12 && c - a > Math.max(3 * STEP, width / 24); turn++) {
    const next = turn % 3 === 2 ? halfway(a, b, c) : vertex([a, b, c], [value(a), value(b), value(c)])
    let snapped = Math.round(next / STEP) * STEP
    if (snapped === b || !(snapped > a && snapped < c)) snapped = Math.round(halfway(a, b, c) / STEP) * STEP
    if (snapped === b || !(snapped > a && snapped < c)) break
    const [at, top] = [value(snapped), value(b)]
    if (at > top) {
      if (snapped < b) c = b
      else a = b
      b = snapped
    } else if (snapped < b) a = snapped
    else c = snapped
    const lowest = Math.min(value(a), value(c))
    if (lowest > 0 && value(b) - lowest < ENOUGH * value(b)) break
  }
}

/** The middle of the wider side. */
const halfway = (a: number, b: number, c: number): number => (b - a > c - b ? (a + b) / 2 : (b + c) / 2)
