/** The joints of a line: their shape, and what of them cannot be built; method 2.8. */
import { z } from 'zod'
import { END_BAYS, type EndBayNeed, endBayNeeds } from './end-bays.ts'
import { canBeLapped, LAP_UNITS, LAPS, type LapSides, lapFaults } from './laps.ts'
import type { Problem } from './most-problems.ts'
import { MOST_SPANS, SPANS } from './spans.ts'

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
    if (kindOf(i) === 'LAP' && !canBeLapped(type))
      problem(['joints', 'supports', i, 'kind'], 'a lap needs Z sections, which nest; C and Ω cannot be lapped')
  const count = Math.max(0, spans.length - 1)
  if (joints.supports.length !== count)
    problem(
      ['joints', 'supports'],
      `an entry for each support between two main spans (${count}), got ${joints.supports.length}`,
    )
  else checkLaps(joints, spans, problem)
  if (joints.endBays !== 'HEAVIER') return
  const needs = endBayNeeds({
    mainSpans: spans.length,
    byPanel: request.spanRestraints?.upper?.type !== 1,
    profileType: type,
    ends: [kindOf(0), kindOf(joints.supports.length - 1)],
  })
  for (const need of needs) problem(['joints', 'endBays'], HEAVIER_NEEDS[need])
}

const HEAVIER_NEEDS: Record<EndBayNeed, string> = {
  SPANS: 'HEAVIER needs at least three main spans',
  PANEL: 'HEAVIER needs a panel on the upper fibre',
  PROFILE: 'HEAVIER is for C and Z',
  ENDS: 'HEAVIER needs a lap, a sleeve or a hinge at the first and the last joint',
}

const written = (lengthM: number): number => +lengthM.toFixed(4)

function checkLaps({ supports, lapUnit }: JointsRequest, spans: number[], problem: Problem): void {
  const unit = lapUnit ?? 'PERCENT'
  if (!LAP_UNITS.includes(unit)) return
  const { min, max } = LAPS.percent
  let isWhole = true
  const laps = supports.map((joint): LapSides | null => {
    if (joint?.kind !== 'LAP') return null
    if (typeof joint.left === 'number' && typeof joint.right === 'number') return joint
    isWhole = false
    return null
  })
  let isTaken = false
  for (const fault of lapFaults(laps, unit, spans)) {
    if (fault.of === 'SIDE') {
      const { joint, side, lengthM, mostM } = fault
      const got = laps[joint]![side]
      problem(
        ['joints', 'supports', joint, side],
        unit === 'M'
          ? `${LAPS.shortestM} to ${written(mostM)} m, a quarter of its span, got ${got}`
          : `${min} to ${max} % of its span and at least ${LAPS.shortestM} m, got ${got} % (${written(lengthM)} m)`,
      )
    } else if (fault.of === 'LAP') {
      const [left, right] = fault.sidesM.map(written)
      problem(['joints', 'supports', fault.joint], `one side at most twice the other, got ${left} and ${right} m`)
    } else isTaken = true
  }
  if (isWhole && isTaken)
    problem(['joints', 'supports'], `the laps of a main span take at most ${LAPS.mostOfSpan * 100} % of it`)
}
