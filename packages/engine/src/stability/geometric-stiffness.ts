import { type Band, isolate, tie } from './banded.ts'
import { addCoupling, addFieldBlock } from './field-blocks.ts'
import type { LineActions } from './field-parts.ts'
import { type Block, momentBlock, slopeBlock, valueBlock } from './hermite.ts'
import { PHI, type ThinWalledLine, V, W } from './thin-walled-line.ts'

const block: Block = new Float64Array(16)
const V_PHI = { rows: V, columns: PHI }
const W_PHI = { rows: W, columns: PHI }
const PHI_V = { rows: PHI, columns: V }

/** Fills G of the line's problem: the potential V of the actions (method 5.5), without what is held. @throws Error no stiffness is set */
export function assembleGeometric(line: ThinWalledLine, { M, N, q, P }: LineActions): void {
  const { mesh, problem, section, heights, fields } = line
  if (!section || !heights) throw new Error('setLineStiffness comes before lineBuckling')
  const { A, I_y, I_z, y_s, z_s, beta } = section
  const i2 = (I_y + I_z) / A + y_s * y_s + z_s * z_s
  const lever = heights.z_q - z_s
  const g = problem.G
  g.a.fill(0)
  for (let e = 0; e < mesh.elementCount; e++) {
    const L = mesh.length[e]!
    const n0 = N ? N[2 * e]! : 0
    const n1 = N ? N[2 * e + 1]! : 0
    const m0 = M ? M[e]! : 0
    const m1 = M ? M[e + 1]! : 0
    slopeBlock(L, i2 * n0 + beta * m0, i2 * n1 + beta * m1, block)
    addFieldBlock(g, e, PHI, block)
    if (n0 !== 0 || n1 !== 0) {
      slopeBlock(L, n0, n1, block)
      addFieldBlock(g, e, V, block)
      if (z_s !== 0) addCoupling(g, e, V_PHI, block, z_s)
      if (fields === 3) {
        addFieldBlock(g, e, W, block)
        if (y_s !== 0) addCoupling(g, e, W_PHI, block, -y_s)
      }
    }
    if (m0 !== 0 || m1 !== 0) {
      momentBlock(L, m0, m1, block)
      addCoupling(g, e, PHI_V, block)
    }
    if (q && (q[2 * e] !== 0 || q[2 * e + 1] !== 0)) {
      valueBlock(L, lever * q[2 * e]!, lever * q[2 * e + 1]!, block)
      addFieldBlock(g, e, PHI, block)
    }
  }
  for (let node = 0; P && node < mesh.nodeCount; node++) g.a[2 * (fields * node + PHI) * (g.m + 1)]! += lever * P[node]!
  restrain(line, g, 0)
}

/**
 * Puts the supports (forks: v = φ = w = 0) and the lateral restraints of single fibres into a matrix of the line.
 * A restrained fibre moves v − (z − z_s)·φ = 0, so v follows φ at that node; both fibres at one node leave no twist either.
 *
 * @param diagonal  what an unknown taken out leaves behind: 1 in K, 0 in G
 */
export function restrain({ mesh, section, heights, fields }: ThinWalledLine, A: Band, diagonal: number): void {
  for (let node = 0; node < mesh.nodeCount; node++) {
    const place = (field: number) => 2 * (fields * node + field)
    const upper = mesh.isUpperRestraint[node] === 1
    const lower = mesh.isLowerRestraint[node] === 1
    if (mesh.isSupport[node]) {
      for (let field = 0; field < fields; field++) isolate(A, place(field), diagonal)
    } else if (upper && lower) {
      isolate(A, place(PHI), diagonal)
      isolate(A, place(V), diagonal)
    } else if (upper || lower) {
      const arm = (upper ? heights!.z_up : heights!.z_low) - section!.z_s
      tie(A, place(V), place(PHI), arm, diagonal)
    }
  }
}
