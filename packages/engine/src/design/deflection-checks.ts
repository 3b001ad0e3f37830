/** Deflections of one candidate; EN 1993-1-3:2006, 7.1(3) and 7.3, engineering.md B.5, B.6 and Q.22. */
import type { Deflection } from '../result.ts'
import { E } from '../steel.ts'
import type { Candidate } from './candidate.ts'
import type { LineDesign } from './line-design.ts'
import { keep, noneYet, type Worst } from './worst.ts'

/**
 * Second moments of area for deflections: gross, and effective under each sense of M_y at σ = f_yb, all on the
 * sharp-corner model and all times (1 − 2δ), so that no effective value exceeds the gross one (C.3) [mm⁴].
 */
export function deflectionSecondMoments({ unreduced, effective, model }: Candidate) {
  const rounding = (1 - 2 * model.delta) / (1 - 2 * model.delta_effective)
  return {
    I_gr: unreduced.I_y * rounding,
    I_eff_sagging: effective.top.I_y * rounding,
    I_eff_hogging: effective.bottom.I_y * rounding,
  }
}

/**
 * Fictitious second moment of area of a span.
 *
 *   I_fic = I_gr − (σ_gr/σ)·(I_gr − I_eff(σ)), σ = f_yb, the smaller one of the sagging and the hogging zone (D12)
 *
 * Source: EN 1993-1-3:2006, 7.1(3).
 * @param M_max, M_min extremes of the span in the SLS combination [N·mm]
 * @returns [mm⁴]
 */
export function fictitiousSecondMoment(candidate: Candidate, M_max: number, M_min: number): number {
  const { unreduced, f_yb, model } = candidate
  const { I_gr, I_eff_sagging, I_eff_hogging } = deflectionSecondMoments(candidate)
  const top = unreduced.z_c - model.t_nom / 2
  const bottom = model.h_p - top
  const reduced = (sigma_gr: number, I_eff: number) => I_gr - Math.min(1, sigma_gr / f_yb) * (I_gr - I_eff)
  const sagging = reduced((Math.max(0, M_max) * top) / I_gr, I_eff_sagging)
  const hogging = reduced((Math.max(0, -M_min) * bottom) / I_gr, I_eff_hogging)
  return Math.min(sagging, hogging)
}

/** Bending about y of a C or Z that no panel holds is free to move sideways: I* / I_y = 1 − I_yz²/(I_y·I_z), G.9. */
export function freeBendingFactor(line: LineDesign, candidate: Candidate): number {
  const { I_y, I_z, I_yz } = candidate.model.gross
  return line.restraints.panel || candidate.model.webs === 2 ? 1 : 1 - I_yz ** 2 / (I_y * I_z)
}

/** A short overhang is checked on its own bending only (D13). [mm] */
export const ownBendingOnly = (a: number, L_adjacent: number): boolean => a < 0.1 * L_adjacent || a < 500

export interface DeflectionOutcome {
  span: Worst
  console: Worst
  /** the worst of every span and console */
  deflections: Deflection[]
}

interface SpanWorst {
  worst: Worst
  value: number
  ownOnly: boolean
}

/** Deflections of all main spans and consoles of one candidate. */
export function checkDeflections(line: LineDesign, candidate: Candidate): DeflectionOutcome {
  const { sls, stations } = line
  const perSpan = Array.from({ length: line.spans }, (_, k) =>
    line.isConsole(k) ? checkTip(line, candidate, k) : checkSpan(line, candidate, k),
  )
  const span = noneYet()
  const console = noneYet()
  perSpan.forEach(({ worst }, k) => {
    if (worst.combination < 0) return
    const target = line.isConsole(k) ? console : span
    keep(target, worst.utilisation, worst.demand, worst.resistance, worst.station, worst.combination)
  })
  return {
    span,
    console,
    deflections: perSpan.flatMap(({ worst, value, ownOnly }, k) =>
      worst.combination < 0
        ? []
        : [
            {
              spanIndex: k,
              valueMm: value,
              limitMm: worst.resistance,
              utilisation: worst.utilisation,
              combinationId: sls.combinations[worst.combination]!.id,
              xM: stations.x[worst.station]! / 1e3,
              ownBendingOnly: ownOnly,
            },
          ],
    ),
  }
}

