/** Lines with laps and sleeves; EN 1993-1-3:2006, 10.1.3.4, method 4.24. */
import { formula } from '../formula/formula.ts'

const CLAUSE = 'EN 1993-1-3 10.1.3.4'

export const JOINTS = {
  /** both members of a lap over its support */
  lapMoment: formula('eta', CLAUSE, 'abs(M_0)/(kappa_s*(M_c_Rd_l+M_c_Rd_r))'),
  /** a sleeve, by the record of its maker */
  sleeve: formula('eta', CLAUSE, 'abs(M_0)/M_Rd+max(0,2*abs(V_Ed)/V_Rd-1)^2'),
  sleeveShear: formula('eta', CLAUSE, 'abs(V_Ed)/V_Rd'),
}
