/** Flange with a single edge fold in uniform compression; EN 1993-1-3:2006, 5.5.3.2, method 3.14. */
import {
  internalReduction,
  k_sigma_internal,
  outstandReduction,
  plateSlenderness,
} from '../en1993-1-5-2006/4-4-plates.ts'
import { formula } from '../formula/formula.ts'
import { ScopeError } from '../scope-error.ts'
import { distortionalCurve } from './5-5-3-1-distortional-buckling.ts'

const CLAUSE = 'EN 1993-1-3 5.5.3.2'

/** Formulas of a pass, as computed and printed. */
export const STIFFENER = {
  lipFactor: formula('k_sigma', `${CLAUSE} (5.13c)`, '0.5+0.83*cbrt((b_p_c/b_p-0.35)^2)'),
  half: formula('b_e2', CLAUSE, '0.5*rho*b_p'),
  c_eff: formula('c_eff', `${CLAUSE} (5.13a)`, 'rho*b_p_c'),
  /** from the web to the centroid of the stiffener */
  b_1: formula('b_1', `${CLAUSE} (5.10b)`, 'b_p-b_e2^2/(2*(b_e2+c_eff))'),
  A_s: formula('A_s', `${CLAUSE} (5.14a)`, 't*(b_e2+c_eff)'),
  e_s: formula('e_s', CLAUSE, 'c_eff^2/(2*(b_e2+c_eff))'),
  /** about the centroid of the stiffener, parallel to the flange */
  I_s: formula('I_s', CLAUSE, 'b_e2*t^3/12+t*c_eff^3/12+b_e2*t*e_s^2+c_eff*t*(c_eff/2-e_s)^2'),
  sigma_cr_s: formula('sigma_cr_s', `${CLAUSE} (5.15)`, '2*sqrt(K*E*I_s)/A_s'),
  lambda_d: formula('lambda_d', `${CLAUSE} (5.12d)`, 'sqrt(f_yb/sigma_cr_s)'),
  t_red: formula('t_red', `${CLAUSE}(11)`, 'chi_d*t'),
  /** slenderness lowered by the χ_d of the pass before */
  lowered: formula('lambda_p_red', `${CLAUSE}(10)`, 'lambda_p*sqrt(chi_d_n)'),
}

/** Stiffness of the spring for one compressed flange and for two; k_f of the two. */
export const SPRING = {
  alone: formula('K', `${CLAUSE} (5.10b)`, 'E*t^3/(4*(1-nu^2))/(b_1^2*h_w+b_1^3)'),
  coupled: formula('K', `${CLAUSE} (5.10b)`, 'E*t^3/(4*(1-nu^2))/(b_1^2*h_w+b_1^3+0.5*b_1*b_2*h_w*k_f)'),
  k_f: formula('k_f', `${CLAUSE} (5.10b)`, 'A_s_2/A_s_1'),
}

/** A flange and its lip: widths for slenderness [mm], core thickness [mm], yield strength [N/mm²]. */
export interface LippedFlange {
  b_p: number
  b_p_c: number
  t: number
  f_yb: number
}

/** Values of the flange and its lip before the stress is lowered. */
type Unlowered = Record<'k_sigma_lip' | 'lambda_p' | 'lambda_p_lip', number>

/** Effective values of the flange and its lip after one pass [mm, mm², mm⁴]. */
export type StiffenerPass = ReturnType<typeof stiffenerPass>
export type StiffenerResult = ReturnType<typeof reduceEdgeStiffener>

/** k_σ of a short lip, (5.13b). */
export const k_sigma_short_lip = 0.5

/**
 * Buckling factor of a lip.
 *
 *   k_σ = 0.5 for b_p,c/b_p ≤ 0.35 (5.13b);  0.5 + 0.83·∛(b_p,c/b_p − 0.35)² up to 0.6 (5.13c)
 *
 * @throws ScopeError b_p,c/b_p > 0.6
 */
