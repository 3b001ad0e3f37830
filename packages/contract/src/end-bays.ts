/** Heavier end bays and what they need, method 2.8; apart from the schema, since a browser loads none. */

export const END_BAYS = ['SAME', 'HEAVIER'] as const

/** What heavier end bays are judged beside. */
interface EndBays {
  mainSpans: number
  /** a panel holds the upper fibre */
  byPanel: boolean
  profileType: unknown
  /** kinds of the first and the last joint */
  ends: unknown[]
}

/** What heavier end bays need and do not have: spans, a panel, a profile, joints at the first and last inner support. */
export type EndBayNeed = 'SPANS' | 'PANEL' | 'PROFILE' | 'ENDS'

export function endBayNeeds({ mainSpans, byPanel, profileType, ends }: EndBays): EndBayNeed[] {
  const needs: [boolean, EndBayNeed][] = [
    [mainSpans < 3, 'SPANS'],
    [!byPanel, 'PANEL'],
    [profileType === 'OMEGA', 'PROFILE'],
    [ends.includes('CONTINUOUS'), 'ENDS'],
  ]
  return needs.flatMap(([isSo, need]) => (isSo ? [need] : []))
}
