/** Lengths of laps; apart from the schema, since a browser decodes requests and loads none. */

/** Lengths of the sides of a lap [m]. */
export function lapSidesM(
  { left, right }: { left: number; right: number },
  unit: 'PERCENT' | 'M' | undefined,
  [spanLeft, spanRight]: readonly [number, number],
): [left: number, right: number] {
  return unit === 'M' ? [left, right] : [(left * spanLeft) / 100, (right * spanRight) / 100]
}
