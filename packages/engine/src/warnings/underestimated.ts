/** What earlier engines made too small of a line, so that a result they stored can say so. */
import { loadsInPlane } from '../actions/load-cases.ts'
import type { PurlinLine } from '../input.ts'

/** Engine 1.4.0: sideways load without a panel, a tension by wind that may be absent, distortion of free C and Z. */
export const UNDERESTIMATED = ['SIDEWAYS_LOAD', 'WIND_TENSION', 'FREE_LINE'] as const
export type Underestimated = (typeof UNDERESTIMATED)[number]

/** The engine that corrected them. */
const CORRECTED_IN = [1, 4, 0]

/** Whether a version such as '1.3.2' comes before another one. */
function isBefore(version: string, other: readonly number[]): boolean {
  const parts = version.split('.').map(Number)
  const at = other.findIndex((part, i) => part !== parts[i])
  return at >= 0 && (parts[at] ?? 0) < other[at]!
}

/** What the engine of a stored result underestimated of its line. @param engineVersion of the result, as it is stored: '1.3.2' */
export function underestimatedBy(engineVersion: string, line: PurlinLine): Underestimated[] {
  if (!isBefore(engineVersion, CORRECTED_IN)) return []
  const { restraints, axial, wind, profileType } = line
  const isFree = restraints.upper !== 'PANEL'
  const applies: Record<Underestimated, boolean> = {
    SIDEWAYS_LOAD: isFree && loadsInPlane(line),
    WIND_TENSION: axial.kind === 'UNFACTORED_WIND' && axial.N > 0 && wind.cases.length > 0,
    FREE_LINE: isFree && profileType !== 'OMEGA',
  }
  return UNDERESTIMATED.filter((kind) => applies[kind])
}
