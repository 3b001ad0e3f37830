/** An independent line with its laps, as one model of statics takes them. */
import type { Actions, LoadCase } from '../actions/load-cases.ts'
import type { InfluenceLines } from '../beam/influence.ts'
import type { Line, StiffnessZone } from '../beam/line.ts'
import type { Joints } from '../input.ts'
import { endsOf, type IndependentLine, supportOfJoint } from './independent-lines.ts'

/**
 * How stiff a lap is: both members together, or the span's own alone; by a test of the maker so many times as stiff as half of both.
 * The true stiffness lies between SUM and SINGLE, since bolts slip.
 */
export type Model = 'SUM' | 'SINGLE' | 'TEST'

/** A lap of an independent line; lengths mm. */
export interface Lap {
  /** its number among the joints of the whole line */
  joint: number
  /** its support among those of the independent line */
  support: number
  x: number
  a: number
  b: number
  /** second moments of area of the members of the spans left and right of it, over that of the member that is looked at */
  I_l: number
  I_r: number
  /** whether that is the member that is looked at */
  isOwn: readonly [left: boolean, right: boolean]
}

/** The members of the spans of a line with two thicknesses, from one of them. */
export interface Members {
  /** by span, cantilevers counted: whether it is the one that is looked at */
  isOwn: readonly boolean[]
  /** stiffness and weight of the other one over those of the one that is looked at */
  stiffness: number
  weight: number
}

/** Where an independent line ends at a joint instead of an end of the whole line. */
export interface Cut {
  joint: number
  kind: 'HINGE' | 'SLEEVE'
  /** half the length of a sleeve: so far the line is inside it [mm]; 0 of a hinge */
  reach: number
}

export interface JointedLine {
  model: Model | null
  /** stiffness of a lap over that of one member, of one thickness */
  ratio: number
  /** null: one thickness */
  members: Members | null
  laps: Lap[]
  left: Cut | null
  right: Cut | null
  /** what bends its ends in a case, where a sleeve joins it to another line [N·mm] */
  endMoments(id: string): readonly [left: number, right: number]
  /** what of a case acts along the whole line on its left [N] */
  axialBefore(id: string): number
  /** moments over its supports by 1 N anywhere on the whole line, where a sleeve joins it to another [N·mm] */
  momentsByForce: ((x: number) => Float64Array) | null
  /** M and V of the member that runs through by 1 N anywhere */
  influence(line: Line): InfluenceLines
  /** how far the whole line goes on beyond its ends [mm] */
  reach: { left: number; right: number }
}

/** Of a span: stiffness or weight of its member over that of the one that is looked at. */
const partOf = (members: Members | null, span: number, of: 'stiffness' | 'weight'): number =>
  !members || members.isOwn[span] ? 1 : members[of]

/** The laps of an independent line, from left to right. */
export function lapsOf(
  { input, left }: Pick<IndependentLine, 'input' | 'left'>,
  members: Members | null = null,
): Lap[] {
  const supports = input.joints?.supports ?? []
  const ends = endsOf(input.spans)
  const cantilevers = input.spans[0]?.kind === 'CONSOLE' ? 1 : 0
  const first = left === null ? 0 : left + 1
  return supports.flatMap((joint, j): Lap[] => {
    if (joint.kind !== 'LAP') return []
    const { a, b } = joint
    const support = supportOfJoint(j)
    const span = cantilevers + support
    const isOwn = [members?.isOwn[span - 1] ?? true, members?.isOwn[span] ?? true] as const
    const [I_l, I_r] = [partOf(members, span - 1, 'stiffness'), partOf(members, span, 'stiffness')]
    return [{ joint: first + j, support, x: ends[span]!, a, b, I_l, I_r, isOwn }]
  })
}

/** How stiff laps are over the member that is looked at. */
const zonesOf = (laps: Lap[], model: Model | null, ratio: number): StiffnessZone[] =>
  laps.flatMap(({ x, a, b, I_l, I_r }) =>
    model === 'SINGLE'
      ? [
          { from: x - a, to: x, ratio: I_l },
          { from: x, to: x + b, ratio: I_r },
        ]
      : [{ from: x - a, to: x + b, ratio: (ratio * (I_l + I_r)) / 2 }],
  )

/** Of one thickness: how many times the member a lap is. @param tested of the maker, over half the sum of both */
export const stiffnessOf = (model: Model | null, tested: number): number =>
  model === 'SUM' ? 2 : model === 'TEST' ? tested : 1

/** Where a line is inside a sleeve. */
export function sleevesOf({ start, end }: Line, { left, right }: Pick<JointedLine, 'left' | 'right'>) {
  return [
    ...(left?.kind === 'SLEEVE' ? [{ from: start, to: start + left.reach }] : []),
    ...(right?.kind === 'SLEEVE' ? [{ from: end - right.reach, to: end }] : []),
  ]
}

/** Where laps and sleeves end. */
export const kinksOf = (line: Line, jointed: Pick<JointedLine, 'laps' | 'left' | 'right'>): number[] => [
  ...jointed.laps.flatMap(({ x, a, b }) => [x - a, x + b]),
  ...sleevesOf(line, jointed).flatMap(({ from, to }) => [from, to]),
]

/** The actions with both members of every lap: their stiffness, and their weight; cut where laps and sleeves end. */
export function withJoints(
  actions: Actions,
  jointed: Pick<JointedLine, 'model' | 'laps' | 'ratio' | 'left' | 'right' | 'members'>,
): Actions {
  const { model, laps, ratio, members } = jointed
  const { ownWeight, ends } = actions
  const spans = ends.slice(0, -1).map((from, k) => ({ from, to: ends[k + 1]! }))
  const twice = (loads: LoadCase['normal']): LoadCase['normal'] => ({
    ...loads,
    distributed: loads.distributed.flatMap((whole) => {
      const weighing = (from: number, to: number, span: number) => {
        const part = partOf(members, span, 'weight')
        return { from, to, q0: part * whole.q0, q1: part * whole.q1 }
      }
      return [
        ...(members ? spans.map(({ from, to }, k) => weighing(from, to, k)) : [whole]),
        ...laps.flatMap(({ x, a, b }) => {
          const right = ends.findIndex((end) => Math.abs(end - x) < 1e-6)
          return [weighing(x - a, x, right), weighing(x, x + b, right - 1)]
        }),
      ]
    }),
  })
  return {
    ...actions,
    line: {
      ...actions.line,
      zones: [
        ...(members ? spans.map((span, k) => ({ ...span, ratio: partOf(members, k, 'stiffness') })) : []),
        ...zonesOf(laps, model, ratio),
        ...sleevesOf(actions.line, jointed).map((zone) => {
          const span = spans.findIndex(({ from, to }) => zone.from > from - 1e-6 && zone.to < to + 1e-6)
          return { ...zone, ratio: partOf(members, span, 'stiffness') }
        }),
      ],
    },
    ownWeight: {
      ...ownWeight,
      normal: twice(ownWeight.normal),
      inPlane: twice(ownWeight.inPlane),
      axial: twice(ownWeight.axial),
    },
  }
}

/** Models of a line with joints: two where it has a lap that no test tells the stiffness of. */
export function modelsOf({ supports }: Joints, stiffnessRatio: number | null): (Model | null)[] {
  if (!supports.some(({ kind }) => kind === 'LAP')) return [null]
  return stiffnessRatio === null ? ['SUM', 'SINGLE'] : ['TEST']
}
