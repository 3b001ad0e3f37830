/** Shear resistance; EN 1993-1-3:2006, 6.1.5, method 4.5. */
import { type Formula, formula } from '../formula/formula.ts'

const TABLE = 'EN 1993-1-3 Table 6.1'

/** λ̄_w of a web without longitudinal stiffener. */
export const slendernessInShear = formula('lambda_w', 'EN 1993-1-3 (6.10a)', '0.346*(s_w/t)*sqrt(f_yb/E)')

const yielding = formula('f_bv', TABLE, '0.58*f_yb')
const inelastic = formula('f_bv', TABLE, '0.48*f_yb/lambda_w')
const elastic = formula('f_bv', TABLE, '0.67*f_yb/lambda_w^2')

/**
 * Shear buckling strength f_bv [N/mm²].
 * @param stiffenedSupport the web is held at the support (cleat), which raises the last branch
 */
export function strengthInShear(lambda_w: number, stiffenedSupport: boolean): Formula<'f_yb' | 'lambda_w'> {
  if (lambda_w <= 0.83) return yielding
  return lambda_w < 1.4 || stiffenedSupport ? inelastic : elastic
}

/** V_b,Rd of all webs; s_w = h_w/sin φ is the web along its slope. */
export const resistanceInShear = formula('V_b_Rd', 'EN 1993-1-3 (6.8)', 'n_w*s_w*t*f_bv/gamma_M0/10^3')

/** V_b,Rd [N] of webs: depth between flange midlines h_w, along their slope s_w, core thickness t [mm]; angle phi [rad]. */
export function shearResistance(
  { h_w, s_w, phi, t }: Record<'h_w' | 's_w' | 'phi' | 't', number>,
  n_w: number,
  f_yb: number,
  gamma_M0: number,
  stiffenedSupport: boolean,
): number {
  const lambda_w = slendernessInShear({ s_w, t, f_yb })
  const f_bv = strengthInShear(lambda_w, stiffenedSupport)({ f_yb, lambda_w })
  return resistanceInShear({ n_w, s_w: h_w / Math.sin(phi), t, f_bv, gamma_M0 })
}
