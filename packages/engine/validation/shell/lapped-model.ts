import type { FlangedDimensions, LappedFlange, LappedLine } from './case.ts'
import { addFin } from './fin.ts'
import { type FlangedMesh, flangedMesh } from './flanged-section.ts'
import { pointsOf } from './section-mesh.ts'
import { addLineLoad, hold, holdAlong, type ShellModel, stationAt } from './shell-model.ts'
import { midlineNode, numbersOf, type SolidMember } from './solid-input.ts'
import { stationsOf } from './stations.ts'

/** A member of a lapped line, from lap end to lap end. */
export interface LappedMember extends ShellModel, SolidMember {
  mesh: FlangedMesh
}

/** A bolt between the webs of two members [N/mm]. */
export interface BoltSpring {
  nodes: [number, number]
  inPlane: number
  across: number
}

const STEEL = { E: 210_000, nu: 0.3 }
/** Elements from the upper flange to a bolt, of the ten of the web. */
const BOLTS = [2, 8]
/** Clamped together, so that only the plane of the web gives way. */
const ACROSS = 10

/** Outside dimensions of the member of a span. */
export function memberSection(
  { section, tMm, alternate }: Pick<LappedLine, 'section' | 'tMm' | 'alternate'>,
  span: number,
): FlangedDimensions {
  const t = tMm?.[span] ?? section.t
  if (!alternate || span % 2 === 0) return { ...section, t }
  return { ...section, t, b: section.bLower ?? section.b, bLower: section.b }
}

/**
 * The members of a lapped line: each with the load, the sheet's spring and the supports of its own span, its upper flange held sideways by the panel along all
 * of it, the other member of a lap on the same midline. Rows of two bolts at both ends of a lap and over its support; nothing else passes from one to
 * the other.
 */
export function lappedMembers({ case: line, shells = {} }: LappedFlange): {
  members: LappedMember[]
  bolts: BoltSpring[]
} {
  const { spansMm, lapsMm, barsMm } = line
  const { elementMm = 100, boltNmm = 5000 } = shells
  const supports = [0, ...spansMm.map((_, i) => spansMm.slice(0, i + 1).reduce((sum, length) => sum + length))]
  const rows = lapsMm.map(([a, b], j) => [supports[j + 1]! - a, supports[j + 1]!, supports[j + 1]! + b] as const)
  const isUncut = rows.length === 0
  const members: LappedMember[] = []
  for (const i of isUncut ? [0] : spansMm.keys()) {
    const span: [number, number] = isUncut ? [0, supports.at(-1)!] : [supports[i]!, supports[i + 1]!]
    const [from, to] = [rows[i - 1]?.[0] ?? span[0], rows[i]?.[2] ?? span[1]]
    const isOn = (x: number) => x >= from && x <= to
    const cuts = [from, to, ...supports, ...barsMm, ...rows.flat()].filter(isOn)
    const before = members.at(-1)
    const member = memberModel(line, i, stationsOf(cuts, elementMm), span, supports.filter(isOn))
    if (before) {
      const taken = numbersOf(before)
      member.firstNode = (before.firstNode ?? 0) + taken.nodes
      member.firstElement = (before.firstElement ?? 0) + taken.elements
    }
    members.push(member)
  }
  // The first one is held along the line; the bolts hold the others by it.
  hold(members[0]!, 0, [members[0]!.mesh.webCorner.upper], ['x'])
  const bolts = rows.flatMap((row, j) =>
    row.flatMap((x) => {
      const pair = [members[j]!, members[j + 1]!] as const
      return BOLTS.map((place): BoltSpring => {
        const [left, right] = pair.map((m) => midlineNode(m, stationAt(m, x), webPoint(m, place))) as [number, number]
        return { nodes: [left, right], inPlane: boltNmm, across: ACROSS * boltNmm }
      })
    }),
  )
  return { members, bolts }
}

const webPoint = ({ section }: ShellModel, element: number): number =>
  section.segments.filter(({ plate }) => plate === 'web')[element]!.from

function memberModel(
  line: LappedLine,
  i: number,
  stations: number[],
  span: [number, number],
  supports: number[],
): LappedMember {
  const { aMm, CD, qNmm, barsMm } = line
  const dimensions = memberSection(line, i)
  const mesh = flangedMesh(dimensions, [qNmm > 0 ? 0 : aMm, aMm])
  const [loaded, fastener] = mesh.onUpperFlange as [number, number]
  const { section, webCorner } = mesh
  const fins = CD > 0 ? [{ ...addFin(section, 'fin', fastener, -1, CD), along: span }] : []
  const model: LappedMember = {
    mesh,
    section,
    stations,
    thickness: dimensions.t,
    ...STEEL,
    fins,
    held: [],
    loads: new Map(),
  }
  const held = pointsOf(section, ['web', 'upper flange', 'lower flange'])
  for (const x of supports) hold(model, stationAt(model, x), held, ['y', 'z'])
  holdAlong(model, [fastener], ['y'])
  for (const x of barsMm) if (x > span[0] && x < span[1]) hold(model, stationAt(model, x), [webCorner.lower], ['y'])
  addLineLoad(model, loaded, 'z', qNmm, ...span)
  return model
}
