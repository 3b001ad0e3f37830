/**
 * The same model as one layer of bricks (C3D20R), folded at the corners, for large displacements. CalculiX ties shell plates that meet at
 * an angle by rigid bodies, whose equations do not converge in a nonlinear step; bricks that share their corner nodes need none.
 */
import type { DisplacementSet } from './frd-reader.ts'
import type { SectionPoint, SectionSegment } from './section-mesh.ts'
import { type Direction, middlePoints, nodeAt, type ShellModel } from './shell-model.ts'

const DEGREE = { x: 1, y: 2, z: 3 } as const satisfies Record<Direction, number>

/** Inner, middle and outer node of a place of the midline; the middle one exists at corners of elements only. */
type Layer = 0 | 1 | 2

/** Where the numbers of a member begin in an input of several. */
export interface SolidMember extends ShellModel {
  firstNode?: number
  firstElement?: number
}

const layerNode = (model: SolidMember, node: number, layer: Layer): number =>
  (model.firstNode ?? 0) + layer * (model.stations.length * model.section.points.length + 1) + node

/** How many numbers of nodes and elements a model takes. */
export const numbersOf = (model: ShellModel): { nodes: number; elements: number } => ({
  nodes: 3 * (model.stations.length * model.section.points.length + 1),
  elements: model.stations.length * (model.section.segments.length + model.fins.length),
})

/** The nodes of both faces at a place of the midline. */
export const faceNodes = (model: SolidMember, station: number, point: number): [number, number] => {
  const node = nodeAt(model, station, point)
  return [layerNode(model, node, 0), layerNode(model, node, 2)]
}

/** The node of the midline at a corner of elements. */
export const midlineNode = (model: SolidMember, station: number, point: number): number =>
  layerNode(model, nodeAt(model, station, point), 1)

/** The plates of steel, each with its way along the section, from the upper lip to the lower one. */
function steel(model: ShellModel): { segment: SectionSegment; way: 1 | -1 }[] {
  const fins = new Set(model.fins.map((f) => f.plate))
  return model.section.segments
    .filter((s) => !fins.has(s.plate))
    .map((segment) => ({ segment, way: segment.plate.startsWith('upper') ? -1 : 1 }))
}

/** From the midline to the outer face at every point: half the thickness, mitred where plates meet. */
function offsets(model: ShellModel): Map<number, SectionPoint> {
  const normals = new Map<number, SectionPoint[]>()
  for (const { segment, way } of steel(model)) {
    const [a, b] = [model.section.points[segment.from]!, model.section.points[segment.to]!]
    const length = Math.hypot(b.y - a.y, b.z - a.z)
    const normal = { y: (way * (a.z - b.z)) / length, z: (way * (b.y - a.y)) / length }
    for (const p of [segment.from, segment.middle, segment.to]) normals.set(p, [...(normals.get(p) ?? []), normal])
  }
  return new Map(
    [...normals].map(([point, list]) => {
      const [n, m] = [list[0]!, list.at(-1)!]
      const k = model.thickness / 2 / (1 + n.y * m.y + n.z * m.z)
      return [point, { y: k * (n.y + m.y), z: k * (n.z + m.z) }]
    }),
  )
}

/** The input file of a static analysis with large displacements, the load in small steps. */
export function solidInput(model: ShellModel): string {
  return [
    ...membersInput([model]),
    '*MATERIAL, NAME=STEEL',
    '*ELASTIC',
    `${model.E}, ${model.nu}`,
    '*SOLID SECTION, ELSET=STEEL, MATERIAL=STEEL',
    ...heldMembers([model]),
    '*STEP, NLGEOM, INC=200',
    '*STATIC',
    '0.1, 1., 1e-5, 0.25',
    '*CLOAD',
    ...memberLoads([model]),
    '*NODE FILE, FREQUENCY=1000',
    'U',
    '*END STEP',
    '',
  ].join('\n')
}

/** Yield stress of the steel in elastic-plastic runs [N/mm²]. */
export const F_Y = 350
/** Tangent modulus beyond yielding, E/1000, so that a step still finds its way [N/mm²]. */
const HARDENING = 210

/** Elastic-plastic steel of every brick. */
export const yieldingSteel = ({ E, nu }: Pick<ShellModel, 'E' | 'nu'>): string[] => [
  '*MATERIAL, NAME=STEEL',
  '*ELASTIC',
  `${E}, ${nu}`,
  '*PLASTIC',
  `${F_Y}, 0.`,
  `${F_Y + HARDENING}, 1.`,
  '*SOLID SECTION, ELSET=STEEL, MATERIAL=STEEL',
]

/** A step with large displacements up to a part of the load. @param steps first, whole, smallest and largest part of the step */
export const largeStep = (members: readonly SolidMember[], steps: string, part: number, most = 100): string[] => [
  `*STEP, NLGEOM, INC=${most}`,
  '*STATIC',
  steps,
  '*CLOAD',
  ...memberLoads(members, part),
  '*NODE FILE, NSET=SEEN',
  'U',
  '*END STEP',
]

/** Nodes and bricks of members with their numbers. */
export const membersInput = (members: readonly SolidMember[]): string[] =>
  members.flatMap((model) => [...nodes(model, offsets(model)), ...bricks(model)])

/** What holds members: the sheet's springs, supports and bars. */
export const heldMembers = (members: readonly SolidMember[]): string[] =>
  members.flatMap((model) => [...springs(model), ...restraints(model, offsets(model))])

/** A part of the forces on the members. */
export const memberLoads = (members: readonly SolidMember[], part = 1): string[] =>
  members.flatMap((model) => loads(model, part))

