/** Stresses of a free flange and its buckling; EN 1993-1-3:2006, 10.1.4.1 and 10.1.4.2, method 6.9 to 6.11. */
import { formula } from '../formula/formula.ts'

const CLAUSE = 'EN 1993-1-3 10.1.4.1'
const BUCKLING = 'EN 1993-1-3 10.1.4.2'

/** From the critical force of the flange to its slenderness, 10.1.4.2(2) and (3). */
export const FLANGE_BUCKLING = {
  N_cr: formula('N_cr_fz', BUCKLING, 'alpha_cr*F_max'),
  l_fz: formula('l_fz', `${BUCKLING}(3)`, 'pi*sqrt(E*I_fz/(N_cr_fz*10^3))'),
  lambda_1: formula('lambda_1', BUCKLING, 'pi*sqrt(E/f_yb)'),
  lambda_fz: formula('lambda_fz', `${BUCKLING}(2)`, 'l_fz/i_fz/lambda_1'),
  strength: formula('f_Rd', 'EN 1993-1-3 (10.7)', 'f_yb/gamma_M1'),
  /** of a fully effective section without N, 10.1.4.1(2) */
  fullStrength: formula('f_Rd', 'EN 1993-1-3 10.1.4.1(2)', 'f_yb/gamma_M0'),
}

/** (10.3a), (10.3b) or (10.7). */
export const flangeUtilisation = formula('eta', 'EN 1993-1-3 (10.7)', 'sigma_Ed/f_Rd')

/** m of an edge: M_fz with its sign over the modulus of the edge, and the share of the in-plane load; its twin is `edgeBending`. */
export const edgeBendingOf = (sign: '' | '-', hasInPlane: boolean) =>
  formula('m_Ed', CLAUSE, `${sign}M_fz_Ed*10^6/W_fz${hasInPlane ? '+M_fz_y_Ed*10^6/W_fz' : ''}`)

/** m where M and N do not compress the flange: from the in-plane load alone; its twin is `edgeBending`. */
export const sidewaysBending = formula('m_Ed', CLAUSE, 'M_fz_y_Ed*10^6/W_fz')

/**
 * σ of an edge with lateral bending, (10.3b), or (10.7) with χ_LT; its twins are `edgePeak` and `pulledPeak`.
 * @param sign of the stress that M_y > 0 gives the flange, compression positive  @param isPulled the sum is tension
 */
export function flangeStress(sign: '' | '-', hasN: boolean, isReduced: boolean, isPulled: boolean) {
  const bending = `${sign}M_y_Ed*10^6/W_eff_y${hasN ? '-N_Ed*10^3/A_eff' : ''}` as const
  const sum = isReduced ? (`(${bending})/chi_LT+m_Ed` as const) : (`${bending}+m_Ed` as const)
  return formula('sigma_Ed', `EN 1993-1-3 ${isReduced ? '(10.7)' : '(10.3b)'}`, isPulled ? `abs(${sum})` : sum)
}

/** At a lap the bolts bend the flange sideways, in place of its lateral load; method 6.19. Its twin is `lapPeak`. */
export function flangeStressAtLap(sign: '' | '-', hasN: boolean, isBentInPlane: boolean) {
  const bending = `(${sign}M_y_Ed*10^6/W_eff_y${hasN ? '-N_Ed*10^3/A_eff' : ''})/(chi_LT*kappa_f)` as const
  return formula('sigma_Ed', 'EN 1993-1-3 10.1.3.4', isBentInPlane ? `${bending}+m_Ed` : bending)
}

/** (10.3a): a flange without lateral moment. */
export const plainFlangeStress = (sign: '' | '-', hasN: boolean) =>
  formula('sigma_Ed', 'EN 1993-1-3 (10.3a)', `abs(${sign}M_y_Ed*10^6/W_eff_y${hasN ? '+N_Ed*10^3/A_eff' : ''})`)

/** Where σ_c is zero, and between nodes. */
export const PEAK = {
  compressed: formula('sigma_Ed', '', 'm_Ed'),
  pulled: formula('sigma_Ed', '', 'abs(m_Ed)'),
  betweenNodes: formula('sigma_Ed', '', 'sigma_x+Delta_sigma', { Delta_sigma: 'N/mm²' }),
}

/**
 * Largest compressive force of the strip of a flange, from the moment and the axial force at its place; its twin is `bendFlange`.
 * @param sign of the stress that M_y > 0 gives the flange, compression positive
 */
export const forceOfFlange = (sign: '' | '-', hasN: boolean) =>
  formula('F_max', BUCKLING, `${sign}M_y_F*10^3*A_fz*z_f/I_eff_y${hasN ? '-N_F*A_fz/A_eff' : ''}`)
