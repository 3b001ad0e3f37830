/**
 * Geometric stiffness of a panel-braced hat in every combination, split into what does not depend on the section:
 *
 *   G = β·slope + a·axis        a = z_up − z_s, every load at the braced fibre
 *
 * Summed once a request from the elementary cases; a candidate only weights the two parts and adds its own weight.
 */
import { assembleGeometric } from '../stability/geometric-stiffness.ts'
import { isStableAt } from '../stability/smallest-load-factor.ts'
import type { ThinWalledLine } from '../stability/thin-walled-line.ts'
import type { Candidate } from './candidate.ts'
import type { LineDesign } from './line-design.ts'
import type { CaseResponse } from './statics-table.ts'

export interface BendingParts {
  /** combinations × entries of the band, without own weight */
  slope: Float64Array
  axis: Float64Array
  own: UnitParts
}

interface UnitParts {
  slope: Float64Array
  axis: Float64Array
}

/** Up to this many values the parts of all combinations are kept (32 MB). */
const KEPT_VALUES = 4_000_000

/** The parts of every combination; null where they do not describe the line, or are too many to keep. */
export function bendingParts(line: LineDesign, bending: ThinWalledLine): BendingParts | null {
  const { uls } = line
  const size = bending.problem.G.a.length
  if (!bending.isPanelBraced || bending.fields !== 1 || 2 * size * uls.combinations.length > KEPT_VALUES) return null
  const units = new Map<CaseResponse, UnitParts>()
  for (const r of line.cases.values()) units.set(r, unitParts(bending, r))
  const parts: BendingParts = {
    slope: new Float64Array(size * uls.combinations.length),
    axis: new Float64Array(size * uls.combinations.length),
    own: unitParts(bending, line.own),
  }
  uls.terms.forEach((terms, c) => {
    const slope = parts.slope.subarray(c * size, (c + 1) * size)
    const axis = parts.axis.subarray(c * size, (c + 1) * size)
    for (const { factor, response } of terms) {
      const unit = units.get(response)!
      for (let i = 0; i < size; i++) {
        slope[i]! += factor * unit.slope[i]!
        axis[i]! += factor * unit.axis[i]!
      }
    }
  })
  return parts
}

function unitParts(bending: ThinWalledLine, { mesh }: CaseResponse): UnitParts {
  const { section, hold } = bending
  const nothing = { A: 1, I_y: 0, I_z: 0, I_yz: 0, I_w: 0, I_t: 0, y_s: 0, z_s: 0 }
  const part = (beta: number, z_up: number) => {
    bending.section = { ...nothing, beta }
    bending.hold = { z_up, z_low: 0, C_D: 0 }
    assembleGeometric(bending, { M_y: mesh.M, N: null, q_z: mesh.q, P_z: mesh.P, z_q: z_up })
    return bending.problem.G.a.slice()
  }
  const parts = { slope: part(1, 0), axis: part(0, 1) }
  bending.section = section
  bending.hold = hold
  return parts
}

/** Whether combination c, bending alone, leaves the line stable at the load factor `alpha`: one inertia count. */
export function isStableInBending(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  bending: ThinWalledLine,
  parts: BendingParts,
  alpha: number,
): boolean {
  const { beta, z_s } = bending.section!
  const a = bending.hold!.z_up - z_s
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const G = bending.problem.G.a
  weigh(G, c * G.length, parts, beta, a, weight)
  return isStableAt(bending.problem, alpha)
}

function weigh(G: Float64Array, from: number, parts: BendingParts, beta: number, a: number, weight: number): void {
  const { slope, axis, own } = parts
  const ownSlope = own.slope
  const ownAxis = own.axis
  for (let i = 0; i < G.length; i++) {
    G[i] = beta * (slope[from + i]! + weight * ownSlope[i]!) + a * (axis[from + i]! + weight * ownAxis[i]!)
  }
}
