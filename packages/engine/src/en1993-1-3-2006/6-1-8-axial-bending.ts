/** Bending with an axial force; EN 1993-1-3:2006, 6.1.8 and 6.1.9, method 4.20. Forces N and N·mm. */
import { formula } from '../formula/formula.ts'
import { type CentroidShift, momentOfShift } from './6-1-3-shift-of-centroid.ts'
import type { SectionResistances } from './6-1-section-resistances.ts'

/** One line of the two clauses. */
export interface AxialBendingLine {
  equation: '(6.23)' | '(6.24)' | '(6.25)' | '(6.26)'
  /** its moment about y: M_y, or M_y + ΔM_y */
  M_star: number
  /** M* contains ΔM_y */
  shifted: boolean
  /** left-hand side */
  utilisation: number
}

/** Resistances of a section, and the shift of its centroid under compression. */
type Resisting = { resistances: SectionResistances; shift: CentroidShift }

/** Share of in-plane load: by M_z, or by σ_q of an Ω without panel (method 5.26). */
const LATERAL_TERMS = { M_z: 'abs(M_z_Ed)/M_cz_Rd', sigma_q: 'sigma_q_Ed/f_Rd' } as const
export type LateralTerm = keyof typeof LATERAL_TERMS

/**
 * The line as printed, with the terms that apply. Its twin is the line of `axialBendingLine`, summed in another order.
 *
 * M_cy_Rd and M_cz_edge belong to the edge of the line, N_Rd to the sense of N.
 */
export function axialBending(
  { equation, shifted }: Pick<AxialBendingLine, 'equation' | 'shifted'>,
  terms: { N: boolean; lateral: LateralTerm | null; DeltaM_z: boolean },
) {
  const m_y = shifted ? 'abs(M_y_Ed+DeltaM_y_Ed)/M_cy_Rd' : 'abs(M_y_Ed)/M_cy_Rd'
  const m_z = terms.lateral ? (`+${LATERAL_TERMS[terms.lateral]}` as const) : ''
  const ofShift = terms.DeltaM_z ? '+DeltaM_z_Ed/M_cz_edge' : ''
  const sign = equation === '(6.24)' || equation === '(6.26)' ? '-' : '+'
  const n = terms.N ? (`${sign}abs(N_Ed)/N_Rd` as const) : ''
  return formula('eta', `EN 1993-1-3 ${equation}`, `${m_y}${m_z}${ofShift}${n}`)
}

/** M_cy,Rd of the edge that a moment compresses, and of the other edge; sagging compresses the top. */
const M_com = (r: SectionResistances, M: number): number => (M >= 0 ? r.M_com_top : r.M_com_bottom)
const M_ten = (r: SectionResistances, M: number): number => (M >= 0 ? r.M_ten_top : r.M_ten_bottom)

/** @param line the worst so far; of equal ones the first stays */
function keepLine(
  line: AxialBendingLine,
  equation: AxialBendingLine['equation'],
  M_star: number,
  shifted: boolean,
  utilisation: number,
): void {
  if (!(utilisation > line.utilisation)) return
  line.equation = equation
  line.M_star = M_star
  line.shifted = shifted
  line.utilisation = utilisation
}

/**
 * Bending with an axial force at one place: of the lines that apply, the one with the largest left-hand side.
 *
 *   N ≥ 0: (6.23) N/N_t,Rd + |M_y|/M_cy,Rd,ten + m_z
 *          (6.24) |M_y|/M_cy,Rd,com + m_z − N/N_t,Rd, where M_com ≤ M_ten
 *   N < 0: (6.25) |N|/N_c,Rd + |M*|/M_cy,Rd,com + m_z + ΔM_z/M_cz,com
 *          (6.26) |M*|/M_cy,Rd,ten + m_z + ΔM_z/M_cz,ten − |N|/N_c,Rd, never above (6.25) where it is not asked for,
 *          each for M* = M_y and M* = M_y + ΔM_y, so that a favourable shift is left out;
 *          m_z = |M_z|/M_cz,Rd, or σ_q/f of an Ω without panel
 *
 * ΔM_y = |N|·e_z with its sign, ΔM_z = |N|·|e_y| always with the modulus of its own edge. For a given N and m_z the left-hand side is
 * convex in M_y (a maximum of sums of |M|/M_Rd, linear either side of zero), so its largest value over an interval of M_y is at one of the
 * ends.
 *
 * Source: EN 1993-1-3:2006, 6.1.8 and 6.1.9; M_z with the smallest modulus for either edge (method 3.22).
 * @param N    axial force, tension positive [N]
 * @param M    bending moment about y, sagging positive [N·mm]
 * @param m_z  share of M_z, whose direction in the section is unknown, or of σ_q, whose place in it is not compared [-]
 */
export function axialBendingLine({ resistances: r, shift }: Resisting, N: number, M: number, m_z: number) {
  // (6.23) and (6.25) are never negative.
  const line: AxialBendingLine = { equation: '(6.23)', M_star: M, shifted: false, utilisation: -1 }
  if (N >= 0) {
    keepLine(line, '(6.23)', M, false, N / r.N_t_Rd + Math.abs(M) / M_ten(r, M) + m_z)
    if (M_com(r, M) <= M_ten(r, M)) keepLine(line, '(6.24)', M, false, Math.abs(M) / M_com(r, M) + m_z - N / r.N_t_Rd)
    return line
  }
  const DeltaM_z = momentOfShift(N, Math.abs(shift.e_y))
  for (let i = 0; i < 2; i++) {
    const shifted = i > 0
    const M_star = shifted ? M + momentOfShift(N, shift.e_z) : M
    const m = Math.abs(M_star)
    keepLine(line, '(6.25)', M_star, shifted, -N / r.N_c_Rd + m / M_com(r, M_star) + m_z + DeltaM_z / r.M_cz_com)
    keepLine(line, '(6.26)', M_star, shifted, m / M_ten(r, M_star) + m_z + DeltaM_z / r.M_cz_ten + N / r.N_c_Rd)
  }
  return line
}

export const axialBendingUtilisation = (of: Resisting, N: number, M: number, m_z: number): number =>
  axialBendingLine(of, N, M, m_z).utilisation
