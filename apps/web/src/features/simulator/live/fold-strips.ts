import type { LoadStrip } from '@madre/drawing'

/** One action, or several that are drawn over each other. */
export type LoadRow = [LoadStrip, ...LoadStrip[]]

/** The largest load of some actions [kN/m²]. */
export const tallest = (strips: LoadStrip[]) =>
  Math.max(0, ...strips.flatMap((strip) => strip.segments.map((s) => Math.abs(s.value))))

/** What the actions of a row have in common, the most first. */
const ALIKE: ((strip: LoadStrip) => string)[] = [
  // Outlines that differ in their scale only.
  (strip) => {
    const most = tallest([strip]) || 1
    return strip.segments.map((s) => `${s.fromM} ${s.toM} ${(s.value / most).toFixed(3)}`).join()
  },
  (strip) => strip.segments.map((s) => `${s.fromM} ${s.toM}`).join(),
  () => '',
]

/**
 * Ways to put the actions into rows, from one row for each action to one row for all of a direction; each step joins actions that have less in
 * common. The point loads of a row belong to one action, so that it is clear which.
 */
export const foldings = (strips: LoadStrip[]): LoadRow[][] => [
  strips.map((strip): LoadRow => [strip]),
  ...ALIKE.map((shapeOf) => folded(strips, shapeOf)),
]

function folded(strips: LoadStrip[], shapeOf: (strip: LoadStrip) => string): LoadRow[] {
  const rows: LoadRow[] = []
  const fits = (row: LoadRow, strip: LoadStrip) =>
    row[0].direction === strip.direction &&
    shapeOf(row[0]) === shapeOf(strip) &&
    (strip.points.length === 0 || row.every((other) => other.points.length === 0))
  for (const strip of strips) {
    const row = rows.find((other) => fits(other, strip))
    if (row) row.push(strip)
    else rows.push([strip])
  }
  return rows
}
