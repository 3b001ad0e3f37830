/** External pressure coefficients of zones; EN 1991-1-4 7.2.1 to 7.2.5, and the choices of the German annex. */
import type { Given } from '../given.ts'
import { isFlat, otherSide, wallLength } from '../line/surface.ts'
import { coefficientRows, dataOf, type TableName } from '../tables.ts'

/** Two rows of a table and the values [c_pe,10, c_pe,1] of a zone in them. */
export interface RowsBetween {
  rows: [below: number, above: number]
  of: [below: readonly number[], above: readonly number[]]
}

/** c_pe,10 and c_pe,1 of a zone in one sign, with the table they were read from, and the rows they lie between. */
export interface SignCoefficients {
  c_pe_10: number
  c_pe_1: number
  table: TableName
  between: RowsBetween | null
}

/** One or two signs of a zone: the suction first. */
export type ZoneCoefficients = SignCoefficients[]

/**
 * Coefficient of a loaded area.
 *
 *   c_pe = c_pe,1 − (c_pe,1 − c_pe,10)·log10(A), with c_pe,1 for A ≤ 1 m² and c_pe,10 for A ≥ 10 m²
 *
 * Source: EN 1991-1-4 7.2.1, Figure 7.2.
 */
export function ofArea({ c_pe_10, c_pe_1 }: { c_pe_10: number; c_pe_1: number }, A: number): number {
  if (A <= 1) return c_pe_1
  return A >= 10 ? c_pe_10 : c_pe_1 - (c_pe_1 - c_pe_10) * Math.log10(A)
}

/**
 * A zone between two rows of a table: linear where both hold it, the value of the one that does otherwise (W12).
 *
 * @param at  angle, h/d or h_p/h, between the first and the last row
 */
function between(name: TableName, zone: string, at: number): SignCoefficients | null {
  const rows = coefficientRows(name)
  const last = (list: typeof rows) => list.at(-1)
  const below = last(rows.filter(([row]) => row <= at)) ?? rows[0]
  const above = rows.find(([row]) => row >= at) ?? last(rows)
  if (!below || !above) return null
  const [a, b] = [below[1][zone] ?? null, above[1][zone] ?? null]
  if (a === null || b === null) {
    const only = a ?? b
    return only && { c_pe_10: only[0], c_pe_1: only[1], table: name, between: null }
  }
  if (above[0] === below[0]) return { c_pe_10: a[0], c_pe_1: a[1], table: name, between: null }
  const part = (at - below[0]) / (above[0] - below[0])
  return {
    c_pe_10: a[0] + (b[0] - a[0]) * part,
    c_pe_1: a[1] + (b[1] - a[1]) * part,
    table: name,
    between: { rows: [below[0], above[0]], of: [a, b] },
  }
}

const present = (...signs: (SignCoefficients | null)[]): ZoneCoefficients => signs.filter((c) => c !== null)

/** Duopitch and trough roofs, Tables 7.4a and 7.4b; the angle of a trough counts negative. */
function duopitch(g: Given, key: string, zone: string): ZoneCoefficients {
  const alpha = g.trough ? -g.alpha : g.alpha
  if (key.startsWith('GABLE')) return present(between('duopitch90', zone, alpha))
  return present(between('duopitch0_suction', zone, alpha), between('duopitch0_pressure', zone, alpha))
}

/** Monopitch roofs, Tables 7.3a and 7.3b. */
function monopitch(g: Given, key: string, zone: string): ZoneCoefficients {
  if (key.startsWith('GABLE')) return present(between('monopitch90', zone, g.alpha))
  if (key.startsWith('FAR')) return present(between('monopitch180', zone, g.alpha))
  return present(between('monopitch0_suction', zone, g.alpha), between('monopitch0_pressure', zone, g.alpha))
}

const SHARP_EAVES_BELOW = 0.025

/** Flat roofs, Table 7.2, by h_p/h; zone I has two signs, in Germany those of the annex. */
function flat(g: Given, zone: string): ZoneCoefficients {
  const pair = ([c_pe_10, c_pe_1]: number[], table: TableName): SignCoefficients => ({
    c_pe_10: c_pe_10 ?? 0,
    c_pe_1: c_pe_1 ?? 0,
    table,
    between: null,
  })
  if (zone === 'I' && g.location === 'GERMANY') {
    const { suction, pressure } = dataOf('flat_I_germany')
    return [pair(suction, 'flat_I_germany'), pair(pressure, 'flat_I_germany')]
  }
  const ratio = g.roof === 'FLAT' ? g.h_p / g.h : 0
  const suction = between('flat_suction', zone, ratio < SHARP_EAVES_BELOW ? 0 : ratio)
  return zone === 'I' ? present(suction, pair(dataOf('flat_pressure').I, 'flat_pressure')) : present(suction)
}

/** h/d of a wall: d is the side parallel to the wind. */
export function heightToDepth(g: Given, zone: string): { ratio: number; d: number } {
  const d = zone === 'D' || zone === 'E' ? otherSide(g) : wallLength(g)
  return { ratio: Math.min(Math.max(g.h / d, 0.25), 5), d }
}

/** Walls, Table 7.1 or NA.1, by h/d. */
function wall(g: Given, zone: string): ZoneCoefficients {
  const table = g.location === 'GERMANY' ? 'walls_de' : 'walls_en'
  return present(between(table, zone, heightToDepth(g, zone).ratio))
}

/** What the rows of the table of a zone are of, as it is printed: the angle, a trough's negative, h_p/h or h/d. */
export function rowsAreOf(g: Given, key: string): { formula: string; of: Record<string, number> } {
  const zone = key.split(':')[1] ?? ''
  if (!g.isRoof) {
    const { ratio } = heightToDepth(g, zone)
    return zone === 'D' || zone === 'E'
      ? { formula: 'k_DE', of: { k_DE: ratio } }
      : { formula: 'k_ABC', of: { k_ABC: ratio } }
  }
  if (isFlat(g)) return { formula: 'h_p/h', of: { h_p: g.h_p, h: g.h } }
  return { formula: g.trough ? '(-alpha)' : 'alpha', of: { alpha: g.alpha } }
}

/** c_pe,10 and c_pe,1 of a zone by its key 'CASE:ZONE'. */
export function coefficientsOf(g: Given, key: string): ZoneCoefficients {
  const zone = key.split(':')[1] ?? ''
  if (!g.isRoof) return wall(g, zone)
  if (isFlat(g)) return flat(g, zone)
  return g.roof === 'MONOPITCH' ? monopitch(g, key, zone) : duopitch(g, key, zone)
}

/** Pressure of zone I of a duopitch below 15°: sources disagree at +5°, the larger is taken (W16). */
export const isDoubtfulPressure = (g: Given, key: string): boolean =>
  g.isRoof && g.roof === 'DUOPITCH' && !g.trough && key === 'FAR:I' && g.alpha >= 5 && g.alpha < 15
