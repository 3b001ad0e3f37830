/** How point loads reach the member; method 4.13 and 8.10. */
import type { DesignInput } from '../input.ts'
import { isCategoryH } from './live-patterns.ts'
import { pressesOnFlange } from './pressing-loads.ts'

interface PointLoadIntroduction {
  kind: 'FLANGE' | 'WEB'
  /** s_P [mm] */
  bearingMm: number
  /** a load presses on the flange, one hangs from it; a load that comes in by the web does neither */
  presses: boolean
  hangs: boolean
}

/** What the request says of its point loads; null where none acts across the member: there is none, or they act in the plane of a façade. */
export function pointLoadIntroduction(input: DesignInput): PointLoadIntroduction | null {
  const forces = [...input.loadPermanentPoint, ...input.loadLivePoint].flatMap(({ loads }) => [loads.p1, loads.p2])
  if (input.simulationType === 'FACADE' || forces.every((P) => P === 0)) return null
  const kind = input.pointLoadIntroduction ?? 'FLANGE'
  return {
    kind,
    bearingMm: input.pointLoadBearingMm ?? 100,
    presses: pressesOnFlange(input),
    hangs: kind === 'FLANGE' && forces.some((P) => P < 0),
  }
}

/** Whether area and point loads of the imposed load are alternatives (category H, all ψ 0) and there are both; method 1.9. */
export function liveLoadsAreAlternatives(input: DesignInput): boolean {
  return (
    isCategoryH(input.loadLiveCombinationFactor) &&
    input.loadLiveDistributed.some((q) => q !== 0) &&
    input.loadLivePoint.some(({ loads }) => loads.p1 !== 0 || loads.p2 !== 0)
  )
}
