import type { StepList } from '../steps.ts'
import { dataOf } from '../tables.ts'

/**
 * Peak velocity pressure; orography counts squared, the fall of turbulence is not credited (W9).
 *
 *   F = k·ln(max(z_e, Z)/L)      c_e = F·(F + 7·k)      q_p = q_b·c_e·c_o²
 *
 * Source: CTE DB SE-AE D.1, D.2.
 *
 * @param roughness  degree of roughness I to V, with k, L [m] and Z [m] of Table D.2
 * @returns          q_p [kN/m²]
 */
export function peakPressureSpain(
  { z_e, roughness, q_b, c_o }: { z_e: number; roughness: string; q_b: number; c_o: number },
  steps: StepList,
): number {
  const [k = 0, L = 0, Z = 0] = dataOf('terrain_es')[roughness as 'I']
  steps.add({ symbol: 'q_b', value: q_b, unit: 'kN/m²', tables: ['wind_zones_es'] })
  steps.add({ symbol: 'k', value: k, tables: ['terrain_es'] })
  steps.add({ symbol: 'L', value: L, unit: 'm', tables: ['terrain_es'] })
  steps.add({ symbol: 'Z', value: Z, unit: 'm', tables: ['terrain_es'] })
  const F = k * Math.log(Math.max(z_e, Z) / L)
  const clause = 'CTE DB SE-AE D.2'
  steps.add({ symbol: 'F', formula: 'k*ln(max(z_e, Z)/L)', of: { k, z_e, Z, L }, value: F, clause })
  const c_e = F * (F + 7 * k)
  steps.add({ symbol: 'c_e', formula: 'F*(F + 7*k)', of: { F, k }, value: c_e, clause })
  const q_p = q_b * c_e * c_o ** 2
  steps.add({
    symbol: 'q_p',
    formula: 'q_b*c_e*c_o^2',
    of: { q_b, c_e, c_o },
    value: q_p,
    unit: 'kN/m²',
    clause: 'CTE DB SE-AE D.1',
  })
  return q_p
}
