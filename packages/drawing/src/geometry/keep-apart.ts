/** A text wants a box; whoever comes first keeps it. */
export interface Box {
  x1: number
  x2: number
  y1: number
  y2: number
}

/** Boxes in order of importance; those that would lie on an earlier one are left out. Returns the indices kept. */
export function keepApart(boxes: Box[]): number[] {
  const kept: number[] = []
  boxes.forEach((b, i) => {
    const free = kept.every((j) => {
      const a = boxes[j]!
      return b.x1 >= a.x2 || b.x2 <= a.x1 || b.y1 >= a.y2 || b.y2 <= a.y1
    })
    if (free) kept.push(i)
  })
  return kept
}
