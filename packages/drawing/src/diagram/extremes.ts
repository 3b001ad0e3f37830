/** A value worth writing beside a curve. */
export interface Extreme {
  xM: number
  value: number
  /** at a support or a tip rather than inside a span */
  atNode: boolean
}

/**
 * Largest and smallest value between every two nodes, and the values at the nodes; what is below 2 % of the largest is left out.
 *
 * @param xM     positions, rising; a jump stands as two points
 * @param nodesXM ends of the spans
 */
export function curveExtremes(xM: number[], values: number[], nodesXM: number[]): Extreme[] {
  const largest = Math.max(...values.map(Math.abs), 0)
  if (largest === 0) return []
  const found = new Map<string, Extreme>()
  const keep = (i: number) => {
    const [x, value] = [xM[i]!, values[i]!]
    if (Math.abs(value) < 0.02 * largest) return
    const atNode = nodesXM.some((n) => Math.abs(n - x) < 1e-6)
    const key = `${x.toFixed(4)}:${value.toFixed(6)}`
    if (!found.has(key)) found.set(key, { xM: x, value, atNode })
  }
  for (let s = 0; s + 1 < nodesXM.length; s++) {
    const [from, to] = [nodesXM[s]! - 1e-9, nodesXM[s + 1]! + 1e-9]
    let min = -1
    let max = -1
    xM.forEach((x, i) => {
      if (x < from || x > to) return
      if (min < 0 || values[i]! < values[min]!) min = i
      if (max < 0 || values[i]! > values[max]!) max = i
    })
    if (max >= 0 && values[max]! > 0) keep(max)
    if (min >= 0 && values[min]! < 0) keep(min)
  }
  return [...found.values()].sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
}
