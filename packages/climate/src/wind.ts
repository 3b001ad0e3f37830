/** Wind on the line: peak pressure, coefficients of the zones it meets, and its four loads; method 9.2 to 9.5. */
import type { Derivation, DerivedLoads, LoadKey, LoadPiece, WindCase } from './answer.ts'
import { peakPressure } from './en1991-1-4/4-peak-pressure.ts'
import { coefficientsOf, heightToDepth, isDoubtfulPressure, ofArea, rowsAreOf } from './en1991-1-4/7-2-coefficients.ts'
import { zonesOf } from './en1991-1-4/7-2-zones.ts'
import type { Given } from './given.ts'
import { bandsOf, envelope, mergeBands, NO_BANDS, six, writtenBands } from './line/bands.ts'
import {
  type Cpe,
  fieldRange,
  type Piece,
  piecesOf,
  tributaryStrip,
  type WindCases,
  windAlongLine,
  zonesMet,
} from './line/pieces.ts'
import { isSymmetric, slotsOf } from './line/slots.ts'
import { crossDimensions, isFlat, wallDimension } from './line/surface.ts'
import { peakPressureGermany } from './national/germany-wind.ts'
import { peakPressureSpain } from './national/spain-wind.ts'
import { type FoundPlace, isCoastal, windZone, windZonePortugal } from './national/wind-zone.ts'
import type { StepGiven, StepList } from './steps.ts'
import { dataOf } from './tables.ts'

/** The height from which a building is asked for the natural frequency of its elements, EN 1991-1-4 6.2(1) [m]. */
const CSCD_HEIGHT_M = 15

/** z_e = h; of a flat roof with a parapet z_e = h + h_p. Source: EN 1991-1-4 7.2.2(1), 7.2.3. */
export function referenceHeight(g: Given): number {
  return g.h + (g.isRoof && g.roof === 'FLAT' ? g.h_p : 0)
}

function velocityPressure(g: Given, place: FoundPlace, steps: StepList): number {
  const z_e = referenceHeight(g)
  steps.add({
    symbol: 'z_e',
    ...(z_e > g.h ? { formula: 'h + h_p', of: { h: g.h, h_p: g.h_p } } : { formula: 'h', of: { h: g.h } }),
    value: z_e,
    unit: 'm',
    clause: g.isRoof && g.roof === 'FLAT' ? 'EN 1991-1-4 7.2.3' : 'EN 1991-1-4 7.2.2(1)',
  })
  const zone = windZone(g, place)
  if (zone) steps.add({ symbol: 'zone', value: zone.zone, tables: zone.tables, clause: zoneClause(g) })
  const { c_o } = g
  steps.add({ symbol: 'c_o', value: c_o, clause: 'EN 1991-1-4 4.3.3' })
  const name = zone?.zone ?? ''
  if (g.location === 'SPAIN' || g.location === 'GERMANY') {
    const table = g.location === 'SPAIN' ? 'wind_zones_es' : 'wind_zones_de'
    const q_b = (dataOf(table) as Record<string, number>)[name] ?? Number.NaN
    if (g.location === 'SPAIN') return peakPressureSpain({ z_e, roughness: g.wind.terrain ?? 'III', q_b, c_o }, steps)
    const simplified = g.wind.method === 'SIMPLIFIED'
    const terrain = g.wind.terrain ?? 'INLAND'
    return peakPressureGermany({ z_e, zone: name, terrain, simplified, H: g.H, c_o, q_b }, steps)
  }
  const terrain = g.location === 'PORTUGAL' ? 'terrain_pt' : 'terrain_en'
  const [z_0 = 0, z_min = 0] = (dataOf(terrain) as Record<string, number[]>)[g.wind.terrain ?? 'II'] ?? []
  const v_b_0 =
    g.location === 'PORTUGAL' ? (dataOf('wind_zones_pt') as Record<string, number>)[name]! : (g.wind.vb0 ?? 0)
  steps.add({
    symbol: 'v_b_0',
    value: v_b_0,
    unit: 'm/s',
    ...(g.location === 'PORTUGAL' ? { tables: ['wind_zones_pt'] } : {}),
    clause: g.location === 'PORTUGAL' ? 'NP EN 1991-1-4:2010, NA 4.2(1)P' : 'EN 1991-1-4 4.2(1)P',
  })
  return peakPressure({ z_e, z_0, z_min, terrain, v_b_0, c_o }, steps)
}

