/** A strut on a foundation whose bending stiffness differs from element to element: the free flange of a line with two thicknesses. */

import { isolate } from './banded.ts'
import { solve } from './banded-kernels.ts'
import { addFieldBlock } from './field-blocks.ts'
import { curvatureBlock, valueBlock } from './hermite.ts'
import { factoriseStiffness } from './smallest-load-factor.ts'
import { type Strut, setLateralLoad } from './strut-on-foundation.ts'

/**
 * Sets B and K of every element.
 *
 *   Σ∫(B·u″² + K·u²)dx, u = 0 where the strut is held
 *
 * @param bending     B = E·I_fz [N·mm²]
 * @param foundation  K [N/mm²]
 */
export function setSteppedStiffness(strut: Strut, bending: Float64Array, foundation: Float64Array): void {
  const { mesh, problem, isHeld, block } = strut
  // No uniform strut has these: the next one is set anew.
  strut.bending = Number.NaN
  strut.uniform = Number.NaN
  strut.foundation.set(foundation)
  problem.isKFactorised = false
  problem.K.a.fill(0)
  for (let e = 0; e < mesh.elementCount; e++) {
    curvatureBlock(mesh.length[e]!, block)
    addFieldBlock(problem.K, e, 0, block, bending[e]!)
    if (foundation[e] === 0) continue
    valueBlock(mesh.length[e]!, 1, 1, block)
    addFieldBlock(problem.K, e, 0, block, foundation[e]!)
  }
  const diagonal = bending.reduce((most, B) => Math.max(most, B), 0)
  for (let node = 0; node < isHeld.length; node++) if (isHeld[node]) isolate(problem.K, 2 * node, diagonal)
}

/** Lateral moments at the nodes, as `strutMoments` gives them of one stiffness. @param bending that was set */
export function steppedMoments(
  strut: Strut,
  bending: Float64Array,
  load: Float64Array,
  pointLoads: Float64Array | null,
  moments: Float64Array,
): void {
  const { problem, displacements: u, bentEnd, foundedEnd, foundation, mesh, lateral } = strut
  setLateralLoad(strut, load, pointLoads, lateral)
  u.set(lateral.nodal)
  factoriseStiffness(problem)
  solve(problem.factorOfK, u)
  for (let e = 0, r = 0; e < mesh.elementCount; e++, r += 4) {
    const i = 2 * e
    let M = -lateral.atStart[e]!
    for (let j = 0; j < 4; j++) M += (bending[e]! * bentEnd[r + j]! + foundation[e]! * foundedEnd[r + j]!) * u[i + j]!
    moments[e] = M
  }
  moments[mesh.elementCount] = 0
}
