import { addFieldBlock } from './field-blocks.ts'
import { momentBlock, slopeBlock, valueBlock } from './hermite.ts'
import { restrain } from './line-restraints.ts'
import type { LineActions, ThinWalledLine } from './thin-walled-line.ts'

/**
 * Fills G of the line's problem: the potential V of the actions (method 5.5), with what is held taken out.
 *
 * @throws Error  the stiffness was never set
 */
export function assembleGeometric(line: ThinWalledLine, actions: LineActions): void {
  const { mesh, problem, section, hold, block, fields, v, phi, w } = line
  if (!section || !hold) throw new Error('setLineStiffness comes before lineBuckling')
  const { M_y, N, q_z, P_z } = actions
  const { A, I_y, I_z, y_s, z_s, beta } = section
  const a = hold.z_up - z_s
  const i2 = (I_y + I_z) / A + y_s * y_s + z_s * z_s
  const twistOfN = line.isPanelBraced ? i2 + a * a + 2 * a * z_s : i2
  const lever = actions.z_q - z_s
  const g = problem.G
  g.a.fill(0)
  for (let e = 0; e < mesh.elementCount; e++) {
    const L = mesh.length[e]!
    const n0 = N ? N[2 * e]! : 0
    const n1 = N ? N[2 * e + 1]! : 0
    const m0 = M_y ? M_y[e]! : 0
    const m1 = M_y ? M_y[e + 1]! : 0
    const slope0 = twistOfN * n0 + beta * m0
    const slope1 = twistOfN * n1 + beta * m1
    if (v >= 0) slopeBlock(L, slope0, slope1, block)
    else aboutAxisBlock(L, slope0, slope1, a * m0, a * m1, block)
    addFieldBlock(g, fields, e, phi, phi, block, 1)
    if (n0 !== 0 || n1 !== 0) {
      slopeBlock(L, n0, n1, block)
      if (v >= 0) {
        addFieldBlock(g, fields, e, v, v, block, 1)
        if (z_s !== 0) addFieldBlock(g, fields, e, v, phi, block, z_s)
      }
      if (w >= 0) {
        addFieldBlock(g, fields, e, w, w, block, 1)
        if (y_s !== 0) addFieldBlock(g, fields, e, w, phi, block, -y_s)
      }
    }
    if (v >= 0 && (m0 !== 0 || m1 !== 0)) {
      momentBlock(L, m0, m1, block)
      addFieldBlock(g, fields, e, phi, v, block, 1)
    }
    if (q_z && (q_z[2 * e] !== 0 || q_z[2 * e + 1] !== 0)) {
      valueBlock(L, lever * q_z[2 * e]!, lever * q_z[2 * e + 1]!, block)
      addFieldBlock(g, fields, e, phi, phi, block, 1)
    }
  }
  if (P_z) {
    for (let node = 0; node < mesh.nodeCount; node++) {
      const at = 2 * (fields * node + phi) * (g.m + 1)
      g.a[at] = g.a[at]! + lever * P_z[node]!
    }
  }
  restrain(line, g, 0)
}

/**
 * ∫[s·φ′ᵢφ′ⱼ + m·(φᵢφ″ⱼ + φ″ᵢφⱼ)]dx for s and m linear in the element: the enforced axis puts v″ = a·φ″ into M_y·φ·v″.
 * By parts, m·φφ″ is −m·φ′² with terms at the ends of the element.
 */
function aboutAxisBlock(L: number, s0: number, s1: number, m0: number, m1: number, out: Float64Array): void {
  slopeBlock(L, s0 - 2 * m0, s1 - 2 * m1, out)
  const rise = (m1 - m0) / L
  out[0] = out[0]! + rise
  out[1] = out[1]! - m0
  out[4] = out[4]! - m0
  out[10] = out[10]! - rise
  out[11] = out[11]! + m1
  out[14] = out[14]! + m1
}
