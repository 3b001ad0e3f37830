export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Margin around kept-free areas, and along the edges of the window [px]. */
const MARGIN = 2
/** Distance of the tried rows [px]. */
const STEP = 2

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether a box overlaps none of the others. */
export const isFree = (box: Box, taken: Box[]): boolean => !taken.some((other) => meet(box, other))

/**
 * A place in the window where a box of this size overlaps no other: the highest row with room, nearest to the middle. Without such a row,
 * figures may be covered too; without any room the lowest row is taken.
 */
export function freePlace(
  size: { width: number; height: number },
  window: { width: number; height: number },
  { controls, figures }: { controls: Box[]; figures: Box[] },
): { left: number; top: number } {
  const last = window.height - size.height - MARGIN
  for (const taken of [[...controls, ...figures], controls])
    for (let top = MARGIN; top <= last; top += STEP) {
      const left = freeInRow(
        size.width,
        window.width,
        taken.filter((box) => box.top - MARGIN < top + size.height && top < box.bottom + MARGIN),
      )
      if (left !== null) return { left, top }
    }
  return { left: (window.width - size.width) / 2, top: last }
}

/** The left edge nearest to the middle, or null where no gap is wide enough. */
function freeInRow(width: number, windowWidth: number, taken: Box[]): number | null {
  const middle = (windowWidth - width) / 2
  let best: number | null = null
  let from = MARGIN
  const edge = { left: windowWidth, right: windowWidth }
  for (const box of [...taken].sort((a, b) => a.left - b.left).concat(edge as Box)) {
    const to = box.left - MARGIN - width
    if (to >= from) {
      const left = Math.min(Math.max(middle, from), to)
      if (best === null || Math.abs(left - middle) < Math.abs(best - middle)) best = left
    }
    from = Math.max(from, box.right + MARGIN)
  }
  return best
}
