/** Resistances of a cross-section to one effect, and what of them is used; EN 1993-1-3:2006, 6.1.2 to 6.1.7, method 4. */
import { formula } from '../formula/formula.ts'

export const tensionResistance = formula('N_t_Rd', 'EN 1993-1-3 (6.1)', 'A_g*(f_yb/gamma_M0)/10^3')
export const compressionResistance = formula('N_c_Rd', 'EN 1993-1-3 (6.2)', 'A_eff*(f_yb/gamma_M0)/10^3')
/** The modulus of both edges that governs, method 4.3. */
export const governingModulus = formula('W_eff_y', 'EN 1993-1-3 6.1.4.1', 'min(W_eff_y_top,W_eff_y_bottom)')
/** Of any modulus: of the section, of one of its edges, about y or z. */
export const momentResistance = formula('M_c_Rd', 'EN 1993-1-3 (6.4)', 'W_eff_y*(f_yb/gamma_M0)/10^6')
/** The same before γ_M0; the search has it as M_c,Rd·γ_M0. */
export const characteristicMoment = formula('M_c_Rk', 'EN 1993-1-3 6.1.4', 'W_eff_y*f_yb/10^6')

/** What the checks of one effect ask; the search divides where it looks. */
export const UTILISATIONS = {
  tension: formula('eta', 'EN 1993-1-3 6.1.2', 'abs(N_Ed)/N_t_Rd'),
  compression: formula('eta', 'EN 1993-1-3 6.1.3', 'abs(N_Ed)/N_c_Rd'),
  bending: formula('eta', 'EN 1993-1-3 6.1.4', 'abs(M_y_Ed)/M_c_Rd'),
  lateralBending: formula('eta', 'EN 1993-1-3 6.1.4', 'abs(M_z_Ed)/M_cz_Rd'),
  shear: formula('eta', 'EN 1993-1-3 (6.8)', 'abs(V_Ed)/V_b_Rd'),
  crippling: formula('eta', 'EN 1993-1-3 6.1.7', 'F_Ed/R_w_Rd'),
}
