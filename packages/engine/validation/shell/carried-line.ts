import { runLoadSteps } from './calculix-run.ts'
import type { CarriedLine } from './case.ts'
import { type FlangedModel, flangedModel } from './flanged-model.ts'
import { type DisplacementSet, readDisplacements } from './frd-reader.ts'
import { nodeAt, stationAt } from './shell-model.ts'
import {
  F_Y,
  faceNodes,
  heldMembers,
  largeStep,
  memberLoads,
  membersInput,
  midlineDisplacements,
  yieldingSteel,
} from './solid-input.ts'

export interface CarriedResult {
  /** the last load in equilibrium over that of the case, and whether none was found beyond it: otherwise it was not followed further */
  carried: number
  isLimit: boolean
  /** how far the web has turned there, under the first force or in the middle of the first span [degrees] */
  turnDegrees: number
  mesh: string
}

const FOLLOWED_TO = 1.4
/** Of the load followed, where equilibrium is hard to find: with steps of some hundredths runs end up to a third before the limit. */
const SMALLEST_STEP = 0.002
/** Seconds in which the load rises: slow beside the periods of the line, of a tenth of a second. */
const RISE = 2
/** A line that moves so many times faster than under little load is not at rest. */
const MOVING = 10

/** How much of its load a C or Z carries: large displacements, elastic-plastic steel, no imperfection. */
export function carriedLine({ case: line, shells = {} }: CarriedLine): CarriedResult {
  const { elementMm = 80, followedTo = FOLLOWED_TO, smallestStep = SMALLEST_STEP, inertia = false } = shells
  const model = flangedModel(line, elementMm)
  const seen = stationAt(model, line.pointsN?.[0]?.[0] ?? line.spansMm[0]! / 2)
  const input = inertia
    ? movingInput(model, seen, followedTo)
    : carriedInput(model, seen, `0.1, 1., ${smallestStep}, 0.12`, followedTo)
  const { time, isLimit, results } = runLoadSteps(input, inertia ? RISE : 1)
  const sets = readDisplacements(results).filter(({ value }) => value <= time + 1e-9)
  const ways = sets.map((set) => wayOf(model, seen, set))
  const k = inertia ? lastAtRest(ways) : ways.length - 1
  return {
    carried: Number(((followedTo * sets[k]!.value) / (inertia ? RISE : 1)).toFixed(3)),
    isLimit: isLimit || k < ways.length - 1,
    turnDegrees: Number(ways[k]!.turn.toFixed(1)),
    mesh: `C3D20R, one layer, ${(model.stations.length - 1) / 2} elements along the line (at most ${elementMm} mm) × ${model.mesh.elementsOver} over the section, steel of ${F_Y} N/mm²`,
  }
}

const webCorners = ({ mesh }: FlangedModel): number[] => [mesh.webCorner.upper, mesh.webCorner.lower]

/** Where the web is after some time. */
interface Way {
  /** of the step, with inertia [s] */
  time: number
  /** of its upper corner, sideways [mm] */
  sideways: number
  /** [degrees] */
  turn: number
}

function wayOf(model: FlangedModel, station: number, set: DisplacementSet): Way {
  const { byNode } = midlineDisplacements(model, set)
  const [upper, lower] = webCorners(model).map((point) => {
    const { y, z } = model.section.points[point]!
    const [, v, w] = byNode.get(nodeAt(model, station, point))!
    return { y: y + v, z: z + w, v }
  })
  const turn = Math.atan2(Math.abs(upper!.y - lower!.y), lower!.z - upper!.z)
  return { time: set.value, sideways: upper!.v, turn: (turn * 180) / Math.PI }
}

/** Index of the last of several places at which the web moves hardly faster than under the first part of the load. */
export function lastAtRest(ways: readonly Way[]): number {
  const speed = (a: Way, b: Way) => Math.abs(b.sideways - a.sideways) / (b.time - a.time)
  const usual = speed({ time: 0, sideways: 0, turn: 0 }, ways.find(({ time }) => time >= RISE / 5)!)
  return ways.findLastIndex((way, i) => i > 0 && speed(ways[i - 1]!, way) < MOVING * usual)
}

/** Nodes, elements and steel. @param seen the station whose web is written out */
const steelLine = (model: FlangedModel, seen: number): string[] => [
  ...membersInput([model]),
  '*NSET, NSET=SEEN',
  ...webCorners(model).flatMap((point) => faceNodes(model, seen, point).map(String)),
  ...yieldingSteel(model),
  ...heldMembers([model]),
]

/** The input file of one step in equilibrium. @param steps first, whole, smallest and largest part of the step */
export const carriedInput = (model: FlangedModel, seen: number, steps: string, followedTo: number): string =>
  [...steelLine(model, seen), ...largeStep([model], steps, followedTo, 2000), ''].join('\n')

/** The input file of a load that rises with time: mass of steel, damped by a twentieth of a second. */
export const movingInput = (model: FlangedModel, seen: number, followedTo: number): string =>
  [
    ...steelLine(model, seen).flatMap((line) =>
      line === '*ELASTIC' ? ['*DENSITY', '7.85e-9', '*DAMPING, ALPHA=20.', line] : [line],
    ),
    '*AMPLITUDE, NAME=RISING',
    `0., 0., ${RISE}., 1.`,
    '*STEP, NLGEOM, INC=170',
    '*DYNAMIC, ALPHA=-0.3',
    `${0.02 * RISE}, ${RISE}., ${1e-7 * RISE}, ${0.03 * RISE}`,
    '*CLOAD, AMPLITUDE=RISING',
    ...memberLoads([model], followedTo),
    '*NODE FILE, NSET=SEEN',
    'U',
    '*END STEP',
    '',
  ].join('\n')
