/** Bending with an axial force; EN 1993-1-3:2006, 6.1.8 and 6.1.9, method 4.20. Forces N and N·mm. */
import { type Formula, formula } from '../formula/formula.ts'
import { type CentroidShift, momentOfShift } from './6-1-3-shift-of-centroid.ts'
import type { SectionResistances } from './6-1-section-resistances.ts'

/** One line of the two clauses. */
export interface AxialBendingLine {
  equation: '(6.23)' | '(6.24)' | '(6.25)' | '(6.26)'
  /** the moment about y it was taken with: M_y, or M_y + ΔM_y */
  M_star: number
  /** M* contains ΔM_y */
  shifted: boolean
  /** left-hand side */
  utilisation: number
}

/** What a section resists, and how its centroid moves under compression. */
type Resisting = { resistances: SectionResistances; shift: CentroidShift }

type Operand = 'N_Ed' | 'N_Rd' | `${'M_y' | 'DeltaM_y' | 'M_z' | 'DeltaM_z'}_Ed` | `M_c${'y' | 'z'}_Rd` | 'M_cz_edge'

/**
 * The line as it is printed, without the terms that are not there; its twins stand below, summed in another order.
 *
 * M_cy_Rd and M_cz_edge belong to the edge of the line, N_Rd to the sense of N.
 */
export const axialBending = (
  { equation, shifted }: Pick<AxialBendingLine, 'equation' | 'shifted'>,
  terms: { N: boolean; M_z: boolean; DeltaM_z: boolean },
): Formula<Operand> =>
  formula(
    'eta',
    `EN 1993-1-3 ${equation}`,
    [
      shifted ? 'abs(M_y_Ed+DeltaM_y_Ed)/M_cy_Rd' : 'abs(M_y_Ed)/M_cy_Rd',
      terms.M_z ? '+abs(M_z_Ed)/M_cz_Rd' : '',
      terms.DeltaM_z ? '+DeltaM_z_Ed/M_cz_edge' : '',
      terms.N ? `${equation === '(6.24)' || equation === '(6.26)' ? '-' : '+'}abs(N_Ed)/N_Rd` : '',
    ].join(''),
  )

/** M_cy,Rd of the edge that a moment compresses, and of the other one; sagging compresses the top. */
const M_com = (r: SectionResistances, M: number): number => (M >= 0 ? r.M_com_top : r.M_com_bottom)
const M_ten = (r: SectionResistances, M: number): number => (M >= 0 ? r.M_ten_top : r.M_ten_bottom)

/** (6.23): N/N_t,Rd + |M_y|/M_cy,Rd,ten + |M_z|/M_cz,Rd, the edge pulled by M_y; N ≥ 0. */
const pulledEdge = (r: SectionResistances, N: number, M: number, M_z: number): number =>
  N / r.N_t_Rd + Math.abs(M) / M_ten(r, M) + Math.abs(M_z) / r.M_cz_Rd

/** (6.24): |M_y|/M_cy,Rd,com + |M_z|/M_cz,Rd − N/N_t,Rd, the edge compressed by M_y; N ≥ 0, asked for where M_com ≤ M_ten. */
const relievedEdge = (r: SectionResistances, N: number, M: number, M_z: number): number =>
  Math.abs(M) / M_com(r, M) + Math.abs(M_z) / r.M_cz_Rd - N / r.N_t_Rd

/** (6.25): |N|/N_c,Rd + |M*|/M_cy,Rd,com + |M_z|/M_cz,Rd + ΔM_z/M_cz,com; N < 0. */
const compressedEdge = (r: SectionResistances, N: number, M_star: number, M_z: number, DeltaM_z: number): number =>
  -N / r.N_c_Rd + Math.abs(M_star) / M_com(r, M_star) + Math.abs(M_z) / r.M_cz_Rd + DeltaM_z / r.M_cz_com

/** (6.26): |M*|/M_cy,Rd,ten + |M_z|/M_cz,Rd + ΔM_z/M_cz,ten − |N|/N_c,Rd; N < 0. Never above (6.25) where it is not asked for. */
const tensionEdge = (r: SectionResistances, N: number, M_star: number, M_z: number, DeltaM_z: number): number =>
  Math.abs(M_star) / M_ten(r, M_star) + Math.abs(M_z) / r.M_cz_Rd + DeltaM_z / r.M_cz_ten + N / r.N_c_Rd

/**
 * Bending with an axial force at one place: the largest left-hand side of the lines that are asked for.
 *
 * N ≥ 0: (6.23), and (6.24) where M_com ≤ M_ten. N < 0: (6.25) and (6.26), each for M* = M_y and M* = M_y + ΔM_y, so that a
 * favourable shift is left out; ΔM_y = |N|·e_z with its sign, ΔM_z = |N|·|e_y| always with the modulus of its own edge.
 *
 * For a given N and M_z it is convex in M_y (the largest of sums of |M|/M_Rd with one slope either side of zero), so that
 * the largest over an interval of M_y stands at one of its ends.
 *
 * Source: EN 1993-1-3:2006, 6.1.8 and 6.1.9; M_z with the smallest modulus for either edge (method 3.22).
 * @param N    axial force, tension positive [N]
 * @param M    bending moment about y, sagging positive [N·mm]
 * @param M_z  bending moment about z [N·mm], its direction against the section unknown
 */
export function axialBendingUtilisation(
  { resistances: r, shift }: Resisting,
  N: number,
  M: number,
  M_z: number,
): number {
  if (N >= 0) {
    const pulled = pulledEdge(r, N, M, M_z)
    return M_com(r, M) <= M_ten(r, M) ? Math.max(pulled, relievedEdge(r, N, M, M_z)) : pulled
  }
  const DeltaM_z = momentOfShift(N, Math.abs(shift.e_y))
  const M_moved = M + momentOfShift(N, shift.e_z)
  return Math.max(
    compressedEdge(r, N, M, M_z, DeltaM_z),
    tensionEdge(r, N, M, M_z, DeltaM_z),
    compressedEdge(r, N, M_moved, M_z, DeltaM_z),
    tensionEdge(r, N, M_moved, M_z, DeltaM_z),
  )
}

/** The line that gives the utilisation; of equal ones the first, and M_y before M_y + ΔM_y. */
export function axialBendingLine(of: Resisting, N: number, M: number, M_z: number): AxialBendingLine {
  const { resistances: r, shift } = of
  const lines: AxialBendingLine[] = []
  const add = (equation: AxialBendingLine['equation'], M_star: number, shifted: boolean, utilisation: number) =>
    lines.push({ equation, M_star, shifted, utilisation })
  if (N >= 0) {
    add('(6.23)', M, false, pulledEdge(r, N, M, M_z))
    if (M_com(r, M) <= M_ten(r, M)) add('(6.24)', M, false, relievedEdge(r, N, M, M_z))
  } else {
    const DeltaM_z = momentOfShift(N, Math.abs(shift.e_y))
    const M_moved = M + momentOfShift(N, shift.e_z)
    for (const [M_star, shifted] of [
      [M, false],
      [M_moved, true],
    ] as const) {
      add('(6.25)', M_star, shifted, compressedEdge(r, N, M_star, M_z, DeltaM_z))
      add('(6.26)', M_star, shifted, tensionEdge(r, N, M_star, M_z, DeltaM_z))
    }
  }
  return lines.reduce((worst, line) => (line.utilisation > worst.utilisation ? line : worst))
}
