/** The worst place of the concentrated load of a roof, check by check; method 8.18, decision 0029. */
import { type LineDesign, prepareLine } from '../line/line-design.ts'
import { type RoofLoad, roofLoadDesign, STEP } from '../line/roof-load.ts'
import type { Check as CheckRecord, Deflection, Solution, SupportReaction } from '../result.ts'
import type { Purlin } from '../search/candidate.ts'
import type { CheckGroup, Findings } from '../search/check.ts'
import { stabilityCombinations } from '../search/combination-extremes.ts'
import { isWorse, type RoofFinding, type RoofSearch } from '../search/roof-load.ts'
import type { Rules } from '../standards/rules.ts'

type Code = CheckRecord['code']

/** Groups of checks with what they keep for a line. */
interface LineSpace {
  line: LineDesign
  groups: { group: CheckGroup; space: unknown }[]
}

/** How one line is looked at by one group of checks: what its records say. */
export type Recorded = Pick<Solution, 'checks' | 'deflections' | 'sidewaysMm' | 'twistDegrees'>

export interface RoofSpace {
  roof: RoofLoad
  /** places that are tried first [mm] */
  first: number[]
  lines: Map<number, LineSpace>
  /** a line with the load at one place */
  lineAt(at: number): LineSpace
}

/** What the load does to a candidate, where that is worse than all else. */
export interface RoofOutcome {
  checks: Map<Code, CheckRecord>
  reactions: SupportReaction[]
  deflections: Deflection[]
  sidewaysMm: Solution['sidewaysMm']
  twistDegrees: number | undefined
}

/** Lines kept at a time: of many spans each is large. */
const KEPT = 240

/** Of a line with such a load; null without. */
export function createRoofSpace(line: LineDesign, groups: readonly CheckGroup[], rules: Rules): RoofSpace | null {
  const roof = roofLoadDesign(line)
  if (!roof) return null
  const lines = new Map<number, LineSpace>()
  const lineAt = (at: number): LineSpace => {
    const known = lines.get(at)
    if (known) return known
    if (lines.size >= KEPT) lines.clear()
    const placed = prepareLine(line.input, rules, undefined, at, line.combinations)
    const made = { line: placed, groups: groups.map((group) => ({ group, space: group.prepare?.(placed) })) }
    lines.set(at, made)
    return made
  }
  return { roof, first: firstPlaces(line), lines, lineAt }
}

/** Parts of a main span, and of a console, at which the load is tried first. */
const OF_SPAN = [0, 1 / 8, 1 / 4, 3 / 8, 1 / 2, 5 / 8, 3 / 4, 7 / 8, 1]
const OF_CONSOLE = [0, 1 / 2, 1]

function firstPlaces({ actions: { ends }, isConsole }: LineDesign): number[] {
  const places = ends.slice(0, -1).flatMap((from, k) => {
    const to = ends[k + 1]!
    // Just beside a support and not over it, where it does nothing but to the support.
    const [low, high] = [(Math.floor(from / STEP) + 1) * STEP, (Math.ceil(to / STEP) - 1) * STEP]
    if (isConsole(k)) return OF_CONSOLE.map((part) => from + part * (to - from))
    return OF_SPAN.map((part) => Math.min(Math.max(Math.round((from + part * (to - from)) / STEP) * STEP, low), high))
  })
  return [...new Set(places)].sort((a, b) => a - b)
}

/** @param record the records of what checks have found on a line */
export function searchRoofLoad(
  purlin: Purlin,
  others: Findings,
  space: RoofSpace,
  groups: LineSpace['groups'],
  record: (purlin: Purlin, found: Findings) => Recorded,
): RoofOutcome {
  const search: RoofSearch = {
    ...purlin,
    roof: space.roof,
    others,
    found: { checks: {}, reactions: [], deflected: [] },
  }
  const outcome: RoofOutcome = {
    checks: new Map(),
    reactions: others.reactions ?? [],
    deflections: others.deflections ?? [],
    sidewaysMm: others.sidewaysMm,
    twistDegrees: others.twistDegrees,
  }
  const at = (place: number, group: CheckGroup): Recorded => {
    const { line, groups } = space.lineAt(place)
    const on: Purlin = { line, candidate: purlin.candidate }
    const own = groups.find((g) => g.group === group)!.space
    return record(on, group.search({ ...on, considered: stabilityCombinations(on) }, own))
  }
  for (const { group, space: own } of groups) {
    group.roofLoad.search?.(search, own)
    settle(search, group, outcome, at)
    if (group.roofLoad.tries(search, own)) tryPlaces(search, group, space, outcome, at)
  }
  if (search.found.reactions.length > 0) outcome.reactions = search.found.reactions
  return outcome
}

type LookAt = (place: number, group: CheckGroup) => Recorded

