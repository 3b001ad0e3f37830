/** Cross-section checks of one candidate over all ULS combinations; method 4. */

import type { ForceGroup } from '../../line/force-groups.ts'
import type { Purlin } from '../../search/candidate.ts'
import { type CheckGroup, type Floor, NO_FLOOR } from '../../search/check.ts'
import { emptyFinding, type Finding, keep, noneAbove } from '../../search/finding.ts'
import { groupExtremes } from '../../search/group-extremes.ts'
import { type LapForces, lapForces } from '../../search/lap-forces.ts'
import { actsLaterally } from '../../search/lateral.ts'
import { checkConstantAxialForce, checkSidewaysStress, governingLine, searchAxialBending } from './axial-bending.ts'

import { checkEndingMembers } from './ending-members.ts'
import { mayExceedAt, needsPlaces, searchRoofLoadOnSection } from './roof-load-section.ts'

import type { AxialBending, ShearBending } from './section-derivations.ts'
import { checkShearBending } from './shear-bending.ts'

export const crossSection: CheckGroup<LapForces | null> = {
  checks: [
    // Geometry comes before all loads: a section outside the limits is no candidate.
    { code: 'GEOMETRY', clause: 'EN 1993-1-3 5.2', quantity: 'ratio' },
    { code: 'TENSION', clause: 'EN 1993-1-3 6.1.2', quantity: 'force', ofAxialForceAlone: true },
    { code: 'COMPRESSION', clause: 'EN 1993-1-3 6.1.3', quantity: 'force', ofAxialForceAlone: true },
    { code: 'BENDING_Y_POS', clause: 'EN 1993-1-3 6.1.4', quantity: 'moment' },
    { code: 'BENDING_Y_NEG', clause: 'EN 1993-1-3 6.1.4', quantity: 'moment' },
    {
      code: 'BENDING_Z',
      clause: 'EN 1993-1-3 6.1.4',
      quantity: 'moment',
      // For an Ω without panel the stresses of bending, torsion and distortion together.
      as: ({ sideways }) => (sideways ? { clause: 'EN 1993-1-3 6.1.6', quantity: 'stress' } : null),
    },
    { code: 'SHEAR', clause: 'EN 1993-1-3 6.1.5', quantity: 'force' },
    { code: 'M_V', clause: 'EN 1993-1-3 6.1.10', quantity: 'ratio' },
    { code: 'N_M_SECTION', clause: 'EN 1993-1-3 6.1.8, 6.1.9', quantity: 'ratio' },
  ],
  prepare: (line) => (line.jointed ? lapForces(line) : null),
  search: checkSection,
  roofLoad: { search: searchRoofLoadOnSection, tries: needsPlaces, mayExceedAt },
}

const nothingAbove = (floor: Floor) => ({
  TENSION: noneAbove(floor('TENSION')),
  COMPRESSION: noneAbove(floor('COMPRESSION')),
  BENDING_Y_POS: noneAbove(floor('BENDING_Y_POS')),
  BENDING_Y_NEG: noneAbove(floor('BENDING_Y_NEG')),
  BENDING_Z: noneAbove(floor('BENDING_Z')),
  // Its demand decides whether bending with shear applies.
  SHEAR: emptyFinding(),
  M_V: noneAbove<ShearBending>(floor('M_V')),
  N_M_SECTION: noneAbove<AxialBending>(floor('N_M_SECTION')),
})

/** All checks of the cross-section alone. */
export function checkSection(purlin: Purlin, laps?: LapForces | null, floor = NO_FLOOR) {
  const worst = nothingAbove(floor)
  for (const group of purlin.line.groups) checkGroup(purlin, group, worst)
  checkShearBending(purlin, worst.SHEAR, worst.M_V)
  if (laps) checkEndingMembers(purlin, laps, worst.SHEAR, worst.M_V)
  worst.N_M_SECTION.branch = governingLine(purlin, worst.N_M_SECTION)
  return worst
}

/** Moments, shears and axial forces of one group of combinations. */
function checkGroup(
  purlin: Purlin,
  g: ForceGroup,
  worst: Record<keyof ReturnType<typeof nothingAbove>, Finding>,
): void {
  const { line, candidate } = purlin
  const { resistances: r } = candidate
  const e = groupExtremes(purlin, g)
  const { M_max, M_min, V_max } = e
  // Statics leaves a rounding error at a free end, not a moment.
  if (M_max > 1) keep(worst.BENDING_Y_POS, M_max / r.M_c_Rd_top, M_max, r.M_c_Rd_top, e.atM_max, g.atM_max[e.atM_max]!)
  if (M_min < -1)
    keep(worst.BENDING_Y_NEG, -M_min / r.M_c_Rd_bottom, -M_min, r.M_c_Rd_bottom, e.atM_min, g.atM_min[e.atM_min]!)
  if (V_max > 0) keep(worst.SHEAR, V_max / r.V_b_Rd, V_max, r.V_b_Rd, e.atV, e.combinationV)
  const isLateral = g.isLateral && (!line.sideways || actsLaterally(purlin, g))
  if (!g.hasN && !isLateral) return
  if (isLateral && line.sideways) checkSidewaysStress(purlin, g, worst)
  if (isLateral || line.hasAxialLoads) searchAxialBending(purlin, g, worst)
  else checkConstantAxialForce(candidate, g, e, worst)
}
