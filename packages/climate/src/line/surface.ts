/** The surface a line lies on, and how the place along the line maps onto it; method 9.4. */
import type { Given } from '../given.ts'

const radians = Math.PI / 180

export const cosDegrees = (alpha: number): number => Math.cos(alpha * radians)
export const tanDegrees = (alpha: number): number => Math.tan(alpha * radians)

/** Below this pitch a roof is flat to the wind. */
export const FLAT_BELOW = 5

export const isFlat = (g: Given): boolean => g.alpha < FLAT_BELOW

/** Extent of the surface across, in plan: y = 0…S [m]. */
export function slopeWidth(g: Given): number {
  return g.roof === 'DUOPITCH' && !isFlat(g) ? g.W / 2 : g.W
}

/** Length of the wall of a façade [m]. */
export const wallLength = (g: Given): number => (g.wall === 'GABLE' ? g.W : g.B)
/** The side of the building at right angles to the wall [m]. */
export const otherSide = (g: Given): number => (g.wall === 'GABLE' ? g.B : g.W)

/** e = min(b, 2·h) of wind across and along the ridge, EN 1991-1-4 Figure 7.8 [m]. */
export const crossDimensions = (g: Given): { e_0: number; e_90: number } => ({
  e_0: Math.min(g.B, 2 * g.h),
  e_90: Math.min(g.W, 2 * g.h),
})

/** e = min(b, 2·h) of wind along the wall, EN 1991-1-4 Figure 7.5 [m]. */
export const wallDimension = (g: Given): number => Math.min(otherSide(g), 2 * g.h)

/** Room for a line, measured along it [m]. */
export function roomForLine(g: Given): number {
  if (g.isRoof) return g.isHorizontal ? g.B : slopeWidth(g) / cosDegrees(g.alpha)
  return g.isHorizontal ? wallLength(g) : g.h
}

/** Width of the surface at right angles to the line, where `line.yM` counts [m]. */
export function widthAcrossLine(g: Given): number {
  if (g.isRoof) return g.isHorizontal ? slopeWidth(g) : g.B
  return g.isHorizontal ? g.h : wallLength(g)
}

/**
 * A rectangle of a zone on its surface: X along the building or the wall, y across (of a façade the whole height).
 */
export interface ZoneRectangle {
  zone: string
  X: [number, number]
  y: [number, number]
}

/** What a line sees of a surface: zones along it and across it. */
export interface Axes {
  /** extent of the surface along the line, in coordinates of the surface */
  along: (r: ZoneRectangle) => [number, number]
  across: (r: ZoneRectangle) => [number, number]
  /** surface coordinate of the place x of the line, within the surface */
  at: (x: number) => number
  /** x of the line for a surface coordinate */
  back: (coordinate: number) => number
}

const within = (v: number, length: number): number => Math.min(Math.max(v, 0), length)

/** How places of the line become places of the surface. */
export function axesOf(g: Given): Axes {
  const alongX = { along: (r: ZoneRectangle) => r.X, across: (r: ZoneRectangle) => r.y }
  const alongY = { along: (r: ZoneRectangle) => r.y, across: (r: ZoneRectangle) => r.X }
  if (g.isHorizontal) {
    const length = g.isRoof ? g.B : wallLength(g)
    return { ...alongX, at: (x) => within(g.x_0 + x, length), back: (X) => X - g.x_0 }
  }
  if (g.isRoof) {
    const S = slopeWidth(g)
    const cos = cosDegrees(g.alpha)
    return { ...alongY, at: (x) => within(S - (g.x_0 + x) * cos, S), back: (y) => (S - y) / cos - g.x_0 }
  }
  return { ...alongY, at: (x) => within(g.x_0 + x, g.h), back: (z) => z - g.x_0 }
}
