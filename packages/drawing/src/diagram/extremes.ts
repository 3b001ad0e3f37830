/** A value worth writing beside a curve. */
export interface Extreme {
  xM: number
  value: number
  /** at a support or a tip rather than inside a span */
  atNode: boolean
}

/** A turn of the curve by less than this share of the whole diagram is no extreme; smaller values are left out. */
const LEAST = 0.02

/**
 * Every place where a curve is farthest from zero between two turns, and its values at the nodes; the largest first.
 *
 * @param xM      positions, rising; a jump stands as two points
 * @param nodesXM ends of the spans
 * @param size    the largest size of a value in the whole diagram, for what is too small to be written
 */
export function curveExtremes(xM: number[], values: number[], nodesXM: number[], size = sizeOf(values)): Extreme[] {
  if (size === 0) return []
  const isNode = (x: number) => nodesXM.some((n) => Math.abs(n - x) < 1e-6)
  const found = new Map<string, Extreme>()
  const keep = (i: number) => {
    const [x, value] = [xM[i]!, values[i]!]
    if (Math.abs(value) < LEAST * size) return
    const key = `${x.toFixed(4)}:${value.toFixed(6)}`
    if (!found.has(key)) found.set(key, { xM: x, value, atNode: isNode(x) })
  }
  for (const { i, isMaximum } of turns(values, LEAST * size)) if (values[i]! > 0 === isMaximum) keep(i)
  for (const n of nodesXM) {
    const at = xM.flatMap((x, i) => (Math.abs(x - n) < 1e-6 ? [i] : []))
    // Of a jump that turns nowhere the larger side says enough.
    const farthest = at.reduce((a, b) => (Math.abs(values[b]!) > Math.abs(values[a]!) ? b : a), at[0] ?? -1)
    if (farthest >= 0) keep(farthest)
  }
  return [...found.values()].sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
}

/** Largest size of any of these values. */
export const sizeOf = (values: number[]): number => values.reduce((size, v) => Math.max(size, Math.abs(v)), 0)

/** Maxima and minima in turn, both ends included; a swing below `least` is part of the one it stands in. */
function turns(values: number[], least: number): { i: number; isMaximum: boolean }[] {
  const found: { i: number; isMaximum: boolean }[] = []
  let [high, low] = [0, 0]
  let direction = 0
  values.forEach((v, i) => {
    if (v > values[high]!) high = i
    if (v < values[low]!) low = i
    if (direction >= 0 && values[high]! - v > least) {
      found.push({ i: high, isMaximum: true })
      direction = -1
      low = i
    } else if (direction <= 0 && v - values[low]! > least) {
      found.push({ i: low, isMaximum: false })
      direction = 1
      high = i
    }
  })
  if (direction !== 0) found.push(direction > 0 ? { i: high, isMaximum: true } : { i: low, isMaximum: false })
  return found
}
