/** Bending with a local transverse force; EN 1993-1-3:2006, 6.1.11, method 4.13. */
import { formula } from '../formula/formula.ts'

const CLAUSE = 'EN 1993-1-3 (6.28c)'

/** |M|/M_c,Rd + F/R_w,Rd ≤ 1.25; its twin is `forceWithBending`. */
export const forceAndMoment = formula('eta', CLAUSE, '(abs(M_y_Ed)/M_c_Rd+F_Ed/R_w_Rd)/1.25')
/** The same at a free end. */
export const forceAlone = formula('eta', CLAUSE, 'F_Ed/R_w_Rd/1.25')

/** Twin of `forceAndMoment` on |M|/M_c,Rd + F/R_w,Rd, called for every combination. */
export const forceWithBending = (sum: number): number => sum / 1.25
