/** What a deflection is divided by, for check, diagrams and derivation alike; EN 1993-1-3:2006, 7.1(3), method 7. */
import type { LineDesign } from '../../line/line-design.ts'
import type { Candidate } from '../../search/candidate.ts'
import { E } from '../../steel.ts'

/**
 * Second moments of area for deflections: gross, and effective under each sense of M_y at σ = f_yb, all on the
 * sharp-corner model and all times (1 − 2δ), so that no effective value exceeds the gross one (method 7.1) [mm⁴].
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
 *   I_fic = I_gr − (σ_gr/σ)·(I_gr − I_eff(σ)), σ = f_yb, the smaller one of the sagging and the hogging zone (method 7.3)
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

/** Bending about y of a C or Z that no panel holds is free to move sideways: I* / I_y = 1 − I_yz²/(I_y·I_z), method 6.6. */
export function freeBendingFactor(line: LineDesign, candidate: Candidate): number {
  const { I_y, I_z, I_yz } = candidate.model.gross
  return line.restraints.panel || candidate.model.profile.isSymmetric ? 1 : 1 - I_yz ** 2 / (I_y * I_z)
}

/** A short overhang is checked on its own bending only (method 7.6). [mm] */
export const ownBendingOnly = (a: number, L_adjacent: number): boolean => a < 0.1 * L_adjacent || a < 500

/** Extremes of M in one span, 0 included [N·mm]. */
export interface MomentRange {
  M_max: number
  M_min: number
}

/** The main span beside a console. */
export const adjacentSpan = (console: number): number => (console === 0 ? 1 : console - 1)

/** The spans whose I_fic a deflection may take, the smallest ruling: of a console that moves as a whole its neighbour's too, method 7.5. */
export const spansOfStiffness = (line: LineDesign, k: number, part: 'whole' | 'own'): number[] =>
  part === 'whole' && line.isConsole(k) ? [k, adjacentSpan(k)] : [k]

/**
 * E·I of the deflection of a span or console in one SLS combination.
 *
 *   E · min I_fic over the spans it rests on, × (1 − I_yz²/(I_y·I_z)) where nothing holds the section sideways
 *
 * Source: method 7.3 and 7.5.
 * @param part    of a console: its whole displacement, or the bending of its own
 * @param moments extremes of M of a span in this combination
 * @returns [N·mm²]
 */
export function deflectionStiffness(
  line: LineDesign,
  candidate: Candidate,
  k: number,
  part: 'whole' | 'own',
  moments: (span: number) => MomentRange,
): number {
  let I_fic = Number.POSITIVE_INFINITY
  for (const span of spansOfStiffness(line, k, part)) {
    const { M_max, M_min } = moments(span)
    I_fic = Math.min(I_fic, fictitiousSecondMoment(candidate, M_max, M_min))
  }
  return E * I_fic * freeBendingFactor(line, candidate)
}

/** Extremes of M over the stations of one span [N·mm]. */
export function momentRange({ stations }: LineDesign, M: Float64Array, span: number): MomentRange {
  const range = { M_max: 0, M_min: 0 }
  for (let i = Math.max(0, stations.firstOfSpan[span]!); i <= stations.lastOfSpan[span]!; i++) {
    range.M_max = Math.max(range.M_max, M[i]!)
    range.M_min = Math.min(range.M_min, M[i]!)
  }
  return range
}
