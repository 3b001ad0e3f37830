/** What all candidates of one request share: line, cases, combinations, stations, mesh. Every elementary case is solved once. */
import { type Actions, buildActions, ROOF_LOAD, roofLoadCase } from '../actions/load-cases.ts'
import type { PurlinLine } from '../input.ts'
import { type JointedLine, kinksOf, sleevesOf, withJoints } from '../joints/jointed-line.ts'
import type { Combination } from '../result.ts'
import { PROFILES, profileOf } from '../sections/profiles/all.ts'
import { createLineMesh, type Division, OMEGA_LINE, RIGID_SECTION, STEP } from '../stability/line-mesh.ts'
import type { Rules } from '../standards/rules.ts'
import { blockSizes } from './block-sizes.ts'
import { characteristicCombinations } from './characteristic.ts'
import { type CombinedForces, combineForces, combineLike, isActive } from './combined-forces.ts'
import { limitDeflections } from './deflection-order.ts'
import { forceGroups, type LargestAt } from './force-groups.ts'
import { combineLateral } from './lateral-deflections.ts'
import { loadShapes } from './load-shapes.ts'
import { restraintsOf } from './restraints.ts'
import { sidewaysOf } from './sideways.ts'
import { type CaseResponse, type LineLayout, solveCase } from './statics-table.ts'
import { createStations, type StationRange, type Stations, stationsOfSpans } from './stations.ts'

export type LineDesign = ReturnType<typeof prepareLine>

/** Converts a place on an independent line to one from the left end of the whole line [mm]. */
export const onWholeLine = ({ jointed }: LineDesign, x: number): number => x + (jointed?.reach.left ?? 0)

/** Where a node stands: the one beside a jump of the moment over a lap has the value there on its right [mm]. */
export function placeOfNode({ mesh, jointed }: LineDesign, node: number): number {
  const x = mesh.x[node]!
  const lap = jointed?.laps.find((of) => x > of.x && x <= of.x + STEP + 1e-6)
  return lap ? lap.x : x
}

/** What one line may take from another. */
interface LikeLine extends Omit<Layout, 'actions' | 'ranges'> {
  jointed: JointedLine | null
  cases: ReadonlyMap<string, CaseResponse>
  uls: CombinedForces
  sls: CombinedForces
}

/** In which situation a line is designed. */
interface Situation {
  /**
   * Places of the concentrated load of the roof [mm]: only combinations with this load are designed, one for each place;
   * null: all others.
   */
  roofLoadAt?: readonly number[] | null
  /** of the whole line, where this one is part of it */
  combinations?: Combination[]
  /** the line with its joints; null: a line of one piece */
  jointed?: JointedLine | null
  /** a line on the same places under the same loads, whose members have another stiffness: what does not depend on that is taken from it */
  like?: LikeLine | null
}

/** Everything of a line that does not depend on the section. */
export function prepareLine(
  input: PurlinLine,
  rules: Rules,
  profiles = PROFILES,
  { roofLoadAt = null, combinations: given, jointed = null, like = null }: Situation = {},
) {
  const profile = profileOf(input.profileType, profiles)
  const national = rules.nationalParameters(input.location)
  const combinations = given ?? rules.combinations(input, national)
  const distorts = profile.line === 'DISTORTING'
  const layout = like
    ? layOutLike(like, input, jointed)
    : layOut(input, roofLoadAt, jointed, distorts ? OMEGA_LINE : RIGID_SECTION)
  const { actions, isCantilever, restraints, stations, mesh } = layout
  const twin = like && hasSameMembers(like, jointed) ? like : null
  const solve = (c: Actions['ownWeight'], known?: CaseResponse) => solveCase(layout, c, distorts, jointed, known)
  const cases = new Map(actions.cases.map((c) => [c.id, solve(c, twin?.cases.get(c.id))]))
  const own = solve(actions.ownWeight)
  const lookedAt = (all: Combination[]): Combination[] => all.flatMap((c) => withRoofLoad(c, roofLoadAt))
  const forces = (limitState: 'ULS' | 'SLS') => {
    const those = combinations.filter((c) => c.limitState === limitState)
    return combineForces(lookedAt(those), cases, own, input.axial.N, layout.ranges)
  }
  const [uls, sls] = twin
    ? [combineLike(twin.uls, cases, own), combineLike(twin.sls, cases, own)]
    : [forces('ULS'), forces('SLS')]
  let shapes: ReturnType<typeof loadShapes> | null = null
  let formed: Combination[] | null = null
  /** Formed on first use; they include those with the concentrated load of a roof, at any place. */
  const everyCharacteristic = (): Combination[] => {
    formed ??= characteristicCombinations(input, national, rules, combinations)
    return formed
  }
  const characteristic = (): Combination[] => lookedAt(everyCharacteristic())
  const isLateral = own.lateralReactions !== null || [...cases.values()].some((r) => r.lateralReactions !== null)
  return {
    input,
    /** null: the concentrated load of the roof has no place yet */
    roofLoadAt,
    jointed,
    /** 1 at stations inside a sleeve, which takes M and V together; null without */
    inSleeve: jointed && insideSleeves(stations, sleevesOf(actions.line, jointed)),
    /** the shape of its sections */
    profile,
    national,
    actions,
    spans: input.spans.length,
    mainSpans: [...input.spans.keys()].filter((i) => !isCantilever(i)),
    isCantilever,
    /** whether a span has the section under design, where the line has two thicknesses */
    isOwn: (span: number): boolean => jointed?.members?.isOwn[span] ?? true,
    spanLength: (span: number): number => actions.ends[span + 1]! - actions.ends[span]!,
    restraints,
    stations,
    ranges: layout.ranges,
    mesh,
    cases,
    own,
    /** largest sizes of its M, M_z and N */
    ownBlocks: blockSizes([own.M], own.M_z, own.N),
    combinations,
    everyCharacteristic,
    characteristic,
    /** a case or the own weight acts along the line; without, N is constant */
    hasAxialLoads: [own, ...cases.values()].some((r) => isActive(r.N)),
    uls,
    sls,
    /** where the ULS combinations have the largest and the smallest M, filled as they are asked for */
    extremes: [] as [LargestAt, LargestAt][],
    groups: forceGroups(uls),
    /** number of the group of every ULS combination */
    groupOf: uls.forceGroup,
    /** by limit, the first one first */
    deflections: limitDeflections(input, sls, stations),
    /** formed on first use */
    get shapes() {
      shapes ??= loadShapes(uls, [...cases.values()], restraints.panel)
      return shapes
    },
    /** load in the plane of the envelope on an Ω without panel; null where there is none */
    sideways:
      distorts && isLateral ? sidewaysOf({ mesh, stations, cases, uls }, input.isInverted, characteristic()) : null,
    /** the different bendings about z of the characteristic combinations, for their displacements; empty where there is none */
    lateralDeflections: !distorts && isLateral ? combineLateral(characteristic(), cases, own) : [],
    /** shear stiffness S of the cladding [N]; null where none is known */
    shearStiffness: restraints.panel ? rules.sheeting.shear(input.cladding, input.spacing) : null,
  }
}

