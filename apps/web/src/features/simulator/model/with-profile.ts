import type { Catalogue } from '@madre/engine'
import { hasSleeves } from '../../../ui/simulation/sleeves.ts'
import { withJoints } from './joints.ts'
import type { Draft } from './simulation.ts'
import type { Values } from './values.ts'

/** Another profile: nothing else in the form changes; what only some profiles have is sent for those alone. */
export const setProfile = (values: Values, profileType: Values['profileType']): Values => ({ ...values, profileType })

/** The same line with another profile: continuous where it has sleeves and the catalogue none for that profile. */
export function withProfile(draft: Draft, profileType: Values['profileType'], catalogue?: Catalogue): Draft {
  const values = setProfile(draft.values, profileType)
  if (!catalogue || hasSleeves(catalogue, profileType)) return { ...draft, values }
  const supports = values.joints.supports.map((joint) =>
    joint.kind === 'SLEEVE' ? { kind: 'CONTINUOUS' as const } : joint,
  )
  return { ...draft, values: withJoints(values, { supports }) }
}
