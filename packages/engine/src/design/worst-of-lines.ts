/** The worst results of a candidate over independent lines, models and both senses of the section. */
import { extremeReactions, type ForcesOnWebs, forceIn } from '../checks/web-crippling/web-forces.ts'
import type { Cut } from '../joints/jointed-line.ts'
import { responseAt } from '../line/combined-forces.ts'
import type { LineDesign } from '../line/line-design.ts'
import type {
  Check,
  CheckCode,
  Deflection,
  JointRecord,
  Solution,
  SolutionSheeting,
  SupportReaction,
} from '../result.ts'
import type { Candidate } from '../search/candidate.ts'
import type { Subject } from '../search/check.ts'
import type { Findings } from '../search/finding.ts'
import { type LapForces, lapMoments } from '../search/lap-forces.ts'
import type { Range } from '../search/roof-load-at-laps.ts'
import { identityOf, verdictOf } from './candidate-solution.ts'
import type { JointedDesign } from './jointed-lines.ts'
import { endUnderRoofLoad, lapsUnderRoofLoad, reactionsUnderRoofLoad } from './roof-load-at-joints.ts'

/** A candidate on one of its lines. */
export interface OnLine {
  placed: JointedDesign
  found: Findings
  purlin: Subject
  solution: Solution
}

/** The line on which the k-th check is worst, and whether its section is turned there; the first of equal ones. */
export function worstLine(given: OnLine[], turned: OnLine[], k: number): OnLine & { isTurned: boolean } {
  const of = ({ solution }: OnLine) => solution.checks[k]!.utilisation ?? Number.NEGATIVE_INFINITY
  let [worst, isTurned] = [given[0]!, false]
  for (const one of given) if (of(one) > of(worst)) worst = one
  for (const one of turned) if (of(one) > of(worst)) [worst, isTurned] = [one, true]
  return { ...worst, isTurned }
}

/**
 * The worst of every check, deflection and reaction; the first of equal ones.
 * @param turned the same lines with the section turned, for checks that govern only there
 */
export function worstOfAll(whole: LineDesign, candidate: Candidate, given: OnLine[], turned: OnLine[]): Solution {
  const all = [...given, ...turned]
  const first = given[0]!.solution
  const checks = first.checks.map((_, k): Check => {
    const { solution, placed, found, isTurned } = worstLine(given, turned, k)
    return onWholeLine(solution.checks[k]!, placed, found, isTurned)
  })
  // No check of strength applies on any line.
  if (all.every(({ solution }) => solution.status === 'NOT_APPLICABLE'))
    return { ...first, ...identityOf(whole, candidate) }
  const sidewaysMm = largestOf(
    all.flatMap(({ placed, solution: { sidewaysMm } }) =>
      sidewaysMm ? [{ ...sidewaysMm, spanIndex: sidewaysMm.spanIndex + placed.part.firstSpan }] : [],
    ),
  )
  const twists = all.flatMap(({ solution }) => solution.twistDegrees ?? [])
  const needed = all.flatMap(({ solution }) => solution.shearStiffnessRequiredKn ?? [])
  return {
    ...identityOf(whole, candidate),
    sheeting: softerSheeting(all),
    ...verdictOf(checks),
    reactions: reactionsOver(whole, given),
    deflections: deflectionsOver(all),
    ...(sidewaysMm && { sidewaysMm }),
    shearStiffnessRequiredKn: needed.length > 0 ? Math.max(...needed) : null,
    ...(twists.length > 0 && { twistDegrees: Math.max(...twists) }),
    joints: jointRecords(whole, given),
  }
}

/** The sheeting of the sense with the smaller C_D. */
const softerSheeting = (all: OnLine[]): SolutionSheeting | null =>
  all.reduce<SolutionSheeting | null>((least, { solution: { sheeting } }) => {
    return sheeting && (!least || sheeting.cDN < least.cDN) ? sheeting : least
  }, null)

const largestOf = <T extends { valueMm: number }>(values: T[]): T | null =>
  values.reduce<T | null>((most, value) => (most && most.valueMm >= value.valueMm ? most : value), null)

