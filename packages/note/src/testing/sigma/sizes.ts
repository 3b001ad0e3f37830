import { PROFILE_SIZES, type ProfileSizes } from '@madre/contract/schemas'

const length = PROFILE_SIZES.find(({ types }) => types.includes('OMEGA'))!.sizes.bBase!

export const SIGMA_SIZES: ProfileSizes = {
  types: ['SIGMA'],
  sizes: { c: length, hOuter: length, hFold: length, step: length },
}
