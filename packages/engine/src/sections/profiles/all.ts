/** All shapes of section. A new one is added to this list. */
import type { Profile } from '../profile.ts'
import { type ChannelDimensions, channel } from './channel.ts'
import { type OmegaDimensions, omega } from './omega.ts'

export type SectionDimensions = ChannelDimensions | OmegaDimensions
export type SectionProfile = Profile<SectionDimensions>

export const PROFILES: readonly SectionProfile[] = [omega, channel('C'), channel('Z')]

/** @param type profileType of a family, a request or dimensions */
export function profileOf(type: string, profiles = PROFILES): SectionProfile {
  const found = profiles.find((p) => p.type === type)
  if (!found) throw new RangeError(`no profile ${type} among ${profiles.map((p) => p.type).join(', ')}`)
  return found
}
