import type { CalculationRequest, Costs, RequestPatch, TypedLine } from '@madre/contract'

export type ProfileType = TypedLine['profileType']

/** The line of a result with another profile, all else unchanged. */
export interface ProfileSwitch {
  /** the request the form would send */
  requestWith: (profile: ProfileType) => CalculationRequest
  /** opens a copy; on trial, with a single simulation, changes the form */
  open: (profile: ProfileType) => Promise<void>
}

/** Actions of the results on their simulation. */
export interface ResultOffers {
  /** puts a proposal into the form */
  onApply: (patch: RequestPatch) => void
  /** recalculates the saved state */
  onCalculate: () => void
  profiles: ProfileSwitch
  /** the form differs from the saved and calculated state */
  isUnsaved: boolean
  /** the user's costs of a line; null: unknown, or not shown here */
  costs: Costs | null
}
