/** The joints of a line: their shape, and what of them cannot be built; contract.md §1, engineering.md S.1 and S.2. */
import { z } from 'zod'
import { lapSidesM } from './laps.ts'
import type { Problem } from './most-problems.ts'
import { MOST_SPANS, SPANS } from './spans.ts'

export const LAP_UNITS = ['PERCENT', 'M'] as const
export const END_BAYS = ['SAME', 'HEAVIER'] as const

/** Sides of a lap: shortest [m], of a side at most so many times the other, and of a main span both laps on it. */
export const LAPS = { shortestM: 0.15, percent: { min: 3, max: 25 }, mostUnequal: 2, mostOfSpan: 0.4 } as const

/** A side is judged by its unit and its span, below. */
const side = z.number().min(0).max(100)

const jointSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('LAP'), left: side, right: side }),
  z.strictObject({ kind: z.literal(['CONTINUOUS', 'SLEEVE', 'HINGE']) }),
])

export const jointsSchema = z.strictObject({
  supports: z.array(jointSchema).max(SPANS.count.max - 1),
  lapUnit: z.enum(LAP_UNITS).optional(),
  endBays: z.enum(END_BAYS).optional(),
})

export type JointsRequest = z.infer<typeof jointsSchema>

/** What joints are judged beside. */
export interface JointedRequest {
  joints?: JointsRequest | undefined
  spanLengthsM: number[]
  hasLeftCantilever: boolean
  hasRightCantilever: boolean
  sectionTypes: string[]
  spanRestraints?: { upper?: { type?: number } }
}

/** Slack of lengths [m]. */
const SLACK = 1e-9

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** The main spans [m]; null while they are none. */
function mainSpans({ spanLengthsM, hasLeftCantilever, hasRightCantilever }: JointedRequest): number[] | null {
  if (!isList(spanLengthsM) || spanLengthsM.length > MOST_SPANS) return null
  if (!spanLengthsM.every((length) => typeof length === 'number')) return null
  return spanLengthsM.slice(hasLeftCantilever === true ? 1 : 0, hasRightCantilever === true ? -1 : undefined)
}

/** Every problem of joints of the right shape; those of lengths where their count is right. */
export function checkJoints(request: JointedRequest, problem: Problem): void {
  const { joints } = request
  const spans = mainSpans(request)
  if (!joints || !isList(joints.supports) || !spans) return
  const kindOf = (i: number): unknown => (joints.supports[i] as { kind?: unknown } | null | undefined)?.kind
  const type = isList(request.sectionTypes) ? request.sectionTypes[0] : undefined
  for (const i of joints.supports.keys())
    if (kindOf(i) === 'LAP' && (type === 'C' || type === 'OMEGA'))
      problem(['joints', 'supports', i, 'kind'], 'a lap needs Z sections, which nest; C and Ω cannot be lapped')
  const count = Math.max(0, spans.length - 1)
  if (joints.supports.length !== count)
    problem(
      ['joints', 'supports'],
      `an entry for each support between two main spans (${count}), got ${joints.supports.length}`,
    )
  else checkLaps(joints, spans, problem)
  if (joints.endBays !== 'HEAVIER') return
  const ends = [kindOf(0), kindOf(joints.supports.length - 1)]
  const refused: [boolean, string][] = [
    [spans.length < 3, 'HEAVIER needs at least three main spans'],
    [request.spanRestraints?.upper?.type === 1, 'HEAVIER needs a panel on the upper fibre'],
    [type === 'OMEGA', 'HEAVIER is for C and Z'],
    [ends.includes('CONTINUOUS'), 'HEAVIER needs a lap, a sleeve or a hinge at the first and the last joint'],
  ]
  for (const [isSo, why] of refused) if (isSo) problem(['joints', 'endBays'], why)
}

const written = (lengthM: number): number => +lengthM.toFixed(4)

function checkLaps({ supports, lapUnit }: JointsRequest, spans: number[], problem: Problem): void {
  const unit = lapUnit ?? 'PERCENT'
  if (!LAP_UNITS.includes(unit)) return
  const taken = spans.map(() => 0)
  let isWhole = true
  for (const [i, joint] of supports.entries()) {
    if (joint?.kind !== 'LAP') continue
    const of = [spans[i]!, spans[i + 1]!] as const
    if (typeof joint.left !== 'number' || typeof joint.right !== 'number') {
      isWhole = false
      continue
    }
    const sides = lapSidesM(joint, unit, of)
    for (const [k, name] of (['left', 'right'] as const).entries()) {
      const [length, span] = [sides[k]!, of[k]!]
      const most = (LAPS.percent.max * span) / 100
      const { min, max } = LAPS.percent
      const isLegal =
        length >= LAPS.shortestM - SLACK &&
        length <= most + SLACK &&
        (unit === 'M' || (joint[name] >= min && joint[name] <= max))
      if (!isLegal)
        problem(
          ['joints', 'supports', i, name],
          unit === 'M'
            ? `${LAPS.shortestM} to ${written(most)} m, a quarter of its span, got ${joint[name]}`
            : `${min} to ${max} % of its span and at least ${LAPS.shortestM} m, got ${joint[name]} % (${written(length)} m)`,
        )
      taken[i + k]! += length
    }
    if (Math.max(...sides) > LAPS.mostUnequal * Math.min(...sides) + SLACK)
      problem(
        ['joints', 'supports', i],
        `one side at most twice the other, got ${written(sides[0])} and ${written(sides[1])} m`,
      )
  }
  if (isWhole && taken.some((length, k) => length > LAPS.mostOfSpan * spans[k]! + SLACK))
    problem(['joints', 'supports'], `the laps of a main span take at most ${LAPS.mostOfSpan * 100} % of it`)
}
