/** A point of a cross-section: y to the right, z downwards (inwards), mm. */
export interface Point {
  y: number
  z: number
}

/** √(y² + z²) [mm]. Lengths of a section neither overflow nor vanish, and Math.hypot takes ten times as long. */
export const lengthOf = (y: number, z: number): number => Math.sqrt(y * y + z * z)

/** Distance of two points [mm]. */
export const distance = (a: Point, b: Point): number => lengthOf(b.y - a.y, b.z - a.z)