/** Extremes of M and EI·w of one span in one combination, own weight included. */
function spanExtremes(line: LineDesign, candidate: Candidate, k: number, c: number) {
  const { sls, own, stations, deflections } = line
  const from = c * stations.count
  const weight = sls.ownFactor[c]! * candidate.ownWeight
  const e = { M_max: 0, M_min: 0, w_max: Number.NEGATIVE_INFINITY, w_min: Number.POSITIVE_INFINITY, atMax: 0, atMin: 0 }
  for (let i = stations.firstOfSpan[k]!; i >= 0 && i <= stations.lastOfSpan[k]!; i++) {
    const M = sls.M[from + i]! + weight * own.M[i]!
    const w = deflections.w[from + i]! + weight * own.w[i]!
    if (M > e.M_max) e.M_max = M
    if (M < e.M_min) e.M_min = M
    if (w > e.w_max) {
      e.w_max = w
      e.atMax = i
    }
    if (w < e.w_min) {
      e.w_min = w
      e.atMin = i
    }
  }
  return e
}

/** |δ| ≤ L/limit of one main span over all combinations, B.6. */
function checkSpan(line: LineDesign, candidate: Candidate, k: number): SpanWorst {
  const { own, stations, input } = line
  const found: SpanWorst = { worst: noneYet(), value: 0, ownOnly: false }
  const allowed = line.spanLength(k) / input.deflectionLimit.limit
  const free = freeBendingFactor(line, candidate)
  const { I_gr, I_eff_sagging, I_eff_hogging } = deflectionSecondMoments(candidate)
  const softest = E * Math.min(I_gr, I_eff_sagging, I_eff_hogging) * free
  let ownLargest = 0
  for (let i = stations.firstOfSpan[k]!; i <= stations.lastOfSpan[k]!; i++)
    ownLargest = Math.max(ownLargest, Math.abs(own.w[i]!))
  const { combinations, largest } = line.deflections.ofSpan[k]!
  for (let j = 0; j < combinations.length; j++) {
    // No combination after this one can deflect more, whatever its stiffness.
    if ((largest[j]! + candidate.ownWeight * ownLargest) / softest <= found.worst.demand) break
    const c = combinations[j]!
    const e = spanExtremes(line, candidate, k, c)
    const stiffness = E * fictitiousSecondMoment(candidate, e.M_max, e.M_min) * free
    for (const [w, i] of [
      [e.w_max, e.atMax],
      [e.w_min, e.atMin],
    ] as const) {
      const delta = w / stiffness
      if (Math.abs(delta) / allowed > found.worst.utilisation) found.value = delta
      keep(found.worst, Math.abs(delta) / allowed, Math.abs(delta), allowed, i, c)
    }
  }
  return found
}

/** |δ_tip| ≤ 2a/limit of one console over all combinations, B.6. */
function checkTip(line: LineDesign, candidate: Candidate, k: number): SpanWorst {
  const { input, stations, sls } = line
  const side = k === 0 ? 'left' : 'right'
  const a = line.spanLength(k)
  const found: SpanWorst = { worst: noneYet(), value: 0, ownOnly: false }
  if (!(a > 0)) return found
  const adjacent = side === 'left' ? 1 : line.spans - 2
  found.ownOnly = ownBendingOnly(a, line.spanLength(adjacent))
  const part = found.ownOnly ? 'own' : 'whole'
  const allowed = (2 * a) / input.deflectionLimit.limit
  const station = side === 'left' ? stations.firstOfSpan[k]! : stations.lastOfSpan[k]!
  const free = freeBendingFactor(line, candidate)
  const { I_gr, I_eff_sagging, I_eff_hogging } = deflectionSecondMoments(candidate)
  const softest = E * Math.min(I_gr, I_eff_sagging, I_eff_hogging) * free
  const stiffness = (span: number, c: number) => {
    const e = spanExtremes(line, candidate, span, c)
    return E * fictitiousSecondMoment(candidate, e.M_max, e.M_min) * free
  }
  for (let c = 0; c < sls.combinations.length; c++) {
    const bend = sls.tips[side][part][c]! + sls.ownFactor[c]! * candidate.ownWeight * line.own.tips[side][part]
    // Nothing bends it: there is nothing to check.
    if (bend === 0) continue
    // Whatever its stiffness, it deflects no more than the worst so far.
    if (Math.abs(bend) / softest <= found.worst.demand && found.worst.combination >= 0) continue
    const EI = found.ownOnly ? stiffness(k, c) : Math.min(stiffness(k, c), stiffness(adjacent, c))
    const delta = bend / EI
    if (Math.abs(delta) / allowed > found.worst.utilisation) found.value = delta
    keep(found.worst, Math.abs(delta) / allowed, Math.abs(delta), allowed, station, c)
  }
  return found
}
