/** Effective widths of plane elements; EN 1993-1-5:2006, 4.4 with Tables 4.1 and 4.2, method 3.12 to 3.17. */
import { formula } from '../formula/formula.ts'

const CLAUSE = 'EN 1993-1-5 4.4'
const TABLE = `${CLAUSE} Table 4.1`

/** What is left of a uniformly compressed plate: of an outstand, and at each edge of an internal one. */
export const WIDTHS = {
  outstand: formula('b_eff', `${CLAUSE} Table 4.2`, 'rho*b_p'),
  half: formula('b_e', TABLE, '0.5*rho*b_p'),
}

/** A bent web on the section of the reduced flanges, 4.4(3), and what is left of it: wholly compressed, or with a part in tension. */
export const WEB = {
  area: formula('A_w', `${CLAUSE}(3)`, 'b_sh*t'),
  areaOfTwo: formula('A_w', `${CLAUSE}(3)`, '2*b_sh*t'),
  z_1: formula('z_1', `${CLAUSE}(3)`, '(SigmaAz_r+A_w*h/2)/(SigmaA_r+A_w)'),
  belowTop: formula('z_com', `${CLAUSE}(3)`, 'z_1-t_nom/2'),
  aboveBottom: formula('z_com', `${CLAUSE}(3)`, 'h-t_nom/2-z_1'),
  psi: formula('psi', `${CLAUSE}(3)`, '-(h_p-z_com)/z_com'),
  compressed: formula('b_eff_w', TABLE, 'rho_w*b_p_w'),
  edge: formula('b_e1_w', TABLE, '2/(5-psi_w)*b_eff_w'),
  inner: formula('b_e2_w', TABLE, 'b_eff_w-b_e1_w'),
  b_c: formula('b_c_w', TABLE, 'b_p_w*z_com/h_p'),
  bent: formula('b_eff_w', TABLE, 'rho_w*b_c_w'),
  bentEdge: formula('b_e1_w', TABLE, '0.4*b_eff_w'),
  bentInner: formula('b_e2_w', TABLE, '0.6*b_eff_w'),
  tension: formula('b_t_w', TABLE, 'b_p_w-b_c_w'),
}
