/** Every check, in the order of the searches. */
import type { CheckGroup } from '../search/check.ts'
import { deflections } from './deflection/deflection-checks.ts'
import { freeFlanges } from './free-flange/checks.ts'
import { joints } from './joints/joint-checks.ts'
import { memberBuckling } from './member-buckling/member-buckling-checks.ts'
import { crossSection } from './section/section-checks.ts'
import { sheeting } from './sheeting/sheeting-checks.ts'
import { webs } from './web-crippling/web-checks.ts'

export const CHECK_GROUPS: readonly CheckGroup[] = [
  crossSection,
  joints,
  webs,
  memberBuckling,
  freeFlanges,
  sheeting,
  deflections,
]