const zoneClause = (g: Given): string =>
  ({
    PORTUGAL: 'NP EN 1991-1-4:2010, NA 4.2(1)P',
    SPAIN: 'CTE DB SE-AE D.1(4), Figure D.1',
    GERMANY: 'DIN EN 1991-1-4/NA, Figure NA.A.1',
    OTHER: '',
  })[g.location]

const bracketed = (v: number): string => (v < 0 ? `(${v})` : String(v))

/** [c_s, c_p] of the zones the line meets: the smaller and the larger of the values of their signs. */
function coefficients(g: Given, keys: string[], A: number, steps: StepList): Cpe {
  const cpe: Cpe = {}
  for (const key of keys) {
    const signs = coefficientsOf(g, key)
    const values = signs.map((sign) => ofArea(sign, A))
    for (const [i, sign] of signs.entries()) {
      const { c_pe_10, c_pe_1, table, between } = sign
      const logarithmic = A > 1 && A < 10 && c_pe_10 !== c_pe_1
      const line: Pick<StepGiven, 'tables' | 'clause' | 'doubtful' | 'about'> = {
        tables: [table],
        ...(table === 'flat_I_germany' ? { clause: 'DIN EN 1991-1-4/NA, Table 7.2' } : {}),
        doubtful: table === 'duopitch0_pressure' && isDoubtfulPressure(g, key) ? [table] : [],
        about: { zone: key, ...(signs.length > 1 ? { sign: i === 0 ? 'SUCTION' : 'PRESSURE' } : {}) },
      }
      for (const [column, symbol] of (['c_pe_10', 'c_pe_1'] as const).entries()) {
        const [below = 0, above = 0] = between?.of.map((row) => row[column]) ?? []
        if (!between || below === above || !(logarithmic || A > 1 === (symbol === 'c_pe_10'))) continue
        const at = rowsAreOf(g, key)
        const part = `(${at.formula} - ${bracketed(between.rows[0])})/(${between.rows[1]} - ${bracketed(between.rows[0])})`
        const formula = `${below} + (${above} - ${bracketed(below)})*${part}`
        steps.add({ ...line, symbol, formula, of: at.of, value: sign[symbol] })
      }
      steps.add({
        ...line,
        symbol: `c_pe_${key.split(':')[1]}`,
        ...(logarithmic
          ? { formula: 'c_pe_1 - (c_pe_1 - c_pe_10)*log10(A)', of: { c_pe_1, c_pe_10, A } }
          : A > 1
            ? { formula: 'c_pe_10', of: { c_pe_10 } }
            : { formula: 'c_pe_1', of: { c_pe_1 } }),
        value: values[i]!,
      })
    }
    cpe[key] = [Math.min(...values), Math.max(...values)]
  }
  return cpe
}

function dimensions(g: Given, steps: StepList): void {
  if (g.isRoof) {
    const { e_0, e_90 } = crossDimensions(g)
    const clause = 'EN 1991-1-4 Figures 7.6 to 7.8'
    steps.add({ symbol: 'e_0', formula: 'min(B, 2*h)', of: { B: g.B, h: g.h }, value: e_0, unit: 'm', clause })
    steps.add({ symbol: 'e_90', formula: 'min(W, 2*h)', of: { W: g.W, h: g.h }, value: e_90, unit: 'm', clause })
    return
  }
  const b = g.wall === 'GABLE' ? g.B : g.W
  const clause = 'EN 1991-1-4 Figure 7.5'
  steps.add({ symbol: 'e', formula: 'min(b, 2*h)', of: { b, h: g.h }, value: wallDimension(g), unit: 'm', clause })
  for (const zone of ['A', 'D']) {
    const { ratio, d } = heightToDepth(g, zone)
    const clamped = Math.abs(ratio - g.h / d) > 1e-12
    steps.add({
      symbol: zone === 'A' ? 'k_ABC' : 'k_DE',
      formula: clamped ? 'min(max(h/d, 0.25), 5)' : 'h/d',
      of: { h: g.h, d },
      value: ratio,
      clause: g.location === 'GERMANY' ? 'DIN EN 1991-1-4/NA, Table NA.1' : 'EN 1991-1-4 Table 7.1',
    })
  }
}

