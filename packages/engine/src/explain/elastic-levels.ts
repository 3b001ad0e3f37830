/** Elastic buckling stresses of a section by the formulas of the code, for comparison with other methods. */
import type { CheckDerivation, Explanation, PrintedPart } from '../explanation.ts'
import { E, nu } from '../steel.ts'

export interface ElasticLevel {
  /** the compressed part: all of the section, its top or its bottom */
  action: 'N' | 'M+' | 'M-'
  /** a single plate, an edge stiffener, the member */
  kind: 'local' | 'distortional' | 'global'
  /** the plate; of equal plates the first */
  role: PrintedPart | null
  /** of a plate */
  k_sigma: number | null
  /** as printed in the derivation: sigma_cr_s, sigma_cr, M_cr, N_cr_y, N_cr_TF */
  symbol: string
  /** largest compressive stress of the gross section at buckling */
  stressNmm2: number
  clause: string
}

const ACTION_OF = { COMPRESSION: 'N', TOP_COMPRESSED: 'M+', BOTTOM_COMPRESSED: 'M-' } as const

/** σ_cr,s and the σ_cr of every plate in each sense; for the member the values of its checks. Of two thicknesses the inner spans alone. */
export function elasticLevels({ section, checks: all, solution }: Explanation): ElasticLevel[] {
  const checks = all.filter(({ thicknessMm = solution.thicknessMm }) => thicknessMm === solution.thicknessMm)
  const levels: ElasticLevel[] = []
  for (const { sense, steps, plates } of section.effective) {
    const action = ACTION_OF[sense]
    const stiffener = steps.find((s) => s.symbol === 'sigma_cr_s')
    if (stiffener) {
      const { symbol, value, clause } = stiffener
      levels.push({ action, kind: 'distortional', role: null, k_sigma: null, symbol, stressNmm2: value, clause })
    }
    const printed = new Set<number>()
    for (const { role, b_p, t, reduction } of plates) {
      if (!reduction) continue
      const { k_sigma } = reduction
      const stressNmm2 = plateStress(k_sigma, b_p, t)
      if (printed.has(stressNmm2)) continue
      printed.add(stressNmm2)
      levels.push({ action, kind: 'local', role, k_sigma, symbol: 'sigma_cr', stressNmm2, clause: 'EN 1993-1-5 4.4' })
    }
  }
  return [...levels, ...columnLevels(section, checks), ...bendingLevels(section, checks)]
}

/** Elastic critical stress of a plate: σ_cr = k_σ·π²·E·t² / (12·(1 − ν²)·b_p²). Source: EN 1993-1-5:2006, method 1.2(2). */
const plateStress = (k_sigma: number, b_p: number, t: number): number =>
  (k_sigma * Math.PI ** 2 * E * t ** 2) / (12 * (1 - nu ** 2) * b_p ** 2)

const MEMBER = { kind: 'global', role: null, k_sigma: null } as const
type Section = Explanation['section']

const property = ({ gross }: Section, symbol: string): number =>
  gross.find((v) => v.symbol === symbol)?.value ?? Number.NaN

/** N_cr over the gross area. */
function columnLevels(section: Section, checks: CheckDerivation[]): ElasticLevel[] {
  const steps = checks.flatMap((c) => c.steps)
  return ['N_cr_y', 'N_cr_TF'].flatMap((symbol) => {
    const step = steps.find((s) => s.symbol === symbol)
    if (!step) return []
    const stressNmm2 = (step.value * 1e3) / property(section, 'A')
    return [{ ...MEMBER, action: 'N' as const, symbol, stressNmm2, clause: step.clause }]
  })
}

/** M_cr = α_cr,op·M_y,Ed of the governing combination, over I_y and the distance of the compressed edge. */
function bendingLevels(section: Section, checks: CheckDerivation[]): ElasticLevel[] {
  const steps = checks.find((c) => c.check.code === 'LTB')?.steps ?? []
  const alpha_cr = steps.find((s) => s.symbol === 'alpha_cr_op')
  const M_y_Ed = steps.find((s) => s.symbol === 'alpha_ult_k')?.operands.find((o) => o.symbol === 'M_y_Ed')?.value
  if (!alpha_cr || !M_y_Ed) return []
  const top = M_y_Ed > 0
  const edge = (top ? Math.min : Math.max)(...section.midlineMm.map((p) => p.z))
  const z = Math.abs(edge - property(section, 'z_c'))
  const stressNmm2 = (alpha_cr.value * Math.abs(M_y_Ed) * 1e6 * z) / property(section, 'I_y')
  return [{ ...MEMBER, action: top ? 'M+' : 'M-', symbol: 'M_cr', stressNmm2, clause: alpha_cr.clause }]
}
