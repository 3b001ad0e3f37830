/** The rotational spring of the sheeting as printed lines; EN 1993-1-3 10.1.5.2, method 6.2. */

import { requiredShearStiffness } from '../en1993-1-3-2006/10-1-1-shear-stiffness.ts'
import { ROTATIONAL } from '../en1993-1-3-2006/10-1-5-sheeting-springs.ts'
import type { Purlin } from '../search/candidate.ts'
import { rotationalSpringOf } from '../search/rotational-spring.ts'
import { G } from '../steel.ts'
import { StepList } from './step-list.ts'

/** C_D, the last line: from fasteners and sheet, or 0 where no panel, or none that is known, holds the line. */
export function rotationalSpringSteps(purlin: Purlin): StepList {
  const list = new StepList()
  const { line } = purlin
  if (rotationalSpringOf(purlin) === 0) return list.value('C_D', 0, 'N', 'EN 1993-1-3 10.1.5.2', 'input')
  const { p, I_eff } = line.input.cladding
  const C_D_A = list.formula(ROTATIONAL.fasteners, { p })
  const C_D_C = list.formula(ROTATIONAL.sheeting, { I_eff, s: line.input.spacing })
  return list.line(ROTATIONAL.both, { C_D_A, C_D_C })
}

/** What S_req follows from: the longest main span, the gross section and its depth. */
function stiffnessOperands({ line, candidate }: Purlin) {
  const { I_w, I_t, I_z } = candidate.model.gross
  const L = Math.max(...line.mainSpans.map(line.spanLength))
  return { I_w, I_t, I_z, L, G, h: candidate.model.dimensions.h }
}

/** S_req of a purlin whose upper fibre a panel holds [N]. */
export const requiredStiffnessOf = (purlin: Purlin): number => requiredShearStiffness(stiffnessOperands(purlin))

/** The shear stiffness that a panel needs to hold the upper fibre; nothing without a panel. */
export function shearStiffnessSteps(s: Purlin): StepList {
  const list = new StepList()
  if (!s.line.restraints.panel) return list
  const operands = stiffnessOperands(s)
  list.value('L', operands.L, 'mm', 'EN 1993-1-3 10.1.1(6)', 'input')
  list.value('G', G, 'N/mm²', 'EN 1993-1-1 3.2.6', 'table')
  return list.line(requiredShearStiffness, operands)
}
