/** A point load with what its label needs [px]. */
interface Labelled {
  px: number
  width: number
}

export interface PlacedLabel {
  /** lines of text above the lowest labels */
  level: number
  /** the label is left of its arrow, near the right end of the drawing */
  isLeft: boolean
}

/**
 * A place for the label of every point load: beside the tail of its arrow, as low as possible without overlapping another label or crossing
 * another arrow. An arrow reaches up to its own label, so of two close ones the label that reaches over the other is higher.
 *
 * @param points  from left to right
 * @param right   right end of the drawing [px]
 */
export function placeLabels(points: Labelled[], right: number): PlacedLabel[] {
  const isLeft = points.map(({ px, width }) => px + width > right)
  const level = points.map(() => 0)
  const above = (levels: number[]) => 1 + Math.max(-1, ...levels)
  for (let i = points.length - 1; i >= 0; i--) {
    const { px, width } = points[i]!
    if (!isLeft[i]) level[i] = above(points.flatMap((p, k) => (k > i && p.px < px + width ? [level[k]!] : [])))
  }
  for (const [i, { px, width }] of points.entries()) {
    const from = px - width
    const reach = points.flatMap((p, k) =>
      k < i && (p.px > from || (!isLeft[k] && p.px + p.width > from)) ? [level[k]!] : [],
    )
    if (isLeft[i]) level[i] = above(reach)
  }
  return points.map((_, i) => ({ level: level[i]!, isLeft: isLeft[i]! }))
}
