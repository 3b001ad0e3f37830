/** Local, distortional, global or none of them, by the movement of the fold lines. */

import type { ModeShape } from './mode-shape.ts'
import type { StripModel } from './strip-model.ts'

export type ModeKind = 'local' | 'distortional' | 'global' | 'other'

/** Movement of a fold line, in parts of the largest displacement, up to which a mode is local. */
const STILL = 0.1
/** Departure of the fold lines from the best rigid movement, in the same parts, up to which a mode is global. */
const RIGID = 0.05

/**
 * Local: no fold line moves. Global: all of them move as a rigid section. Distortional: they move, and beyond a rigid movement as far as
 * would not be still. Other: what lies between, and a section without fold lines.
 */
export function modeKind(nodes: StripModel['nodes'], folds: readonly number[], shape: ModeShape): ModeKind {
  if (folds.length === 0) return 'other'
  let largest = 0
  for (let i = 0; i < nodes.length; i++) largest = Math.max(largest, length(shape.y[i]!, shape.z[i]!))
  const moved = Math.max(...folds.map((i) => length(shape.y[i]!, shape.z[i]!)))
  if (moved <= STILL * largest) return 'local'
  const apart = departureFromRigid(nodes, folds, shape)
  if (apart <= RIGID * largest) return 'global'
  return apart > STILL * largest ? 'distortional' : 'other'
}

const length = (y: number, z: number) => Math.sqrt(y * y + z * z)

/** Largest distance of the fold lines' displacements from the translation and rotation that fit them best. */
function departureFromRigid(nodes: StripModel['nodes'], folds: readonly number[], shape: ModeShape): number {
  const mean = (value: (i: number) => number) => folds.reduce((sum, i) => sum + value(i), 0) / folds.length
  const y0 = mean((i) => nodes[i]![0])
  const z0 = mean((i) => nodes[i]![1])
  const v0 = mean((i) => shape.y[i]!)
  const w0 = mean((i) => shape.z[i]!)
  const polar = mean((i) => (nodes[i]![0] - y0) ** 2 + (nodes[i]![1] - z0) ** 2)
  const moment = mean((i) => (nodes[i]![0] - y0) * (shape.z[i]! - w0) - (nodes[i]![1] - z0) * (shape.y[i]! - v0))
  const rotation = polar > 0 ? moment / polar : 0
  return Math.max(
    ...folds.map((i) =>
      length(shape.y[i]! - v0 + rotation * (nodes[i]![1] - z0), shape.z[i]! - w0 - rotation * (nodes[i]![0] - y0)),
    ),
  )
}