type Layout = LineLayout & { isCantilever(span: number): boolean }

/** What acts on a line, what holds it, and where it is looked at. */
function layOut(
  input: PurlinLine,
  roofLoadAt: readonly number[] | null,
  jointed: JointedLine | null,
  division: Division,
): Layout {
  const plain = buildActions(input, roofLoadAt)
  const actions = jointed ? withJoints(plain, jointed) : plain
  const isCantilever = (span: number): boolean => input.spans[span]?.kind === 'CONSOLE'
  const restraints = restraintsOf(input, actions.ends)
  // The extremes of a load that may stand anywhere can lie anywhere too.
  const stations = createStations(actions, restraints, isCantilever, roofLoadAt === null ? 1 : 2)
  const cuts = {
    upperRestraints: restraints.upper,
    lowerRestraints: restraints.lower,
    loads: stations.places,
    kinks: jointed ? kinksOf(actions.line, jointed) : [],
    steps: jointed?.laps.map(({ x }) => x) ?? [],
  }
  const spans = input.spans.map(({ length }, i) => ({ length, isCantilever: isCantilever(i) }))
  const ranges = rangesOf(stations, jointed)
  return { actions, isCantilever, restraints, stations, ranges, mesh: createLineMesh(spans, cuts, division) }
}

/** The places of another line with the stiffness and the weight of the members of this one. */
function layOutLike(like: LikeLine, input: PurlinLine, jointed: JointedLine | null): Layout {
  const { isCantilever, restraints, stations, mesh } = like
  const plain = buildActions(input)
  const actions = jointed ? withJoints(plain, jointed) : plain
  return { actions, isCantilever, restraints, stations, ranges: rangesOf(stations, jointed), mesh }
}

const rangesOf = (stations: Stations, jointed: JointedLine | null): StationRange[] =>
  stationsOfSpans(stations, (span) => jointed?.members?.isOwn[span] ?? true)

/** Whether both lines have their own section in the same spans. */
function hasSameMembers({ jointed }: LikeLine, other: JointedLine | null): boolean {
  const [a, b] = [jointed?.members?.isOwn, other?.members?.isOwn]
  return a && b ? a.every((own, k) => own === b[k]) : a === b
}

/** The combination once for each place of the concentrated load of the roof; without this load where it is absent or has no place. */
function withRoofLoad(c: Combination, roofLoadAt: readonly number[] | null): Combination[] {
  if (roofLoadAt === null) return ROOF_LOAD in c.factors ? [] : [c]
  const { [ROOF_LOAD]: factor, ...others } = c.factors
  if (factor === undefined) return []
  return roofLoadAt.map((_, i, all) => ({ ...c, factors: { ...others, [roofLoadCase(all, i)]: factor } }))
}

function insideSleeves({ piece, places }: Stations, sleeves: { from: number; to: number }[]): Uint8Array | null {
  if (sleeves.length === 0) return null
  return Uint8Array.from(piece, (p) => {
    const middle = (places[p]! + places[p + 1]!) / 2
    return Number(sleeves.some(({ from, to }) => middle > from && middle < to))
  })
}
