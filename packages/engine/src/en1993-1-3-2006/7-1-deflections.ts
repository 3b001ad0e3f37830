/** Stiffness for deflections; EN 1993-1-3:2006, 7.1(3) and 7.3, method 7. */
import { formula } from '../formula/formula.ts'

const CLAUSE = 'EN 1993-1-3 7.1(3)'

export const SECOND_MOMENT = {
  /** from the centroid with sharp corners to the midline of either flange */
  z_top: formula('z_top', CLAUSE, 'z_c_sh-t_nom/2'),
  z_bottom: formula('z_bottom', CLAUSE, 'h_p-z_top'),
  /** at σ = f_yb, reduced for rounded corners like I_gr */
  effective: formula('I_eff', CLAUSE, 'I_eff_y*(1-2*delta)'),
  /** largest compressive stress of the gross section in the sagging or hogging zone of a span */
  sigma_gr: formula('sigma_gr', CLAUSE, 'M_Ed*10^6*z/I_gr'),
  /** of a zone at σ = f_yb; the twin, the smaller of both zones, is `fictitiousSecondMoment` */
  ofZone: formula('I_fic', CLAUSE, 'I_gr-min(1,sigma_gr/f_yb)*(I_gr-I_eff)'),
  /** of a C or Z without lateral hold, method 6.6; of a cantilever that moves with its neighbour */
  freelyBent: formula('I_fic', CLAUSE, 'I_fic_y*(1-I_yz^2/(I_y*I_z))'),
  freelyBentCantilever: formula('I_fic', CLAUSE, 'min(I_fic_con,I_fic_adj)*(1-I_yz^2/(I_y*I_z))'),
}

const LENGTHS = { delta: 'mm', delta_lim: 'mm' }
export const DEFLECTION = {
  /** absolute values of the sums over the load cases */
  M_Ed: formula('M_Ed', 'EN 1990 6.5.3', 'abs(M)'),
  w_1: formula('w_1', 'EN 1990 6.5.3', 'abs(w_Ed)'),
  /** w_1 is for unit stiffness; the search divides by E·I_fic in every combination */
  delta: formula('delta', 'EN 1993-1-3 7.3', 'w_1*10^12/(E*I_fic)', LENGTHS),
  limitOfSpan: formula('delta_lim', 'EN 1993-1-3 7.3', 'L/n_lim', LENGTHS),
  limitOfCantilever: formula('delta_lim', 'EN 1993-1-3 7.3', '2*L/n_lim', LENGTHS),
  utilisation: formula('eta', 'EN 1993-1-3 7.3', 'delta/delta_lim', LENGTHS),
}
