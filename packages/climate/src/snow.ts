/** Snow on the line: ground, shape, exposure, exceptional and drifted; method 9.7 and 9.8. */
import type { Derivation, DerivedLoads, Factors } from './answer.ts'
import { shapeCoefficient } from './en1991-1-3/5-3-shape.ts'
import { driftAlongLine } from './en1991-1-3/6-2-drift.ts'
import type { Given } from './given.ts'
import { r3, six } from './line/bands.ts'
import { groundSnow, snowAltitude, snowZone } from './national/ground-snow.ts'
import type { FoundPlace } from './national/wind-zone.ts'
import type { StepList } from './steps.ts'
import { dataOf, type TableName } from './tables.ts'

const ZONE_CLAUSE = {
  PORTUGAL: 'NP EN 1991-1-3:2009, NA 4.1(1)',
  SPAIN: 'CTE DB SE-AE Annex E, Figure E.2',
  GERMANY: 'DIN EN 1991-1-3/NA, Figure NA.1',
  OTHER: '',
}
const EXPOSURE = {
  PORTUGAL: 'exposure_en',
  OTHER: 'exposure_en',
  SPAIN: 'exposure_es',
  GERMANY: 'exposure_de',
} as const

/** Above it the snow keeps longer, EN 1990 Table A1.1 [m]. */
const { limitM, below, above } = dataOf('psi_snow')

/** ψ of snow by altitude, EN 1990 Table A1.1 (W23). */
function factors(g: Given, steps: StepList): Factors {
  const [psi1 = 0, psi2 = 0, psi3 = 0] = g.H > limitM ? above : below
  for (const [i, value] of [psi1, psi2, psi3].entries())
    steps.add({ symbol: `psi_${i}`, value, tables: ['psi_snow'], about: { load: 'loadSnowCombinationFactor' } })
  return { psi1, psi2, psi3 }
}

/** C_esl as it was typed, or of the country (W22). */
function exceptionalFactor(g: Given, steps: StepList): number {
  if (g.snow.cEsl !== null) {
    steps.add({ symbol: 'C_esl', value: g.snow.cEsl, clause: 'EN 1991-1-3 4.3(1)' })
    return g.snow.cEsl
  }
  const value = dataOf('exceptional')[g.location as 'GERMANY']
  const doubtful: TableName[] = g.location === 'PORTUGAL' ? ['exceptional'] : []
  const clause = g.location === 'GERMANY' ? 'DIN EN 1991-1-3/NA 4.3' : 'EN 1991-1-3 4.3(1)'
  steps.add({ symbol: 'C_esl', value, tables: ['exceptional'], doubtful, clause })
  return value
}

/**
 * Snow on the roof, the same in every span.
 *
 *   s = μ·C_e·C_t·s_k (5.1), C_t = 1      exceptional: s_exc = μ·C_e·C_t·C_esl·s_k
 *
 * Source: EN 1991-1-3 5.2(3).
 */
export function snowLoads(g: Given, place: FoundPlace, steps: StepList): Partial<Derivation> & { loads: DerivedLoads } {
  steps.begin('SNOW')
  if (!g.isRoof) return { loads: { loadSnowRegular: null, loadSnowExceptional: null } }
  const zone = snowZone(g, place)
  if (zone) steps.add({ symbol: 'zone', value: zone.zone, tables: zone.tables, clause: ZONE_CLAUSE[g.location] })
  const s_k = groundSnow(g, zone?.zone ?? '', place, steps)
  const mu = shapeCoefficient(g, steps)
  const table = EXPOSURE[g.location]
  const C_e = (dataOf(table) as Record<string, number>)[g.snow.exposure] ?? Number.NaN
  steps.add({ symbol: 'C_e', value: C_e, tables: [table] })
  const C_t = 1
  steps.add({ symbol: 'C_t', value: C_t, clause: 'EN 1991-1-3 5.2(8)' })
  const name = g.trough ? 'mu_2' : g.location === 'SPAIN' ? 'mu' : 'mu_1'
  const of = { [name]: mu, C_e, C_t, s_k }
  const s = mu * C_e * C_t * s_k
  const clause = 'EN 1991-1-3 (5.1)'
  steps.add({
    symbol: 's_r',
    formula: `${name}*C_e*C_t*s_k`,
    of,
    value: s,
    unit: 'kN/m²',
    clause,
    about: { load: 'loadSnowRegular' },
  })
  let exceptional: number | null = null
  if (g.snow.exceptional) {
    const C_esl = exceptionalFactor(g, steps)
    exceptional = mu * C_e * C_t * C_esl * s_k
    steps.add({
      symbol: 's_exc',
      formula: `${name}*C_e*C_t*C_esl*s_k`,
      of: { [name]: mu, C_e, C_t, C_esl, s_k },
      value: exceptional,
      unit: 'kN/m²',
      clause: 'EN 1991-1-3 4.3(1), (5.2)',
      about: { load: 'loadSnowExceptional' },
    })
    if (g.location === 'PORTUGAL') steps.remark('EXCEPTIONAL_PT_NOT_SEEN')
  }
  if (g.location === 'OTHER' && snowAltitude(g) > 1500) steps.remark('SNOW_ABOVE_1500')
  if (g.location === 'SPAIN' && g.snow.exposure !== 'NORMAL') steps.remark('ES_EXPOSURE_REVERSED')
  const everySpan = (value: number): number[] => g.spans.map(() => r3(value))
  const loads: DerivedLoads = {
    loadSnowRegular: everySpan(s),
    loadSnowExceptional: exceptional === null ? null : everySpan(exceptional),
    loadSnowAccumulation: driftAlongLine(g, { s_k, C_e, mu, s_r: s }, steps),
    loadSnowCombinationFactor: factors(g, steps),
  }
  return { loads, sk: six(s_k), mu: six(mu) }
}
