/** Resistances of a cross-section to one effect, and their utilisations; EN 1993-1-3:2006, 6.1, method 4. */
import { formula } from '../formula/formula.ts'
import type { Edge } from '../sections/plate.ts'
import type { Proportion } from '../sections/proportion.ts'
import type { SectionModel } from '../sections/section-model.ts'
import type { EffectiveSection } from './5-5-effective-section.ts'
import type { EffectiveSections } from './5-5-effective-sections.ts'
import type { CentroidShift } from './6-1-3-shift-of-centroid.ts'
import { shearResistance } from './6-1-5-shear.ts'
import { singleWeb } from './6-1-7-2-single-web.ts'
import { type CrippledWeb, omegaCategory, omegaWebResistance, webProportions } from './6-1-7-web-crippling.ts'

export const RESISTANCES = {
  tension: formula('N_t_Rd', 'EN 1993-1-3 (6.1)', 'A_g*(f_yb/gamma_M0)/10^3'),
  compression: formula('N_c_Rd', 'EN 1993-1-3 (6.2)', 'A_eff*(f_yb/gamma_M0)/10^3'),
  /** the smaller modulus of both edges, method 4.3 */
  modulus: formula('W_eff_y', 'EN 1993-1-3 6.1.4.1', 'min(W_eff_y_top,W_eff_y_bottom)'),
  /** with any modulus: of the section, of one of its edges, about y or z */
  moment: formula('M_c_Rd', 'EN 1993-1-3 (6.4)', 'W_eff_y*(f_yb/gamma_M0)/10^6'),
  /** the same before γ_M0; the search has it as M_c,Rd·γ_M0 */
  characteristicMoment: formula('M_c_Rk', 'EN 1993-1-3 6.1.4', 'W_eff_y*f_yb/10^6'),
  /** of direct stresses under torsion, f_ya = f_yb (method 3.2); its twin is `lateralResistance` */
  directStress: formula('f_Rd', 'EN 1993-1-3 6.1.6', 'f_yb/gamma_M0'),
}

/** Utilisations of the checks of one effect. The search divides in place. */
export const UTILISATIONS = {
  tension: formula('eta', 'EN 1993-1-3 6.1.2', 'abs(N_Ed)/N_t_Rd'),
  compression: formula('eta', 'EN 1993-1-3 6.1.3', 'abs(N_Ed)/N_c_Rd'),
  bending: formula('eta', 'EN 1993-1-3 6.1.4', 'abs(M_y_Ed)/M_c_Rd'),
  lateralBending: formula('eta', 'EN 1993-1-3 6.1.4', 'abs(M_z_Ed)/M_cz_Rd'),
  /** stresses of load in the plane on an Ω without panel, method 5.26 */
  sidewaysStress: formula('eta', 'EN 1993-1-3 6.1.6', 'sigma_q_Ed/f_Rd'),
  shear: formula('eta', 'EN 1993-1-3 (6.8)', 'abs(V_Ed)/V_b_Rd'),
  crippling: formula('eta', 'EN 1993-1-3 6.1.7', 'F_Ed/R_w_Rd'),
}

/** N, N·mm. Top and bottom: the edge of the section as built that M_y compresses. */
export type SectionResistances = ReturnType<typeof sectionResistances>

/** Largest distance of the midline from the z axis of the effective section [mm]. */
const reachY = (s: SectionModel, y_c: number) =>
  Math.max(...s.plates.flatMap((p) => [Math.abs(p.start.y - y_c), Math.abs(p.end.y - y_c)]))

/** Effective sections, and the shift of their centroid. */
type Effective = { effective: EffectiveSections; shift: CentroidShift }

/** @param stiffenedSupport webs held by cleats at the supports (shear, Table 6.1) */
export function sectionResistances(
  s: SectionModel,
  { effective: { compression, top, bottom }, shift }: Effective,
  f_yb: number,
  gamma_M0: number,
  stiffenedSupport: boolean,
) {
  const moment = (W_eff_y: number) => RESISTANCES.moment({ W_eff_y, f_yb, gamma_M0 })
  const smaller = (e: EffectiveSection) => RESISTANCES.modulus({ W_eff_y_top: e.W_top, W_eff_y_bottom: e.W_bottom })
  const W_eff_z = compression.I_z / reachY(s, compression.y_c)
  return {
    N_t_Rd: RESISTANCES.tension({ A_g: s.gross.A, f_yb, gamma_M0 }),
    N_c_Rd: RESISTANCES.compression({ A_eff: compression.A, f_yb, gamma_M0 }),
    /** W_eff,y of both edges, the smaller governs (method 4.3) */
    M_c_Rd_top: moment(smaller(top)),
    M_c_Rd_bottom: moment(smaller(bottom)),
    /** of the compressed and of the tension edge, for 6.1.8 and 6.1.9 */
    M_com_top: moment(top.W_top),
    M_ten_top: moment(top.W_bottom),
    M_com_bottom: moment(bottom.W_bottom),
    M_ten_bottom: moment(bottom.W_top),
    /** smallest modulus about z of the section effective under N (method 3.22) */
    W_eff_z,
    M_cz_Rd: moment(W_eff_z),
    /** with W_z,com and W_z,ten of ΔM_z: the edge it compresses, and the edge it pulls */
    M_cz_com: moment(shift.W_z_com),
    M_cz_ten: moment(shift.W_z_ten),
    V_b_Rd: shearResistance({ ...s, h_w: s.h_p }, s.profile.webs, f_yb, gamma_M0, stiffenedSupport),
  }
}

/**
 * The web of a section for 6.1.7; h_w between flange midlines (method 4.8).
 * @param flange on which the force presses: the bottom one for reactions, the top one for point loads
 */
export function crippledWeb(s: SectionModel, flange: Edge = 'bottom'): CrippledWeb {
  const lips = s.plates.some((p) => p.role === 'lip' && p.edge === flange)
  return { h_w: s.h_p, r: s.dimensions.r, t: s.t, phi: s.phi, lips }
}

/** The limits of the section's rows of 6.1.7. */
export const cripplingProportions = (s: SectionModel): Proportion[] =>
  webProportions(crippledWeb(s), s.profile.crippling === 'TWO_WEBS')

/**
 * Web crippling resistances of all webs [N] for a bearing length s_s [mm].
 * @returns end: end rows of 6.1.7.2 or category 1 of 6.1.7.3; internal: as a function of β_V (Ω sections only)
 */
export function webCrippling(s: SectionModel, s_s: number, f_yb: number, gamma_M1: number, flange: Edge = 'bottom') {
  const web = crippledWeb(s, flange)
  if (s.profile.crippling === 'SINGLE_WEB') {
    const internal = singleWeb('internal', web, s_s, f_yb, gamma_M1)
    return { end: singleWeb('end', web, s_s, f_yb, gamma_M1), internal: (_beta_V: number) => internal }
  }
  const both = (beta_V: number | null) => {
    const { alpha, l_a } = omegaCategory(s_s, beta_V)
    return 2 * omegaWebResistance(web, alpha, l_a, f_yb, gamma_M1)
  }
  return { end: both(null), internal: both }
}

/** The same between two opposing forces, near a free end and away from it; null for Ω sections, whose categories include both. */
export function opposedCrippling(s: SectionModel, s_s: number, f_yb: number, gamma_M1: number) {
  if (s.profile.crippling === 'TWO_WEBS') return null
  const web = crippledWeb(s)
  return {
    end: singleWeb('opposedEnd', web, s_s, f_yb, gamma_M1),
    internal: singleWeb('opposedInternal', web, s_s, f_yb, gamma_M1),
  }
}
