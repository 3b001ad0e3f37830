/** The whole line of an Ω whose cross-section distorts; method 5.12 to 5.14. */
import { type Band, placesOf } from './banded.ts'
import { createFieldParts, createLoadParts, type FieldParts, type LoadParts, setLoadParts } from './field-parts.ts'
import type { LineMesh } from './line-mesh.ts'
import { PHI, putOmegaPotential, putOmegaStiffness } from './omega-elements.ts'
import type { OmegaMatrices } from './omega-matrices.ts'
import {
  createLoadFactorProblem,
  energy,
  isStableAt,
  type LoadFactorProblem,
  provenLoadFactor,
  smallestLoadFactor,
} from './smallest-load-factor.ts'
import { type KeptOmegaLoad, nearest, swayMode } from './sway-modes.ts'

/** The fibre the sheeting holds along the whole line. */
export type HeldFibre = 'closedFlange' | 'feet' | null

/** Fields of the sway by their place in the section matrices. */
const V_T = 0
const V_F = 2

/** Membrane shear strain and local bending of the walls that the model leaves out; fitted to shell elements, method 5.15. */
export const LEFT_OUT = 0.96

/** Work space of the Ω line along one mesh, reused for every section and combination. */
export interface OmegaLine {
  readonly mesh: LineMesh
  readonly held: HeldFibre
  /** feet outside: upper fibre = feet; M, q and P enter with the other sign */
  readonly inverted: boolean
  /** fields of the sway that the panel leaves free, by their place in the section matrices */
  readonly swayFields: readonly number[]
  /** field of the fibre that takes part in M·(φ·v_r″ − v_r·φ″); −1 under a panel, where the term vanishes */
  readonly v_r: number
  readonly sway: LoadFactorProblem
  /** null where a panel on the feet leaves no spread */
  readonly spread: LoadFactorProblem | null
  readonly parts: FieldParts
  /** of the present actions */
  readonly load: LoadParts
  /** what supports and restraints take out of each family */
  readonly heldInSway: Held
  readonly heldInSpread: Held
  matrices: OmegaMatrices | null
}

/** Unknowns taken out of a family, and the places of their entries in its matrices. */
interface Held {
  unknowns: number[]
  places: Int32Array
}

/** Actions on the line before buckling, positive towards the supports; the section may be either way up. */
export interface OmegaActions {
  /** M_y at the nodes [N·mm], sagging positive; null: none */
  readonly M: Float64Array | null
  /** N [N], tension positive, two values an element; null: none */
  readonly N: Float64Array | null
  /** q_z [N/mm], two values an element; null: none */
  readonly q: Float64Array | null
  /** P_z [N] at the nodes; null: none */
  readonly P: Float64Array | null
}

export function createOmegaLine(mesh: LineMesh, held: HeldFibre, inverted: boolean): OmegaLine {
  const swayFields = held === 'closedFlange' ? [PHI, V_F] : held === 'feet' ? [V_T, PHI] : [V_T, PHI, V_F]
  const n = swayFields.length
  const sway = createLoadFactorProblem(2 * n * mesh.nodeCount, n === 2 ? 7 : 11)
  const spread = held === 'feet' ? null : createLoadFactorProblem(2 * mesh.nodeCount, 3)
  const heldIn = ({ K }: LoadFactorProblem, unknowns: number[]) => ({ unknowns, places: placesOf(K, unknowns) })
  return {
    mesh,
    held,
    inverted,
    swayFields,
    v_r: held ? -1 : inverted ? V_T : V_F,
    sway,
    spread,
    parts: createFieldParts(mesh),
    load: createLoadParts(mesh),
    heldInSway: heldIn(sway, heldInSway(mesh, swayFields, inverted)),
    heldInSpread: heldIn(spread ?? sway, spread ? heldInSpread(mesh, inverted) : []),
    matrices: null,
  }
}

/** Sets the section of the line: its stiffness K. */
export function setOmegaStiffness(line: OmegaLine, matrices: OmegaMatrices): void {
  line.matrices = matrices
  const { parts, sway, swayFields, spread } = line
  putOmegaStiffness(sway.K, parts, swayFields, 3, matrices.sway)
  hold(sway.K, line.heldInSway, 1)
  sway.isKFactorised = false
  if (!spread) return
  putOmegaStiffness(spread.K, parts, [0], 1, matrices.spread)
  hold(spread.K, line.heldInSpread, 1)
  spread.isKFactorised = false
}

/** Both load factors before the factor 0.96, Infinity where a family is held or never buckles. */
export interface OmegaBuckling {
  alphaSway: number
  alphaSpread: number
  /** 0.96 times the smaller */
  alpha_cr: number
}