/** Converts a record of an independent line to the whole line. */
function onWholeLine(
  check: Check,
  { model, part: { from, firstSpan } }: JointedDesign,
  found: Findings,
  isTurned: boolean,
): Check {
  if (check.utilisation === null) return check
  const branch = found[check.code]?.branch as { member?: 'ENDING'; joint?: number } | null | undefined
  return {
    ...check,
    ...(typeof check.roofLoadXM === 'number' && { roofLoadXM: check.roofLoadXM + from / 1e3 }),
    xM: check.xM === null ? null : check.xM + from / 1e3,
    spanIndex: check.spanIndex === null ? null : check.spanIndex + firstSpan,
    ...(model && check.combinationId !== null && { model }),
    ...(isTurned && check.combinationId !== null && { turned: true }),
    ...(branch?.member && { member: branch.member }),
    ...(branch?.joint !== undefined && { joint: branch.joint }),
  }
}

/** The work space of the checks for the laps of a line and for the forces on its webs. */
function forcesOf({ space }: JointedDesign): { laps: LapForces; webs: ForcesOnWebs } {
  const of = (code: CheckCode) => space.groups.find(({ group }) => group.checks.some((c) => c.code === code))!.space
  return { laps: of('JOINT_MOMENT') as LapForces, webs: of('M_R') as ForcesOnWebs }
}

/** For each limit and span the deflection with the largest utilisation. */
function deflectionsOver(all: OnLine[]): Deflection[] {
  const worst = new Map<string, Deflection>()
  for (const { placed, solution } of all)
    for (const d of solution.deflections) {
      const spanIndex = d.spanIndex + placed.part.firstSpan
      const key = `${d.list ?? 1} ${spanIndex}`
      const known = worst.get(key)
      if (!known || d.utilisation > known.utilisation)
        worst.set(key, { ...d, spanIndex, xM: d.xM + placed.part.from / 1e3 })
    }
  return [...worst.values()].sort((a, b) => (a.list ?? 1) - (b.list ?? 1) || a.spanIndex - b.spanIndex)
}

/** Reactions of the whole line; over a joint that cuts it, those of both sides added, with a force over the joint counted once. */
function reactionsOver(whole: LineDesign, given: OnLine[]): SupportReaction[] {
  const { supports } = whole.actions.line
  const models = [...new Set(given.map(({ placed }) => placed.model))]
  const { combinations } = whole.uls
  // With two thicknesses a part may appear for either; both give the same reactions.
  const once = given.filter(
    ({ placed }, i) =>
      given.findIndex((g) => g.placed.model === placed.model && g.placed.part.from === placed.part.from) === i,
  )
  const weights = once.map(({ purlin, placed }) => ({ purlin, forces: forcesOf(placed).webs.supports }))
  return supports.map((x, support): SupportReaction => {
    const { take, record } = extremeReactions()
    for (const model of models)
      for (let c = 0; c < combinations.length; c++) {
        let R = 0
        let sides = 0
        once.forEach(({ placed }, i) => {
          if (placed.model !== model) return
          const { purlin, forces } = weights[i]!
          const k = forces.places.findIndex((place) => Math.abs(place.x + placed.part.from - x) < 1e-3)
          if (k < 0) return
          sides++
          R += forceIn(purlin, forces, c, k)
        })
        if (sides > 1) R -= forceOver(whole, c, x)
        take(R, combinations[c]!.id)
      }
    for (const model of models) {
      const sides = once.filter(({ placed }) => placed.model === model && hasSupport(placed, x))
      if (sides.length > 1) reactionsUnderRoofLoad(whole, sides, x, take)
      else
        for (const { solution, placed } of sides) {
          const own = solution.reactions.find(({ xM }) => Math.abs(xM * 1e3 + placed.part.from - x) < 1e-3)
          // A line that is not designed has no reactions.
          if (own === undefined) continue
          take(own.maxKn * 1e3, own.maxCombinationId)
          take(own.minKn * 1e3, own.minCombinationId)
        }
    }
    return { support, xM: x / 1e3, ...record() }
  })
}

const hasSupport = ({ line, part }: JointedDesign, x: number): boolean =>
  line.actions.line.supports.some((support) => Math.abs(support + part.from - x) < 1e-3)

