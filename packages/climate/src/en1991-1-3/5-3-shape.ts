/** Snow shape coefficients of pitched roofs and troughs. */
import type { Given } from '../given.ts'
import type { StepList } from '../steps.ts'
import { dataOf } from '../tables.ts'

/**
 * Shape coefficient of a pitched roof: full to 30°, none from 60°, linear between; at least full where sliding is prevented.
 *
 *   EN: μ_1 = 0.8·(60 − α)/30      CTE: μ = (60 − α)/30
 *
 * Source: EN 1991-1-3 5.3.2, 5.3.3, Table 5.2; CTE DB SE-AE 3.5.3(2).
 */
function pitched(g: Given, steps: StepList): number {
  const table = g.location === 'SPAIN' ? 'mu_es' : 'mu_en'
  const { flat, full, zero } = dataOf(table)
  const symbol = g.location === 'SPAIN' ? 'mu' : 'mu_1'
  if (g.alpha <= full || g.snow.retained) {
    steps.add({ symbol, value: flat, tables: [table] })
    return flat
  }
  const mu = flat * Math.max(0, (zero - g.alpha) / (zero - full))
  const factor = flat === 1 ? '' : `${flat}*`
  steps.add({
    symbol,
    formula: g.alpha >= zero ? `${factor}max(0, (60 - alpha)/30)` : `${factor}(60 - alpha)/30`,
    of: { alpha: g.alpha },
    value: mu,
    tables: [table],
  })
  return mu
}

/**
 * Drifted shape coefficient of a trough, taken over the whole slope.
 *
 *   EN: μ_2 = 0.8 + 0.8·α/30 ≤ 1.6      CTE: 1 + α/30 ≤ 2
 *
 * Source: EN 1991-1-3 5.3.4, Table 5.2; CTE DB SE-AE 3.5.3(3).
 */
function trough(g: Given, steps: StepList): number {
  const spain = g.location === 'SPAIN'
  const mu_2 = spain ? Math.min(1 + g.alpha / 30, 2) : Math.min(0.8 + (0.8 * g.alpha) / 30, 1.6)
  steps.add({
    symbol: 'mu_2',
    formula: spain ? 'min(1 + alpha/30, 2)' : 'min(0.8 + 0.8*alpha/30, 1.6)',
    of: { alpha: g.alpha },
    value: mu_2,
    tables: ['mu_valley'],
    doubtful: spain ? ['mu_valley'] : [],
  })
  steps.remark('VALLEY_OVER_WHOLE_SLOPE')
  return mu_2
}

/** μ_1 of the roof, of a trough μ_2. */
export function shapeCoefficient(g: Given, steps: StepList): number {
  return g.trough ? trough(g, steps) : pitched(g, steps)
}
