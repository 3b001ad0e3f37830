/** Stiffness and buckling of a thin-walled line. */
import { E, G } from '../steel.ts'
import type { Band } from './banded.ts'
import { addFieldBlock } from './field-blocks.ts'
import { assembleGeometric } from './geometric-stiffness.ts'
import { curvatureBlock } from './hermite.ts'
import { restrain } from './line-restraints.ts'
import { isStableAt, provenLoadFactor, smallestLoadFactor } from './smallest-load-factor.ts'
import type { LineActions, LineHold, ThinWalledLine, ThinWalledSection } from './thin-walled-line.ts'

/** Buckling of the whole line. */
export interface LineBuckling {
  /** Smallest positive load factor; Infinity when there is none. */
  readonly alpha: number
  readonly provenAbove: number
  readonly factorisations: number
}

/** Sets section and restraints of the line: its stiffness K. */
export function setLineStiffness(line: ThinWalledLine, section: ThinWalledSection, hold: LineHold): void {
  const { problem, curvature, slope, value, v, phi, w } = line
  line.section = section
  line.hold = hold
  const a = hold.z_up - section.z_s
  const warping = E * (line.isPanelBraced ? section.I_w + a * a * section.I_z : section.I_w)
  const K = problem.K
  K.a.fill(0)
  addScaled(line, phi, curvature, warping)
  addScaled(line, phi, slope, G * section.I_t)
  if (hold.C_D !== 0) addScaled(line, phi, value, hold.C_D)
  if (v >= 0) addScaled(line, v, curvature, E * section.I_z)
  if (w >= 0) {
    addScaled(line, w, curvature, E * section.I_y)
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
  const { alpha, provenAbove, factorisations } = smallestLoadFactor(problem)
  return { alpha, provenAbove, factorisations }
}

/** A load factor up to which the line is stable for certain, at most `within` below α_cr. @param near see `provenLoadFactor` */
export function lineProvenFactor(
  line: ThinWalledLine,
  actions: LineActions,
  within: number,
  near: Float64Array,
): number {
  assembleGeometric(line, actions)
  return provenLoadFactor(line.problem, within, near)
}

/**
 * Whether α_cr of the line is larger than `alpha`, by one inertia count: a tenth of the work of `lineBuckling`, and as certain.
 * It spares the search for a combination that cannot govern.
 */
export function lineIsStableAt(line: ThinWalledLine, actions: LineActions, alpha: number): boolean {
  assembleGeometric(line, actions)
  return isStableAt(line.problem, alpha)
}

/** Adds `factor` times a matrix of one field with itself (two unknowns a node) at the place of that field. */
function addScaled(line: ThinWalledLine, field: number, unit: Band, factor: number): void {
  const { fields } = line
  const to = line.problem.K.a
  const from = unit.a
  if (fields === 1) {
    for (let i = 0; i < from.length; i++) to[i] = to[i]! + factor * from[i]!
    return
  }
  const w = line.problem.K.m + 1
  const across = 2 * fields
  for (let node = 0, r = 0; node < line.mesh.nodeCount; node++, r += 8) {
    const value = (across * node + 2 * field) * w
    const slope = value + w
    to[value] = to[value]! + factor * from[r]!
    to[value + 1] = to[value + 1]! + factor * from[r + 1]!
    to[value + across] = to[value + across]! + factor * from[r + 2]!
    to[value + across + 1] = to[value + across + 1]! + factor * from[r + 3]!
    to[slope] = to[slope]! + factor * from[r + 4]!
    to[slope + across - 1] = to[slope + across - 1]! + factor * from[r + 5]!
    to[slope + across] = to[slope + across]! + factor * from[r + 6]!
  }
}
