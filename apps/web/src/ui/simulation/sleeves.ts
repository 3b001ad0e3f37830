import type { Catalogue, ProfileType } from '@madre/engine'

/** Whether the maker has a record of a sleeve for a profile. */
export const hasSleeves = ({ families }: Catalogue, profile: ProfileType): boolean =>
  families.some(({ profileType, sleeves = [] }) => profileType === profile && sleeves.length > 0)
