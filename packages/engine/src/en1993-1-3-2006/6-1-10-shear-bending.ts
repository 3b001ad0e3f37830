/** Bending with shear; EN 1993-1-3:2006, 6.1.10, method 4.6. */
import { formula } from '../formula/formula.ts'
import type { SectionResistances } from './6-1-section-resistances.ts'

const CLAUSE = 'EN 1993-1-3 (6.27)'

/** With 1 − M_f,Rd/M_pl,Rd = 1; the twin of both is `shearBendingUtilisation`. */
export const shearBending = formula('eta', CLAUSE, 'abs(M_y_Ed)/M_c_Rd+(2*abs(V_Ed)/V_b_Rd-1)^2')
export const axialShearBending = formula('eta', CLAUSE, 'abs(N_Ed)/N_Rd+abs(M_y_Ed)/M_c_Rd+(2*abs(V_Ed)/V_b_Rd-1)^2')

/** Twin of `axialShearBending`: asked for at every station. */
export function shearBendingUtilisation(r: SectionResistances, N: number, M: number, V: number): number {
  const n = N >= 0 ? N / r.N_t_Rd : -N / r.N_c_Rd
  const m = M >= 0 ? M / r.M_c_Rd_top : -M / r.M_c_Rd_bottom
  return n + m + ((2 * Math.abs(V)) / r.V_b_Rd - 1) ** 2
}