export function lipBucklingFactor(b_p_c: number, b_p: number): number {
  const ratio = b_p_c / b_p
  ScopeError.unless(ratio <= 0.6 + 1e-12, `${CLAUSE}(5)`, 'b_p,c/b_p ≤ 0.6', ratio)
  return ratio <= 0.35 ? k_sigma_short_lip : STIFFENER.lipFactor({ b_p_c, b_p })
}

/**
 * One pass over the flange and its lip: effective widths and the stiffener they form.
 * @param chi_d of the previous pass; it lowers the stress: λ̄_p,red = λ̄_p·√χ_d
 * @param first pass, whose slendernesses are lowered; null: this is the first
 */
export function stiffenerPass(flange: LippedFlange, chi_d = 1, first: Unlowered | null = null) {
  const { b_p, b_p_c, t, f_yb } = flange
  const k_sigma_lip = first?.k_sigma_lip ?? lipBucklingFactor(b_p_c, b_p)
  const lowered = (lambda_p: number) => STIFFENER.lowered({ lambda_p, chi_d_n: chi_d })
  const lambda_p = lowered(first?.lambda_p ?? plateSlenderness(b_p, t, f_yb, k_sigma_internal))
  const lambda_p_lip = lowered(first?.lambda_p_lip ?? plateSlenderness(b_p_c, t, f_yb, k_sigma_lip))
  const rho = internalReduction(lambda_p, 1)
  const rho_lip = outstandReduction(lambda_p_lip)
  const b_e2 = STIFFENER.half({ rho, b_p })
  const c_eff = STIFFENER.c_eff({ rho: rho_lip, b_p_c })
  const A_s = STIFFENER.A_s({ t, b_e2, c_eff })
  const e_s = STIFFENER.e_s({ b_e2, c_eff })
  const I_s = STIFFENER.I_s({ t, b_e2, c_eff, e_s })
  const b_1 = STIFFENER.b_1({ b_p, b_e2, c_eff })
  return { lambda_p, rho, k_sigma_lip, lambda_p_lip, rho_lip, b_e2, c_eff, A_s, I_s, b_1 }
}

/** σ_cr,s, λ̄_d and χ_d of a stiffener, with its formula; null where χ_d is 1. */
export function stiffenerReduction({ I_s, A_s }: StiffenerPass, K: number, f_yb: number, curve = distortionalCurve) {
  const sigma_cr_s = STIFFENER.sigma_cr_s({ K, I_s, A_s })
  const lambda_d = STIFFENER.lambda_d({ f_yb, sigma_cr_s })
  const reduction = curve(lambda_d)
  return { sigma_cr_s, lambda_d, chi_d: reduction?.({ lambda_d }) ?? 1, reduction }
}

/**
 * Distortional reduction with the iteration of 5.5.3.2(10). K and b_e1 (equal to b_e2 of the first pass) keep their values of the first
 * pass, as in SX022a.
 * @param other the first pass of the other flange if it is compressed too and has a lip, else null
 * @returns the first and the last pass, the χ_d that lowered the stress of the last one (1: it is the first), K of the first [N/mm²]
 */
export function reduceEdgeStiffener(
  flange: LippedFlange,
  h_w: number,
  other: StiffenerPass | null,
  curve = distortionalCurve,
) {
  const first = stiffenerPass(flange)
  const k_f = other ? SPRING.k_f({ A_s_2: other.A_s, A_s_1: first.A_s }) : 0
  const K = SPRING.coupled({ t: flange.t, b_1: first.b_1, b_2: other?.b_1 ?? 0, h_w, k_f })
  let last = first
  let reduction = stiffenerReduction(first, K, flange.f_yb, curve)
  let chi_before = 1
  for (let pass = 1; reduction.chi_d < 1 && pass < 20; pass++) {
    chi_before = reduction.chi_d
    last = stiffenerPass(flange, chi_before, first)
    reduction = stiffenerReduction(last, K, flange.f_yb, curve)
    if (Math.abs(reduction.chi_d - chi_before) < 1e-4) break
  }
  return { first, last, chi_before, K, ...reduction }
}
