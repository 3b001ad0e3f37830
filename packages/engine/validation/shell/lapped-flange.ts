import { runLoadSteps } from './calculix-run.ts'
import type { LappedFlange, LappedLine } from './case.ts'
import { stressAlong } from './edge-stresses.ts'
import { type DisplacementSet, readDisplacements } from './frd-reader.ts'
import { type BoltSpring, type LappedMember, lappedMembers } from './lapped-model.ts'
import { type LapZone, zoneOf } from './lapped-zones.ts'
import {
  faceNodes,
  heldMembers,
  largeStep,
  membersInput,
  midlineDisplacements,
  numbersOf,
  yieldingSteel,
} from './solid-input.ts'

/** Largest compression at an edge of the free flange, E times its strain [N/mm²]. */
export interface LapStress {
  stress: number
  xMm: number
  edge: 'web' | 'lip'
}

export type LapStresses = Partial<Record<LapZone, LapStress>>

export interface LappedFlangeResult {
  /** under a quarter of the load and under the load of the case */
  quarter: LapStresses
  whole?: LapStresses
  /** the last load in equilibrium over that of the case, and whether none was found beyond it: otherwise it was not followed further */
  carried: number
  isLimit: boolean
  mesh: string
  boundary: string[]
}

const FOLLOWED_TO = 1.25

/** Free flange of a lapped line: large displacements, elastic-plastic steel of 350 N/mm², no imperfection. */
export function lappedFlange(test: LappedFlange): LappedFlangeResult {
  const { elementMm = 100, boltNmm = 5000, followedTo = FOLLOWED_TO } = test.shells ?? {}
  const { members, bolts } = lappedMembers(test)
  const { time, isLimit, results } = runLoadSteps(
    lappedInput(members, bolts, followedTo),
    followedTo > 1 ? 2 : followedTo,
  )
  const sets = readDisplacements(results)
  const at = (when: number) => sets.find(({ value }) => Math.abs(value - when) < 1e-4)
  const quarter = at(0.25)
  const whole = at(1)
  const stations = Math.max(...members.map((m) => m.stations.length))
  return {
    quarter: quarter ? largestStresses(test.case, members, quarter) : {},
    ...(whole && { whole: largestStresses(test.case, members, whole) }),
    carried: Number((time < 1 ? time : 1 + (time - 1) * (followedTo - 1)).toFixed(3)),
    isLimit,
    mesh: `C3D20R, one layer, elements of at most ${elementMm} mm (up to ${(stations - 1) / 2} along a member) × ${members[0]!.mesh.elementsOver} over the section`,
    boundary: [
      'supports: every point of web and flanges of every member held in y and z, free to warp',
      `panel: upper flanges held in y ${test.case.aMm} mm from the web; C_D and load on the member of the span`,
      ...(bolts.length > 0
        ? [`bolts: two a row at both ends of a lap and over the support, ${boltNmm} N/mm each in the plane of the web`]
        : []),
    ],
  }
}

/** The input file: members, bolts, the load in quarters, then on to a part of it with smaller steps where equilibrium is hard to find. */
export function lappedInput(
  members: readonly LappedMember[],
  bolts: readonly BoltSpring[],
  followedTo = FOLLOWED_TO,
): string {
  const last = members.at(-1)!
  const first = (last.firstElement ?? 0) + numbersOf(last).elements
  const free = members.flatMap((m) =>
    m.stations.flatMap((_, s) => cornersOf(m).flatMap((point) => faceNodes(m, s, point))),
  )
  const step = (steps: string, part: number) => largeStep(members, steps, part)
  return [
    ...membersInput(members),
    '*NSET, NSET=SEEN',
    ...free.map(String),
    ...yieldingSteel(last),
    ...bolts.flatMap(({ nodes, inPlane, across }, k) =>
      ([1, 2, 3] as const).flatMap((degree) => [
        `*ELEMENT, TYPE=SPRING2, ELSET=BOLT${k}-${degree}`,
        `${first + 3 * k + degree}, ${nodes.join(', ')}`,
        `*SPRING, ELSET=BOLT${k}-${degree}`,
        `${degree}, ${degree}`,
        `${(degree === 2 ? across : inPlane).toExponential(10)}`,
      ]),
    ),
    ...heldMembers(members),
    ...(followedTo < 1 ? step(`${followedTo}, ${followedTo}`, followedTo) : step('0.25, 1., 0.01, 0.25', 1)),
    ...(followedTo > 1 ? step('0.5, 1., 0.04, 0.5', followedTo) : []),
    '',
  ].join('\n')
}

const cornersOf = ({ mesh }: LappedMember): number[] => [mesh.webCorner.lower, mesh.lipCorner.lower]

/** The largest compression of each zone where the free flange is compressed in the mean of both edges. */
function largestStresses(line: LappedLine, members: readonly LappedMember[], set: DisplacementSet): LapStresses {
  const largest: LapStresses = {}
  for (const member of members) {
    const midline = midlineDisplacements(member, set)
    const [web, lip] = cornersOf(member).map((point) => stressAlong(member, midline, point, true))
    for (const [i, xMm] of web!.x.entries()) {
      const edges = { web: -web!.stress[i]!, lip: -lip!.stress[i]! }
      if (edges.web + edges.lip <= 0) continue
      const zone = zoneOf(line, xMm)
      for (const edge of ['web', 'lip'] as const) {
        const stress = Number(edges[edge].toFixed(1))
        if (stress > (largest[zone]?.stress ?? 0)) largest[zone] = { stress, xMm: Number(xMm.toFixed(1)), edge }
      }
    }
  }
  return largest
}
