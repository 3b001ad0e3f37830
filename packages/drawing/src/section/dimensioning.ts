import { decimalsOf } from '@madre/print'
import type { ContentPart, Mark } from '../drawing.ts'

/** Outside dimensions [mm] on every drawing; `inverted` when the outline is turned upside down. */
export interface CommonSize {
  h: number
  t: number
  r: number
  inverted?: boolean
}

/** Of the outline [mm]. */
export interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

/** From mm to drawing units. */
export interface View {
  scale: number
  x: (y: number) => number
  y: (z: number) => number
}

/** How the sections of a shape are dimensioned beside their depth. */
export interface Dimensioning<S> {
  /** profile types of the shape */
  types: readonly string[]
  /** beyond the room of one dimension line, at the fibre that is the lower one upright [drawing units] */
  roomAtFeet: number
  draw(size: S, e: Extent, view: View): Mark[]
}

export const millimetres = (v: number): ContentPart[] => [{ number: v, decimals: decimalsOf(v) }]
