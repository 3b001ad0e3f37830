/** Buckling of one plate as printed lines; EN 1993-1-5:2006, 4.4, method 3.12 and 8.8. */
import { k_sigma_short_lip, STIFFENER } from '../en1993-1-3-2006/5-5-3-2-edge-stiffener.ts'
import type { EffectiveElement } from '../en1993-1-3-2006/5-5-effective-section.ts'
import {
  boundedPsi,
  internalFactor,
  k_sigma_outstand,
  REDUCTION,
  slenderness,
  strain,
} from '../en1993-1-5-2006/4-4-plates.ts'
import type { Candidate } from '../search/candidate.ts'
import type { Plate } from '../sections/plate.ts'
import type { PrintedPlate } from './printed-plates.ts'
import { named, StepList, type Value } from './step-list.ts'

const PLATES = 'EN 1993-1-5 4.4'
const STIFFENER_CLAUSE = 'EN 1993-1-3 5.5.3.2'

/** b_p and ρ of a plate under its subscript. */
export const widthOf = ({ plate, index }: PrintedPlate): Value => named(`b_p_${index}`, plate.b_p)
export const reductionOf = ({ rho }: { rho: number }, { index }: PrintedPlate): Value => named(`rho_${index}`, rho)

/** The flange or foot of a lip. */
const flangeOf = ({ before, after }: Plate): Plate => (before ?? after)!
/** Its subscript: 'f_1' of 'c_1'. */
const flangeIndex = ({ plate, side }: PrintedPlate) => (flangeOf(plate).role === 'foot' ? 'foot' : `f${side}`)

/** k_σ of a plate: its formula, or its value where it is a constant. */
export function bucklingFactor(x: EffectiveElement, p: PrintedPlate): StepList {
  const { index, plate } = p
  const list = new StepList()
  const symbol = `k_sigma_${index}`
  if (plate.role === 'lip') {
    if (x.k_sigma === k_sigma_short_lip)
      return list.value(symbol, x.k_sigma, '', `${STIFFENER_CLAUSE} (5.13b)`, 'table')
    const flange = named(`b_p_${flangeIndex(p)}`, flangeOf(plate).b_p)
    return list.line(STIFFENER.lipFactor, { b_p_c: widthOf(p), b_p: flange }, { symbol })
  }
  if (x.psi === 1) return list.value(symbol, x.k_sigma, '', PLATES, 'table')
  const psi = boundedPsi(x.psi)
  return list.line(internalFactor(psi), { psi: [`psi_${index}`, psi, ''] }, { symbol })
}

/** The effective widths of a plate, in the order of the engine. */
export function buckledWidths(x: EffectiveElement, { plate, index, side }: PrintedPlate) {
  if (plate.role === 'lip') return [{ symbol: `c_eff${side}`, width: x.effective[0]! }]
  if (x.effective.length === 1) return [{ symbol: `b_eff_${index}`, width: x.effective[0]! }]
  return x.effective.map((width, i) => ({ symbol: `b_e${i + 1}_${index}`, width }))
}

/** ρ for the slenderness named, with ψ where it enters. */
export const reductionStep = (
  list: StepList,
  [symbol, rho]: Value,
  kind: keyof typeof REDUCTION,
  operands: { lambda_p: Value; psi: Value | number },
): Value =>
  rho === 1
    ? list.value(symbol, 1, '', REDUCTION[kind].clause, 'table').last
    : list.formula(REDUCTION[kind], operands, { symbol })

/** k_σ, λ̄_p and ρ of a plate. */
export function bucklingSteps(list: StepList, x: EffectiveElement, p: PrintedPlate, { model, f_yb }: Candidate): void {
  const { index, plate } = p
  const k_sigma = list.add(bucklingFactor(x, p)).last
  const operands = { b_p: widthOf(p), t: model.t, epsilon: strain({ f_yb }), k_sigma }
  const lambda_p = list.formula(slenderness, operands, { symbol: `lambda_p_${index}` })
  const isOutstand = plate.role === 'lip' || x.k_sigma === k_sigma_outstand
  const ofInternal = x.psi === 1 ? 'uniform' : 'internal'
  const psi = named(`psi_${index}`, boundedPsi(x.psi))
  reductionStep(list, reductionOf(x, p), isOutstand ? 'outstand' : ofInternal, { lambda_p, psi })
}
