/** The part of bending in the member interaction, 6.2.5(2): the moments with the shift of the centroid; method 5.18. */
import { memberForce } from '../../line/combined-forces.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { CombinationExtremes } from '../../search/combination-extremes.ts'
import { emptyFinding, keep } from '../../search/finding.ts'
import { type Lateral, lateralResistance } from '../../search/lateral.ts'

export type InteractionMoments = ReturnType<typeof interactionMoments>

/** The share b of bending at which the interaction reaches `worst`. */
export const largestBending = (a: number, c: number, worst: number): number =>
  Math.max(0, Math.max(0, worst - c) ** 0.8 - a ** 0.8) ** 1.25

/**
 * Twin of `SHIFT_OF_COMPRESSION` and `shiftPart`, called for every combination: the moments of the shift under a compression [N·mm], and
 * the share of the moment about z at the edge it compresses [-].
 */
export function shiftMoments({ line, candidate: { shift, f_yb } }: Purlin, compression: number) {
  const delta_z = compression * Math.abs(shift.e_y)
  const c_z = (delta_z * line.national.gammaM1) / (shift.W_z_com * f_yb)
  return { delta: compression * shift.e_z, delta_z, c_z }
}

/** M_c,Rk of the sign of M, method 4.3 [N·mm]. */
export const characteristicMoment = ({ line, candidate: { resistances: r } }: Purlin, M: number): number =>
  (M >= 0 ? r.M_c_Rd_top : r.M_c_Rd_bottom) * line.national.gammaM0

/**
 * The moments of the interaction in one combination from its extremes: an upper bound, exact where N is constant along the line.
 * @param lateral M_z or σ_q of its group, or an upper bound of it
 */
export function interactionMoments(purlin: Purlin, e: CombinationExtremes, lateral: Lateral) {
  const { delta, delta_z, c_z } = shiftMoments(purlin, e.compression)
  const M_sagging = e.M_max + Math.max(0, delta)
  const M_hogging = e.M_min + Math.min(0, delta)
  const m_sagging = Math.max(0, M_sagging) / characteristicMoment(purlin, 1)
  const m_hogging = Math.max(0, -M_hogging) / characteristicMoment(purlin, -1)
  const isSagging = m_sagging >= m_hogging
  return {
    /** max|M*|/M_c,Rk with M* = M_y and M_y + ΔM_y, each with the modulus of its sign */
    m: isSagging ? m_sagging : m_hogging,
    /** the governing M*, its ΔM_y part [N·mm] and its station */
    M: isSagging ? M_sagging : M_hogging,
    delta: isSagging ? Math.max(0, delta) : Math.min(0, delta),
    station: isSagging ? e.atM_max : e.atM_min,
    /** max of |M_z|/M_cz,Rd + ΔM_z·γ_M1/(W_z,com·f_yb), with its parts [N·mm] and station; of an Ω without panel σ_q/f [N/mm²] */
    c_z: lateral.demand / lateralResistance(purlin) + c_z,
    lateral: lateral.demand,
    delta_z,
    stationZ: lateral.station,
  }
}

/** The same where N varies: the largest along the line. A load along the line excludes one in its plane, so σ_q is 0. */
export function momentsAlongTheLine(purlin: Purlin, c: number): InteractionMoments {
  const { line, candidate } = purlin
  const force = (effect: 'M' | 'N' | 'M_z') => memberForce(line.uls, c, effect, candidate.ownWeight)
  const [M_y, N, M_zs] = [force('M'), force('N'), force('M_z')]
  const bending = emptyFinding<Pick<InteractionMoments, 'M' | 'delta'>>()
  const lateral = emptyFinding<Pick<InteractionMoments, 'lateral' | 'delta_z'>>()
  for (let i = 0; i < N.length; i++) {
    const ofShift = shiftMoments(purlin, Math.max(0, -N[i]!))
    for (const delta of [0, ofShift.delta]) {
      const M = M_y[i]! + delta
      const m = Math.abs(M) / characteristicMoment(purlin, M)
      const kept = keep(bending, m, m, 1, i, c)
      if (kept) kept.branch = { M, delta }
    }
    const M_z = Math.abs(M_zs[i]!)
    const c_z = M_z / candidate.resistances.M_cz_Rd + ofShift.c_z
    const kept = keep(lateral, c_z, c_z, 1, i, c)
    if (kept) kept.branch = { lateral: M_z, delta_z: ofShift.delta_z }
  }
  const [atM, atM_z] = [bending.branch!, lateral.branch!]
  return {
    m: bending.largest,
    station: bending.station,
    ...atM,
    c_z: lateral.largest,
    stationZ: lateral.station,
    ...atM_z,
  }
}
