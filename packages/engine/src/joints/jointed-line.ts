/** An independent line with its joints, in one model of statics. */
import type { Actions, LoadCase } from '../actions/load-cases.ts'
import type { Influence, InfluenceLines } from '../beam/influence.ts'
import type { Line, StiffnessZone } from '../beam/line.ts'
import type { Joints } from '../input.ts'
import { endsOf, type IndependentLine, supportOfJoint } from './independent-lines.ts'

/**
 * Stiffness of a lap. SUM: both members; SINGLE: the member of the span alone; TEST: by a test of the maker, relative to half the sum.
 * The true stiffness lies between SUM and SINGLE, since bolts slip.
 */
export type Model = 'SUM' | 'SINGLE' | 'TEST'

/** A lap of an independent line; lengths mm. */
export interface Lap {
  /** its index among the joints of the whole line */
  joint: number
  /** index of its support on the independent line */
  support: number
  x: number
  a: number
  b: number
  /** second moments of area of the members of the spans left and right of it, relative to the designed member */
  I_l: number
  I_r: number
  /** whether these are the designed member */
  isOwn: readonly [left: boolean, right: boolean]
}

/** The members of a line with two thicknesses, relative to the designed one. */
export interface Members {
  /** by span, cantilevers included: whether it has the designed member */
  isOwn: readonly boolean[]
  /** stiffness and weight of the other member relative to the designed one */
  stiffness: number
  weight: number
}

/** The joint at the end of an independent line, where this is no end of the whole line. */
export interface Cut {
  joint: number
  kind: 'HINGE' | 'SLEEVE'
  /** length of the line inside the sleeve: half that of the sleeve [mm]; 0 for a hinge */
  reach: number
}

/** Influence lines of a line with joints. N, mm. */
export interface JointedInfluence extends InfluenceLines {
  /** for every lap, the moment over its support and that of its left member, by force [N·mm] */
  atLaps(by: Influence[]): { M_0: Float64Array; M_l0: Float64Array }[]
}

export interface JointedLine {
  model: Model | null
  /** stiffness of a lap over that of one member, for equal thicknesses */
  ratio: number
  /** null: one thickness */
  members: Members | null
  laps: Lap[]
  left: Cut | null
  right: Cut | null
  /** moments at its ends in a case, where sleeves join it to other lines [N·mm] */
  endMoments(id: string): readonly [left: number, right: number]
  /** axial load of a case on the whole line left of it [N] */
  axialBefore(id: string): number
  /** moments over its supports from 1 N anywhere on the whole line [N·mm]; null without sleeves */
  momentsByForce: ((x: number) => Float64Array) | null
  /** M and V from 1 N anywhere; in laps of the member that runs through */
  influence(actions: Pick<Actions, 'line' | 'ends'>): JointedInfluence
  /** lengths of the whole line beyond its ends [mm] */
  reach: { left: number; right: number }
}

/** Stiffness or weight of the member of a span relative to the designed one. */
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

/** Stiffness of the laps relative to the designed member. */
const zonesOf = (laps: Lap[], model: Model | null, ratio: number): StiffnessZone[] =>
  laps.flatMap(({ x, a, b, I_l, I_r }) =>
    model === 'SINGLE'
      ? [
          { from: x - a, to: x, ratio: I_l },
          { from: x, to: x + b, ratio: I_r },
        ]
      : [{ from: x - a, to: x + b, ratio: (ratio * (I_l + I_r)) / 2 }],
  )

/** Stiffness of a lap over that of one member, for equal thicknesses. @param tested by the maker, over half the sum of both */
export const stiffnessOf = (model: Model | null, tested: number): number =>
  model === 'SUM' ? 2 : model === 'TEST' ? tested : 1

/** Stretches of a line inside sleeves. */
export function sleevesOf({ start, end }: Line, { left, right }: Pick<JointedLine, 'left' | 'right'>) {
  return [
    ...(left?.kind === 'SLEEVE' ? [{ from: start, to: start + left.reach }] : []),
    ...(right?.kind === 'SLEEVE' ? [{ from: end - right.reach, to: end }] : []),
  ]
}

/** Places where laps and sleeves end. */
export const kinksOf = (line: Line, jointed: Pick<JointedLine, 'laps' | 'left' | 'right'>): number[] => [
  ...jointed.laps.flatMap(({ x, a, b }) => [x - a, x + b]),
  ...sleevesOf(line, jointed).flatMap(({ from, to }) => [from, to]),
]

/** The actions with stiffness and weight of both members in every lap; stiffness zones end where laps and sleeves end. */
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

/** Models of a line with joints: two where it has laps of untested stiffness. */
export function modelsOf({ supports }: Joints, stiffnessRatio: number | null): (Model | null)[] {
  if (!supports.some(({ kind }) => kind === 'LAP')) return [null]
  return stiffnessRatio === null ? ['SUM', 'SINGLE'] : ['TEST']
}
