/** A point of a cross-section: y to the right, z downwards (inwards), mm. */
export interface Point {
  y: number
  z: number
}
