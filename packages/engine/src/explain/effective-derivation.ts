/** How an effective section comes about, plate by plate; engineering.md D. */
import type { Candidate } from '../design/candidate.ts'
import { k_sigma_short_lip, type StiffenerResult } from '../en1993-1-3-2006/5-5-3-2-edge-stiffener.ts'
import type { EffectiveElement, EffectiveSection } from '../en1993-1-3-2006/5-5-effective-section.ts'
import { epsilon } from '../en1993-1-5-2006/4-4-plates.ts'
import type { EffectiveSectionPicture, PropertyValue, Step } from '../explanation.ts'
import { E, nu } from '../steel.ts'
import { StepList } from './step-list.ts'

const PLATES = 'EN 1993-1-5 4.4'
const STIFFENER = 'EN 1993-1-3 5.5.3.2'

/** The halves of a hat are equal: the right one stands for both. */
const isShown = (name: string) => !name.endsWith('Left')
const short = (name: string) =>
  ({ closedFlange: 'f', flangeTop: 'f', flangeBottom: 'f', footRight: 'f', web: 'w', webRight: 'w' })[name] ?? 'c'

/** Stress ratios below this are taken as this, EN 1993-1-5 Table 4.1. */
const LOWEST_PSI = -3

/** Where k_σ depends on ψ or on the lip, its formula: ψ as the search bounds it. */
function bucklingFactorSteps(list: StepList, x: EffectiveElement, b_p_flange: number | null): void {
  const i = short(x.name)
  const k = `k_sigma_${i}`
  const psi = `psi_${i}`
  if (i === 'c' && b_p_flange !== null && x.k_sigma !== k_sigma_short_lip) {
    list.formula(k, x.k_sigma, '', `${STIFFENER} (5.13c)`, '0.5+0.83*cbrt((b_p_c/b_p_f-0.35)^2)', [
      ['b_p_c', x.b_p, 'mm'],
      ['b_p_f', b_p_flange, 'mm'],
    ])
    return
  }
  if (x.psi === 1) {
    list.value(k, x.k_sigma, '', i === 'c' ? `${STIFFENER} (5.13b)` : PLATES, 'table')
    return
  }
  const bounded = Math.max(x.psi, LOWEST_PSI)
  if (bounded === x.psi) list.value(psi, x.psi, '', PLATES, 'solver')
  else {
    list.value(`${psi}_calc`, x.psi, '', PLATES, 'solver')
    list.formula(psi, bounded, '', `${PLATES} Table 4.1`, `max(${psi}_calc,-3)`, [[`${psi}_calc`, x.psi, '']])
  }
  const expression =
    bounded >= 0 ? `8.2/(1.05+${psi})` : bounded >= -1 ? `7.81-6.29*${psi}+9.78*${psi}^2` : `5.98*(1-${psi})^2`
  list.formula(k, x.k_sigma, '', `${PLATES} Table 4.1`, expression, [[psi, bounded, '']])
}

/** @param b_p_flange of the flange a lip stands on [mm] */
function elementSteps(
  list: StepList,
  x: EffectiveElement,
  t: number,
  f_yb: number,
  b_p_flange: number | null = null,
): void {
  const i = short(x.name)
  const isOutstand = i === 'c' || x.k_sigma === 0.43
  const eps = epsilon(f_yb)
  const lambda = `lambda_p_${i}`
  const rho = `rho_${i}`
  bucklingFactorSteps(list, x, b_p_flange)
  list.formula(lambda, x.lambda_p, '', `${PLATES}(2)`, `b_p_${i}/t/(28.4*epsilon*sqrt(k_sigma_${i}))`, [
    [`b_p_${i}`, x.b_p, 'mm'],
    ['t', t, 'mm'],
    ['epsilon', eps, ''],
    [`k_sigma_${i}`, x.k_sigma, ''],
  ])
  if (x.rho === 1) list.value(rho, 1, '', `${PLATES}(2)`, 'table')
  else if (isOutstand)
    list.formula(rho, x.rho, '', `${PLATES}(2)`, `(${lambda}-0.188)/${lambda}^2`, [[lambda, x.lambda_p, '']])
  else if (x.psi === 1)
    list.formula(rho, x.rho, '', `${PLATES}(2)`, `(${lambda}-0.22)/${lambda}^2`, [[lambda, x.lambda_p, '']])
  else {
    list.formula(rho, x.rho, '', `${PLATES}(2)`, `(${lambda}-0.055*(3+psi_${i}))/${lambda}^2`, [
      [lambda, x.lambda_p, ''],
      [`psi_${i}`, Math.max(x.psi, LOWEST_PSI), ''],
    ])
  }
}

