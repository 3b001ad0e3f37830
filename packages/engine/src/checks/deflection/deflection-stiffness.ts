/** Stiffness for deflections, for check, diagrams and derivation; EN 1993-1-3:2006, 7.1(3), method 7. */
import { SECOND_MOMENT } from '../../en1993-1-3-2006/7-1-deflections.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { Candidate, Purlin } from '../../search/candidate.ts'
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

/** The sagging and the hogging zone of a span: M, distance of the compressed edge and I_eff at σ = f_yb, method 7.3. */
export function zonesOf(candidate: Candidate, { M_max, M_min, atM_max, atM_min }: MomentRange) {
  const { unreduced, model } = candidate
  const { I_gr, I_eff_sagging, I_eff_hogging } = deflectionSecondMoments(candidate)
  const z_top = unreduced.z_c - model.t_nom / 2
  return [
    { name: 'sag', edge: 'z_top', station: atM_max, M_Ed: Math.max(0, M_max), z: z_top, I_gr, I_eff: I_eff_sagging },
    {
      name: 'hog',
      edge: 'z_bottom',
      station: atM_min,
      M_Ed: Math.max(0, -M_min),
      z: model.h_p - z_top,
      I_gr,
      I_eff: I_eff_hogging,
    },
  ] as const
}

/** The smaller I_fic of both zones: twin of `SECOND_MOMENT.ofZone`, called for every combination. */
export function fictitiousSecondMoment(
  candidate: Candidate,
  { M_max, M_min }: Pick<MomentRange, 'M_max' | 'M_min'>,
): number {
  const { unreduced, f_yb, model } = candidate
  const { I_gr, I_eff_sagging, I_eff_hogging } = deflectionSecondMoments(candidate)
  const top = unreduced.z_c - model.t_nom / 2
  const sigma_sag = (Math.max(0, M_max) * top) / I_gr
  const sigma_hog = (Math.max(0, -M_min) * (model.h_p - top)) / I_gr
  return Math.min(
    I_gr - Math.min(1, sigma_sag / f_yb) * (I_gr - I_eff_sagging),
    I_gr - Math.min(1, sigma_hog / f_yb) * (I_gr - I_eff_hogging),
  )
}

/** Share of I_y left to a C or Z without panel: it bends about y and is free to move sideways; 1 for a C of equal flanges. */
export function freeBendingFactor({ line, candidate }: Purlin): number {
  const { I_y, I_z, I_yz } = candidate.model.gross
  return line.restraints.panel || candidate.model.profile.isSymmetric
    ? 1
    : SECOND_MOMENT.freelyBent({ I_fic_y: 1, I_yz, I_y, I_z })
}

/** Lower bound of the stiffness that divides a deflection. */
export const softestStiffness = (purlin: Purlin): number =>
  E * Math.min(...Object.values(deflectionSecondMoments(purlin.candidate))) * freeBendingFactor(purlin)

/** Extremes of M in one span, 0 included [N·mm]. */
export interface MomentRange {
  M_max: number
  M_min: number
  /** stations; −1: 0 is the extreme */
  atM_max: number
  atM_min: number
}

/** The main span beside a cantilever. */
export const adjacentSpan = (cantilever: number): number => (cantilever === 0 ? 1 : cantilever - 1)

/** A short overhang is checked on its own bending only, method 7.6. */
export function partOf(line: LineDesign, k: number): 'whole' | 'own' {
  const a = line.spanLength(k)
  return line.isCantilever(k) && (a < 0.1 * line.spanLength(adjacentSpan(k)) || a < 500) ? 'own' : 'whole'
}

/** The spans whose smallest I_fic counts; for a cantilever that moves as a whole also its neighbour, method 7.5. */
export const spansOfStiffness = (line: LineDesign, k: number, part: 'whole' | 'own'): number[] =>
  part === 'whole' && line.isCantilever(k) ? [k, adjacentSpan(k)] : [k]

/**
 * E·I of a deflection in one SLS combination, method 7.3 and 7.5 [N·mm²].
 *
 *   E · min I_fic over the zones of the spans it rests on, × (1 − I_yz²/(I_y·I_z)) where nothing holds the section sideways
 *
 * @param ranges of its `spansOfStiffness` in this combination
 */
export function deflectionStiffness(purlin: Purlin, ranges: readonly Pick<MomentRange, 'M_max' | 'M_min'>[]): number {
  let I_fic = Number.POSITIVE_INFINITY
  for (const range of ranges) I_fic = Math.min(I_fic, fictitiousSecondMoment(purlin.candidate, range))
  return E * I_fic * freeBendingFactor(purlin)
}
