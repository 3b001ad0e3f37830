/** A strut on a foundation whose bending stiffness differs from element to element: the free flange of a line with two thicknesses. */

import { isolate } from './banded.ts'
import { solve } from './banded-kernels.ts'
import { addFieldBlock } from './field-blocks.ts'
import { curvatureBlock, valueBlock } from './hermite.ts'
import { factoriseStiffness } from './smallest-load-factor.ts'
import { type Strut, setLateralLoad } from './strut-on-foundation.ts'

/**
 * Sets B and K of every element; an unchanged stiffness stays factorised.
 *
 *   Σ∫(B·u″² + K·u²)dx, u = 0 where the strut is held
 *
 * @param bending     B = E·I_fz [N·mm²]; never changed afterwards
 * @param foundation  K [N/mm²]
 */
export function setSteppedStiffness(strut: Strut, bending: Float64Array, foundation: Float64Array): void {
  const { mesh, problem, isHeld, block } = strut
  if (strut.stepped === bending && isEqual(strut.foundation, foundation)) return
  // No uniform strut has these: the next one is set anew.
  strut.bending = Number.NaN
  strut.uniform = Number.NaN
  strut.stepped = bending
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

function isEqual(a: Float64Array, b: Float64Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
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
    const B = bending[e]!
    const K = foundation[e]!
    moments[e] =
      -lateral.atStart[e]! +
      (B * bentEnd[r]! + K * foundedEnd[r]!) * u[i]! +
      (B * bentEnd[r + 1]! + K * foundedEnd[r + 1]!) * u[i + 1]! +
      (B * bentEnd[r + 2]! + K * foundedEnd[r + 2]!) * u[i + 2]! +
      (B * bentEnd[r + 3]! + K * foundedEnd[r + 3]!) * u[i + 3]!
  }
  moments[mesh.elementCount] = 0
}
