import type { Draft } from './simulation.ts'
import type { Values } from './values.ts'

/** Another profile: nothing else in the form changes; what only some profiles have is sent for those alone. */
export const setProfile = (values: Values, profileType: Values['profileType']): Values => ({ ...values, profileType })

export const withProfile = (draft: Draft, profileType: Values['profileType']): Draft => ({
  ...draft,
  values: setProfile(draft.values, profileType),
})
