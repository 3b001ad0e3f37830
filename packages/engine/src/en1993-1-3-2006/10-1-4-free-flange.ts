/** The free flange of a C or Z and its lateral loads; EN 1993-1-3:2006, 10.1.4.1, method 6.4 to 6.9. */
import { type Formula, formula } from '../formula/formula.ts'
import type { SectionModel } from '../sections/section-model.ts'
import { stripProperties } from '../sections/strip-properties.ts'

/** Flange, lip and 1/5 of the web: what bends and buckles sideways, 10.1.4.1(3); gross, sharp midline. */
export interface FreeFlange {
  A_fz: number
  I_fz: number
  i_fz: number
  /** I_fz over the distance of the web midline y_c, and over that of the lip midline (the tip without one) b_p − y_c */
  W_web: number
  W_lip: number
  y_c: number
  b_p: number
  /** centroid of the strip, from the top outside face [mm] */
  z: number
}

const CLAUSE = 'EN 1993-1-3 10.1.4.1(3)'

/** The same by its widths; the twin, on the strips of the section, is `freeFlange`. */
export const STRIP = {
  a_fz: formula('a_fz', CLAUSE, 'h_p/5'),
  A_fz: formula('A_fz', CLAUSE, 't*(a_fz+b_fz+c_fz)'),
  y_fz: formula('y_fz', CLAUSE, '(b_fz^2/2+b_fz*c_fz)/(a_fz+b_fz+c_fz)'),
  I_fz: formula('I_fz', CLAUSE, 't*(b_fz^3/3+b_fz^2*c_fz)-A_fz*y_fz^2'),
  W_fz_web: formula('W_fz_web', CLAUSE, 'I_fz/y_fz'),
  W_fz_lip: formula('W_fz_lip', CLAUSE, 'I_fz/(b_fz-y_fz)'),
  i_fz: formula('i_fz', CLAUSE, 'sqrt(I_fz/A_fz)'),
}

export type FlangeName = 'Top' | 'Bottom'

/** The strip of one flange of a C or Z. */
export function freeFlange(s: SectionModel, which: FlangeName): FreeFlange {
  const web = s.plates.find((p) => p.name === 'web')!
  const flange = s.plates.find((p) => p.name === `flange${which}`)!
  const lip = s.plates.find((p) => p.name === `lip${which}`)
  const [edge, inner] = which === 'Top' ? [web.start, 0.2] : [web.end, 0.8]
  const cut = { y: web.start.y, z: web.start.z + (web.end.z - web.start.z) * inner }
  const strip = (a: { y: number; z: number }, b: { y: number; z: number }) => ({
    y1: a.y,
    z1: a.z,
    y2: b.y,
    z2: b.z,
    t: s.t,
  })
  const strips = [strip(edge, cut), strip(flange.start, flange.end), ...(lip ? [strip(lip.start, lip.end)] : [])]
  const p = stripProperties(strips)
  const y_c = Math.abs(p.y_c - web.start.y)
  const b_p = Math.abs(flange.end.y - flange.start.y)
  return {
    A_fz: p.A,
    I_fz: p.I_z,
    i_fz: Math.sqrt(p.I_z / p.A),
    W_web: p.I_z / y_c,
    W_lip: p.I_z / (b_p - y_c),
    y_c,
    b_p,
    z: p.z_c,
  }
}

export type FlangeEdge = 'WEB' | 'LIP'

/**
 * Stress of one edge for M_fz = 1 N·mm, compression positive [1/mm³]: −1/W_+ on the side to which the upper flange points (+),
 * +1/W_− on the other; a positive M_fz (sagging under q_h > 0) compresses the − side.
 *
 * Source: EN 1993-1-3:2006 10.1.4.1(2) with (10.3b), edge by edge as in method 6.9. On the + side lies the lip of the
 * upper flange and of the lower flange of a C, and the web of the lower flange of a Z.
 */
export function edgeStress(s: SectionModel, which: FlangeName, strip: FreeFlange, edge: FlangeEdge): number {
  const isLipOnPlus = which === 'Top' || s.dimensions.profile === 'C'
  const isOnPlus = (edge === 'LIP') === isLipOnPlus
  return (isOnPlus ? -1 : 1) / (edge === 'LIP' ? strip.W_lip : strip.W_web)
}

/**
 * Factors of the lateral load on the free flange, 10.1.4.1(3) with the signs of method 6.5:
 * q_h = k_h·q, positive towards the side to which the upper flange points.
 */
export interface LateralLoadFactors {
  k_h0: number
  /** fastener to web and web midline to shear centre [mm] */
  a: number
  e: number
  /** of the lower flange, for q > 0 and q < 0, with panel on the upper fibre */
  gravity: number
  uplift: number
  /** without panel (method 6.6): lower and upper flange */
  lower: number
  upper: number
}

/** k_h of 10.1.4.1(3), method 6.5 to 6.7. */
export const LATERAL = {
  /** C: the load at the fastener, by the flange it bends, and in the web */
  upperC: formula('k_h', CLAUSE, '(a+e)/h'),
  lowerC: formula('k_h', CLAUSE, '-(a+e)/h'),
  webC: formula('k_h', CLAUSE, '-e/h'),
  /** Z: of the inclined axis alone, and with the load at the fastener */
  axisZ: formula('k_h', CLAUSE, 'abs(I_yz)/(2*I_y)'),
  upperZ: formula('k_h', CLAUSE, 'abs(I_yz)/(2*I_y)+a/h'),
  lowerZ: formula('k_h', CLAUSE, 'abs(I_yz)/(2*I_y)-a/h'),
  /** with the share β of the couple that bends the flange */
  sharedZ: formula('k_h', CLAUSE, 'abs(I_yz)/(2*I_y)-beta*a/h'),
  load: formula('q_h_Ed', CLAUSE, 'k_h*q_Ed'),
}

