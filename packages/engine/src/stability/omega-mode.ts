/** The buckling mode of an Ω line with the energies it stores and releases: what a reader needs to check a load factor. */
import { createBand } from './banded.ts'
import { createLoadParts, type ElementForces, type LineActions, setLoadParts } from './field-parts.ts'
import { type OmegaFamily, PHI, putOmegaPotential, putOmegaStiffness } from './omega-elements.ts'
import { type OmegaLine, omegaBuckling } from './omega-line.ts'
import type { FieldMatrices } from './omega-matrices.ts'
import { energy } from './smallest-load-factor.ts'

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

/** Both modes of the line under the given actions, null where a family is held or never buckles, with α_cr; method 5.12. */
export function omegaModes(line: OmegaLine, actions: LineActions) {
  const { alphaSway, alphaSpread, alpha_cr } = omegaBuckling(line, actions, true)
  const { sway, spread } = line
  return {
    alpha_cr,
    sway: Number.isFinite(alphaSway) ? modeOf(line, sway, alphaSway) : null,
    spread: spread && Number.isFinite(alphaSpread) ? modeOf(line, spread, alphaSpread) : null,
  }
}

function modeOf({ mesh, parts, load: { forces } }: OmegaLine, family: OmegaFamily, alpha: number): OmegaMode {
  const { fields, v_r } = family
  const { K, mode } = family.problem
  const matrices = family.matrices!
  const { node, size } = largest(mode, fields)
  const A = createBand(K.n, K.m)
  const zero = matrices.C.map(() => 0)
  const quadratic = () => energy(family.problem, A, mode) / size ** 2
  const stiffness = (only: Partial<FieldMatrices>) => {
    putOmegaStiffness(A, parts, fields, { C: zero, D: zero, B: zero, ...only })
    return quadratic()
  }
  const none = forces.N.map(() => 0)
  const unloaded: ElementForces = { M_0: none, M_1: none, N: none, q: none, P: forces.P.map(() => 0) }
  const potential = (only: Partial<ElementForces>, at: number) => {
    const load = { ...createLoadParts(mesh), forces: { ...unloaded, ...only } }
    setLoadParts(load)
    putOmegaPotential(A, load, fields, matrices, at)
    return quadratic()
  }
  const { M_0, M_1, N, q, P } = forces
  return {
    alpha,
    U_C: stiffness({ C: matrices.C }),
    U_D: stiffness({ D: matrices.D }),
    U_B: stiffness({ B: matrices.B }),
    V_M: potential({ M_0, M_1 }, v_r),
    V_N: potential({ N }, -1),
    V_q: potential({ q, P }, -1),
    node,
    fields: fields.map((_, f) => mode[2 * (fields.length * node + f)]! / size),
  }
}

/** Node and signed size of the largest displacement, rotations left out. */
function largest(mode: Float64Array, fields: readonly number[]) {
  let node = 0
  let size = 0
  for (let i = 0; i < mode.length; i += 2) {
    if (fields[(i / 2) % fields.length] === PHI || Math.abs(mode[i]!) <= Math.abs(size)) continue
    node = Math.floor(i / 2 / fields.length)
    size = mode[i]!
  }
  return { node, size }
}
