/** Lengths of laps and what of them cannot be built, method 2.8; apart from the schema, since a browser decodes requests and loads none. */

export const LAP_UNITS = ['PERCENT', 'M'] as const
export type LapUnit = (typeof LAP_UNITS)[number]

/** Sides of a lap: shortest [m], of a side at most so many times the other, and of a main span both laps on it. */
export const LAPS = { shortestM: 0.15, percent: { min: 3, max: 25 }, mostUnequal: 2, mostOfSpan: 0.4 } as const

/** Slack of lengths [m]. */
const SLACK = 1e-9

/** Lengths of a lap from the axis of its support, into the left and into the right span, in the unit of the line. */
export interface LapSides {
  left: number
  right: number
}

export function lapSidesM(
  { left, right }: LapSides,
  unit: LapUnit | undefined,
  [spanLeft, spanRight]: readonly [number, number],
): [left: number, right: number] {
  return unit === 'M' ? [left, right] : [(left * spanLeft) / 100, (right * spanRight) / 100]
}

/** Whether sections of a profile lie in each other. */
export const canBeLapped = (profileType: unknown): boolean => profileType !== 'C' && profileType !== 'OMEGA'

/** What is wrong with a side, with a lap, or with the laps of a main span; lengths in m. */
export type LapFault =
  | { of: 'SIDE'; joint: number; side: keyof LapSides; lengthM: number; mostM: number }
  | { of: 'LAP'; joint: number; sidesM: [left: number, right: number] }
  | { of: 'SPAN'; span: number; takenM: number }

/**
 * Every fault of the laps of a line.
 *
 * @param laps    one for each support between two main spans, null where none stands
 * @param spansM  the main spans
 */
export function lapFaults(laps: (LapSides | null)[], unit: LapUnit | undefined, spansM: number[]): LapFault[] {
  const faults: LapFault[] = []
  const taken = spansM.map(() => 0)
  for (const [joint, lap] of laps.entries()) {
    if (!lap) continue
    const spans = [spansM[joint]!, spansM[joint + 1]!] as const
    const sidesM = lapSidesM(lap, unit, spans)
    for (const [k, side] of (['left', 'right'] as const).entries()) {
      const lengthM = sidesM[k]!
      const mostM = (LAPS.percent.max * spans[k]!) / 100
      const isOfUnit = unit === 'M' || (lap[side] >= LAPS.percent.min && lap[side] <= LAPS.percent.max)
      if (!(isOfUnit && lengthM >= LAPS.shortestM - SLACK && lengthM <= mostM + SLACK))
        faults.push({ of: 'SIDE', joint, side, lengthM, mostM })
      taken[joint + k]! += lengthM
    }
    if (Math.max(...sidesM) > LAPS.mostUnequal * Math.min(...sidesM) + SLACK) faults.push({ of: 'LAP', joint, sidesM })
  }
  for (const [span, takenM] of taken.entries())
    if (takenM > LAPS.mostOfSpan * spansM[span]! + SLACK) faults.push({ of: 'SPAN', span, takenM })
  return faults
}
