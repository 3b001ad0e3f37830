/** What most lines are: three equal spans of a roof under a panel, with what the form asks for and nothing else. */
import type { DesignRequest } from '@madre/contract'
import { unloaded } from './references/requests.ts'

export const ORDINARY_PROFILES = ['OMEGA', 'C', 'Z'] as const

/** @param roofPointLoadKn the concentrated load of a roof; null: without it */
export function ordinaryRequest(
  profile: (typeof ORDINARY_PROFILES)[number],
  roofPointLoadKn: number | null = null,
): DesignRequest {
  const none = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
  const each = (value: number) => [value, value, value]
  return {
    ...unloaded([6, 6, 6]),
    simulationType: 'ROOF',
    inclinationDegrees: 5,
    steelGrades: ['S280', 'S350'],
    sectionTypes: [profile],
    transverseLengthM: 1.5,
    loadPermanentDistributed: each(0.2),
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    loadLiveDistributed: each(0.4),
    loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
    loadSnowRegular: each(0.6),
    loadWindPressure: { ...none, w1: 0.3, l1: 18 },
    loadWindSuction: { ...none, w1: 0.6, l1: 18 },
    ...(roofPointLoadKn !== null && { roofPointLoadKn }),
  }
}
