import type { CalculationRequest, Costs, RequestPatch, TypedLine } from '@madre/contract'

export type ProfileType = TypedLine['profileType']

/** The line of a result with another profile, all else as it was. */
export interface ProfileSwitch {
  /** what the form would send */
  requestWith: (profile: ProfileType) => CalculationRequest
  /** opens a copy; on trial, where there is one simulation, puts it into the form */
  open: (profile: ProfileType) => Promise<void>
}

/** What can be done from the results with the simulation they are of. */
export interface ResultOffers {
  /** puts a proposal into the form */
  onApply: (patch: RequestPatch) => void
  /** calculates what is saved again */
  onCalculate: () => void
  profiles: ProfileSwitch
  /** the form says something else than what is saved and calculated */
  isUnsaved: boolean
  /** what the user pays for a line; null: nothing is known of it, or it is nobody’s business here */
  costs: Costs | null
}
