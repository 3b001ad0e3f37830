/** How far ratios of tests lie apart. */
export interface Spread {
  count: number
  mean: number
  /** standard deviation of the sample over its mean; NaN of a single test */
  variation: number
  smallest: number
  largest: number
}

export function spreadOf(ratios: readonly number[]): Spread {
  const count = ratios.length
  const mean = ratios.reduce((sum, r) => sum + r, 0) / count
  const squares = ratios.reduce((sum, r) => sum + (r - mean) ** 2, 0)
  return {
    count,
    mean,
    variation: Math.sqrt(squares / (count - 1)) / mean,
    smallest: Math.min(...ratios),
    largest: Math.max(...ratios),
  }
}

export const below = (limit: number, ratios: readonly number[]): number => ratios.filter((r) => r < limit).length
