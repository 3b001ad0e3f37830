/** A line of beam elements by the displacement method: steps of stiffness, springs and hinges between the two sides at a support. N, mm. */

/** What a line of elements is made of; elements lie between neighbouring nodes. */
export interface ElementLine {
  /** rising [mm] */
  nodes: number[]
  /** of each element [N·mm²] */
  EI: number[]
  /** nodes that cannot move, rising */
  supports: number[]
  /** rotational stiffness between the two sides at a node [N·mm], 0 a hinge */
  springs: Map<number, number>
}

/** Forces and displacements of one load, or of a sum of loads; of elements at their left and right end. */
export interface Response {
  M_l: Float64Array
  M_r: Float64Array
  V_l: Float64Array
  V_r: Float64Array
  /** slopes of elements at their ends */
  theta_l: Float64Array
  theta_r: Float64Array
  /** of nodes, inwards positive */
  w: Float64Array
  /** point loads at nodes [N] */
  P: Float64Array
}

/** A uniform load a millimetre of each element, and a force at each node. */
export interface NodeLoads {
  q: Float64Array
  P: Float64Array
}

/** Unknowns that one element couples lie less than this apart. */
const BAND = 6

/** Consistent forces of a uniform load over an element of length h: force, moment, force, moment. */
const consistent = (q: number, h: number) => [(q * h) / 2, (q * h * h) / 12, (q * h) / 2, (-q * h * h) / 12] as const

function elementStiffness(EI: number, h: number): number[][] {
  const c = EI / h ** 3
  return [
    [12 * c, 6 * h * c, -12 * c, 6 * h * c],
    [6 * h * c, 4 * h * h * c, -6 * h * c, 2 * h * h * c],
    [-12 * c, -6 * h * c, 12 * c, -6 * h * c],
    [6 * h * c, 2 * h * h * c, -6 * h * c, 4 * h * h * c],
  ]
}

/** Unknowns of the line in order; −1: held. A node with a spring has a slope of each side. */
function numberUnknowns({ nodes, supports, springs }: ElementLine) {
  const held = new Set(supports)
  let count = 0
  const unknowns = nodes.map((_, i) => {
    const w = held.has(i) ? -1 : count++
    const left = count++
    return { w, left, right: springs.has(i) ? count++ : left }
  })
  return { unknowns, count }
}

/** L·D·Lᵀ of a banded matrix, row by row from the diagonal to the left, in place. */
function factorise(K: Float64Array[]): void {
  for (let j = 0; j < K.length; j++) {
    const row = K[j]!
    for (let i = Math.max(0, j - BAND); i <= j; i++) {
      let sum = row[j - i]!
      for (let k = Math.max(0, j - BAND, i - BAND); k < i; k++) sum -= row[j - k]! * K[i]![i - k]! * K[k]![0]!
      row[j - i] = i < j ? sum / K[i]![0]! : sum
    }
  }
}

function solve(K: Float64Array[], f: Float64Array): Float64Array {
  const n = K.length
  const d = Float64Array.from(f)
  for (let j = 0; j < n; j++) for (let k = Math.max(0, j - BAND); k < j; k++) d[j]! -= K[j]![j - k]! * d[k]!
  for (let j = 0; j < n; j++) d[j]! /= K[j]![0]!
  for (let j = n - 1; j >= 0; j--) for (let k = Math.max(0, j - BAND); k < j; k++) d[k]! -= K[j]![j - k]! * d[j]!
  return d
}

/** @returns the response of the line to any load, its matrix factorised once */
export function stiffnessLine(line: ElementLine): (loads: NodeLoads) => Response {
  const { nodes, EI, springs } = line
  const { unknowns, count } = numberUnknowns(line)
  const elements = EI.map((stiffness, e) => {
    const h = nodes[e + 1]! - nodes[e]!
    const [from, to] = [unknowns[e]!, unknowns[e + 1]!]
    return { h, k: elementStiffness(stiffness, h), at: [from.w, from.right, to.w, to.left] }
  })
  const K = Array.from({ length: count }, () => new Float64Array(BAND + 1))
  const add = (i: number, j: number, value: number) => {
    if (i >= 0 && j >= 0 && j <= i) K[i]![i - j]! += value
  }
  for (const { k, at } of elements)
    k.forEach((row, i) => {
      row.forEach((value, j) => {
        add(at[i]!, at[j]!, value)
      })
    })
  for (const [node, stiffness] of springs) {
    const { left, right } = unknowns[node]!
    add(left, left, stiffness)
    add(right, right, stiffness)
    add(right, left, -stiffness)
  }
  factorise(K)

  return ({ q, P }) => {
    const f = new Float64Array(count)
    elements.forEach(({ h, at }, e) => {
      if (q[e] === 0) return
      consistent(q[e]!, h).forEach((force, i) => {
        if (at[i]! >= 0) f[at[i]!]! += force
      })
    })
    unknowns.forEach(({ w }, i) => {
      if (w >= 0) f[w]! += P[i]!
    })
    const d = solve(K, f)
    const value = (at: number) => (at < 0 ? 0 : d[at]!)
    const r = emptyResponse(nodes.length)
    r.P.set(P)
    unknowns.forEach(({ w }, i) => {
      r.w[i] = value(w)
    })
    elements.forEach(({ h, k, at }, e) => {
      const u = at.map(value)
      const load = consistent(q[e]!, h)
      const end = k.map((row, i) => row.reduce((sum, kij, j) => sum + kij * u[j]!, 0) - load[i]!)
      r.V_l[e] = -end[0]!
      r.M_l[e] = end[1]!
      r.V_r[e] = end[2]!
      r.M_r[e] = -end[3]!
      r.theta_l[e] = u[1]!
      r.theta_r[e] = u[3]!
    })
    return r
  }
}

function emptyResponse(nodes: number): Response {
  const ofElements = () => new Float64Array(nodes - 1)
  return {
    M_l: ofElements(),
    M_r: ofElements(),
    V_l: ofElements(),
    V_r: ofElements(),
    theta_l: ofElements(),
    theta_r: ofElements(),
    w: new Float64Array(nodes),
    P: new Float64Array(nodes),
  }
}

/** The sum of responses, each so often. */
export function sumOf(nodes: number, parts: { response: Response; factor: number }[]): Response {
  const sum = emptyResponse(nodes)
  for (const { response, factor } of parts)
    for (const key of Object.keys(sum) as (keyof Response)[]) {
      const [to, from] = [sum[key], response[key]]
      for (let i = 0; i < to.length; i++) to[i]! += factor * from[i]!
    }
  return sum
}
