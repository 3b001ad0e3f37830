/** The lines of every check of EN 1993-1-3:2006. */
import { DEFLECTION_DERIVATIONS } from '../checks/deflection/deflection-derivation.ts'
import { FLANGE_DERIVATIONS } from '../checks/free-flange/derivations.ts'
import { JOINT_DERIVATIONS } from '../checks/joints/joint-derivations.ts'
import { MEMBER_DERIVATIONS } from '../checks/member-buckling/member-buckling-derivations.ts'
import { SECTION_DERIVATIONS } from '../checks/section/section-derivations.ts'
import { SHEETING_DERIVATIONS } from '../checks/sheeting/sheeting-derivations.ts'
import { WEB_DERIVATIONS } from '../checks/web-crippling/web-derivations.ts'
import type { CheckCode } from '../result.ts'
import type { Derivation } from '../search/check.ts'

export const DERIVATIONS_2006: Record<CheckCode, Derivation> = {
  ...SECTION_DERIVATIONS,
  ...JOINT_DERIVATIONS,
  ...WEB_DERIVATIONS,
  ...MEMBER_DERIVATIONS,
  ...FLANGE_DERIVATIONS,
  ...SHEETING_DERIVATIONS,
  ...DEFLECTION_DERIVATIONS,
}
