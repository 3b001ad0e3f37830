/** A basis of loads: a load that is a sum of others needs no solution of its own. */

/** A load of the basis, and its factor. */
export type Share = readonly [load: number, factor: number]

/** A remainder up to this part of a load is rounding. */
const ROUNDING = 1e-9
/** A factor up to this part of the largest counts as 0. */
const NO_FACTOR = 1e-11

/** Gram–Schmidt: a load joins the basis where it is not a sum of those before it. @returns their places, and every load as a sum */
export function basisOf(loads: Float64Array[]): { basis: number[]; sums: Share[][] } {
  const basis: number[] = []
  /** orthonormal, each with its factors of the basis */
  const axes: { e: Float64Array; factors: number[] }[] = []
  const sums = loads.map((load, place): Share[] => {
    const size = Math.sqrt(product(load, load))
    if (size === 0) return []
    const rest = load.slice()
    const factors = basis.map(() => 0)
    // Twice: the second pass removes the rounding of the first.
    for (let turn = 0; turn < 2; turn++)
      for (const axis of axes) {
        const along = product(rest, axis.e)
        for (let i = 0; i < rest.length; i++) rest[i]! -= along * axis.e[i]!
        axis.factors.forEach((factor, i) => {
          factors[i]! += along * factor
        })
      }
    const left = Math.sqrt(product(rest, rest))
    if (left <= ROUNDING * size) {
      const largest = Math.max(...factors.map(Math.abs))
      return factors.flatMap((factor, i): Share[] => (Math.abs(factor) > NO_FACTOR * largest ? [[i, factor]] : []))
    }
    basis.push(place)
    axes.push({ e: rest.map((v) => v / left), factors: [...factors.map((factor) => -factor / left), 1 / left] })
    return [[basis.length - 1, 1]]
  })
  return { basis, sums }
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
