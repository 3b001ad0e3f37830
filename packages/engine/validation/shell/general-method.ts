/** What an error of α_cr does to the utilisation of the general method, EN 1993-1-1 6.3.4 with curve b. */
import { bucklingReduction } from '../../src/en1993-1-1-2005/6-3-buckling-curves.ts'
import { effectiveInBending } from '../../src/en1993-1-3-2006/5-5-effective-section.ts'
import { buildSection } from '../../src/sections/section-model.ts'
import type { OmegaLine } from './case.ts'
import { momentOf } from './line-moments.ts'

/** Steel of the comparison [N/mm²]: the higher grade of the catalogue, where buckling weighs most. */
const f_yb = 350

/** M_c,Rk of a hat, the smaller of both senses [N·mm]. */
function momentResistance({ section, format }: OmegaLine): number {
  const { tNom, h, bTop, bBase, bFoot, c, r, t } = section
  const dimensions = { profile: 'OMEGA', h, bTop, bBase, bFoot, c, r, t_nom: tNom, t } as const
  const model = buildSection({ ...dimensions, inverted: format === 'INVERTED' })
  const moduli = (['TOP', 'BOTTOM'] as const).map((compressed) => {
    const { W_top, W_bottom } = effectiveInBending(model, compressed, f_yb)
    return Math.min(W_top, W_bottom)
  })
  return f_yb * Math.min(...moduli)
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
  const alpha_ult = momentResistance(line) / momentOf({ ...line }).largest
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