/**
 * Load factors of the two families under the given actions, all of them growing together.
 *
 * Source: method 5.12: (K_U + α·K_V)·d = 0, smallest positive α of each family, α_cr = 0.96·min.
 * @param isSpreadWanted also where it does not decide; otherwise the spread is only asked whether it buckles earlier
 */
export function omegaBuckling(line: OmegaLine, actions: OmegaActions, isSpreadWanted = false): OmegaBuckling {
  assembleOmega(line, omegaLoad(line, actions, line.load))
  const { sway, spread } = line
  const alphaSway = smallestLoadFactor(sway).alpha
  const spreadDecides = spread && (isSpreadWanted || !Number.isFinite(alphaSway) || !isStableAt(spread, alphaSway))
  const alphaSpread = spreadDecides ? smallestLoadFactor(spread).alpha : Number.POSITIVE_INFINITY
  return { alphaSway, alphaSpread, alpha_cr: LEFT_OUT * Math.min(alphaSway, alphaSpread) }
}

/** Whether α_cr, its factor 0.96 included, is larger than `alpha`: one inertia count a family. */
export function omegaIsStableAt(line: OmegaLine, actions: OmegaActions, alpha: number): boolean {
  assembleOmega(line, omegaLoad(line, actions, line.load))
  const { sway, spread } = line
  return isStableAt(sway, alpha / LEFT_OUT) && (!spread || isStableAt(spread, alpha / LEFT_OUT))
}

/** A load factor up to which the line is stable for certain, its factor 0.96 included: at most `within` below the smallest one. */
export function omegaProvenFactor(line: OmegaLine, { load, modes }: KeptOmegaLoad, within: number): number {
  assembleOmega(line, load)
  const { sway, spread, swayFields, parts } = line
  const matrices = line.matrices!.sway
  const { near, quotient } = nearest(modes, matrices, swayFields)
  const { proven, mode } = provenLoadFactor(sway, within, quotient, near)
  if (mode) modes.push(swayMode(mode, parts, load, energy(sway, sway.G, mode), matrices, swayFields))
  if (!spread || (Number.isFinite(proven) && isStableAt(spread, proven))) return LEFT_OUT * proven
  return LEFT_OUT * Math.min(proven, smallestLoadFactor(spread, within).provenAbove)
}

/** Fills the geometric matrices of both families. */
function assembleOmega(line: OmegaLine, load: LoadParts): void {
  const { mesh, matrices, sway, spread } = line
  if (!matrices) throw new Error('setOmegaStiffness comes before omegaBuckling')
  putOmegaPotential(sway.G, mesh, load, line.swayFields, 3, matrices.sway, line.v_r)
  hold(sway.G, line.heldInSway, 0)
  if (!spread) return
  putOmegaPotential(spread.G, mesh, load, [0], 1, matrices.spread, -1)
  hold(spread.G, line.heldInSpread, 0)
}

/**
 * The actions as the line takes them, in the section's own axes: N and q as their value in the middle of an element, M as the
 * straight line with the mean of its parabola, M + q·h²/12 at either end.
 */
export function omegaLoad({ mesh, inverted }: OmegaLine, { M, N, q, P }: OmegaActions, into: LoadParts): LoadParts {
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
  setLoadParts(mesh, into)
  return into
}

/** @param diagonal what an unknown taken out leaves behind: 1 in K, 0 in G */
function hold(A: Band, { unknowns, places }: Held, diagonal: number): void {
  for (let k = 0; k < places.length; k++) A.a[places[k]!] = 0
  for (const i of unknowns) A.a[i * (A.m + 1)] = diagonal
}

/** Forks at the supports; a restraint of the closed flange holds v_t, one of the feet v_f. */
function heldInSway(mesh: LineMesh, swayFields: readonly number[], inverted: boolean): number[] {
  const perNode = 2 * swayFields.length
  const { upper, lower } = inverted ? { upper: V_F, lower: V_T } : { upper: V_T, lower: V_F }
  const held: number[] = []
  for (let node = 0; node < mesh.nodeCount; node++) {
    swayFields.forEach((field, f) => {
      const isHeld =
        mesh.isSupport[node] === 1 ||
        (field === upper && mesh.isUpperRestraint[node] === 1) ||
        (field === lower && mesh.isLowerRestraint[node] === 1)
      if (isHeld) held.push(perNode * node + 2 * f)
    })
  }
  return held
}

/** The feet spread neither at supports nor where a restraint holds both of them. */
function heldInSpread(mesh: LineMesh, inverted: boolean): number[] {
  const feet = inverted ? mesh.isUpperRestraint : mesh.isLowerRestraint
  const held: number[] = []
  for (let node = 0; node < mesh.nodeCount; node++)
    if (mesh.isSupport[node] === 1 || feet[node] === 1) held.push(2 * node)
  return held
}
