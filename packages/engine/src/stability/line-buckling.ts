/** Stiffness and buckling of a thin-walled line. */
import { E, G } from '../steel.ts'
import { addFieldBlock } from './field-blocks.ts'
import { putFields } from './field-parts.ts'
import { assembleGeometric } from './geometric-stiffness.ts'
import { curvatureBlock } from './hermite.ts'
import { restrain } from './line-restraints.ts'
import { energy, isStableAt, provenLoadFactor, smallestLoadFactor } from './smallest-load-factor.ts'
import type { LineActions, LineHold, ThinWalledLine, ThinWalledSection } from './thin-walled-line.ts'

/** Buckling of the whole line. */
export interface LineBuckling {
  /** Smallest positive load factor; Infinity when there is none. */
  readonly alpha: number
  readonly provenAbove: number
}

/** Sets section and restraints of the line: its stiffness K. */
export function setLineStiffness(line: ThinWalledLine, section: ThinWalledSection, hold: LineHold): void {
  const { problem, curvature, slope, value, v, phi, w } = line
  line.section = section
  line.hold = hold
  const a = hold.z_up - section.z_s
  const warping = E * (line.isPanelBraced ? section.I_w + a * a * section.I_z : section.I_w)
  const K = problem.K
  const n = line.fields
  const [C, D, B] = [new Float64Array(n * n), new Float64Array(n * n), new Float64Array(n * n)]
  const own = (field: number) => field * (n + 1)
  C[own(phi)] = warping
  D[own(phi)] = G * section.I_t
  B[own(phi)] = hold.C_D
  if (v >= 0) C[own(v)] = E * section.I_z
  if (w >= 0) C[own(w)] = E * section.I_y
  K.a.fill(0)
  const every = Array.from({ length: n }, (_, field) => field)
  putFields(K, every, n, [
    [curvature, C],
    [slope, D],
    [value, B],
  ])
  if (w >= 0) {
    const coupling = E * section.I_yz
    for (let e = 0; coupling !== 0 && e < line.mesh.elementCount; e++) {
      curvatureBlock(line.mesh.length[e]!, line.block)
      addFieldBlock(K, line.fields, e, w, v >= 0 ? v : phi, line.block, v >= 0 ? coupling : a * coupling)
    }
  }
  restrain(line, K, 1)
  problem.isKFactorised = false
}

/**
 * α_cr of the line under the given actions, all of them growing together.
 *
 * With M_y, q_z and P_z: lateral-torsional buckling; with N alone: buckling of the column in flexure about z and torsion.
 */
export function lineBuckling(line: ThinWalledLine, actions: LineActions): LineBuckling {
  const { problem } = line
  assembleGeometric(line, actions)
  const { alpha, provenAbove } = smallestLoadFactor(problem)
  return { alpha, provenAbove }
}

/**
 * A load factor up to which the line is stable for certain, at most `within` below α_cr.
 * @param near the mode of the section before, zeros where there is none; of this section on return, where that did not serve
 */
export function lineProvenFactor(
  line: ThinWalledLine,
  actions: LineActions,
  within: number,
  near: Float64Array,
): number {
  assembleGeometric(line, actions)
  const { problem } = line
  const stored = energy(problem, problem.K, near)
  const quotient = -stored / energy(problem, problem.G, near)
  const { proven, mode } = provenLoadFactor(problem, within, quotient, stored > 0 ? near : null)
  if (mode) near.set(mode)
  return proven
}

/**
 * Whether α_cr of the line is larger than `alpha`, by one inertia count: a tenth of the work of `lineBuckling`, and as certain.
 * It spares the search for a combination that cannot govern.
 */
export function lineIsStableAt(line: ThinWalledLine, actions: LineActions, alpha: number): boolean {
  assembleGeometric(line, actions)
  return isStableAt(line.problem, alpha)
}
