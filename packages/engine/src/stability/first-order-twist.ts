/** Twist of the line of rigid cross-section to first order: K·d = f of method 5.5 with the supports and restraints of buckling. */
import { solve } from './banded-kernels.ts'
import { loadVector } from './hermite.ts'
import { factoriseStiffness } from './smallest-load-factor.ts'
import { PHI, type ThinWalledLine } from './thin-walled-line.ts'

/** Places an element is looked at, its start among them: 128 a span. */
const PER_ELEMENT = 4

/** Values of the four cubics of an element of length 1 at the places after its start. */
const CUBICS = Array.from({ length: PER_ELEMENT - 1 }, (_, k) => {
  const s = (k + 1) / PER_ELEMENT
  return [1 - 3 * s * s + 2 * s ** 3, s - 2 * s * s + s ** 3, 3 * s * s - 2 * s ** 3, s ** 3 - s * s] as const
})

const nodal = new Float64Array(4)

/**
 * φ along the line under the torque q_z·1 mm and P_z·1 mm: ½dᵀK·d − ∫q_z·φ dx − ΣP_z·φ is smallest.
 *
 * @param q [N/mm] at the start and the end of every element  @param P [N] at the nodes
 * @returns φ [rad/mm] at every node and at the quarters of every element
 */
export function twistPerLever(line: ThinWalledLine, q: Float64Array, P: Float64Array): Float64Array {
  const { mesh, problem, fields } = line
  const { n, m } = problem.K
  const perNode = 2 * fields
  const d = new Float64Array(n + m)
  for (let e = 0; e < mesh.elementCount; e++) {
    if (q[2 * e] === 0 && q[2 * e + 1] === 0) continue
    loadVector(mesh.length[e]!, q[2 * e]!, q[2 * e + 1]!, nodal)
    const at = perNode * e + 2 * PHI
    d[at] = d[at]! + nodal[0]!
    d[at + 1] = d[at + 1]! + nodal[1]!
    d[at + perNode] = d[at + perNode]! + nodal[2]!
    d[at + perNode + 1] = d[at + perNode + 1]! + nodal[3]!
  }
  for (let i = 0; i < mesh.nodeCount; i++) {
    const at = perNode * i + 2 * PHI
    d[at] = isHeld(line, i) ? 0 : d[at]! + P[i]!
  }
  factoriseStiffness(problem)
  solve(problem.factorOfK, d)
  return between(line, d)
}

/** Where φ is known: the nodes and the quarters of the elements [mm]. */
export function placesOfPhi({ mesh }: ThinWalledLine): Float64Array {
  const x = new Float64Array(PER_ELEMENT * mesh.elementCount + 1)
  for (let e = 0; e < mesh.elementCount; e++)
    for (let k = 0; k < PER_ELEMENT; k++) x[PER_ELEMENT * e + k] = mesh.x[e]! + (mesh.length[e]! * k) / PER_ELEMENT
  x[PER_ELEMENT * mesh.elementCount] = mesh.x[mesh.elementCount]!
  return x
}

/** φ at the nodes alone under 1 N at one of them, by the stiffness factorised last [rad/mm]. */
export function twistPerForce(line: ThinWalledLine, node: number): Float64Array {
  const { problem, fields, mesh } = line
  const { n, m } = problem.K
  const d = new Float64Array(n + m)
  if (!isHeld(line, node)) d[2 * fields * node + 2 * PHI] = 1
  solve(problem.factorOfK, d)
  const phi = new Float64Array(mesh.nodeCount)
  for (let i = 0; i < phi.length; i++) phi[i] = d[2 * fields * i + 2 * PHI]!
  return phi
}

/** The values at the nodes among those of `twistPerLever`. */
export const atNodes = (phi: Float64Array): Float64Array => phi.filter((_, i) => i % PER_ELEMENT === 0)

/** Whether the twist of a node is nothing: at a fork, and where both fibres are held. */
const isHeld = ({ mesh }: ThinWalledLine, i: number): boolean =>
  mesh.isSupport[i] === 1 || (mesh.isUpperRestraint[i] === 1 && mesh.isLowerRestraint[i] === 1)

/** φ at the nodes and inside the elements. */
function between({ mesh, fields }: ThinWalledLine, d: Float64Array): Float64Array {
  const perNode = 2 * fields
  const phi = new Float64Array(PER_ELEMENT * mesh.elementCount + 1)
  for (let e = 0; e < mesh.elementCount; e++) {
    const [at, L] = [perNode * e + 2 * PHI, mesh.length[e]!]
    const [start, slope, end, endSlope] = [d[at]!, d[at + 1]!, d[at + perNode]!, d[at + perNode + 1]!]
    phi[PER_ELEMENT * e] = start
    CUBICS.forEach(([a, b, c, f], k) => {
      phi[PER_ELEMENT * e + k + 1] = a * start + b * L * slope + c * end + f * L * endSlope
    })
  }
  phi[PER_ELEMENT * mesh.elementCount] = d[perNode * mesh.elementCount + 2 * PHI]!
  return phi
}
