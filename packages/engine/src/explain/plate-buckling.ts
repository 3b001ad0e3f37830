/** Buckling of one plate as printed lines; EN 1993-1-5:2006, 4.4, method 3.12 and 8.8. */
import { k_sigma_short_lip } from '../en1993-1-3-2006/5-5-3-2-edge-stiffener.ts'
import type { EffectiveElement } from '../en1993-1-3-2006/5-5-effective-section.ts'
import { epsilon, k_sigma_outstand } from '../en1993-1-5-2006/4-4-plates.ts'
import type { Plate } from '../sections/plate.ts'
import type { PrintedPlate } from './printed-plates.ts'
import type { StepList, Value } from './step-list.ts'

export const PLATES = 'EN 1993-1-5 4.4'
export const STIFFENER = 'EN 1993-1-3 5.5.3.2'

/** Stress ratios below this are taken as this, EN 1993-1-5 Table 4.1. */
const LOWEST_PSI = -3
export const boundedPsi = (psi: number) => Math.max(psi, LOWEST_PSI)

/** The flange or foot a lip stands on. */
const flangeOf = ({ before, after }: Plate): Plate => (before ?? after)!
/** Its subscript: 'f_1' of 'c_1'. */
const flangeIndex = ({ plate, side }: PrintedPlate) => (flangeOf(plate).role === 'foot' ? 'foot' : `f${side}`)

/** k_σ as a formula where it is not a number by definition; null where it is. */
export function bucklingFactorFormula(x: EffectiveElement, p: PrintedPlate): string | null {
  const { index } = p
  if (p.plate.role === 'lip')
    return x.k_sigma === k_sigma_short_lip ? null : `0.5+0.83*cbrt((b_p_${index}/b_p_${flangeIndex(p)}-0.35)^2)`
  if (x.psi === 1) return null
  const psi = `psi_${index}`
  const bounded = boundedPsi(x.psi)
  return bounded >= 0 ? `8.2/(1.05+${psi})` : bounded >= -1 ? `7.81-6.29*${psi}+9.78*${psi}^2` : `5.98*(1-${psi})^2`
}

type Width = { symbol: string; width: number }

/** What is left of a plate, in the order the engine keeps it. */
export function buckledWidths(x: EffectiveElement, { plate, index, side }: PrintedPlate): Width[] {
  if (plate.role === 'lip') return [{ symbol: `c_eff${side}`, width: x.effective[0]! }]
  if (x.effective.length === 1) return [{ symbol: `b_eff_${index}`, width: x.effective[0]! }]
  return x.effective.map((width, i) => ({ symbol: `b_e${i + 1}_${index}`, width }))
}

/** ρ for the slenderness named; `which` of the two curves, ψ where it enters. */
export function reductionStep(list: StepList, rho: Value, lambda: Value, outstand: boolean, psi: Value | null): void {
  if (rho[1] === 1) {
    list.value(rho[0], 1, '', `${PLATES}(2)`, 'table')
    return
  }
  const l = lambda[0]
  const expression = outstand ? `(${l}-0.188)/${l}^2` : psi ? `(${l}-0.055*(3+${psi[0]}))/${l}^2` : `(${l}-0.22)/${l}^2`
  list.formula(rho[0], rho[1], '', `${PLATES}(2)`, expression, psi && !outstand ? [lambda, psi] : [lambda])
}

/** k_σ, λ̄_p and ρ of a plate. */
export function bucklingSteps(list: StepList, x: EffectiveElement, p: PrintedPlate, t: number, f_yb: number): void {
  const { index, plate } = p
  const isLip = plate.role === 'lip'
  const k: Value = [`k_sigma_${index}`, x.k_sigma, '']
  const psi: Value = [`psi_${index}`, boundedPsi(x.psi), '']
  const formula = bucklingFactorFormula(x, p)
  if (formula === null) list.value(k[0], k[1], '', isLip ? `${STIFFENER} (5.13b)` : PLATES, 'table')
  else if (isLip)
    list.formula(k[0], k[1], '', `${STIFFENER} (5.13c)`, formula, [
      [`b_p_${index}`, x.b_p, 'mm'],
      [`b_p_${flangeIndex(p)}`, flangeOf(plate).b_p, 'mm'],
    ])
  else list.formula(k[0], k[1], '', `${PLATES} Table 4.1`, formula, [psi])
  const lambda: Value = [`lambda_p_${index}`, x.lambda_p, '']
  list.formula(lambda[0], lambda[1], '', `${PLATES}(2)`, `b_p_${index}/t/(28.4*epsilon*sqrt(${k[0]}))`, [
    [`b_p_${index}`, x.b_p, 'mm'],
    ['t', t, 'mm'],
    ['epsilon', epsilon(f_yb), ''],
    k,
  ])
  const outstand = isLip || x.k_sigma === k_sigma_outstand
  reductionStep(list, [`rho_${index}`, x.rho, ''], lambda, outstand, x.psi === 1 ? null : psi)
}
