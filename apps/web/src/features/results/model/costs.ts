import { type Costs, hasCo2, hasPrice, lineCost } from '@madre/contract'
import type { Solution } from '@madre/engine'

export const COST_COLUMNS = ['price', 'co2'] as const
export type CostColumn = (typeof COST_COLUMNS)[number]

export const isCostColumn = (column: string): column is CostColumn =>
  (COST_COLUMNS as readonly string[]).includes(column)

/** The costs of which some value is known. */
export const costColumns = (costs: Costs | null): CostColumn[] => [
  ...(hasPrice(costs) ? (['price'] as const) : []),
  ...(hasCo2(costs) ? (['co2'] as const) : []),
]

/** Cost of one line; null where its steel has no value. */
export function costOf(column: CostColumn, costs: Costs | null, solution: Solution): number | null {
  if (costs === null) return null
  const { price, co2Kg } = lineCost(costs, solution)
  return column === 'price' ? price : co2Kg
}

/** Cost per square metre of envelope, estimated like the weight per area. */
export function costPerM2(column: CostColumn, costs: Costs | null, solution: Solution): number | null {
  const cost = costOf(column, costs, solution)
  // Weight of the line over its weight per area: the area it carries.
  return cost === null ? null : (cost * solution.estimatedWeightKgM2) / solution.alignmentWeightKg
}

/** The section with the least cost; of equal ones the first. Undefined without any cost. */
export function leastCost(column: CostColumn, costs: Costs | null, solutions: Solution[]): Solution | undefined {
  const cost = (s: Solution) => costOf(column, costs, s) ?? Number.POSITIVE_INFINITY
  const best = solutions.reduce<Solution | undefined>(
    (least, s) => (least === undefined || cost(s) < cost(least) ? s : least),
    undefined,
  )
  return best && costOf(column, costs, best) === null ? undefined : best
}

export interface Saving {
  column: CostColumn
  solution: Solution
  /** difference from the lightest: cost (below 0), and weight [kg] */
  difference: number
  weightKg: number
}

/** Smaller differences are printed as 0. */
const LEAST_SHOWN = 0.005

/** Other passing sections cheaper, or lower in CO2e, than the lightest. */
export function savings(costs: Costs | null, solutions: Solution[], lightest: Solution): Saving[] {
  const passing = solutions.filter((s) => s.pass)
  return costColumns(costs).flatMap((column) => {
    const own = costOf(column, costs, lightest)
    const solution = leastCost(column, costs, passing)
    const least = solution && costOf(column, costs, solution)
    if (!solution || own === null || least == null || own - least < LEAST_SHOWN) return []
    const weightKg = solution.alignmentWeightKg - lightest.alignmentWeightKg
    return [{ column, solution, difference: least - own, weightKg }]
  })
}
