/** Whether the cladding is stiff enough to hold the upper fibre, EN 1993-1-3 10.1.1(6); method 6. */

import { requiredStiffnessOf } from '../../derivation/required-stiffness.ts'
import { shearUtilisation } from '../../en1993-1-3-2006/10-1-1-shear-stiffness.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { CheckGroup } from '../../search/check.ts'
import { emptyFinding, type Finding } from '../../search/finding.ts'

/** All other checks take the fibre as held, whatever the outcome of this one. */
export const sheeting: CheckGroup = {
  checks: [{ code: 'SHEETING_SHEAR', clause: 'EN 1993-1-3 10.1.1(6)', quantity: 'force', isOfCandidate: true }],
  search: (purlin) => ({ SHEETING_SHEAR: shearOf(purlin) }),
  roofLoad: { tries: () => false },
}

/** S_req/S; empty where S is unknown. */
function shearOf({ line, candidate }: Purlin): Finding {
  const none = emptyFinding<null>()
  const S = line.shearStiffness
  if (S === null) return none
  const S_req = requiredStiffnessOf({ line, candidate })
  const utilisation = shearUtilisation({ S_req, S })
  return { ...none, utilisation, largest: utilisation, demand: S_req, resistance: S }
}
