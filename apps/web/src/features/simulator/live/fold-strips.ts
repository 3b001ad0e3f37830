import type { LoadStrip } from '@madre/drawing'

/** One action, or several that are drawn over each other. */
export type LoadRow = [LoadStrip, ...LoadStrip[]]

/** The largest load of some actions [kN/m²]. */
export const tallest = (strips: LoadStrip[]) =>
  Math.max(0, ...strips.flatMap((strip) => strip.segments.map((s) => Math.abs(s.value))))

/** Its outline but for the scale. */
const outlineOf = (strip: LoadStrip) => {
  const most = tallest([strip]) || 1
  return strip.segments.map((s) => `${s.fromM} ${s.toM} ${(s.value / most).toFixed(3)}`).join()
}

const isOf = (strip: LoadStrip, action: 'wind' | 'snow') => strip.label.startsWith(`load.${action}`)

/** Wind and snow are never one row: which is which has to be seen. */
const areApart = (a: LoadStrip, b: LoadStrip) =>
  (isOf(a, 'wind') && isOf(b, 'snow')) || (isOf(a, 'snow') && isOf(b, 'wind'))

/**
 * Ways to put the actions into rows: one for each, or one for those of a direction with one outline. The point loads of a row belong to one
 * action, so that it is clear which.
 */
export const foldings = (strips: LoadStrip[]): LoadRow[][] => [strips.map((strip): LoadRow => [strip]), folded(strips)]

function folded(strips: LoadStrip[]): LoadRow[] {
  const rows: LoadRow[] = []
  const fits = (row: LoadRow, strip: LoadStrip) =>
    row[0].direction === strip.direction &&
    outlineOf(row[0]) === outlineOf(strip) &&
    !row.some((other) => areApart(other, strip)) &&
    (strip.points.length === 0 || row.every((other) => other.points.length === 0))
  for (const strip of strips) {
    const row = rows.find((other) => fits(other, strip))
    if (row) row.push(strip)
    else rows.push([strip])
  }
  return rows
}