function stiffenerSteps(
  list: StepList,
  r: StiffenerResult,
  h_w: number,
  t: number,
  f_yb: number,
  other: StiffenerResult | null,
): void {
  const { first, last } = r
  const h: [string, number, string] = ['h_w', h_w, 'mm']
  const stiffness = `E*t^3/(4*(1-nu^2))/(b_1^2*h_w+b_1^3`
  const common: [string, number, string][] = [
    ['E', E, 'N/mm²'],
    ['t', t, 'mm'],
    ['nu', nu, ''],
    ['b_1', first.b_1, 'mm'],
    h,
  ]
  if (other) {
    const k_f = other.first.A_s / first.A_s
    list.formula('k_f', k_f, '', `${STIFFENER} (5.10b)`, 'A_s_2/A_s_1', [
      ['A_s_2', other.first.A_s, 'mm²'],
      ['A_s_1', first.A_s, 'mm²'],
    ])
    list.formula('K', r.K, 'N/mm²', `${STIFFENER} (5.10b)`, `${stiffness}+0.5*b_1*b_2*h_w*k_f)`, [
      ...common,
      ['b_2', other.first.b_1, 'mm'],
      ['k_f', k_f, ''],
    ])
  } else list.formula('K', r.K, 'N/mm²', `${STIFFENER} (5.10b)`, `${stiffness})`, common)
  list.value('b_e1', last.b_e1, 'mm', STIFFENER, 'solver')
  list.value('b_e2', last.b_e2, 'mm', `${STIFFENER}(10)`, 'solver')
  list.value('c_eff', last.c_eff, 'mm', `${STIFFENER}(10)`, 'solver')
  list.formula('A_s', last.A_s, 'mm²', `${STIFFENER} (5.14a)`, 't*(b_e2+c_eff)', [
    ['t', t, 'mm'],
    ['b_e2', last.b_e2, 'mm'],
    ['c_eff', last.c_eff, 'mm'],
  ])
  const z_s = last.c_eff ** 2 / (2 * (last.b_e2 + last.c_eff))
  list.formula('z_s', z_s, 'mm', STIFFENER, 'c_eff^2/(2*(b_e2+c_eff))', [
    ['c_eff', last.c_eff, 'mm'],
    ['b_e2', last.b_e2, 'mm'],
  ])
  list.formula('I_s', last.I_s, 'mm⁴', STIFFENER, 'b_e2*t^3/12+t*c_eff^3/12+b_e2*t*z_s^2+c_eff*t*(c_eff/2-z_s)^2', [
    ['b_e2', last.b_e2, 'mm'],
    ['t', t, 'mm'],
    ['c_eff', last.c_eff, 'mm'],
    ['z_s', z_s, 'mm'],
  ])
  list.formula('sigma_cr_s', r.sigma_cr_s, 'N/mm²', `${STIFFENER} (5.15)`, '2*sqrt(K*E*I_s)/A_s', [
    ['K', r.K, 'N/mm²'],
    ['E', E, 'N/mm²'],
    ['I_s', last.I_s, 'mm⁴'],
    ['A_s', last.A_s, 'mm²'],
  ])
  list.formula('lambda_d', r.lambda_d, '', `${STIFFENER} (5.12d)`, 'sqrt(f_yb/sigma_cr_s)', [
    ['f_yb', f_yb, 'N/mm²'],
    ['sigma_cr_s', r.sigma_cr_s, 'N/mm²'],
  ])
  const lambda: [string, number, string][] = [['lambda_d', r.lambda_d, '']]
  if (r.lambda_d <= 0.65) list.value('chi_d', r.chi_d, '', `${STIFFENER} (5.12a)`, 'table')
  else if (r.lambda_d < 1.38) list.formula('chi_d', r.chi_d, '', `${STIFFENER} (5.12b)`, '1.47-0.723*lambda_d', lambda)
  else list.formula('chi_d', r.chi_d, '', `${STIFFENER} (5.12c)`, '0.66/lambda_d', lambda)
}

