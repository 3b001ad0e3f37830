/** Buckling of the member; EN 1993-1-3:2006, 6.2 with EN 1993-1-1:2005, 6.3.4, method 5. */
import { formula } from '../formula/formula.ts'
import { E } from '../steel.ts'

const FLEXURAL = 'EN 1993-1-3 6.2.2'
const TORSIONAL = 'EN 1993-1-3 6.2.3'
const GENERAL = 'EN 1993-1-1 6.3.4(3)'
const INTERACTION = 'EN 1993-1-3 6.2.5'

/** The twin is `eulerForce`. */
export const flexuralCriticalForce = formula('N_cr_y', FLEXURAL, 'pi^2*E*I_y/L_cr^2/10^3')
/** α_cr of the line under N(x) alone, method 5.17. */
export const torsionalCriticalForce = formula('N_cr_TF', TORSIONAL, 'alpha_cr*N_max')
/** (6.2.1), of either mode; the twins are `slendernessOfColumn` and `resistanceOfColumn`. */
export const columnSlenderness = formula('lambda', FLEXURAL, 'sqrt(A_eff*f_yb/(N_cr*10^3))')
export const columnResistanceOf = formula('N_b_Rd', FLEXURAL, 'chi*A_eff*f_yb/gamma_M1/10^3')
export const flexuralUtilisation = formula('eta', FLEXURAL, 'N_c_Ed/N_b_Rd_y')
export const torsionalUtilisation = formula('eta', TORSIONAL, 'N_c_Ed/N_b_Rd_TF')

/** C or Z bent about y and free to move sideways, method 5.6. */
export const freelyBentSecondMoment = formula('I_z_free', 'EN 1993-1-3 6.2.4', 'I_z-I_yz^2/I_y')
/** The general method; of the moment of the shift alone it is `ultimateFactorOfShift`. */
export const ultimateFactor = formula('alpha_ult_k', 'EN 1993-1-1 6.3.4(2)', 'M_c_Rk/abs(M_y_Ed)')
export const ultimateFactorOfShift = formula('alpha_ult_k', 'EN 1993-1-1 6.3.4(2)', 'M_c_Rk/abs(DeltaM_y_max)')
export const generalSlenderness = formula('lambda_LT', GENERAL, 'sqrt(alpha_ult_k/alpha_cr_op)')
export const generalUtilisation = formula('eta', 'EN 1993-1-1 (6.63)', 'gamma_M1/(chi_LT*alpha_ult_k)')

/** Moments of the shift under the largest compression of a place. */
export const shiftOfCompressionY = formula('DeltaM_y_Ed', 'EN 1993-1-3 6.1.9(2)', 'N_c_x*e_z/10^3')
export const shiftOfCompressionZ = formula('DeltaM_z_Ed', 'EN 1993-1-3 6.1.9(2)', 'N_c_x*e_y/10^3')
const LTB = {
  held: formula('eta_LT', INTERACTION, 'gamma_M1*abs(M_y_Ed)/M_c_Rk'),
  heldShifted: formula('eta_LT', INTERACTION, 'gamma_M1*abs(M_y_Ed+DeltaM_y_Ed)/M_c_Rk'),
  free: formula('eta_LT', INTERACTION, 'gamma_M1*abs(M_y_Ed)/(chi_LT*M_c_Rk)'),
  freeShifted: formula('eta_LT', INTERACTION, 'gamma_M1*abs(M_y_Ed+DeltaM_y_Ed)/(chi_LT*M_c_Rk)'),
}
/** The part of M* = M_y or M_y + ΔM_y. @param isFree buckles sideways, else a panel holds it */
export const bendingPart = (isFree: boolean, isShifted: boolean) =>
  LTB[`${isFree ? 'free' : 'held'}${isShifted ? 'Shifted' : ''}`]

const LATERAL = {
  load: formula('eta_z', INTERACTION, 'abs(M_z_Ed)/M_cz_Rd'),
  shift: formula('eta_z', INTERACTION, 'gamma_M1*DeltaM_z_Ed*10^6/(W_z_com*f_yb)'),
  both: formula('eta_z', INTERACTION, 'abs(M_z_Ed)/M_cz_Rd+gamma_M1*DeltaM_z_Ed*10^6/(W_z_com*f_yb)'),
}
/** The part about z: of the load, of the shift, or of both. */
export const lateralPart = (hasLoad: boolean, hasShift: boolean) =>
  LATERAL[!hasShift ? 'load' : hasLoad ? 'both' : 'shift']

/** 6.2.5 with M_z added, proportional to the load (method 5.18); the twin of both is `memberInteraction`. */
export const interaction = formula('eta', 'EN 1993-1-3 (6.36)', '(eta_N^0.8+eta_LT^0.8)^1.25')
export const interactionWithLateral = formula('eta', 'EN 1993-1-3 (6.36)', '(eta_N^0.8+eta_LT^0.8)^1.25+eta_z')

/** Twin of `interactionWithLateral`: asked for in every combination. */
export const memberInteraction = (a: number, b: number, c: number): number => (a ** 0.8 + b ** 0.8) ** 1.25 + c

/** Twins of the column, asked for in every combination with another N(x). */
export const eulerForce = (I_y: number, L_cr: number): number => (Math.PI ** 2 * E * I_y) / L_cr ** 2
export const slendernessOfColumn = (A_eff: number, f_yb: number, N_cr: number): number =>
  Math.sqrt((A_eff * f_yb) / N_cr)
export const resistanceOfColumn = (chi: number, A_eff: number, f_yb: number, gamma_M1: number): number =>
  (chi * A_eff * f_yb) / gamma_M1
