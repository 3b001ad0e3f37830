import type { BucklingMode } from '@madre/strips'

/** Positions of the cursor: the points of the curve and its minima, by rising half-wavelength. */
export const stopsOf = ({ modes, minima }: { modes: BucklingMode[]; minima: BucklingMode[] }): BucklingMode[] =>
  [...modes, ...minima].sort((a, b) => a.lengthMm - b.lengthMm)

/** The stop nearest to a half-wavelength, by ratio. */
export function nearestStop(stops: BucklingMode[], lengthMm: number): number {
  const away = stops.map((s) => Math.abs(Math.log(s.lengthMm / lengthMm)))
  return away.indexOf(Math.min(...away))
}

/** The first position: the distortional minimum, else the first one, else the middle of the curve. */
export function firstStop(stops: BucklingMode[], minima: BucklingMode[]): number {
  const first = minima.find((m) => m.kind === 'distortional') ?? minima[0]
  return first ? stops.indexOf(first) : stops.length >> 1
}
