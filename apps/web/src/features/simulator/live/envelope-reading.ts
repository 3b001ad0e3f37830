/** Least and greatest value of an envelope's two curves at x: straight between their points, both sides of a jump counted. */
export function readEnvelope(xM: number[], max: number[], min: number[], x: number): [number, number] | null {
  const found: number[] = []
  for (let i = 0; i + 1 < xM.length; i++) {
    const [from, to] = [xM[i]!, xM[i + 1]!]
    if (x < from || x > to) continue
    const part = to === from ? 0 : (x - from) / (to - from)
    for (const curve of [max, min]) {
      found.push(curve[i]! + part * (curve[i + 1]! - curve[i]!))
      if (to === from) found.push(curve[i + 1]!)
    }
  }
  return found.length > 0 ? [Math.min(...found), Math.max(...found)] : null
}
