import type { Fin } from './fin.ts'
import { type SectionMesh, segmentLength } from './section-mesh.ts'

/** Direction of a displacement or a force: along the line, sideways, towards the supports. */
export type Direction = 'x' | 'y' | 'z'

/** A line of shell elements: the section drawn along the stations, what holds it and what loads it. */
export interface ShellModel {
  section: SectionMesh
  /** x of element ends and middles, alternating */
  stations: number[]
  thickness: number
  E: number
  nu: number
  fins: Fin[]
  /** `station:point` of every node held in a direction */
  held: { node: number; direction: Direction }[]
  loads: Map<string, { node: number; direction: Direction; force: number }>
}

/** Number of the node at a station and a point of the section; element middles on both sides have none. */
export const nodeAt = ({ section }: Pick<ShellModel, 'section'>, station: number, point: number): number =>
  1 + station * section.points.length + point

/** Index of the station at x. */
export function stationAt({ stations }: Pick<ShellModel, 'stations'>, x: number): number {
  const found = stations.findIndex((s) => Math.abs(s - x) < 1e-6)
  if (found < 0) throw new RangeError(`no station at x = ${x} mm`)
  return found
}

/** The points that are the middle of an element's width: they have nodes at element ends only. */
export const middlePoints = (section: SectionMesh): Set<number> => new Set(section.segments.map((s) => s.middle))

export function hold(
  model: ShellModel,
  station: number,
  points: readonly number[],
  directions: readonly Direction[],
): void {
  const middles = middlePoints(model.section)
  for (const point of points) {
    if (station % 2 === 1 && middles.has(point)) continue
    for (const direction of directions) model.held.push({ node: nodeAt(model, station, point), direction })
  }
}

/** Holds points along the whole line. */
export function holdAlong(model: ShellModel, points: readonly number[], directions: readonly Direction[]): void {
  for (let station = 0; station < model.stations.length; station++) hold(model, station, points, directions)
}

export function addForce(model: ShellModel, station: number, point: number, direction: Direction, force: number): void {
  const node = nodeAt(model, station, point)
  const key = `${node}${direction}`
  const before = model.loads.get(key)?.force ?? 0
  model.loads.set(key, { node, direction, force: before + force })
}

/** A uniform load q [N/mm] on a point of the section from x = a to b, as the consistent forces of the elements' edges. */
export function addLineLoad(
  model: ShellModel,
  point: number,
  direction: Direction,
  q: number,
  a: number,
  b: number,
): void {
  const last = stationAt(model, b)
  for (let s = stationAt(model, a); s < last; s += 2) {
    const force = q * (model.stations[s + 2]! - model.stations[s]!)
    addForce(model, s, point, direction, force / 6)
    addForce(model, s + 1, point, direction, (4 * force) / 6)
    addForce(model, s + 2, point, direction, force / 6)
  }
}

/** A uniform membrane force n [N/mm] along x on the end section of the plates named, positive along +x. */
export function addEndForce(model: ShellModel, station: number, plates: readonly string[], n: number): void {
  for (const segment of model.section.segments) {
    if (!plates.includes(segment.plate)) continue
    const force = n * segmentLength(model.section, segment)
    addForce(model, station, segment.from, 'x', force / 6)
    addForce(model, station, segment.middle, 'x', (4 * force) / 6)
    addForce(model, station, segment.to, 'x', force / 6)
  }
}