/** Takes what is worse with the load at one place. */
function take(search: RoofSearch, outcome: RoofOutcome, { checks, deflections, ...of }: Recorded, place: number): void {
  for (const check of checks) {
    if (check.utilisation === null || !isWorse(search, check.code, check.utilisation)) continue
    outcome.checks.set(check.code, { ...check, roofLoadXM: place / 1e3 })
    search.found.checks[check.code] = { utilisation: check.utilisation } as RoofFinding
  }
  for (const d of deflections) {
    const k = outcome.deflections.findIndex(({ spanIndex }) => spanIndex === d.spanIndex)
    if (k < 0) outcome.deflections = [...outcome.deflections, d].sort((a, b) => a.spanIndex - b.spanIndex)
    else if (d.utilisation > outcome.deflections[k]!.utilisation) outcome.deflections = outcome.deflections.with(k, d)
  }
  if (of.sidewaysMm && of.sidewaysMm.valueMm > (outcome.sidewaysMm?.valueMm ?? 0)) outcome.sidewaysMm = of.sidewaysMm
  if (of.twistDegrees !== undefined) outcome.twistDegrees = Math.max(outcome.twistDegrees ?? 0, of.twistDegrees)
}

/** The records of what statics alone has found: those between stations are the ones of the line with the load there. */
function settle(search: RoofSearch, group: CheckGroup, outcome: RoofOutcome, at: LookAt): void {
  const places = new Set<number>()
  for (const { code } of group.checks) {
    const found = search.found.checks[code]
    if (found) places.add(found.loadAt)
  }
  if (group.checks.some(({ isOfService }) => isOfService))
    for (const d of search.found.deflected) if (d) places.add(d.at)
  for (const { code } of group.checks) delete search.found.checks[code]
  for (const place of places) take(search, outcome, at(place, group), place)
}

/** A place whose utilisation is this part below the worst may hide a worse one beside it. */
const MAY_HIDE = 0.04
/** An improvement by less ends the search beside a place. */
const ENOUGH = 2e-5

/** Tries places, and beside the worst of them finer and finer; of every check of a group by itself. */
function tryPlaces(
  search: RoofSearch,
  group: CheckGroup,
  { first }: RoofSpace,
  outcome: RoofOutcome,
  at: LookAt,
): void {
  const known = new Map<number, Map<Code | 'sideways' | 'twist', number>>()
  const look = (place: number) => {
    let values = known.get(place)
    if (!values) {
      const recorded = at(place, group)
      values = new Map<Code | 'sideways' | 'twist', number>()
      for (const { code, utilisation } of recorded.checks) if (utilisation !== null) values.set(code, utilisation)
      if (recorded.sidewaysMm) values.set('sideways', recorded.sidewaysMm.valueMm)
      if (recorded.twistDegrees !== undefined) values.set('twist', recorded.twistDegrees)
      known.set(place, values)
      take(search, outcome, recorded, place)
    }
    return values
  }
  const codes = new Set(first.flatMap((place) => [...look(place).keys()]))
  for (const code of codes) {
    const value = (place: number) => look(place).get(code) ?? 0
    const worst = () =>
      code === 'sideways'
        ? (outcome.sidewaysMm?.valueMm ?? 0)
        : code === 'twist'
          ? (outcome.twistDegrees ?? 0)
          : (outcome.checks.get(code)?.utilisation ?? search.others[code]?.utilisation ?? 0)
    for (let i = 0; i < first.length; i++) {
      const [before, here, after] = [first[Math.max(0, i - 1)]!, first[i]!, first[Math.min(first.length - 1, i + 1)]!]
      const peak = value(here)
      if (peak < value(before) || peak < value(after) || !(peak > worst() * (1 - MAY_HIDE))) continue
      climb(value, before, here, after)
    }
  }
}

/** From three places, the middle one the largest, towards the peak between them: a parabola's, on multiples of the step. */
function climb(value: (place: number) => number, left: number, middle: number, right: number): void {
  let [a, b, c] = [left, middle, right]
  for (let turn = 0; turn < 8; turn++) {
    const next = vertex(a, value(a), b, value(b), c, value(c))
    const snapped = Math.round(next / STEP) * STEP
    if (!(snapped > a && snapped < c) || snapped === b) break
    const [at, top] = [value(snapped), value(b)]
    if (at > top) {
      if (snapped < b) c = b
      else a = b
      b = snapped
      if (at < top * (1 + ENOUGH)) break
    } else {
      if (snapped < b) a = snapped
      else c = snapped
      if (top - at < top * ENOUGH) break
    }
  }
}

/** Where the parabola through three points has its peak; halfway to the farther neighbour where it has none. */
function vertex(a: number, u: number, b: number, v: number, c: number, w: number): number {
  const p = (b - a) * (v - w)
  const q = (b - c) * (v - u)
  const at = b - ((b - a) * p - (b - c) * q) / (2 * (p - q))
  if (Number.isFinite(at) && at > a && at < c && Math.abs(at - b) >= STEP / 2) return at
  return b - a > c - b ? (a + b) / 2 : (b + c) / 2
}
