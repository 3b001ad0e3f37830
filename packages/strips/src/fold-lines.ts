/** Where plates of a section meet: the lines whose movement tells modes apart. */

import type { StripModel } from './strip-model.ts'

/** A node that turns by less is on a flat plate [rad]. */
const FLAT = 0.02
/** A node that turns by more is a corner by itself, one that turns by less may be a part of a rounded one [rad]. */
const SHARP = Math.PI / 4 + 1e-6

/**
 * One node a fold line: sharp corners, branches, and of a rounded corner (neighbouring nodes that turn the same way) the one in its middle.
 */
export function foldLines({ nodes, strips }: Pick<StripModel, 'nodes' | 'strips'>): number[] {
  const neighbours: number[][] = nodes.map(() => [])
  for (const [from, to] of strips) {
    neighbours[from]!.push(to)
    neighbours[to]!.push(from)
  }
  const turns = nodes.map((_, i) =>
    neighbours[i]!.length === 2 ? turn(nodes, neighbours[i]![0]!, i, neighbours[i]![1]!) : 0,
  )
  const folds: number[] = []
  const seen = new Set<number>()
  for (let i = 0; i < nodes.length; i++) {
    if (neighbours[i]!.length > 2 || turns[i]! >= SHARP) folds.push(i)
    else if (turns[i]! > FLAT && !seen.has(i)) folds.push(middleOf(roundedCorner(i, turns, neighbours, seen), turns))
  }
  return folds
}

/** Angle by which the line a–b–c turns at b, 0 straight on [rad]. */
function turn(nodes: StripModel['nodes'], a: number, b: number, c: number): number {
  const [u, v] = [nodes[b]![0] - nodes[a]![0], nodes[b]![1] - nodes[a]![1]]
  const [p, q] = [nodes[c]![0] - nodes[b]![0], nodes[c]![1] - nodes[b]![1]]
  return Math.abs(Math.atan2(u * q - v * p, u * p + v * q))
}

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

/** The node at which half of the turn is done. */
function middleOf(corner: number[], turns: number[]): number {
  const total = corner.reduce((sum, i) => sum + turns[i]!, 0)
  let done = 0
  for (const i of corner) {
    done += turns[i]!
    if (done >= total / 2 - 1e-9) return i
  }
  return corner.at(-1)!
}