const metres = (v: number): string => String(Math.round(v * 1000) / 1000)

function strip(g: Given, steps: StepList): void {
  const range = g.mode === 'AT' ? tributaryStrip(g) : g.mode === 'FIELD' ? fieldRange(g) : null
  const horizontalRail = !g.isRoof && g.isHorizontal
  steps.add({
    symbol: 'strip',
    value: range === null || horizontalRail ? 'WORST' : `${metres(range[0])}…${metres(range[1])}`,
    unit: range === null || horizontalRail ? '' : 'm',
    clause: '',
  })
}

/** The loaded area: spacing times the shortest main span, one value for the line (W11). */
function loadedArea(g: Given, steps: StepList): number {
  const l_min = Math.min(...g.mainSpans)
  const A = g.s * l_min
  steps.add({
    symbol: 'A',
    formula: 's*l_min',
    of: { s: g.s, l_min },
    value: A,
    unit: 'm²',
    clause: 'EN 1991-1-4 7.2.1',
  })
  return A
}

function remarks(g: Given, place: FoundPlace, symmetric: boolean, steps: StepList): void {
  if (g.location === 'PORTUGAL') {
    if (g.wind.coast === null && isCoastal(place.municipality)) steps.remark('COAST_FROM_MUNICIPALITY')
    if (g.wind.zone === 'A' && windZonePortugal(g, place.municipality) === 'B')
      steps.remark('WIND_ZONE_BELOW_RULE', { typed: 'A', rule: 'B' })
  }
  if (g.location === 'SPAIN' && !g.cpi.typed) steps.remark('ES_CPI_BY_OPENINGS')
  if (g.h >= CSCD_HEIGHT_M) steps.remark('CSCD_ELEMENT_FREQUENCY')
  if (g.isRoof && isFlat(g) && g.roof !== 'FLAT') steps.remark('FLAT_TABLE_BELOW_5_DEGREES')
  if (g.isHorizontal && !symmetric) steps.remark('MIRRORED_CASE_ENVELOPED')
}

const pairs = (cpe: Cpe, times = 1): Record<string, [number, number]> =>
  Object.fromEntries(Object.entries(cpe).map(([k, [c_s, c_p]]) => [k, [six(c_s * times), six(c_p * times)]]))

/** The mean of the coefficients of a strip, by the parts of it in each zone. */
function meanOfStrip(mean: NonNullable<Piece['mean']>, g: Given): Pick<StepGiven, 'formula' | 'of' | 'clause'> {
  const [from, to] = tributaryStrip(g)
  const weighted = mean.map(([zone]) => `l_${zone}*c_pe_${zone}`)
  return {
    formula: `(${weighted.join(' + ')})/(${mean.map(([zone]) => `l_${zone}`).join(' + ')})`,
    of: Object.fromEntries(
      mean.flatMap(([zone, c, share]) => [
        [`l_${zone}`, share * (to - from)],
        [`c_pe_${zone}`, c],
      ]),
    ),
    clause: g.isRoof ? 'EN 1991-1-4 Figures 7.6 to 7.8' : 'EN 1991-1-4 Figure 7.5',
  }
}

/** The coefficient of the zone of a band, or of several the worst. */
function worstOfZones(
  zones: NonNullable<Piece['zones']>,
  isPressure: boolean,
): Pick<StepGiven, 'formula' | 'of' | 'clause'> {
  const names = zones.map(([zone]) => `c_pe_${zone}`)
  return {
    formula: names.length === 1 ? names[0]! : `${isPressure ? 'max' : 'min'}(${names.join(', ')})`,
    of: Object.fromEntries(zones.map(([zone, c]) => [`c_pe_${zone}`, c])),
    clause: 'EN 1991-1-4 7.2',
  }
}

