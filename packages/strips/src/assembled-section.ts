/** A strip model as banded matrices, one for each power of k. */

import type { Bands } from './banded-matrix.ts'
import { eliminationOrder } from './elimination-order.ts'
import type { StripModel } from './strip-model.ts'
import { stripStiffness } from './strip-stiffness.ts'

/** Displacements of a node: y, along the member, z, rotation about the member from y towards z. */
export const PER_NODE = 4

export interface AssembledSection extends Bands {
  K_0: Float64Array
  K_1: Float64Array
  K_2: Float64Array
  K_4: Float64Array
  G_2: Float64Array
  /** where the displacements of each strip stand, its width, direction (c, s) and thickness */
  cut: { first: number; second: number; b: number; c: number; s: number; t: number }[]
  E: number
  nu: number
  /** place of each node in the order of elimination */
  place: Int32Array
}

export function assembleSection({ nodes, strips, stress, E, nu }: StripModel): AssembledSection {
  const place = eliminationOrder(nodes.length, strips)
  const apart = Math.max(...strips.map(([from, to]) => Math.abs(place[from]! - place[to]!)))
  const n = PER_NODE * nodes.length
  const band = PER_NODE * (apart + 1) - 1
  const empty = () => new Float64Array(n * (band + 1))
  const section: AssembledSection = {
    n,
    band,
    place,
    cut: [],
    E,
    nu,
    K_0: empty(),
    K_1: empty(),
    K_2: empty(),
    K_4: empty(),
    G_2: empty(),
  }
  const turned = new Float64Array(64)
  for (const [from, to, t] of strips) {
    const dy = nodes[to]![0] - nodes[from]![0]
    const dz = nodes[to]![1] - nodes[from]![1]
    const b = Math.sqrt(dy * dy + dz * dz)
    const local = stripStiffness(b, t, E, nu, stress[from]!, stress[to]!)
    const first = PER_NODE * place[from]!
    const second = PER_NODE * place[to]!
    section.cut.push({ first, second, b, c: dy / b, s: dz / b, t })
    for (const power of ['K_0', 'K_1', 'K_2', 'K_4', 'G_2'] as const) {
      turn(local[power], dy / b, dz / b, turned)
      add(turned, first, second, band + 1, section[power])
    }
  }
  return section
}

/** Tᵀ·A·T of a strip in the direction (c, s): u = c·y + s·z, w = −s·y + c·z; v and θ stay. */
function turn(a: Float64Array, c: number, s: number, out: Float64Array): void {
  out.set(a)
  for (const node of [0, 4]) {
    for (let i = 0; i < 8; i++) {
      const u = out[8 * i + node]!
      const w = out[8 * i + node + 2]!
      out[8 * i + node] = c * u - s * w
      out[8 * i + node + 2] = s * u + c * w
    }
  }
  for (const node of [0, 4]) {
    for (let j = 0; j < 8; j++) {
      const u = out[8 * node + j]!
      const w = out[8 * (node + 2) + j]!
      out[8 * node + j] = c * u - s * w
      out[8 * (node + 2) + j] = s * u + c * w
    }
  }
}

function add(local: Float64Array, first: number, second: number, width: number, into: Float64Array): void {
  for (let i = 0; i < 8; i++) {
    const row = i < 4 ? first + i : second + i - 4
    for (let j = 0; j < 8; j++) {
      const column = j < 4 ? first + j : second + j - 4
      if (column >= row) into[row * width + column - row]! += local[8 * i + j]!
    }
  }
}
