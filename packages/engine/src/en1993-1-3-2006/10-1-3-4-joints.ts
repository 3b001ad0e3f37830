/** Lines with laps and sleeves; EN 1993-1-3:2006, 10.1.3.4, method 4.24. */
import { formula } from '../formula/formula.ts'

const CLAUSE = 'EN 1993-1-3 10.1.3.4'
const ROTATION = { phi_I: '1/mm⁴' }

export const JOINTS = {
  /** S.6: rotation of the left member over the support, of equal and of different members */
  phi: formula('phi_I', CLAUSE, '1/I_y_l+1/I_y_r', ROTATION),
  leftShare: formula(
    'M_l0',
    CLAUSE,
    '(b_lap*(2*M_0+M_b)/I_y_r-a_lap*(2*M_0+M_a)/I_y_l+2*a_lap*phi_I*M_0)/(2*(a_lap+b_lap)*phi_I)',
    ROTATION,
  ),
  rightShare: formula('M_r0', CLAUSE, 'M_0-M_l0'),
  /** of a member that ends inside a lap */
  shearOfLeft: formula('V_Ed', CLAUSE, 'abs(M_l0)*10^3/b_lap'),
  shearOfRight: formula('V_Ed', CLAUSE, 'abs(M_r0)*10^3/a_lap'),
  /** bolts of the left and the right row, and over the support */
  boltsLeft: formula('F_a', CLAUSE, 'abs(M_r0)*10^3/a_lap'),
  boltsRight: formula('F_b', CLAUSE, 'abs(M_l0)*10^3/b_lap'),
  boltsOver: formula('F_sup', CLAUSE, 'F_a+F_b'),
  /** the webs of both members, each by its own row */
  lapCrippling: formula('R_w_Rd', CLAUSE, '2*min(R_w_Rd_l,R_w_Rd_r)'),
  lapResistance: formula('M_c_Rd', CLAUSE, 'kappa_s*(M_c_Rd_l+M_c_Rd_r)'),
  halfBearing: formula('s_s', CLAUSE, 's_s_0/2'),
  /** both members of a lap over its support */
  lapMoment: formula('eta', CLAUSE, 'abs(M_0)/M_c_Rd'),
  /** a sleeve, by the record of its maker */
  sleeve: formula('eta', CLAUSE, 'abs(M_0)/M_Rd+max(0,2*abs(V_Ed)/V_Rd-1)^2'),
  sleeveShear: formula('eta', CLAUSE, 'abs(V_Ed)/V_Rd'),
}
