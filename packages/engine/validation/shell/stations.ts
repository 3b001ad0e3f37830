/** Where the line is cut, and how finely around the places that matter. */
export interface Cuts {
  /** ends, supports, bars, loads: x of every place that needs a node [mm] */
  at: readonly number[]
  /** largest length of an element [mm] */
  elementMm: number
  /** places around which the elements are short, growing by half from `fineMm` on */
  fineAround?: readonly number[]
  fineMm?: number
}

/** x of the element ends and middles along the line: end, middle, end, … */
export function stationsOf({ at, elementMm, fineAround = [], fineMm = elementMm }: Cuts): number[] {
  const cuts = [...new Set(at)].sort((a, b) => a - b)
  const stations = [cuts[0]!]
  for (let i = 1; i < cuts.length; i++) {
    const [a, b] = [cuts[i - 1]!, cuts[i]!]
    const lengths = graded(b - a, elementMm, fineAround.includes(a) ? fineMm : elementMm, fineAround.includes(b) ? fineMm : elementMm)
    let x = a
    for (const length of lengths) {
      stations.push(x + length / 2, x + length)
      x += length
    }
    stations[stations.length - 1] = b
  }
  return stations
}

/** Lengths of elements that fill `total`: `first` and `last` at the ends, growing inwards up to `largest`. */
function graded(total: number, largest: number, first: number, last: number): number[] {
  const rise = (from: number) => {
    const lengths: number[] = []
    for (let l = from, sum = 0; l < largest && sum + l < total / 2; l *= 1.5) {
      lengths.push(l)
      sum += l
    }
    return lengths
  }
  const start = rise(first)
  const end = rise(last).reverse()
  const rest = total - [...start, ...end].reduce((a, b) => a + b, 0)
  const count = Math.max(1, Math.ceil(rest / largest - 1e-9))
  return [...start, ...new Array<number>(count).fill(rest / count), ...end]
}
