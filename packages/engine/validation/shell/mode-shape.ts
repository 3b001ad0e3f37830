import type { DisplacementSet } from './frd-reader.ts'
import type { OmegaModel } from './omega-model.ts'
import { nodeAt } from './shell-model.ts'

/** A buckling mode of an Ω line, reduced to what its corner lines and its plates do; largest displacement of the section 1. */
export interface ModeShape {
  /** x of the element ends */
  x: number[]
  /** sideways: closed flange, feet together, feet apart (half the difference) */
  v_t: number[]
  v_f: number[]
  u: number[]
  /** towards the supports: the four corners together */
  w: number[]
  /** largest movement of a corner between closed flange, webs and feet, in the plane of the section */
  corners: number
  /** largest bulge of a plate out of the straight line between its edges, and that plate */
  bulge: number
  bulging: string
  /** largest movement of a foot's outer edge against its corner */
  footTurn: number
}

export function modeShape(model: OmegaModel, { byNode }: DisplacementSet): ModeShape {
  const { omega, section, stations } = model
  const rings = stations.map((x, station) => ({ x, station })).filter(({ station }) => station % 2 === 0)
  const steel = section.segments.filter((s) => omega.steelPlates.includes(s.plate))
  let scale = 0
  const shape: ModeShape = { x: [], v_t: [], v_f: [], u: [], w: [], corners: 0, bulge: 0, bulging: '', footTurn: 0 }
  for (const { x, station } of rings) {
    const moved = (point: number) => {
      const [, y, z] = byNode.get(nodeAt(model, station, point))!
      return { y, z }
    }
    for (const s of steel) for (const p of [s.from, s.middle, s.to]) scale = Math.max(scale, size(moved(p)))
    const [T0, T1] = [moved(omega.T[0]), moved(omega.T[1])]
    const [B0, B1] = [moved(omega.B[0]), moved(omega.B[1])]
    shape.x.push(x)
    shape.v_t.push((T0.y + T1.y) / 2)
    shape.v_f.push((B0.y + B1.y) / 2)
    shape.u.push((B1.y - B0.y) / 2)
    shape.w.push((T0.z + T1.z + B0.z + B1.z) / 4)
    shape.corners = Math.max(shape.corners, size(T0), size(T1), size(B0), size(B1))
    omega.F.forEach((F, i) => {
      const [f, b] = [moved(F), moved(omega.B[i]!)]
      shape.footTurn = Math.max(shape.footTurn, Math.hypot(f.y - b.y, f.z - b.z))
    })
    for (const [plate, start, end] of platesBetweenEdges(model)) {
      const bulge = bulgeOf(model, plate, start, end, moved)
      if (bulge > shape.bulge) Object.assign(shape, { bulge, bulging: plate })
    }
  }
  for (const key of ['v_t', 'v_f', 'u', 'w'] as const) shape[key] = shape[key].map((v) => v / scale)
  return { ...shape, corners: shape.corners / scale, bulge: shape.bulge / scale, footTurn: shape.footTurn / scale }
}

const size = ({ y, z }: { y: number; z: number }) => Math.hypot(y, z)

function platesBetweenEdges({ omega }: OmegaModel): [string, number, number][] {
  return [
    ['closed flange', omega.T[0], omega.T[1]],
    ['left web', omega.T[0], omega.B[0]],
    ['right web', omega.T[1], omega.B[1]],
    ['left foot', omega.B[0], omega.F[0]],
    ['right foot', omega.B[1], omega.F[1]],
  ]
}

/** Largest distance of a plate's points from the straight line between its moved edges, across the plate. */
function bulgeOf(
  { section }: OmegaModel,
  plate: string,
  start: number,
  end: number,
  moved: (point: number) => { y: number; z: number },
): number {
  const [a, b] = [section.points[start]!, section.points[end]!]
  const length = Math.hypot(b.y - a.y, b.z - a.z)
  const normal = { y: -(b.z - a.z) / length, z: (b.y - a.y) / length }
  const [atStart, atEnd] = [moved(start), moved(end)]
  let largest = 0
  for (const { from, middle, to } of section.segments.filter((s) => s.plate === plate)) {
    for (const p of [from, middle, to]) {
      const { y, z } = section.points[p]!
      const t = Math.hypot(y - a.y, z - a.z) / length
      const d = moved(p)
      const off = {
        y: d.y - atStart.y - t * (atEnd.y - atStart.y),
        z: d.z - atStart.z - t * (atEnd.z - atStart.z),
      }
      largest = Math.max(largest, Math.abs(off.y * normal.y + off.z * normal.z))
    }
  }
  return largest
}
