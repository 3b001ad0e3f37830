/** Peak velocity pressure of Portugal and of the recommended values. */
import type { StepList } from '../steps.ts'
import type { TableName } from '../tables.ts'

/** ρ = 1.25 kg/m³, k_I = 1. */
export interface PeakPressureGiven {
  /** reference height [m] */
  z_e: number
  /** roughness length and least height of the terrain [m] */
  z_0: number
  z_min: number
  terrain: TableName
  /** [m/s] */
  v_b_0: number
  c_o: number
}

/**
 * Peak velocity pressure.
 *
 *   k_r = 0.19·(z_0/0.05)^0.07 (4.5)      c_r = k_r·ln(max(z_e, z_min)/z_0) (4.4)      v_m = c_r·c_o·v_b,0 (4.3)
 *   I_v = 1/(c_o·ln(max(z_e, z_min)/z_0)) (4.7)      q_p = (1 + 7·I_v)·½·ρ·v_m² (4.8)
 *
 * Source: EN 1991-1-4 4.3 to 4.5.
 *
 * @returns q_p [kN/m²]
 */
export function peakPressure({ z_e, z_0, z_min, terrain, v_b_0, c_o }: PeakPressureGiven, steps: StepList): number {
  steps.add({ symbol: 'z_0', value: z_0, unit: 'm', tables: [terrain] })
  steps.add({ symbol: 'z_min', value: z_min, unit: 'm', tables: [terrain] })
  const k_r = 0.19 * (z_0 / 0.05) ** 0.07
  steps.add({ symbol: 'k_r', formula: '0.19*(z_0/0.05)^0.07', of: { z_0 }, value: k_r, clause: 'EN 1991-1-4 (4.5)' })
  const c_r = k_r * Math.log(Math.max(z_e, z_min) / z_0)
  steps.add({
    symbol: 'c_r',
    formula: 'k_r*ln(max(z_e, z_min)/z_0)',
    of: { k_r, z_e, z_min, z_0 },
    value: c_r,
    clause: 'EN 1991-1-4 (4.4)',
  })
  const v_m = c_r * c_o * v_b_0
  steps.add({
    symbol: 'v_m',
    formula: 'c_r*c_o*v_b_0',
    of: { c_r, c_o, v_b_0 },
    value: v_m,
    unit: 'm/s',
    clause: 'EN 1991-1-4 (4.3)',
  })
  const I_v = 1 / (c_o * Math.log(Math.max(z_e, z_min) / z_0))
  steps.add({
    symbol: 'I_v',
    formula: '1/(c_o*ln(max(z_e, z_min)/z_0))',
    of: { c_o, z_e, z_min, z_0 },
    value: I_v,
    clause: 'EN 1991-1-4 (4.7)',
  })
  const q_p = ((1 + 7 * I_v) * 0.5 * 1.25 * v_m ** 2) / 1000
  steps.add({
    symbol: 'q_p',
    formula: '(1 + 7*I_v)*0.5*1.25*v_m^2/1000',
    of: { I_v, v_m },
    value: q_p,
    unit: 'kN/m²',
    clause: 'EN 1991-1-4 (4.8)',
  })
  return q_p
}
