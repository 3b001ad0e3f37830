/** The buckling mode of an Ω line with the energies it stores and releases: what a reader needs to check a load factor. */
import { type Band, createBand, createVector } from './banded.ts'
import { multiply } from './banded-kernels.ts'
import { createLoadParts, type ElementForces, setLoadParts } from './field-parts.ts'
import { PHI, putOmegaPotential, putOmegaStiffness } from './omega-elements.ts'
import { type OmegaActions, type OmegaLine, omegaBuckling } from './omega-line.ts'
import type { FieldMatrices } from './omega-matrices.ts'

/**
 * Energies of the mode, scaled so that its largest displacement is 1 mm [N·mm]; α = (U_C + U_D + U_B)/−(V_M + V_N + V_q).
 * Each is the quadratic form of one matrix: U_C = ∫d″ᵀC·d″dx and so on; V_q with the point loads, V_M with the work of the shear.
 */
export interface OmegaMode {
  alpha: number
  U_C: number
  U_D: number
  U_B: number
  V_M: number
  V_N: number
  V_q: number
  /** node of the largest displacement, and every field there [mm, rad] in the order of the family's fields */
  node: number
  fields: number[]
}

export interface OmegaModes {
  alpha_cr: number
  /** null where the family is held or never buckles */
  sway: OmegaMode | null
  spread: OmegaMode | null
}

/** Both modes of the line under the given actions; method 5.12. */
export function omegaModes(line: OmegaLine, actions: OmegaActions): OmegaModes {
  const { alphaSway, alphaSpread, alpha_cr } = omegaBuckling(line, actions, true)
  const { matrices, sway, spread, swayFields, v_r } = line
  return {
    alpha_cr,
    sway: Number.isFinite(alphaSway) ? modeOf(line, alphaSway, sway.mode, matrices!.sway, 3, swayFields, v_r) : null,
    spread:
      spread && Number.isFinite(alphaSpread)
        ? modeOf(line, alphaSpread, spread.mode, matrices!.spread, 1, [0], -1)
        : null,
  }
}

function modeOf(
  { mesh, parts, load: { forces } }: OmegaLine,
  alpha: number,
  mode: Float64Array,
  matrices: FieldMatrices,
  n: number,
  fields: readonly number[],
  v_r: number,
): OmegaMode {
  const perNode = 2 * fields.length
  const { node, size } = largest(mode, perNode, fields, n)
  const order = perNode * mesh.nodeCount
  const A = createBand(order, n === 1 ? 3 : fields.length === 2 ? 7 : 11)
  const zero = new Float64Array(n * n)
  const quadratic = (fill: (A: Band) => void) => {
    fill(A)
    return formOf(A, mode) / size ** 2
  }
  const stiffness = (C: Float64Array, D: Float64Array, B: Float64Array) =>
    quadratic((A) => putOmegaStiffness(A, parts, fields, n, { C, D, B }))
  const none = forces.M_0.map(() => 0)
  const potential = (f: ElementForces, at: number) =>
    quadratic((A) => {
      const load = { ...createLoadParts(mesh), forces: f }
      setLoadParts(mesh, load)
      putOmegaPotential(A, mesh, load, fields, n, matrices, at)
    })
  const noLoads = { q: none, P: forces.P.map(() => 0) }
  return {
    alpha,
    U_C: stiffness(matrices.C, zero, zero),
    U_D: stiffness(zero, matrices.D, zero),
    U_B: stiffness(zero, zero, matrices.B),
    V_M: potential({ ...forces, ...noLoads, N: none }, v_r),
    V_N: potential({ ...forces, ...noLoads, M_0: none, M_1: none }, -1),
    V_q: potential({ ...forces, M_0: none, M_1: none, N: none }, -1),
    node,
    fields: fields.map((_, f) => mode[perNode * node + 2 * f]! / size),
  }
}

/** Node and signed size of the largest displacement; a rotation is none. */
function largest(mode: Float64Array, perNode: number, fields: readonly number[], n: number) {
  let node = 0
  let size = 0
  for (let i = 0; perNode * i < mode.length - perNode + 1; i++) {
    fields.forEach((field, f) => {
      if (n > 1 && field === PHI) return
      const value = mode[perNode * i + 2 * f]!
      if (Math.abs(value) > Math.abs(size)) {
        node = i
        size = value
      }
    })
  }
  return { node, size }
}

function formOf(A: Band, mode: Float64Array): number {
  const product = createVector(A.n, A.m)
  multiply(A, mode, product)
  let sum = 0
  for (let i = 0; i < A.n; i++) sum += mode[i]! * product[i]!
  return sum
}
