/** Formulas of a flange with a single edge fold; EN 1993-1-3:2006, 5.5.3.2, method 3.14. */
import { formula } from '../formula/formula.ts'

const CLAUSE = 'EN 1993-1-3 5.5.3.2'

/** What a pass prints; the twins are `stiffenerPass` and `stiffenerReduction`, which iterate. */
export const STIFFENER = {
  lipFactor: formula('k_sigma', `${CLAUSE} (5.13c)`, '0.5+0.83*cbrt((b_p_c/b_p-0.35)^2)'),
  half: formula('b_e2', CLAUSE, '0.5*rho*b_p'),
  c_eff: formula('c_eff', `${CLAUSE} (5.13a)`, 'rho*b_p_c'),
  b_1: formula('b_1', `${CLAUSE} (5.10b)`, 'b_p-b_e2^2/(2*(b_e2+c_eff))'),
  A_s: formula('A_s', `${CLAUSE} (5.14a)`, 't*(b_e2+c_eff)'),
  e_s: formula('e_s', CLAUSE, 'c_eff^2/(2*(b_e2+c_eff))'),
  I_s: formula('I_s', CLAUSE, 'b_e2*t^3/12+t*c_eff^3/12+b_e2*t*e_s^2+c_eff*t*(c_eff/2-e_s)^2'),
  sigma_cr_s: formula('sigma_cr_s', `${CLAUSE} (5.15)`, '2*sqrt(K*E*I_s)/A_s'),
  lambda_d: formula('lambda_d', `${CLAUSE} (5.12d)`, 'sqrt(f_yb/sigma_cr_s)'),
  t_red: formula('t_red', `${CLAUSE}(11)`, 'chi_d*t'),
  /** slenderness lowered by the χ_d of the pass before */
  lowered: formula('lambda_p_red', `${CLAUSE}(10)`, 'lambda_p*sqrt(chi_d_n)'),
}

/** Stiffness of the spring, of one compressed flange and of two; k_f of the two. */
export const SPRING = {
  alone: formula('K', `${CLAUSE} (5.10b)`, 'E*t^3/(4*(1-nu^2))/(b_1^2*h_w+b_1^3)'),
  coupled: formula('K', `${CLAUSE} (5.10b)`, 'E*t^3/(4*(1-nu^2))/(b_1^2*h_w+b_1^3+0.5*b_1*b_2*h_w*k_f)'),
  k_f: formula('k_f', `${CLAUSE} (5.10b)`, 'A_s_2/A_s_1'),
}
