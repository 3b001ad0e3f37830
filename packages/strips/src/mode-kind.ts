/** Local, distortional, global or none of them, by the movement of the fold lines; decision 0016. */

import { type FoldLine, movementOf } from './fold-lines.ts'
import type { ModeShape } from './mode-shape.ts'

export type ModeKind = 'local' | 'distortional' | 'global' | 'other'

/** Movement of a fold line, in parts of the largest displacement, up to which a mode is local. */
const STILL = 0.1
/** Departure of the fold lines from the best rigid movement, in the same parts, up to which a mode is global. */
const RIGID = 0.05

/**
 * Local: no fold line moves more than `STILL`. Global: they differ from a rigid movement of the section by no more than `RIGID`.
 * Distortional: they differ from it by more than `STILL`. Other: everything between, and a section without fold lines.
 */
export function modeKind(folds: readonly FoldLine[], shape: ModeShape): ModeKind {
  if (folds.length === 0) return 'other'
  let largest = 0
  for (let i = 0; i < shape.y.length; i++) largest = Math.max(largest, length(shape.y[i]!, shape.z[i]!))
  const moves = folds.map((fold) => movementOf(fold, shape))
  if (Math.max(...moves.map(([y, z]) => length(y, z))) <= STILL * largest) return 'local'
  const apart = departureFromRigid(
    folds.map((f) => f.at),
    moves,
  )
  if (apart <= RIGID * largest) return 'global'
  return apart > STILL * largest ? 'distortional' : 'other'
}

const length = (y: number, z: number) => Math.sqrt(y * y + z * z)

/** Largest distance of the fold lines' displacements from the translation and rotation that fit them best. */
function departureFromRigid(places: [number, number][], moves: [number, number][]): number {
  const mean = (value: (i: number) => number) => places.reduce((sum, _, i) => sum + value(i), 0) / places.length
  const [y0, z0] = [mean((i) => places[i]![0]), mean((i) => places[i]![1])]
  const [v0, w0] = [mean((i) => moves[i]![0]), mean((i) => moves[i]![1])]
  const from = (i: number): [number, number] => [places[i]![0] - y0, places[i]![1] - z0]
  const polar = mean((i) => from(i)[0] ** 2 + from(i)[1] ** 2)
  const moment = mean((i) => from(i)[0] * (moves[i]![1] - w0) - from(i)[1] * (moves[i]![0] - v0))
  const rotation = polar > 0 ? moment / polar : 0
  return Math.max(...moves.map(([v, w], i) => length(v - v0 + rotation * from(i)[1], w - w0 - rotation * from(i)[0])))
}