function nodes(model: SolidMember, points: Map<number, SectionPoint>): string[] {
  const lines = ['*NODE, NSET=ALL']
  const middles = middlePoints(model.section)
  model.stations.forEach((x, station) => {
    for (const [point, offset] of points) {
      if (station % 2 === 1 && middles.has(point)) continue
      const { y, z } = model.section.points[point]!
      const layers: Layer[] = station % 2 === 1 || middles.has(point) ? [0, 2] : [0, 1, 2]
      for (const layer of layers) {
        const k = layer - 1
        const place = [x, y + k * offset.y, z + k * offset.z].map((v) => v.toFixed(6))
        lines.push([layerNode(model, nodeAt(model, station, point), layer), ...place].join(', '))
      }
    }
  })
  return lines
}

function bricks(model: SolidMember): string[] {
  const lines = ['*ELEMENT, TYPE=C3D20R, ELSET=STEEL']
  let number = model.firstElement ?? 0
  for (let s = 0; s + 2 < model.stations.length; s += 2) {
    for (const { segment, way } of steel(model)) {
      const { from, middle, to } = segment
      const [below, above]: [Layer, Layer] = way === 1 ? [0, 2] : [2, 0]
      const at = (station: number, point: number, layer: Layer) =>
        layerNode(model, nodeAt(model, station, point), layer)
      const corners = (layer: Layer) => [
        at(s, from, layer),
        at(s + 2, from, layer),
        at(s + 2, to, layer),
        at(s, to, layer),
      ]
      const sides = (layer: Layer) => [
        at(s + 1, from, layer),
        at(s + 2, middle, layer),
        at(s + 1, to, layer),
        at(s, middle, layer),
      ]
      number += 1
      const list = [number, ...corners(below), ...corners(above), ...sides(below), ...sides(above), ...corners(1)]
      // A line of input takes 16 numbers.
      lines.push(`${list.slice(0, 16).join(', ')},`, list.slice(16).join(', '))
    }
  }
  return lines
}

/** The length [mm] that each place of a line along x stands for, as its consistent share of a uniform load. */
function shares({ stations }: ShellModel, along?: readonly [from: number, to: number]): number[] {
  const length = new Array<number>(stations.length).fill(0)
  for (let s = 0; s + 2 < stations.length; s += 2) {
    if (along && (stations[s]! < along[0] - 1e-6 || stations[s + 2]! > along[1] + 1e-6)) continue
    const element = stations[s + 2]! - stations[s]!
    for (const [i, share] of [1, 4, 1].entries()) length[s + i]! += (share * element) / 6
  }
  return length
}

/** C_D turns with the sheet's line: both faces of the plate at the foot of the fin, (v_outer − v_inner)/t = θ. */
function springs(model: SolidMember): string[] {
  let number = (model.firstElement ?? 0) + model.stations.length * model.section.segments.length
  return model.fins.flatMap(({ plate, C_D, along }, i) => {
    const foot = model.section.segments.find((s) => s.plate === plate)!.from
    return shares(model, along).flatMap((length, station) => {
      number += 1
      if (length === 0) return []
      const node = nodeAt(model, station, foot)
      const set = `SPRING${model.firstElement ?? ''}${i}-${station}`
      return [
        `*ELEMENT, TYPE=SPRING2, ELSET=${set}`,
        `${number}, ${layerNode(model, node, 0)}, ${layerNode(model, node, 2)}`,
        `*SPRING, ELSET=${set}`,
        '2, 2',
        `${((C_D * length) / model.thickness ** 2).toExponential(10)}`,
      ]
    })
  })
}

/** The place of a node of the shell model: `station`, `point`. */
function placeOf({ section }: ShellModel, node: number): { station: number; point: number } {
  const count = section.points.length
  return { station: Math.floor((node - 1) / count), point: (node - 1) % count }
}

const hasMiddle = (model: ShellModel, middles: Set<number>, node: number): boolean => {
  const { station, point } = placeOf(model, node)
  return station % 2 === 0 && !middles.has(point)
}

/** The midline is held: its node, or where it has none the mean of both faces. */
function restraints(model: SolidMember, points: Map<number, SectionPoint>): string[] {
  const middles = middlePoints(model.section)
  const held = new Map(
    model.held
      .filter(({ node }) => points.has(placeOf(model, node).point))
      .map(({ node, direction }) => [`${node}${direction}`, { node, degree: DEGREE[direction] }]),
  )
  const all = [...held.values()]
  const equations = all.filter(({ node }) => !hasMiddle(model, middles, node))
  return [
    ...equations.flatMap(({ node, degree }) => [
      '*EQUATION',
      '2',
      `${layerNode(model, node, 0)}, ${degree}, 1., ${layerNode(model, node, 2)}, ${degree}, 1.`,
    ]),
    '*BOUNDARY',
    ...all
      .filter(({ node }) => hasMiddle(model, middles, node))
      .map(({ node, degree }) => `${layerNode(model, node, 1)}, ${degree}`),
  ]
}

const loads = (model: SolidMember, part: number): string[] =>
  [...model.loads.values()].flatMap(({ node, direction, force }) =>
    ([0, 2] as const).map(
      (layer) => `${layerNode(model, node, layer)}, ${DEGREE[direction]}, ${((part * force) / 2).toExponential(10)}`,
    ),
  )

/** Displacements of the midline at the nodes of the shell model: the mean of both faces. */
export function midlineDisplacements(model: SolidMember, { value, byNode }: DisplacementSet): DisplacementSet {
  const midline: DisplacementSet = { value, byNode: new Map() }
  for (let node = 1; node <= model.stations.length * model.section.points.length; node++) {
    const [a, b] = [byNode.get(layerNode(model, node, 0)), byNode.get(layerNode(model, node, 2))]
    if (a && b) midline.byNode.set(node, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2])
  }
  return midline
}
