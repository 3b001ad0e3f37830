import type { ProfileType } from '@madre/engine'
import type { XY } from '../drawing.ts'

/** What a profile is called on screen and in print. */
export const PROFILE_SIGNS: Record<ProfileType, string> = { OMEGA: 'Ω', C: 'C', Z: 'Z' }

/** Midline of a profile in a box of 1 × 1, closed flange or upper flange on top. */
const shapes: Record<ProfileType, [number, number][]> = {
  OMEGA: [
    [0, 0.82],
    [0, 1],
    [0.24, 1],
    [0.31, 0],
    [0.69, 0],
    [0.76, 1],
    [1, 1],
    [1, 0.82],
  ],
  C: [
    [0.78, 0.2],
    [0.78, 0],
    [0.24, 0],
    [0.24, 1],
    [0.68, 1],
    [0.68, 0.8],
  ],
  // The flanges differ more than any real ones do: otherwise half a turn would not be seen.
  Z: [
    [0.02, 0.22],
    [0.02, 0],
    [0.56, 0],
    [0.56, 1],
    [0.82, 1],
    [0.82, 0.86],
  ],
}

/** The midline inside a box of drawing units; `inverted` turns it by half a turn about the member's axis. */
export function profileShape(type: ProfileType, box: { x: number; y: number; size: number }, inverted = false): XY[] {
  return shapes[type].map(([u, v]) => ({
    x: box.x + (inverted ? 1 - u : u) * box.size,
    y: box.y + (inverted ? 1 - v : v) * box.size,
  }))
}
