import type { StepList } from '../steps.ts'
import { dataOf } from '../tables.ts'

export interface GermanWindGiven {
  z_e: number
  zone: string
  terrain: string
  simplified: boolean
  /** altitude [m] */
  H: number
  c_o: number
  q_b: number
}

/**
 * Factor of the altitude: 1 up to 800 m, 0.2 + H/1000 up to 1100 m.
 *
 * Source: DIN EN 1991-1-4/NA, Annex NA.A.
 */
function altitudeFactor(H: number, steps: StepList): number {
  const { from, constant } = dataOf('altitude_de')
  const clause = 'DIN EN 1991-1-4/NA, Annex NA.A'
  if (H <= from) {
    steps.add({ symbol: 'k_alt', value: 1, clause })
    return 1
  }
  const k_alt = constant + H / 1000
  steps.add({
    symbol: 'k_alt',
    formula: '0.2 + H/1000',
    of: { H },
    value: k_alt,
    tables: ['altitude_de'],
  })
  return k_alt
}

/** q_p of the simplified table up to the height of its column; NA.B.3.2, Table NA.B.3. */
function simplifiedPressure({ z_e, zone, terrain }: GermanWindGiven): number {
  const table = dataOf('simplified_de')
  const column = table.heights.findIndex((height) => z_e <= height)
  const rows = table[terrain as 'INLAND'] as Record<string, (number | null)[]>
  return rows[zone]?.[column] ?? Number.NaN
}

/**
 * Peak velocity pressure; orography counts squared (W9).
 *
 *   q_p = a·q_b·(z_e/10)^b·k_alt·c_o²      on the North Sea islands without q_b
 *
 * A joint of two branches belongs to the lower one. Source: DIN EN 1991-1-4/NA NA.B.3.2, NA.B.3.3.
 *
 * @returns q_p [kN/m²]
 */
export function peakPressureGermany(g: GermanWindGiven, steps: StepList): number {
  const { z_e, terrain, c_o, q_b } = g
  const k_alt = altitudeFactor(g.H, steps)
  if (g.simplified) {
    const q_z = simplifiedPressure(g)
    const q_p = q_z * k_alt * c_o ** 2
    const of = { q_z, k_alt, c_o }
    steps.add({ symbol: 'q_p', formula: 'q_z*k_alt*c_o^2', of, value: q_p, unit: 'kN/m²', tables: ['simplified_de'] })
    return q_p
  }
  const branches = dataOf('profiles_de')[terrain as 'INLAND']
  const [, factor = 0, exponent = 0] = branches.find(([height = 0]) => z_e <= height) ?? branches.at(-1)!
  const island = terrain === 'ISLAND'
  const q_p = factor * (island ? 1 : q_b) * (z_e / 10) ** exponent * k_alt * c_o ** 2
  if (!island) steps.add({ symbol: 'q_b', value: q_b, unit: 'kN/m²', tables: ['wind_zones_de'] })
  const height = exponent === 0 ? '' : `*(z_e/10)^${exponent}`
  steps.add({
    symbol: 'q_p',
    formula: `${factor}${island ? '' : '*q_b'}${height}*k_alt*c_o^2`,
    of: { ...(island ? {} : { q_b }), ...(exponent === 0 ? {} : { z_e }), k_alt, c_o },
    value: q_p,
    unit: 'kN/m²',
    tables: ['profiles_de'],
    doubtful: island ? ['profiles_de'] : [],
  })
  return q_p
}
