/** A cross-section cut into strips, as `madre strips` reads it: coordinates mm, stresses and E in one unit. */
export interface StripModel {
  /** y, z of each node */
  nodes: [number, number][]
  /** from node, to node, thickness */
  strips: [number, number, number][]
  /** longitudinal stress at each node, compression positive, linear between the two nodes of a strip */
  stress: number[]
  E: number
  nu: number
}