/** @param s a C or Z section */
export function lateralLoadFactors({ dimensions: d, gross }: SectionModel): LateralLoadFactors {
  const { I_yz, I_y } = gross
  const { h } = d
  const a = d.bTop / 2
  const e = Math.abs(gross.y_sc)
  if (d.profile === 'Z') {
    const k_h0 = LATERAL.axisZ({ I_yz, I_y })
    const lower = LATERAL.lowerZ({ I_yz, I_y, a, h })
    return { k_h0, a, e, gravity: k_h0, uplift: lower, lower, upper: LATERAL.upperZ({ I_yz, I_y, a, h }) }
  }
  const lower = LATERAL.lowerC({ a, e, h })
  return { k_h0: 0, a, e, gravity: LATERAL.webC({ e, h }), uplift: lower, lower, upper: LATERAL.upperC({ a, e, h }) }
}

/**
 * Share β of the couple of an uplift fastener that bends the free flange; the rest turns the spring of the sheet itself.
 *
 * Source: method 6.7, from shell stresses (EN 1993-1-3 gives no rule).
 */
export const shareOfCouple = formula('beta', CLAUSE, 'K*h^2/C_D')

/** @param K lateral spring of (10.14b) [N/mm²]  @param h outside height [mm]  @param C_D [N], not 0 */
export const coupleShare = (K: number, h: number, C_D: number): number => shareOfCouple({ K, h, C_D })

/** The line load of a field between two holds against its spring, and its moment beside that of the simple field, 10.1.4.1(5). */
export const FIELD = {
  R: formula('R', 'EN 1993-1-3 10.1.4.1(5)', 'K*L_a^4/(pi^4*E*I_fz)'),
  M_0: formula('M_0_fz_Ed', 'EN 1993-1-3 10.1.4.1(5)', 'q_h_Ed*L_a^2/8/10^6'),
  kappa_R: formula('kappa_R', 'EN 1993-1-3 10.1.4.1(5)', 'M_fz_Ed/M_0_fz_Ed'),
}

const BUCKLING = 'EN 1993-1-3 10.1.4.2'

/** From the critical force of the flange to its slenderness, 10.1.4.2(2) and (3). */
export const FLANGE_BUCKLING = {
  N_cr: formula('N_cr_fz', BUCKLING, 'alpha_cr*F_max'),
  l_fz: formula('l_fz', `${BUCKLING}(3)`, 'pi*sqrt(E*I_fz/(N_cr_fz*10^3))'),
  lambda_1: formula('lambda_1', BUCKLING, 'pi*sqrt(E/f_yb)'),
  lambda_fz: formula('lambda_fz', `${BUCKLING}(2)`, 'l_fz/i_fz/lambda_1'),
  strength: formula('f_Rd', 'EN 1993-1-3 (10.7)', 'f_yb/gamma_M1'),
}

/** (10.3a), (10.3b) or (10.7). */
export const flangeUtilisation = formula('eta', 'EN 1993-1-3 (10.7)', 'sigma_Ed/f_Rd')

/** m of an edge: M_fz with its sign over the modulus of the edge, and the share of the in-plane load; its twin is `edgeBending`. */
export const edgeBendingOf = (sign: '' | '-', hasInPlane: boolean): Formula<'M_fz_Ed' | 'W_fz' | 'M_fz_y_Ed'> =>
  formula('m_Ed', 'EN 1993-1-3 10.1.4.1', `${sign}M_fz_Ed*10^6/W_fz${hasInPlane ? '+M_fz_y_Ed*10^6/W_fz' : ''}`)

type StressOperand = 'M_y_Ed' | 'W_eff_y' | 'N_Ed' | 'A_eff' | 'chi_LT' | 'm_Ed'

/**
 * σ of an edge with lateral bending, (10.3b), or (10.7) with χ_LT; its twin is `edgePeak`.
 * @param sign of the stress that M_y > 0 gives the flange, compression positive  @param isPulled the sum is tension
 */
export function flangeStress(
  sign: '' | '-',
  hasN: boolean,
  isReduced: boolean,
  isPulled: boolean,
): Formula<StressOperand> {
  const bending = `${sign}M_y_Ed*10^6/W_eff_y${hasN ? '-N_Ed*10^3/A_eff' : ''}`
  const sum = `${isReduced ? `(${bending})/chi_LT` : bending}+m_Ed`
  return formula('sigma_Ed', `EN 1993-1-3 ${isReduced ? '(10.7)' : '(10.3b)'}`, isPulled ? `abs(${sum})` : sum)
}

/** (10.3a): of a flange without lateral moment. */
export const plainFlangeStress = (sign: '' | '-', hasN: boolean): Formula<StressOperand> =>
  formula('sigma_Ed', 'EN 1993-1-3 (10.3a)', `abs(${sign}M_y_Ed*10^6/W_eff_y${hasN ? '+N_Ed*10^3/A_eff' : ''})`)

/** Where σ_c is zero, and between nodes. */
export const PEAK = {
  compressed: formula('sigma_Ed', '', 'm_Ed'),
  pulled: formula('sigma_Ed', '', 'abs(m_Ed)'),
  betweenNodes: formula('sigma_Ed', '', 'sigma_x+Delta_sigma', { Delta_sigma: 'N/mm²' }),
}
