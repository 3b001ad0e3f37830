/** Values of a curve at x, linear between its points; both sides of a jump, left first. None outside the curve. */
export function readCurve(xM: number[], values: number[], x: number): number[] {
  const found: number[] = []
  for (let i = 0; i < xM.length; i++) {
    const [at, value] = [xM[i]!, values[i]!]
    if (Math.abs(at - x) < 1e-9) {
      if (found.at(-1) !== value) found.push(value)
      continue
    }
    const next = xM[i + 1]
    if (next !== undefined && at < x && next > x && next - x > 1e-9)
      return [value + ((values[i + 1]! - value) * (x - at)) / (next - at)]
  }
  return found
}

/** Least and greatest value of an envelope's two curves at x, both sides of a jump counted; null outside. */
export function readEnvelope(xM: number[], max: number[], min: number[], x: number): [number, number] | null {
  const found = [...readCurve(xM, max, x), ...readCurve(xM, min, x)]
  return found.length > 0 ? [Math.min(...found), Math.max(...found)] : null
}
