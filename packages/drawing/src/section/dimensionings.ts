import { CHANNEL_DIMENSIONING, type ChannelSize } from './channel-dimensioning.ts'
import type { Dimensioning } from './dimensioning.ts'
import { OMEGA_DIMENSIONING, type OmegaSize } from './omega-dimensioning.ts'

export type SectionSize = ChannelSize | OmegaSize

/** Of the shapes there are: a new one is added to this list. */
export const DIMENSIONINGS: readonly Dimensioning<SectionSize>[] = [CHANNEL_DIMENSIONING, OMEGA_DIMENSIONING]