/** Bands of one load, its lines of the derivation included. */
function load(key: LoadKey, pieces: Piece[], g: Given, q_p: number, steps: StepList) {
  const { bands, before } = mergeBands(pieces)
  if (before > bands.length) steps.remark('BANDS_MERGED', { load: key, bands: before })
  const written = writtenBands(bands, g.L)
  const pressure = key === 'loadWindPressure'
  const symbol = { loadWindPressure: 'W_p', loadWindSuction: 'W_s', loadWindLocalSuction: 'W_ls' }[
    key as 'loadWindSuction'
  ]
  for (const [i, { piece, from, to }] of written.entries()) {
    const about = { load: key, band: i + 1, fromM: from, toM: to }
    const coefficient = pressure ? 'c_p' : 'c_s'
    const line = piece.mean ? meanOfStrip(piece.mean, g) : worstOfZones(piece.zones ?? [], pressure)
    steps.add({ symbol: coefficient, value: piece.c, ...line, about })
    const net = pressure ? 'q_p*(c_p - c_pi_min)' : 'q_p*(c_pi_max - c_s)'
    steps.add({
      symbol: `${symbol}_${i + 1}`,
      formula: piece.w > 0 ? net : `max(0, ${net})`,
      of: pressure
        ? { q_p, [coefficient]: piece.c, c_pi_min: g.cpi.min }
        : { q_p, c_pi_max: g.cpi.max, [coefficient]: piece.c },
      value: piece.w,
      unit: 'kN/m²',
      clause: 'EN 1991-1-4 5.2(3)',
      about,
    })
  }
  return written.length === 0 ? { ...NO_BANDS } : bandsOf(written)
}

export function windLoads(g: Given, place: FoundPlace, steps: StepList): Partial<Derivation> & { loads: DerivedLoads } {
  steps.begin('WIND')
  const q_p = velocityPressure(g, place, steps)
  steps.add({ symbol: 'c_s*c_d', value: 1, clause: 'EN 1991-1-4 6.2(1)' })
  const { typed, max, min } = g.cpi
  for (const [symbol, value] of [
    ['c_pi_max', max],
    ['c_pi_min', min],
  ] as const)
    steps.add(typed ? { symbol, value, clause: 'EN 1991-1-4 7.2.9' } : { symbol, value, tables: ['c_pi'] })
  const A = loadedArea(g, steps)
  dimensions(g, steps)
  strip(g, steps)

  const zones = zonesOf(g)
  const cases = Object.keys(zones) as WindCase[]
  const pieces = Object.fromEntries(cases.map((c) => [c, piecesOf(g, zones[c] ?? [])]))
  const cpe = coefficients(g, zonesMet(zones, pieces), A, steps)
  const wind: WindCases = {}
  for (const c of cases) wind[c] = windAlongLine(g, c, pieces[c] ?? [], cpe, q_p)

  const symmetric = !g.isHorizontal || isSymmetric(g)
  const slots = slotsOf(g, symmetric)
  const suction = (list: WindCase[]) => envelope(list.map((c) => wind[c]!.suction))
  const loads: DerivedLoads = {
    loadWindPressure: load('loadWindPressure', envelope(slots.pressure.map((c) => wind[c]!.pressure)), g, q_p, steps),
    loadWindSuction: load('loadWindSuction', suction(slots.general), g, q_p, steps),
    loadWindLocalPressure: { ...NO_BANDS },
    loadWindLocalSuction: load('loadWindLocalSuction', suction(slots.local), g, q_p, steps),
  }
  remarks(g, place, symmetric, steps)
  const written = (list: Piece[]): LoadPiece[] => list.map(({ from, to, w }) => [from, to, w])
  return {
    loads,
    qp: six(q_p),
    cpe: pairs(cpe),
    we: pairs(cpe, q_p),
    windCases: Object.fromEntries(
      cases.map((c) => [
        c,
        { pieces: wind[c]!.zones, suction: written(wind[c]!.suction), pressure: written(wind[c]!.pressure) },
      ]),
    ),
  }
}
