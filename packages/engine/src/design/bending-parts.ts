/**
 * Geometric stiffness of a panel-braced hat in every combination, split into what does not depend on the section:
 *
 *   G = β·slope + a·axis        a = z_up − z_s, every load at the braced fibre
 *
 * Summed once a request from the elementary cases; a candidate only weights the two parts and adds its own weight.
 */
import { countNarrow } from '../stability/banded-narrow.ts'
import { assembleGeometric } from '../stability/geometric-stiffness.ts'
import type { ThinWalledLine } from '../stability/thin-walled-line.ts'
import type { Candidate } from './candidate.ts'
import type { LineDesign } from './line-design.ts'
import type { CaseResponse } from './statics-table.ts'

export interface BendingParts {
  /** combinations × entries of the band, without own weight */
  slope: Float64Array
  axis: Float64Array
  /** of the own weight of 1 N/mm, and both parts together for the present section */
  own: UnitParts & { weighted: Float64Array }
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
    own: { ...unitParts(bending, line.own), weighted: new Float64Array(size) },
  }
  uls.terms.forEach((terms, c) => {
    const slope = parts.slope.subarray(c * size, (c + 1) * size)
    const axis = parts.axis.subarray(c * size, (c + 1) * size)
    for (const { factor, response } of terms) {
      const unit = units.get(response)!
      addScaled(slope, unit.slope, factor)
      addScaled(axis, unit.axis, factor)
    }
  })
  return parts
}

function addScaled(sum: Float64Array, part: Float64Array, factor: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += factor * part[i]!
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

/** Gives the own weight of 1 N/mm the parts of the section that the line is set to. */
export function setOwnPart(bending: ThinWalledLine, parts: BendingParts): void {
  const { beta, a } = partFactors(bending)
  const { slope, axis, weighted } = parts.own
  for (let i = 0; i < weighted.length; i++) weighted[i] = beta * slope[i]! + a * axis[i]!
}

const partFactors = ({ section, hold }: ThinWalledLine) => ({ beta: section!.beta, a: hold!.z_up - section!.z_s })

/**
 * Whether combination c, bending alone, leaves the line stable at the load factor `alpha`: one inertia count.
 *
 * @throws RangeError  an entry of the stiffness or of the actions is not a number
 */
export function isStableInBending(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  bending: ThinWalledLine,
  parts: BendingParts,
  alpha: number,
): boolean {
  const { beta, a } = partFactors(bending)
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const { K } = bending.problem
  const { slope, axis, own } = parts
  const from = c * own.weighted.length
  const negative = countNarrow(K.n, K.a, slope, axis, from, own.weighted, alpha * beta, alpha * a, alpha * weight)
  if (Number.isNaN(negative)) throw new RangeError('stiffness or actions of the line are not numbers')
  return negative === 0
}
