/** The lines in which plates of a section meet; their movement shows which kind of mode it is (decision 0016). */

import type { ModeShape } from './mode-shape.ts'
import type { StripModel } from './strip-model.ts'

/** A node that turns by less is on a flat plate [rad]. */
const FLAT = 0.02
/** A node that turns by more is a corner by itself, one that turns by less may be a part of a rounded one [rad]. */
const SHARP = Math.PI / 4 + 1e-6
/** Plates nearer to parallel have no line in which they meet: sine of their angle. */
const PARALLEL = 0.1

type Pair = [number, number]

/** A line in which two plates meet, or would meet without their rounding. */
export interface FoldLine {
  at: Pair
  /** the nodes where the two plates end, the same one at a sharp corner */
  ends: Pair
  /** direction of the plates at these nodes; null where the node itself is the line */
  along: [Pair, Pair] | null
}

/** Sharp corners, branches, and of every rounded corner (neighbouring nodes that turn) the line in which its plates would meet. */
export function foldLines({ nodes, strips }: Pick<StripModel, 'nodes' | 'strips'>): FoldLine[] {
  const neighbours: number[][] = nodes.map(() => [])
  for (const [from, to] of strips) {
    neighbours[from]!.push(to)
    neighbours[to]!.push(from)
  }
  const turns = nodes.map((_, i) => {
    const [a, c] = neighbours[i]!
    return neighbours[i]!.length === 2 ? turn(direction(nodes, a!, i), direction(nodes, i, c!)) : 0
  })
  const folds: FoldLine[] = []
  const seen = new Set<number>()
  for (let i = 0; i < nodes.length; i++) {
    if (neighbours[i]!.length > 2 || turns[i]! >= SHARP) folds.push({ at: nodes[i]!, ends: [i, i], along: null })
    else if (turns[i]! > FLAT && !seen.has(i))
      folds.push(foldOf(roundedCorner(i, turns, neighbours, seen), nodes, neighbours))
  }
  return folds
}

/**
 * Displacement of a fold line. Plates hardly stretch across, so that each takes the line along with it in its own direction; what a rounded
 * corner turns about in a local mode is this line and not a point of its arc.
 */
export function movementOf({ ends: [s, e], along }: FoldLine, { y, z }: ModeShape): Pair {
  if (!along) return [y[s]!, z[s]!]
  const [[cy, cz], [dy, dz]] = along
  const first = cy * y[s]! + cz * z[s]!
  const second = dy * y[e]! + dz * z[e]!
  const sine = cy * dz - cz * dy
  return [(first * dz - second * cz) / sine, (second * cy - first * dy) / sine]
}

function direction(nodes: StripModel['nodes'], a: number, b: number): Pair {
  const [y, z] = [nodes[b]![0] - nodes[a]![0], nodes[b]![1] - nodes[a]![1]]
  const length = Math.sqrt(y * y + z * z)
  return [y / length, z / length]
}

/** Angle between two directions, 0 straight on [rad]. */
const turn = (u: Pair, v: Pair): number => Math.abs(Math.atan2(u[0] * v[1] - u[1] * v[0], u[0] * v[0] + u[1] * v[1]))

/** The nodes of a rounded corner in their order along it. */
function roundedCorner(start: number, turns: number[], neighbours: number[][], seen: Set<number>): number[] {
  seen.add(start)
  const walk = (from: number): number[] => {
    const found: number[] = []
    let at: number | undefined = from
    while (at !== undefined && turns[at]! > FLAT && turns[at]! < SHARP && !seen.has(at)) {
      seen.add(at)
      found.push(at)
      at = neighbours[at]!.find((n) => !seen.has(n))
    }
    return found
  }
  const [a, b] = neighbours[start]!
  return [...walk(a!).reverse(), start, ...walk(b!)]
}

function foldOf(corner: number[], nodes: StripModel['nodes'], neighbours: number[][]): FoldLine {
  const [s, e] = [corner[0]!, corner.at(-1)!]
  const before = neighbours[s]!.find((n) => !corner.includes(n))
  const after = neighbours[e]!.find((n) => !corner.includes(n) && n !== before) ?? before
  const middle = corner[corner.length >> 1]!
  const itself: FoldLine = { at: nodes[middle]!, ends: [middle, middle], along: null }
  if (before === undefined || after === undefined || corner.length === 1) return itself
  const [u, v] = [direction(nodes, before, s), direction(nodes, e, after)]
  const sine = u[0] * v[1] - u[1] * v[0]
  if (Math.abs(sine) < PARALLEL) return itself
  const [gapY, gapZ] = [nodes[e]![0] - nodes[s]![0], nodes[e]![1] - nodes[s]![1]]
  const reach = (gapY * v[1] - gapZ * v[0]) / sine
  return { at: [nodes[s]![0] + reach * u[0], nodes[s]![1] + reach * u[1]], ends: [s, e], along: [u, v] }
}
