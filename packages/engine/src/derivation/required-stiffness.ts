/** The shear stiffness of the cladding required to hold a section; EN 1993-1-3 10.1.1(6). */
import { requiredShearStiffness } from '../en1993-1-3-2006/10-1-1-shear-stiffness.ts'
import type { Purlin } from '../search/candidate.ts'
import type { SectionModel } from '../sections/section-model.ts'
import { G } from '../steel.ts'

/** Operands of S_req: the longest main span, the gross section and its depth. */
function operandsOver({ gross: { I_w, I_t, I_z }, dimensions: { h } }: SectionModel, L: number) {
  return { I_w, I_t, I_z, L, G, h }
}

/** The same of a section on its line. */
export const stiffnessOperands = ({ line, candidate }: Purlin) =>
  operandsOver(candidate.model, Math.max(...line.mainSpans.map(line.spanLength)))

/** S_req of a section over its longest main span [N]. */
export const requiredStiffnessOver = (section: SectionModel, L: number): number =>
  requiredShearStiffness(operandsOver(section, L))

/** S_req of a purlin whose upper fibre a panel holds [N]. */
export const requiredStiffnessOf = (purlin: Purlin): number => requiredShearStiffness(stiffnessOperands(purlin))
