/** A curve given at the nodes of the line model, inside an element. */
import type { LineMesh } from '../stability/line-mesh.ts'
import { isKink } from './peak-on-mesh.ts'

/**
 * The value at `part` of element e: the polynomial through its two nodes and one more on either side where the curve is smooth
 * there, exact for moments under uniform load.
 *
 * @param P    point loads at the nodes: the curve has a kink there
 * @param part 0 at the element's left node, 1 at its right one
 */
export function insideElement(mesh: LineMesh, P: Float64Array, values: Float64Array, e: number, part: number): number {
  const first = e > 0 && !isKink(mesh, P, e) ? e - 1 : e
  const last = e + 2 < mesh.nodeCount && !isKink(mesh, P, e + 1) ? e + 2 : e + 1
  const x = mesh.x[e]! + part * mesh.length[e]!
  let sum = 0
  for (let i = first; i <= last; i++) {
    let weight = 1
    for (let j = first; j <= last; j++) if (j !== i) weight *= (x - mesh.x[j]!) / (mesh.x[i]! - mesh.x[j]!)
    sum += weight * values[i]!
  }
  return sum
}

/** Halvings of an element: to a millionth of its length. */
const HALVINGS = 20

/** Where a curve crosses zero between 0 and 1, at whose ends it has different signs. */
export function crossing(curve: (part: number) => number): number {
  let from = 0
  let to = 1
  const isAbove = curve(0) > 0
  for (let k = 0; k < HALVINGS; k++) {
    const middle = (from + to) / 2
    if (curve(middle) > 0 === isAbove) from = middle
    else to = middle
  }
  return (from + to) / 2
}
