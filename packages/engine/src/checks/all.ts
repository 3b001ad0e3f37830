/** Every check there is, in the order of their searches. */
import type { CheckGroup } from '../search/check.ts'
import { deflections } from './deflection/deflection-checks.ts'
import { freeFlanges } from './free-flange/free-flange-checks.ts'
import { memberBuckling } from './member-buckling/member-buckling-checks.ts'
import { crossSection } from './section/section-checks.ts'
import { webs } from './web-crippling/web-checks.ts'

/** What a section is before anything is loaded: its limits are met, or it is no candidate. */
const geometry: CheckGroup = {
  checks: [{ code: 'GEOMETRY', clause: 'EN 1993-1-3 5.2', quantity: 'ratio', derive: () => [] }],
  search: () => ({}),
}

export const CHECK_GROUPS: readonly CheckGroup[] = [
  geometry,
  crossSection,
  webs,
  memberBuckling,
  freeFlanges,
  deflections,
]
