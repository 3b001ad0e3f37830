/** Snow drifted against a projection or a taller building, along the line; method 9.8. */
import type { DriftBands } from '../answer.ts'
import type { Given } from '../given.ts'
import { bandsOf, type WrittenBand, writtenBands } from '../line/bands.ts'
import type { Piece } from '../line/pieces.ts'
import type { StepList } from '../steps.ts'
import { dataOf } from '../tables.ts'

const limits = dataOf('drift')
const NO_DRIFT: DriftBands = { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 }

const between = (v: number, min: number, max: number): number => Math.min(Math.max(v, min), max)

export interface DriftGiven {
  s_k: number
  C_e: number
  /** μ_1, of a trough μ_2 */
  mu: number
  /** regular snow, unrounded [kN/m²] */
  s_r: number
}

/**
 * Shape coefficient beside the obstruction, never below the one of the roof.
 *
 *   projection: μ_d = 2·h_o/s_k within 0.8…2.0      taller building: μ_d = min((b_1 + b_2)/(2·h_o), 2·h_o/s_k) within 0.8…4
 *
 * Source: EN 1991-1-3 6.2 and 5.3.6; μ_s = 0 below an upper roof of at most 15°.
 */
function driftCoefficient(g: Given, s_k: number, mu_b: number, steps: StepList): number {
  const { heightM: h_o = 0, b1M: b_1 = 0, b2M: b_2 = 0, kind } = g.snow.obstruction ?? {}
  const [h, b1, b2] = [h_o ?? 0, b_1 ?? 0, b_2 ?? 0]
  const { muwMin, muwMax, mu2Min, mu2Max } = limits
  const tall = kind === 'TALLER_BUILDING'
  const mu_d = tall
    ? between(Math.min((b1 + b2) / (2 * h), (2 * h) / s_k), muwMin, muwMax)
    : between((2 * h) / s_k, mu2Min, mu2Max)
  const mu_2 = Math.max(mu_d, mu_b)
  const formula = tall
    ? 'max(min(max(min((b_1 + b_2)/(2*h_o), 2*h_o/s_k), 0.8), 4), mu_b)'
    : 'max(min(max(2*h_o/s_k, 0.8), 2), mu_b)'
  const of = tall ? { b_1: b1, b_2: b2, h_o: h, s_k, mu_b } : { h_o: h, s_k, mu_b }
  steps.add({ symbol: 'mu_2', formula, of, value: mu_2, tables: ['drift'], clause: driftClause(g) })
  return mu_2
}

const driftClause = (g: Given): string =>
  g.snow.obstruction?.kind === 'TALLER_BUILDING' ? 'EN 1991-1-3 5.3.6' : 'EN 1991-1-3 6.2'

/**
 * Bands of drifted snow: s(0) over the first half of l_s, s(l_s/2) over the second; beside a line that runs along the obstruction
 * one value.
 *
 *   l_s = 2·h_o within 5…15 m      μ(d) = μ_2 + (μ_b − μ_2)·d/l_s      s(d) = μ(d)·C_e·s_k
 */
export function driftAlongLine(g: Given, { s_k, C_e, mu, s_r }: DriftGiven, steps: StepList): DriftBands {
  const o = g.snow.obstruction
  if (!o || s_k === 0) return { ...NO_DRIFT }
  const h_o = o.heightM ?? 0
  const l_s = between(2 * h_o, limits.lsMin, limits.lsMax)
  steps.add({
    symbol: 'l_s',
    formula: 'min(max(2*h_o, 5), 15)',
    of: { h_o },
    value: l_s,
    unit: 'm',
    tables: ['drift'],
    clause: driftClause(g),
  })
  const mu_b = Math.max(mu, limits.muwMin)
  const roof = g.trough ? 'mu_2_V' : 'mu_1'
  steps.add({
    symbol: 'mu_b',
    formula: `max(${roof}, 0.8)`,
    of: { [roof]: mu },
    value: mu_b,
    tables: ['drift'],
    clause: driftClause(g),
  })
  const mu_2 = driftCoefficient(g, s_k, mu_b, steps)
  if (g.location === 'SPAIN') steps.remark('DRIFT_BY_EN_IN_SPAIN')
  const s = (d: number) => (mu_2 + ((mu_b - mu_2) * d) / l_s) * C_e * s_k
  const written = bandsOfDrift(g, l_s, s, s_r)
  for (const [i, { piece, from, to }] of written.entries()) {
    const about = { load: 'loadSnowAccumulation' as const, band: i + 1, fromM: from, toM: to }
    const regular = piece.c < 0
    steps.add({
      symbol: `S_acc_${i + 1}`,
      formula: regular ? 's_r' : '(mu_2 + (mu_b - mu_2)*d/l_s)*C_e*s_k',
      of: regular ? { s_r } : { mu_2, mu_b, d: piece.c, l_s, C_e, s_k },
      value: piece.w,
      unit: 'kN/m²',
      tables: ['drift'],
      clause: driftClause(g),
      about,
    })
  }
  const { w1, l1, w2, l2, w3, l3 } = bandsOf(written)
  return { s1: w1, l1, s2: w2, l2, s3: w3, l3 }
}

/** The pieces as they are written; `c` holds their distance d from the obstruction, −1 where the snow is regular. */
function bandsOfDrift(g: Given, l_s: number, s: (d: number) => number, s_r: number): WrittenBand[] {
  const { at, distanceM } = g.snow.obstruction!
  const piece = (from: number, to: number, d: number): Piece => ({
    from: Math.max(0, from),
    to: Math.min(to, g.L),
    c: d,
    w: d < 0 ? s_r : s(d),
  })
  if (at === 'ALONG') return (distanceM ?? 0) < l_s ? writtenBands([piece(0, g.L, distanceM ?? 0)], g.L) : []
  const pieces =
    at === 'START'
      ? [piece(0, l_s / 2, 0), piece(l_s / 2, l_s, l_s / 2)]
      : [piece(0, g.L - l_s, -1), piece(g.L - l_s, g.L - l_s / 2, l_s / 2), piece(g.L - l_s / 2, g.L, 0)]
  return writtenBands(
    pieces.filter((p) => p.to > p.from),
    g.L,
    at === 'END',
  )
}
