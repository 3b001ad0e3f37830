/** An effective section from the sums of its straight parts; EN 1993-1-3:2006, 5.5.1, 5.1(4) and 6.1.3(3), method 3.4 to 3.22. */
import { formula } from '../formula/formula.ts'

const CLAUSE = 'EN 1993-1-3 5.5.1'
const ROUNDED = 'EN 1993-1-3 5.1(4)'
const SHIFT = 'EN 1993-1-3 6.1.3(3)'
const MODULUS = 'EN 1993-1-3 6.1.9(2)'

/** The twins are the sums over strips in `StripSums`. Rounded corners reduce A and I by δ. */
export const SUMS = {
  A: formula('A_eff', CLAUSE, 'SigmaA'),
  roundedA: formula('A_eff', ROUNDED, 'SigmaA*(1-delta)'),
  I_y: formula('I_eff_y', CLAUSE, 'SigmaI_y'),
  roundedI_y: formula('I_eff_y', ROUNDED, 'SigmaI_y*(1-2*delta)'),
  I_z: formula('I_eff_z', CLAUSE, 'SigmaI_z'),
  roundedI_z: formula('I_eff_z', ROUNDED, 'SigmaI_z*(1-2*delta)'),
  z_eff: formula('z_eff', CLAUSE, 'SigmaAz/SigmaA'),
  y_eff: formula('y_eff', CLAUSE, 'SigmaAy/SigmaA'),
  e_z: formula('e_z', SHIFT, 'z_eff-z_c_sh'),
  e_y: formula('e_y', SHIFT, 'y_eff-y_c_sh'),
  W_top: formula('W_eff_y_top', CLAUSE, 'I_eff_y/(z_NA-t_nom/2)'),
  W_bottom: formula('W_eff_y_bottom', CLAUSE, 'I_eff_y/(h-t_nom/2-z_NA)'),
  /** for the edges at the smallest and the largest y; a symmetric section has one for both */
  W_left: formula('W_z', MODULUS, 'I_eff_z/(y_eff-y_min)'),
  W_right: formula('W_z', MODULUS, 'I_eff_z/(y_max-y_eff)'),
  W_symmetric: formula('W_eff_z', CLAUSE, 'I_eff_z/y_max'),
  W_z: formula('W_eff_z', CLAUSE, 'min(W_z_com,W_z_ten)'),
}

/** δ of the corners, and the second moment of deflections reduced by it. */
export const ROUNDING = {
  delta: formula('delta', 'EN 1993-1-3 (5.1d)', '0.43*Sigma_r_phi/Sigma_b_p'),
  I_gr: formula('I_gr', 'EN 1993-1-3 (5.1b)', 'I_g_sh*(1-2*delta)'),
}

/** Notional widths, 5.1(2): a corner reduces its plates by g_r = r_m·(tan(φ/2) − sin(φ/2)); the twin is `sectionRoundings`. */
export const CORNERS = {
  h_p: formula('h_p', 'EN 1993-1-3 5.1', 'h-t_nom'),
  r_m: formula('r_m', 'EN 1993-1-3 5.1(2)', 'r+t_nom/2'),
  g_r: formula('g_r', 'EN 1993-1-3 5.1(2)', 'r_m*(1-sqrt(2)/2)'),
  /** An Ω wider at the top has corners of more than a right angle: the formula also holds for a negative cosine. */
  g_r_w: formula('g_r_w', 'EN 1993-1-3 5.1(2)', 'r_m*(sqrt((1-cos_phi)/(1+cos_phi))-sqrt((1-cos_phi)/2))'),
}
