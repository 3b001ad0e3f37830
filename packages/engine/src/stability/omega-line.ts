/** The whole line of an Ω whose cross-section distorts; method 5.12 to 5.14. */
import { isolate } from './banded.ts'
import {
  createFieldParts,
  createLoadParts,
  type FieldParts,
  type LineActions,
  type LoadParts,
  setLoadParts,
} from './field-parts.ts'
import type { LineMesh } from './line-mesh.ts'
import { type OmegaFamily, PHI, putOmegaPotential, putOmegaStiffness } from './omega-elements.ts'
import type { OmegaMatrices } from './omega-matrices.ts'
import { createLoadFactorProblem, isStableAt, provenLoadFactor, smallestLoadFactor } from './smallest-load-factor.ts'
import { type KeptOmegaLoad, nearest, swayMode } from './sway-modes.ts'

/** The fibre the sheeting holds along the whole line. */
export type HeldFibre = 'closedFlange' | 'feet' | null

/** Fields of the sway by their place in the section matrices. */
export const V_T = 0
export const V_F = 2

/** Membrane shear strain and local bending of the walls that the model leaves out; fitted to shell elements, method 5.15. */
export const LEFT_OUT = 0.96

/** Work space of the Ω line along one mesh, reused for every section and combination. */
export interface OmegaLine {
  readonly mesh: LineMesh
  /** feet outside: upper fibre = feet; M, q and P enter with the other sign */
  readonly inverted: boolean
  readonly sway: OmegaFamily
  /** null where a panel on the feet leaves no spread */
  readonly spread: OmegaFamily | null
  readonly parts: FieldParts
  /** of the present actions */
  readonly load: LoadParts
}

export function createOmegaLine(mesh: LineMesh, held: HeldFibre, inverted: boolean): OmegaLine {
  const { isUpperRestraint: upper, isLowerRestraint: lower } = mesh
  const [flange, feet] = inverted ? [lower, upper] : [upper, lower]
  const swayFields = held === 'closedFlange' ? [PHI, V_F] : held === 'feet' ? [V_T, PHI] : [V_T, PHI, V_F]
  const v_r = held ? -1 : inverted ? V_T : V_F
  return {
    mesh,
    inverted,
    // A restraint of the closed flange holds v_t, one of the feet v_f.
    sway: createFamily(mesh, swayFields, v_r, [flange, null, feet]),
    // The feet spread neither at supports nor where a restraint holds both of them.
    spread: held === 'feet' ? null : createFamily(mesh, [0], -1, [feet]),
    parts: createFieldParts(mesh),
    load: createLoadParts(mesh),
  }
}

/** @param restraints nodes at which a field is held besides the forks at the supports, by its place in the section matrices */
function createFamily(
  mesh: LineMesh,
  fields: readonly number[],
  v_r: number,
  restraints: readonly (Uint8Array | null)[],
): OmegaFamily {
  const perNode = 2 * fields.length
  const held: number[] = []
  for (let node = 0; node < mesh.nodeCount; node++) {
    fields.forEach((field, f) => {
      if (mesh.isSupport[node] || restraints[field]?.[node]) held.push(perNode * node + 2 * f)
    })
  }
  return { problem: createLoadFactorProblem(mesh.nodeCount, fields.length), fields, v_r, held, matrices: null }
}

/** Sets the section of the line: its stiffness K. */
export function setOmegaStiffness(line: OmegaLine, { sway, spread }: OmegaMatrices): void {
  if (line.sway.matrices === sway) return
  line.sway.matrices = sway
  if (line.spread) line.spread.matrices = spread
  for (const { problem, fields, held, matrices } of familiesOf(line)) {
    putOmegaStiffness(problem.K, line.parts, fields, matrices!)
    for (const i of held) isolate(problem.K, i, 1)
    problem.isKFactorised = false
  }
}

const familiesOf = ({ sway, spread }: OmegaLine): OmegaFamily[] => (spread ? [sway, spread] : [sway])

/** Fills the geometric matrices of both families. */
function assembleOmega(line: OmegaLine, load: LoadParts): void {
  for (const family of familiesOf(line)) {
    if (!family.matrices) throw new Error('setOmegaStiffness comes before omegaBuckling')
    putOmegaPotential(family.problem.G, load, family.fields, family.matrices, family.v_r)
    for (const i of family.held) isolate(family.problem.G, i, 0)
  }
}

/**
 * Load factors of the two families under the given actions, all of them growing together.
 *
 * Source: method 5.12: (K_U + α·K_V)·d = 0, smallest positive α of each family, α_cr = 0.96·min.
 * @param isSpreadWanted also where it does not decide; otherwise the spread is only asked whether it buckles earlier
 * @returns the load factor of each family before the factor 0.96, Infinity where it is held or never buckles, and α_cr
 */
export function omegaBuckling(line: OmegaLine, actions: LineActions, isSpreadWanted = false) {
  assembleOmega(line, omegaLoad(line, actions, line.load))
  const spread = line.spread?.problem
  const alphaSway = smallestLoadFactor(line.sway.problem).alpha
  const spreadDecides = spread && (isSpreadWanted || !Number.isFinite(alphaSway) || !isStableAt(spread, alphaSway))
  const alphaSpread = spreadDecides ? smallestLoadFactor(spread).alpha : Number.POSITIVE_INFINITY
  return { alphaSway, alphaSpread, alpha_cr: LEFT_OUT * Math.min(alphaSway, alphaSpread) }
}

/** Whether α_cr, its factor 0.96 included, is larger than `alpha`: one inertia count a family. */
export function omegaIsStableAt(line: OmegaLine, actions: LineActions, alpha: number): boolean {
  assembleOmega(line, omegaLoad(line, actions, line.load))
  return familiesOf(line).every(({ problem }) => isStableAt(problem, alpha / LEFT_OUT))
}

/** A load factor up to which the line is stable for certain, its factor 0.96 included: at most `within` below the smallest one. */
export function omegaProvenFactor(line: OmegaLine, { load, modes }: KeptOmegaLoad, within: number): number {
  assembleOmega(line, load)
  const { sway, parts } = line
  const { near, quotient } = nearest(modes, sway)
  const { proven, mode } = provenLoadFactor(sway.problem, within, quotient, near)
  if (mode) modes.push(swayMode(mode, sway, parts, load))
  const spread = line.spread?.problem
  if (!spread || (Number.isFinite(proven) && isStableAt(spread, proven))) return LEFT_OUT * proven
  return LEFT_OUT * Math.min(proven, smallestLoadFactor(spread, within).provenAbove)
}

/**
 * The actions as the line takes them, in the section's own axes: N and q as their value in the middle of an element, M as the
 * straight line with the mean of its parabola, M + q·h²/12 at either end.
 */
export function omegaLoad({ mesh, inverted }: OmegaLine, { M, N, q, P }: LineActions, into: LoadParts): LoadParts {
  const { forces } = into
  const sign = inverted ? -1 : 1
  for (let e = 0; e < mesh.elementCount; e++) {
    const h = mesh.length[e]!
    const q_e = q ? (sign * (q[2 * e]! + q[2 * e + 1]!)) / 2 : 0
    const bulge = (q_e * h * h) / 12
    forces.q[e] = q_e
    forces.N[e] = N ? (N[2 * e]! + N[2 * e + 1]!) / 2 : 0
    forces.M_0[e] = M ? sign * M[e]! + bulge : bulge
    forces.M_1[e] = M ? sign * M[e + 1]! + bulge : bulge
  }
  for (let i = 0; i < mesh.nodeCount; i++) forces.P[i] = P ? sign * P[i]! : 0
  setLoadParts(into)
  return into
}
