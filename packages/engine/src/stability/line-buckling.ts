/** Stiffness and buckling of a thin-walled line. */
import { E, G } from '../steel.ts'
import { addCoupling } from './field-blocks.ts'
import { type LineActions, putFields } from './field-parts.ts'
import { assembleGeometric, restrain } from './geometric-stiffness.ts'
import { curvatureBlock } from './hermite.ts'
import { energy, isStableAt, type LoadFactor, provenLoadFactor, smallestLoadFactor } from './smallest-load-factor.ts'
import { type LineHeights, PHI, type ThinWalledLine, type ThinWalledSection, V, W } from './thin-walled-line.ts'

const W_V = { rows: W, columns: V }

/** Sets section and restrained fibres of the line: its stiffness K. */
export function setLineStiffness(line: ThinWalledLine, section: ThinWalledSection, heights: LineHeights): void {
  const { mesh, problem, parts, fields } = line
  const { I_y, I_z, I_yz, I_w, I_t } = section
  const { K } = problem
  line.section = section
  line.heights = heights
  const diagonal = (v: number, phi: number, w: number) => Float64Array.of(v, 0, 0, 0, phi, 0, 0, 0, w)
  putFields(K, [V, PHI, W].slice(0, fields), [
    [parts.curvature, diagonal(E * I_z, E * I_w, E * I_y)],
    [parts.slope, diagonal(0, G * I_t, 0)],
    [parts.value, diagonal(0, 0, 0)],
  ])
  const block = new Float64Array(16)
  for (let e = 0; fields === 3 && I_yz !== 0 && e < mesh.elementCount; e++) {
    curvatureBlock(mesh.length[e]!, block)
    addCoupling(K, e, W_V, block, E * I_yz)
  }
  restrain(line, K, 1)
  problem.isKFactorised = false
}

/**
 * α_cr of the line under the given actions, all of them growing together.
 *
 * With M, q and P: lateral-torsional buckling; with N alone: buckling of the column in flexure about z and torsion.
 */
export function lineBuckling(line: ThinWalledLine, actions: LineActions): LoadFactor {
  assembleGeometric(line, actions)
  return smallestLoadFactor(line.problem)
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