/** Every step from plate slenderness to the reduced stiffener. */
export function effectiveSteps(candidate: Candidate, e: EffectiveSection): Step[] {
  const list = new StepList()
  const { model, f_yb } = candidate
  list.formula('epsilon', epsilon(f_yb), '', PLATES, 'sqrt(235/f_yb)', [['f_yb', f_yb, 'N/mm²']])
  const web = model.plates.find((p) => p.name === 'web' || p.name === 'webRight')!
  const shown = e.elements.filter((x) => isShown(x.name))
  const stiffeners = e.stiffeners.filter((s) => isShown(s.flange))
  let b_p_flange: number | null = null
  for (const x of shown.filter((y) => short(y.name) !== 'w')) {
    // A lip follows the flange it stands on.
    if (short(x.name) === 'f') b_p_flange = x.b_p
    elementSteps(list, x, model.t, f_yb, b_p_flange)
  }
  const coupled = e.sense === 'COMPRESSION' && model.webs === 1 && stiffeners.length === 2
  stiffeners.forEach((s, i) => {
    stiffenerSteps(list, s.result, web.b_p, model.t, f_yb, coupled ? stiffeners[1 - i]!.result : null)
  })
  for (const x of shown.filter((y) => short(y.name) === 'w')) elementSteps(list, x, model.t, f_yb)
  return list.steps
}

export function effectiveValues(candidate: Candidate, e: EffectiveSection): PropertyValue[] {
  const values: PropertyValue[] = [{ symbol: 'A_eff', value: e.A, unit: 'mm²' }]
  if (e.sense === 'COMPRESSION') {
    values.push(
      { symbol: 'e_y', value: candidate.shift.e_y, unit: 'mm' },
      { symbol: 'e_z', value: candidate.shift.e_z, unit: 'mm' },
      { symbol: 'I_eff_z', value: e.I_z, unit: 'mm⁴' },
      { symbol: 'W_eff_z', value: candidate.resistances.W_eff_z, unit: 'mm³' },
      { symbol: 'W_z_com', value: candidate.shift.W_z_com, unit: 'mm³' },
      { symbol: 'W_z_ten', value: candidate.shift.W_z_ten, unit: 'mm³' },
    )
  } else {
    values.push(
      { symbol: 'I_eff_y', value: e.I_y, unit: 'mm⁴' },
      { symbol: 'z_NA', value: e.z_c, unit: 'mm' },
      { symbol: 'W_eff_y_top', value: e.W_top, unit: 'mm³' },
      { symbol: 'W_eff_y_bottom', value: e.W_bottom, unit: 'mm³' },
    )
  }
  values.push({ symbol: 'chi_d', value: e.chi_d, unit: '' })
  return values
}

export function effectivePicture(e: EffectiveSection, model: Candidate['model']): EffectiveSectionPicture {
  return {
    sense: e.sense,
    zNeutralMm: e.z_c,
    plates: model.plates.map((plate) => {
      const parts = e.parts.filter((p) => p.plate === plate).sort((a, b) => a.from - b.from)
      return {
        name: plate.name,
        start: plate.start,
        end: plate.end,
        effective: parts.map((p) => [p.from, p.to]),
        thicknessFactor: parts.map((p) => p.factor),
      }
    }),
  }
}
