/** Point loads beside supports and free ends; EN 1993-1-3:2006, 6.1.7, method 4.13 to 4.18. */
import { formula } from '../formula/formula.ts'

const CLAUSE = 'EN 1993-1-3 6.1.7'

/**
 * A reaction F_Ed of which F_o is one of two opposing forces.
 *
 * Source: method 4.16; 6.1.7.2 speaks of equal opposing forces only.
 */
export const splitReactionShare = formula('u_R', CLAUSE, '(F_Ed-F_o)/R_w_Rd_1+F_o/R_w_Rd_o')
export const splitResistance = formula('R_w_Rd', CLAUSE, 'F_Ed/u_R')

/** Clear distances and bearing lengths, method 4.8 and 4.15 [mm]. */
export const CLEARANCES = {
  /** what counts as close */
  limit: formula('c_lim', CLAUSE, '1.5*h_w'),
  loadOfEnd: formula('c_P', CLAUSE, 'max(0,min(x_P,L_tot-x_P)-s_P/2)'),
  loadOfSupport: formula('e_k', CLAUSE, 'abs(x_P-x_k)-s_s/2-s_P/2'),
  firstSupport: formula('c_k', CLAUSE, 'max(0,x_k-s_s/2)'),
  lastSupport: formula('c_k', CLAUSE, 'max(0,L_tot-x_k-s_s/2)'),
  /** bearing of a load alone, and against a support */
  alone: formula('s_1', CLAUSE, 'min(s_P,200)'),
  opposed: formula('s_2', CLAUSE, 'min(s_P,s_s,200)'),
}
