/** A continuous beam by the direct stiffness method, written for the tests: Hermite elements, dense elimination; m, kN. */
export interface StiffnessBeam {
  /** rising, with every support, load end and point load among them */
  nodes: number[]
  supports: number[]
  /** of an element, by a place inside it */
  EI: (x: number) => number
  /** rotational springs between the two sides at a support, 0 a hinge */
  springs?: { x: number; k: number }[]
  /** linear between the ends */
  loads: { from: number; to: number; q0: number; q1: number }[]
  points: { x: number; P: number }[]
}

export interface StiffnessResult {
  /** downwards, anywhere */
  deflectionAt: (x: number) => number
  /** sagging positive, anywhere */
  momentAt: (x: number) => number
  /** upwards */
  reactions: number[]
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9

function solveDense(A: number[][], b: number[]): number[] {
  const n = b.length
  for (let k = 0; k < n; k++) {
    let p = k
    for (let i = k + 1; i < n; i++) if (Math.abs(A[i]![k]!) > Math.abs(A[p]![k]!)) p = i
    ;[A[k], A[p]] = [A[p]!, A[k]!]
    ;[b[k], b[p]] = [b[p]!, b[k]!]
    for (let i = k + 1; i < n; i++) {
      const f = A[i]![k]! / A[k]![k]!
      if (f === 0) continue
      for (let j = k; j < n; j++) A[i]![j]! -= f * A[k]![j]!
      b[i]! -= f * b[k]!
    }
  }
  const x = new Array<number>(n).fill(0)
  for (let i = n - 1; i >= 0; i--) {
    let sum = b[i]!
    for (let j = i + 1; j < n; j++) sum -= A[i]![j]! * x[j]!
    x[i] = sum / A[i]![i]!
  }
  return x
}

/** Consistent nodal loads of a linear load over an element. */
const consistent = (L: number, a: number, b: number) => [
  (L * (7 * a + 3 * b)) / 20,
  (L * L * (3 * a + 2 * b)) / 60,
  (L * (3 * a + 7 * b)) / 20,
  (-L * L * (2 * a + 3 * b)) / 60,
]

const stiffness = (L: number, EI: number) =>
  [
    [12, 6 * L, -12, 6 * L],
    [6 * L, 4 * L * L, -6 * L, 2 * L * L],
    [-12, -6 * L, 12, -6 * L],
    [6 * L, 2 * L * L, -6 * L, 4 * L * L],
  ].map((row) => row.map((k) => (k * EI) / L ** 3))

export function stiffnessBeam(beam: StiffnessBeam): StiffnessResult {
  const { nodes, supports, springs = [] } = beam
  const n = 2 * nodes.length + springs.length
  const nodeAt = (x: number) => nodes.findIndex((node) => near(node, x))
  /** w and w′ at both ends; behind a spring w′ is one more unknown */
  const unknowns = (e: number) => {
    const spring = springs.findIndex(({ x }) => near(x, nodes[e]!))
    return [2 * e, spring < 0 ? 2 * e + 1 : 2 * nodes.length + spring, 2 * e + 2, 2 * e + 3] as const
  }
  const K = Array.from({ length: n }, () => new Array<number>(n).fill(0))
  const f = new Array<number>(n).fill(0)
  const elements = nodes.slice(1).map((right, e) => {
    const left = nodes[e]!
    const L = right - left
    const middle = (left + right) / 2
    let [a, b] = [0, 0]
    for (const q of beam.loads) {
      if (middle <= q.from || middle >= q.to) continue
      const at = (x: number) => q.q0 + ((q.q1 - q.q0) * (x - q.from)) / (q.to - q.from)
      a += at(left)
      b += at(right)
    }
    const EI = beam.EI(middle)
    const k = stiffness(L, EI)
    const at = unknowns(e)
    // a and b are the load at the two ends, linear between.
    const p = consistent(L, a, b)
    for (let i = 0; i < 4; i++) {
      f[at[i]!]! += p[i]!
      for (let j = 0; j < 4; j++) K[at[i]!]![at[j]!]! += k[i]![j]!
    }
    return { k, p, left, L, a, slope: (b - a) / L, EI, at }
  })
  springs.forEach(({ x, k }, s) => {
    const [i, j] = [2 * nodeAt(x) + 1, 2 * nodes.length + s]
    K[i]![i]! += k
    K[j]![j]! += k
    K[i]![j]! -= k
    K[j]![i]! -= k
  })
  for (const { x, P } of beam.points) f[2 * nodeAt(x)]! += P
  const free = K.map((row) => [...row])
  const load = [...f]
  const held = supports.map((x) => 2 * nodeAt(x))
  for (const i of held) {
    for (let j = 0; j < n; j++) {
      K[i]![j] = 0
      K[j]![i] = 0
    }
    K[i]![i] = beam.EI(nodes[0]!)
    f[i] = 0
  }
  const u = solveDense(K, f)
  const end = (e: number, row: number) => {
    const { k, p, at } = elements[e]!
    return k[row]!.reduce((sum, kij, j) => sum + kij * u[at[j]!]!, 0) - p[row]!
  }
  /** The element of a place, how far into it, and w, w′, M, V at its left end: ∂U/∂w = −V there, ∂U/∂w′ = M. */
  const inside = (x: number) => {
    const e = Math.max(
      0,
      elements.findLastIndex((element) => element.left <= x + 1e-9),
    )
    const { left, a, slope, EI, at } = elements[e]!
    return { s: x - left, a, slope, EI, w: u[at[0]]!, turn: u[at[1]]!, V: -end(e, 0), M: end(e, 1) }
  }
  return {
    momentAt: (x) => {
      const { s, a, slope, V, M } = inside(x)
      return M + V * s - (a * s * s) / 2 - (slope * s ** 3) / 6
    },
    deflectionAt: (x) => {
      const { s, a, slope, EI, w, turn, V, M } = inside(x)
      return w + turn * s - ((M * s * s) / 2 + (V * s ** 3) / 6 - (a * s ** 4) / 24 - (slope * s ** 5) / 120) / EI
    },
    reactions: held.map((i) => -(free[i]!.reduce((sum, kij, j) => sum + kij * u[j]!, 0) - load[i]!)),
  }
}
