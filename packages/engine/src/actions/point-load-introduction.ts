/** How point loads reach the member; method 4.13 and 8.10. */
import type { PurlinLine } from '../input.ts'
import { pressesOnFlange } from './pressing-loads.ts'

/** What is known of the point loads of a line; null where none acts across it: there is none, or they act in the plane of a façade. */
export function introducedPointLoads(line: PurlinLine) {
  const forces = [...line.permanent.points, ...line.imposed.points]
  if (line.envelope === 'FACADE' || (forces.length === 0 && line.imposed.Q_k === 0)) return null
  return {
    /** FLANGE or WEB, and s_P [mm] */
    ...line.introduction,
    /** a load presses on the flange, one hangs from it; a load that comes in by the web does neither */
    presses: pressesOnFlange(line),
    hangs: line.introduction.kind === 'FLANGE' && forces.some(({ P }) => P < 0),
  }
}

/** Whether area and point loads of the imposed load are alternatives (category H, all ψ 0) and there are both; method 1.9. */
export const liveLoadsAreAlternatives = ({ imposed: { arrangements } }: PurlinLine): boolean =>
  arrangements.some((a) => a.loads === 'AREA') && arrangements.some((a) => a.loads === 'POINTS')