/** Sum of the point loads at a place in a combination [N]. */
function forceOver({ uls, actions }: LineDesign, c: number, x: number): number {
  let sum = 0
  for (const { id, normal } of actions.cases) {
    const factor = uls.combinations[c]!.factors[id]
    if (factor) for (const p of normal.points) if (Math.abs(p.x - x) < 1e-6) sum += factor * p.P
  }
  return sum
}

/** Largest forces of every joint that is not continuous. */
function jointRecords(whole: LineDesign, given: OnLine[]): JointRecord[] {
  return whole.input.joints!.supports.flatMap((joint, j): JointRecord[] => {
    if (joint.kind === 'CONTINUOUS') return []
    return [joint.kind === 'LAP' ? lapRecord(joint, j, given) : cutRecord(joint.kind, j, given)]
  })
}

const sizeOf = ({ max, min }: Range): number => Math.max(Math.abs(max), Math.abs(min))

function lapRecord({ a, b }: { a: number; b: number }, joint: number, given: OnLine[]): JointRecord {
  const most = { M_0: 0, share: null as number | null, combinationId: '', model: 'SUM' as 'SUM' | 'SINGLE' | 'TEST' }
  const bolts = { left: 0, right: 0, support: 0 }
  for (const { purlin, placed } of given) {
    const forces = forcesOf(placed).laps
    const k = forces.laps.findIndex((lap) => lap.joint === joint)
    if (k < 0) continue
    const take = (M_0: number, M_l0: number, combinationId: string) => {
      const [left, right] = [Math.abs(M_0 - M_l0) / a, Math.abs(M_l0) / b]
      bolts.left = Math.max(bolts.left, left)
      bolts.right = Math.max(bolts.right, right)
      bolts.support = Math.max(bolts.support, left + right)
      if (most.combinationId !== '' && Math.abs(M_0) <= Math.abs(most.M_0)) return
      most.M_0 = M_0
      most.share = M_0 === 0 ? null : M_l0 / M_0
      most.combinationId = combinationId
      most.model = placed.model!
    }
    for (const [c, { id }] of purlin.line.uls.combinations.entries()) {
      const { M_0, M_l0 } = lapMoments(purlin, forces, c, k)
      take(M_0, M_l0, id)
    }
    lapsUnderRoofLoad({ purlin, placed }, k, take, ({ both, left, right }) => {
      const [ofLeft, ofRight] = [sizeOf(right) / a, sizeOf(left) / b]
      const isMore = ofLeft > bolts.left || ofRight > bolts.right || ofLeft + ofRight > bolts.support
      return isMore || sizeOf(both) > Math.abs(most.M_0)
    })
  }
  return {
    joint,
    kind: 'LAP',
    momentKnm: most.M_0 / 1e6,
    combinationId: most.combinationId,
    model: most.model,
    shareLeft: most.share,
    boltForceLeftKn: bolts.left / 1e3,
    boltForceRightKn: bolts.right / 1e3,
    boltForceSupportKn: bolts.support / 1e3,
  }
}

function cutRecord(kind: Cut['kind'], joint: number, given: OnLine[]): JointRecord {
  let [moment, shear] = [0, 0]
  for (const { purlin, placed } of given) {
    const { jointed, stations, uls, own } = purlin.line
    for (const side of ['left', 'right'] as const) {
      if (jointed?.[side]?.joint !== joint) continue
      const [end, at] = side === 'left' ? [0, 0] : [1, stations.count - 1]
      for (let c = 0; c < uls.combinations.length; c++) {
        const weight = uls.ownFactor[c]! * purlin.candidate.ownWeight
        let M = weight * own.endMoments[end]!
        for (const { factor, response } of uls.terms[c]!) M += factor * response.endMoments[end]!
        if (Math.abs(M) > Math.abs(moment)) moment = M
        shear = Math.max(shear, Math.abs(responseAt(uls, c, 'V', at) + weight * own.V[at]!))
      }
      endUnderRoofLoad({ purlin, placed }, side, (M, V) => {
        if (Math.abs(M) > Math.abs(moment)) moment = M
        shear = Math.max(shear, Math.abs(V))
      })
    }
  }
  return { joint, kind, momentKnm: moment / 1e6, shearKn: shear / 1e3 }
}
