/** What an error of α_cr does to the utilisation of the general method, EN 1993-1-1 6.3.4 with curve b. */
import { bucklingReduction } from '../../src/en1993-1-1-2005/6-3-buckling-curves.ts'
import { effectiveInBending } from '../../src/en1993-1-3-2006/5-5-effective-section.ts'
import { buildSection } from '../../src/sections/section-model.ts'
import type { OmegaLine } from './case.ts'
import { momentOf } from './line-moments.ts'
import { partsOf } from './line-parts.ts'

/** Steel of the comparison [N/mm²]: the higher grade of the catalogue, where buckling weighs most. */
const f_yb = 350

/** Smallest M_c,Rk(x)/|M_y(x)| of an Ω, M_c,Rk in the sense of M with the smaller effective modulus. */
function ultimateLoadFactor(line: OmegaLine): number {
  const { tNom, h, bTop, bBase, bFoot, c, r, t } = line.section
  const dimensions = { profile: 'OMEGA', h, bTop, bBase, bFoot, c, r, t_nom: tNom, t } as const
  const model = buildSection({ ...dimensions, inverted: line.format === 'INVERTED' })
  const resistance = (compressed: 'TOP' | 'BOTTOM') => {
    const { W_top, W_bottom } = effectiveInBending(model, compressed, f_yb)
    return f_yb * Math.min(W_top, W_bottom)
  }
  const { sagging, hogging } = momentOf(line)
  return Math.min(resistance('TOP') / sagging, resistance('BOTTOM') / hogging)
}

/**
 * Elastic shear buckling of the webs where the line hogs over a support: α_cr·τ/τ_cr, the largest of the sides of those supports;
 * τ = V/(2·s_w·t·sin φ), τ_cr = 5.34·π²·E/[12·(1 − ν²)]·(t/s_w)². 0 where the line hogs over none.
 */
export function aboveShearBuckling(line: OmegaLine, alpha_cr: number): number {
  const { h, tNom, t, bTop, bBase } = line.section
  const h_p = h - tNom
  const s_w = Math.hypot(h_p, (bBase - bTop) / 2)
  const tau_cr = ((5.34 * Math.PI ** 2 * line.E) / 12 / (1 - line.nu ** 2)) * (t / s_w) ** 2
  const { momentAt } = momentOf(line)
  const { ends, supports } = partsOf(line)
  const sides = supports.flatMap((x) => (momentAt(x) < -1 ? [x - 1, x + 1].map((at) => [x, at] as const) : []))
  const shears = sides
    .filter(([, at]) => at > 0 && at < ends.at(-1)!)
    .map(([x, at]) => Math.abs(momentAt(at) - momentAt(x)) / Math.abs(at - x))
  // Both webs together, h_p = s_w·sin φ.
  return (alpha_cr * Math.max(0, ...shears)) / (2 * h_p * t) / tau_cr
}

export interface Comparison {
  /** M_cr/M_c,Rk by the shells */
  criticalToResistance: number
  /** λ̄_LT and 1/(χ_LT·α_ult) at the line's own load, by rule and by shells */
  lambdaShell: number
  utilisationRule: number
  utilisationShell: number
  /** utilisation by the rule over that by the shells, less 1: below 0 is unsafe */
  effect: number
}

/** Compares two load factors of a line in bending by the utilisation they lead to. */
export function compareUtilisations(line: OmegaLine, alphaRule: number, alphaShell: number): Comparison {
  const alpha_ult = ultimateLoadFactor(line)
  const at = (alpha: number) => {
    const lambda = Math.sqrt(alpha_ult / alpha)
    return { lambda, utilisation: 1 / (bucklingReduction(lambda, 'b') * alpha_ult) }
  }
  const [rule, shell] = [at(alphaRule), at(alphaShell)]
  return {
    criticalToResistance: alphaShell / alpha_ult,
    lambdaShell: shell.lambda,
    utilisationRule: rule.utilisation,
    utilisationShell: shell.utilisation,
    effect: rule.utilisation / shell.utilisation - 1,
  }
}
