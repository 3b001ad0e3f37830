/** Bending with shear; EN 1993-1-3:2006, 6.1.10, method 4.6. */
import { formula } from '../formula/formula.ts'
import type { SectionResistances } from './6-1-section-resistances.ts'

const CLAUSE = 'EN 1993-1-3 (6.27)'

/** With 1 − M_f,Rd/M_pl,Rd = 1. */
export const shearBending = formula('eta', CLAUSE, 'abs(M_y_Ed)/M_c_Rd+(2*abs(V_Ed)/V_b_Rd-1)^2')
export const axialShearBending = formula('eta', CLAUSE, 'abs(N_Ed)/N_Rd+abs(M_y_Ed)/M_c_Rd+(2*abs(V_Ed)/V_b_Rd-1)^2')

/** (6.27) with the resistances for the signs of N and M. */
export const shearBendingUtilisation = (r: SectionResistances, N_Ed: number, M_y_Ed: number, V_Ed: number): number =>
  axialShearBending({
    N_Ed,
    N_Rd: N_Ed >= 0 ? r.N_t_Rd : r.N_c_Rd,
    M_y_Ed,
    M_c_Rd: M_y_Ed >= 0 ? r.M_c_Rd_top : r.M_c_Rd_bottom,
    V_Ed,
    V_b_Rd: r.V_b_Rd,
  })
