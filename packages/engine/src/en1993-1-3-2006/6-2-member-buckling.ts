/** Buckling of the member; EN 1993-1-3:2006, 6.2 with EN 1993-1-1:2005, 6.3.4, method 5. */
import { formula } from '../formula/formula.ts'

const FLEXURAL = 'EN 1993-1-3 6.2.2'
const TORSIONAL = 'EN 1993-1-3 6.2.3'
const GENERAL = 'EN 1993-1-1 6.3.4(3)'
const INTERACTION = 'EN 1993-1-3 6.2.5'

/** N alone: N_cr of bending about y, and by α_cr of the line under N(x), method 5.17; slenderness and resistance of either mode. */
export const COLUMN = {
  N_cr_y: formula('N_cr_y', FLEXURAL, 'pi^2*E*I_y/L_cr^2/10^3'),
  /** the absolute value of a compression, and a buckling length */
  N_c_Ed: formula('N_c_Ed', 'EN 1990 6.4.3', 'abs(N_Ed)'),
  L_cr: formula('L_cr', FLEXURAL, 'L'),
  L_cr_cantilever: formula('L_cr', FLEXURAL, '2*L'),
  N_cr_TF: formula('N_cr_TF', TORSIONAL, 'alpha_cr*N_max'),
  lambda: formula('lambda', FLEXURAL, 'sqrt(A_eff*f_yb/(N_cr*10^3))'),
  N_b_Rd: formula('N_b_Rd', FLEXURAL, 'chi*A_eff*f_yb/gamma_M1/10^3'),
  /** the share of N in the interaction */
  share: formula('eta_N', 'EN 1993-1-3 6.2.2, 6.2.3', 'N_c_Ed/N_b_Rd'),
  flexural: formula('eta', FLEXURAL, 'N_c_Ed/N_b_Rd_y'),
  torsional: formula('eta', TORSIONAL, 'N_c_Ed/N_b_Rd_TF'),
}

/**
 * Reduction of the load factor of a free C or Z in bending by distortion: the line of method 5.5 keeps its section rigid.
 *
 *   α_cr = 0.92·α
 *
 * Source: method 5.24, from shell elements; EN 1993-1-3 6.2.4 leaves the calculation of M_cr open. @returns [-]
 */
export const DISTORTION = 0.92

/** Bending alone; the twin of α_ult is `ultimateLoadFactor`. */
export const GENERAL_METHOD = {
  /** C or Z bent about y and free to move sideways, method 5.6 */
  I_z_free: formula('I_z_free', 'EN 1993-1-3 6.2.4', 'I_z-I_yz^2/I_y'),
  /** α of the line of rigid cross-section, reduced for distortion: C and Z without panel */
  distorted: formula('alpha_cr_op', 'EN 1993-1-3 6.2.4', `${DISTORTION}*alpha_rigid`),
  ultimate: formula('alpha_ult_k', 'EN 1993-1-1 6.3.4(2)', 'M_c_Rk/abs(M_y_Ed)'),
  /** if the moments of the shift alone bend the line */
  ultimateOfShift: formula('alpha_ult_k', 'EN 1993-1-1 6.3.4(2)', 'M_c_Rk/abs(DeltaM_y_max)'),
  lambda_LT: formula('lambda_LT', GENERAL, 'sqrt(alpha_ult_k/alpha_cr_op)'),
  utilisation: formula('eta', 'EN 1993-1-1 (6.63)', 'gamma_M1/(chi_LT*alpha_ult_k)'),
}

/** Moments of the shift under the largest compression at a place; their twin is `shiftMoments`. */
export const SHIFT_OF_COMPRESSION = {
  y: formula('DeltaM_y_Ed', 'EN 1993-1-3 6.1.9(2)', 'N_c_x*e_z/10^3'),
  z: formula('DeltaM_z_Ed', 'EN 1993-1-3 6.1.9(2)', 'N_c_x*e_y/10^3'),
}
/** The part of M* = M_y or M_y + ΔM_y. @param isFree the member buckles sideways; else a panel holds it */
export function bendingPart(isFree: boolean, isShifted: boolean) {
  const M_star = isShifted ? 'M_y_Ed+DeltaM_y_Ed' : 'M_y_Ed'
  return formula('eta_LT', INTERACTION, `gamma_M1*abs(${M_star})/${isFree ? '(chi_LT*M_c_Rk)' : 'M_c_Rk'}`)
}

/** The part of stresses from in-plane load, for an Ω without panel (method 5.26). */
export const sidewaysPart = formula('eta_z', INTERACTION, 'sigma_q_Ed/f_Rd')

/** The part about z: of the shift (twin: `shiftMoments`), of the load, or of both. */
const OF_SHIFT = 'gamma_M1*DeltaM_z_Ed*10^6/(W_z_com*f_yb)'
export const shiftPart = formula('eta_z', INTERACTION, OF_SHIFT)
export function lateralPart(hasLoad: boolean, hasShift: boolean) {
  const ofLoad = hasShift ? (`abs(M_z_Ed)/M_cz_Rd+${OF_SHIFT}` as const) : 'abs(M_z_Ed)/M_cz_Rd'
  return formula('eta_z', INTERACTION, hasLoad ? ofLoad : OF_SHIFT)
}

/** 6.2.5 with M_z added, proportional to the load (method 5.18). */
export const interaction = formula('eta', 'EN 1993-1-3 (6.36)', '(eta_N^0.8+eta_LT^0.8)^1.25')
export const interactionWithLateral = formula('eta', 'EN 1993-1-3 (6.36)', '(eta_N^0.8+eta_LT^0.8)^1.25+eta_z')
