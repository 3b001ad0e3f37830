/** Lateral loads of a free flange; EN 1993-1-3:2006, 10.1.4.1, method 6.5 to 6.8. */
import { formula } from '../formula/formula.ts'
import { type Proportion, quantity } from '../sections/proportion.ts'
import type { SectionModel } from '../sections/section-model.ts'

const CLAUSE = 'EN 1993-1-3 10.1.4.1(3)'

/** Distance of the fasteners from the web midline, given by neither request nor family; b outside width of the upper flange; method 6.18. */
export const fastenerInMiddle = formula('a', 'EN 1993-1-3 10.1.4.1', 'b/2')

/** A fastener has to go through the flange: a from the web midline, b the outside width of the flange [mm]; method 6.18. */
export const fastenerProportion = (a: number, b: number): Proportion =>
  quantity('EN 1993-1-3 10.1.4.1', 'a < b', ['a', a], a < b, b)

/** k_h of 10.1.4.1(3), method 6.5 to 6.7. */
export const LATERAL = {
  /** C: the load at the fastener, by the flange it bends, and in the web */
  upperC: formula('k_h', CLAUSE, '(a+e)/h'),
  lowerC: formula('k_h', CLAUSE, '-(a+e)/h'),
  webC: formula('k_h', CLAUSE, '-e/h'),
  /** Z: from the inclined axis alone, and with the load at the fastener */
  axisZ: formula('k_h', CLAUSE, 'abs(I_yz)/(2*I_y)'),
  upperZ: formula('k_h', CLAUSE, 'abs(I_yz)/(2*I_y)+a/h'),
  lowerZ: formula('k_h', CLAUSE, 'abs(I_yz)/(2*I_y)-a/h'),
  /** with the share β of the couple that bends the flange */
  sharedZ: formula('k_h', CLAUSE, 'abs(I_yz)/(2*I_y)-beta*a/h'),
  load: formula('q_h_Ed', CLAUSE, 'k_h*q_Ed'),
}

/**
 * Factors of the lateral load on the free flange of a C or Z, 10.1.4.1(3) with the signs of method 6.5:
 * q_h = k_h·q, positive towards the side to which the upper flange points.
 *
 * @param a from the web midline to the fastener [mm], method 6.18
 * @returns web midline to shear centre e [mm]; `gravity`: of the lower flange for q > 0 with panel on the upper fibre, of a Z k_h0;
 *   `lower` and `upper`: of the flanges without panel (method 6.6), with it `lower` for q < 0
 */
export function lateralLoadFactors(s: SectionModel, a: number) {
  const { I_yz, I_y, y_sc } = s.gross
  const { h } = s.dimensions
  const e = Math.abs(y_sc)
  const { axisZ, lowerZ, upperZ, webC, lowerC, upperC } = LATERAL
  if (s.profile.freeFlange === 'ONE_SIDE')
    return { e, gravity: webC({ e, h }), lower: lowerC({ a, e, h }), upper: upperC({ a, e, h }) }
  const operands = { I_yz, I_y, a, h }
  return { e, gravity: axisZ(operands), lower: lowerZ(operands), upper: upperZ(operands) }
}

/**
 * Lever of the load that twists a C or Z without panel, from the shear centre, for either sense of the load: it acts at the fastener.
 *
 *   e_q = a + e (C)      e_q = a (Z)
 *
 * Source: method 6.6. @param a from the web midline to the fastener [mm], method 6.18. @returns [mm]
 */
export function leverOfTorsion(s: SectionModel, a: number): number {
  const e = Math.abs(s.gross.y_sc)
  return s.profile.freeFlange === 'ONE_SIDE' ? a + e : a
}

/**
 * Share β of the couple of an uplift fastener that bends the free flange. The rest rotates the spring of the sheet itself.
 *
 * Source: method 6.7, from shell stresses (EN 1993-1-3 gives no rule).
 * K lateral spring of (10.14b) [N/mm²], h outside height [mm], C_D [N], not 0.
 */
export const shareOfCouple = formula('beta', CLAUSE, 'K*h^2/C_D')

/**
 * Lateral load of a flange without panel from in-plane load, q_y positive down the slope or the façade [N/mm].
 *
 * Source: method 6.6, from shell stresses: it acts at the cladding, on the upper flange (EN 1993-1-3, 6.1.6(1) gives no rule).
 */
export const SIDEWAYS = {
  upper: formula('q_hy_Ed', CLAUSE, 'q_y_Ed'),
  lower: formula('q_hy_Ed', CLAUSE, 'q_y_Ed/2'),
}

/** R: spring of a field between two holds relative to its stiffness; κ_R: its moment relative to the simple field, 10.1.4.1(5). */
export const FIELD = {
  R: formula('R', 'EN 1993-1-3 10.1.4.1(5)', 'K*L_a^4/(pi^4*E*I_fz)'),
  M_0: formula('M_0_fz_Ed', 'EN 1993-1-3 10.1.4.1(5)', 'q_h_Ed*L_a^2/8/10^6'),
  kappa_R: formula('kappa_R', 'EN 1993-1-3 10.1.4.1(5)', 'M_fz_Ed/M_0_fz_Ed'),
}
