/** Resistance of the member to compression alone; EN 1993-1-3 6.2.2 and 6.2.3, method 5. */
import { bucklingReduction } from '../../en1993-1-1-2005/6-3-buckling-curves.ts'
import { COLUMN } from '../../en1993-1-3-2006/6-2-member-buckling.ts'
import { AXIAL, meshForces } from '../../line/mesh-forces.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { MemberBucklingSpace } from './member-buckling-space.ts'
import { loadFactor } from './member-line.ts'

export type TorsionalColumn = ReturnType<typeof torsionalResistance>
export type Column = ReturnType<typeof flexuralResistance> | TorsionalColumn

/** A member in compression in one combination, by the buckling mode with the larger N/N_b,Rd. */
export interface Compressed {
  /** place of the compression: the largest of the span that buckles about y, or of the line */
  station: number
  utilisation: number
  column: Column
}

/** Resistance of one span to flexural buckling about y, 6.2.2. */
export function flexuralResistance(purlin: Purlin, span: number) {
  const { line, candidate } = purlin
  const L_cr = line.isCantilever(span) ? 2 * line.spanLength(span) : line.spanLength(span)
  const N_cr = COLUMN.N_cr_y({ I_y: candidate.model.gross.I_y, L_cr })
  return { L_cr, span, ...columnResistance(purlin, N_cr) }
}

function columnResistance({ line, candidate }: Purlin, N_cr: number) {
  const { f_yb, effective, model } = candidate
  const A_eff = effective.compression.A
  const lambda = COLUMN.lambda({ A_eff, f_yb, N_cr })
  const chi = bucklingReduction(lambda, model.profile.curve)
  return { N_cr, lambda, chi, N_b_Rd: COLUMN.N_b_Rd({ chi, A_eff, f_yb, gamma_M1: line.national.gammaM1 }) }
}

/** N_cr = α·max compression under N(x) alone, and the column resistance it gives; method 5.17. */
export function torsionalResistance(purlin: Purlin, c: number, space: MemberBucklingSpace) {
  const { line } = purlin
  const { memory, member, forces } = space
  meshForces(purlin, c, forces, AXIAL)
  const { N } = forces
  let N_max = 0
  for (let k = 0; k < N.length; k++) N_max = Math.max(N_max, -N[k]!)
  // Without load along the line N is constant, and every compression has the same critical force.
  const shape = line.hasAxialLoads ? line.uls.axialGroup[c]! : 0
  let N_cr = memory.N_cr.get(shape)
  if (N_cr === undefined) {
    N_cr = N_max * loadFactor(member!, { M: null, N, q: null, P: null })
    memory.N_cr.set(shape, N_cr)
  }
  return { alpha_cr: N_cr / N_max, N_max, ...columnResistance(purlin, N_cr) }
}
