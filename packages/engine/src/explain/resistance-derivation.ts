/** Resistances of the cross-section as printed lines; engineering.md E. */
import type { Candidate } from '../design/candidate.ts'
import type { LineDesign } from '../design/line-design.ts'
import { shearBucklingStrength, shearSlenderness } from '../en1993-1-3-2006/6-1-5-shear.ts'
import {
  ALPHA_CATEGORY_1,
  ALPHA_CATEGORY_2,
  cripplingFactors,
  effectiveBearingLength,
  hatWebResistance,
  L_A_CATEGORY_1,
  singleWebEnd,
  singleWebInternal,
} from '../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { crippledWeb } from '../en1993-1-3-2006/6-1-section-resistances.ts'
import { E } from '../steel.ts'
import { StepList, type Value } from './step-list.ts'

export const strength = (candidate: Candidate): Value => ['f_yb', candidate.f_yb, 'N/mm²']
export const gammaM0 = (line: LineDesign): Value => ['gamma_M0', line.national.gammaM0, '']
export const gammaM1 = (line: LineDesign): Value => ['gamma_M1', line.national.gammaM1, '']

/** M_c,Rd of the sense of M, with the smaller modulus. */
export function bendingResistance(line: LineDesign, candidate: Candidate, sagging: boolean): StepList {
  const { effective, resistances: r } = candidate
  const section = sagging ? effective.top : effective.bottom
  const W = Math.min(section.W_top, section.W_bottom)
  return new StepList()
    .formula('W_eff_y', W, 'mm³', 'EN 1993-1-3 6.1.4.1', 'min(W_eff_y_top,W_eff_y_bottom)', [
      ['W_eff_y_top', section.W_top, 'mm³'],
      ['W_eff_y_bottom', section.W_bottom, 'mm³'],
    ])
    .formula(
      'M_c_Rd',
      (sagging ? r.M_c_Rd_top : r.M_c_Rd_bottom) / 1e6,
      'kNm',
      'EN 1993-1-3 (6.4)',
      'W_eff_y*f_yb/gamma_M0/10^6',
      [['W_eff_y', W, 'mm³'], strength(candidate), gammaM0(line)],
    )
}

export function axialResistances(line: LineDesign, candidate: Candidate): { tension: StepList; compression: StepList } {
  const { model, effective, resistances: r } = candidate
  return {
    tension: new StepList().formula('N_t_Rd', r.N_t_Rd / 1e3, 'kN', 'EN 1993-1-3 (6.1)', 'A_g*f_yb/gamma_M0/10^3', [
      ['A_g', model.gross.A, 'mm²'],
      strength(candidate),
      gammaM0(line),
    ]),
    compression: new StepList().formula(
      'N_c_Rd',
      r.N_c_Rd / 1e3,
      'kN',
      'EN 1993-1-3 (6.2)',
      'A_eff*f_yb/gamma_M0/10^3',
      [['A_eff', effective.compression.A, 'mm²'], strength(candidate), gammaM0(line)],
    ),
  }
}

export function lateralBendingResistance(line: LineDesign, candidate: Candidate): StepList {
  const { resistances: r } = candidate
  return new StepList().formula('M_cz_Rd', r.M_cz_Rd / 1e6, 'kNm', 'EN 1993-1-3 (6.4)', 'W_eff_z*f_yb/gamma_M0/10^6', [
    ['W_eff_z', r.W_eff_z, 'mm³'],
    strength(candidate),
    gammaM0(line),
  ])
}

export function shearDerivation(line: LineDesign, candidate: Candidate): StepList {
  const { model, f_yb, resistances: r, cleat } = candidate
  const web = { h_w: model.h_p, s_w: model.s_w, phi: model.phi, t: model.t }
  const lambda_w = shearSlenderness(web, f_yb)
  const f_bv = shearBucklingStrength(lambda_w, f_yb, cleat)
  const table = 'EN 1993-1-3 Table 6.1'
  const list = new StepList().formula('lambda_w', lambda_w, '', 'EN 1993-1-3 (6.10a)', '0.346*s_w/t*sqrt(f_yb/E)', [
    ['s_w', model.s_w, 'mm'],
    ['t', model.t, 'mm'],
    strength(candidate),
    ['E', E, 'N/mm²'],
  ])
  const lambda: Value = ['lambda_w', lambda_w, '']
  if (lambda_w <= 0.83) list.formula('f_bv', f_bv, 'N/mm²', table, '0.58*f_yb', [strength(candidate)])
  else if (lambda_w < 1.4 || cleat)
    list.formula('f_bv', f_bv, 'N/mm²', table, '0.48*f_yb/lambda_w', [strength(candidate), lambda])
  else list.formula('f_bv', f_bv, 'N/mm²', table, '0.67*f_yb/lambda_w^2', [strength(candidate), lambda])
  // h_w/sin φ is the web along its slope.
  return list.formula('V_b_Rd', r.V_b_Rd / 1e3, 'kN', 'EN 1993-1-3 (6.8)', 'n_w*s_w*t*f_bv/gamma_M0/10^3', [
    ['n_w', model.webs, ''],
    ['s_w', model.s_w, 'mm'],
    ['t', model.t, 'mm'],
    ['f_bv', f_bv, 'N/mm²'],
    gammaM0(line),
  ])
}

/** R_w,Rd of all webs at one support. @param beta_V null at end rows */
export function cripplingDerivation(line: LineDesign, candidate: Candidate, beta_V: number | null): StepList {
  const { model } = candidate
  return model.webs === 2 ? hatDerivation(line, candidate, beta_V) : singleDerivation(line, candidate, beta_V === null)
}

function hatDerivation(line: LineDesign, candidate: Candidate, beta_V: number | null): StepList {
  const web = crippledWeb(candidate.model)
  const clause = 'EN 1993-1-3 6.1.7.3'
  const list = new StepList()
  const end = beta_V === null
  const alpha = end ? ALPHA_CATEGORY_1 : ALPHA_CATEGORY_2
  const l_a = end ? L_A_CATEGORY_1 : effectiveBearingLength(line.s_s, beta_V)
  list.value('alpha', alpha, '', `${clause}(5)`, 'table')
  if (!end) list.value('beta_V', beta_V, '', `${clause}(4)`, 'statics')
  list.value('l_a', l_a, 'mm', `${clause}(4)`, 'table')
  const R = 2 * hatWebResistance(web, alpha, l_a, candidate.f_yb, line.national.gammaM1)
  return list.formula(
    'R_w_Rd',
    R / 1e3,
    'kN',
    'EN 1993-1-3 (6.18)',
    '2*alpha*t^2*sqrt(f_yb*E)*(1-0.1*sqrt(r/t))*(0.5+sqrt(0.02*l_a/t))*(2.4+(phi/90)^2)/gamma_M1/10^3',
    [
      ['alpha', alpha, ''],
      ['t', web.t, 'mm'],
      strength(candidate),
      ['E', E, 'N/mm²'],
      ['r', web.r, 'mm'],
      ['l_a', l_a, 'mm'],
      ['phi', (web.phi * 180) / Math.PI, '°'],
      gammaM1(line),
    ],
  )
}

function singleDerivation(line: LineDesign, candidate: Candidate, end: boolean): StepList {
  const web = crippledWeb(candidate.model)
  const { f_yb } = candidate
  const { k, k_1, k_2, k_3, k_4, k_5 } = cripplingFactors(web, f_yb)
  const clause = 'EN 1993-1-3 6.1.7.2'
  const list = new StepList().formula('k', k, '', clause, 'f_yb/228', [strength(candidate)])
  const ratio: Value[] = [
    ['r', web.r, 'mm'],
    ['t', web.t, 'mm'],
  ]
  const bearing = line.s_s / web.t
  const common: Value[] = [
    ['h_w', web.h_w, 'mm'],
    ['t', web.t, 'mm'],
    ['s_s', line.s_s, 'mm'],
    strength(candidate),
    gammaM1(line),
  ]
  if (end) {
    list.formula('k_1', k_1, '', clause, '1.33-0.33*k', [['k', k, '']])
    list.formula('k_2', k_2, '', clause, 'min(1,max(0.5,1.15-0.15*r/t))', ratio)
    list.formula('k_3', k_3, '', clause, '0.7+0.3*(phi/90)^2', [['phi', 90, '°']])
    const shape = web.lips ? '9.04-h_w/t/60' : '5.92-h_w/t/132'
    const length = web.lips || bearing <= 60 ? '1+0.01*s_s/t' : '0.71+0.015*s_s/t'
    const R = singleWebEnd(web, line.s_s, f_yb, line.national.gammaM1)
    return list.formula(
      'R_w_Rd',
      R / 1e3,
      'kN',
      'EN 1993-1-3 (6.15a-c)',
      `k_1*k_2*k_3*(${shape})*(${length})*t^2*f_yb/gamma_M1/10^3`,
      [['k_1', k_1, ''], ['k_2', k_2, ''], ['k_3', k_3, ''], ...common],
    )
  }
  list.formula('k_3', k_3, '', clause, '0.7+0.3*(phi/90)^2', [['phi', 90, '°']])
  list.formula('k_4', k_4, '', clause, '1.22-0.22*k', [['k', k, '']])
  list.formula('k_5', k_5, '', clause, 'min(1,1.06-0.06*r/t)', ratio)
  const length = bearing <= 60 ? '1+0.007*s_s/t' : '0.75+0.011*s_s/t'
  const R = singleWebInternal(web, line.s_s, f_yb, line.national.gammaM1)
  return list.formula(
    'R_w_Rd',
    R / 1e3,
    'kN',
    'EN 1993-1-3 (6.15d-e)',
    `k_3*k_4*k_5*(14.7-h_w/t/49.5)*(${length})*t^2*f_yb/gamma_M1/10^3`,
    [['k_3', k_3, ''], ['k_4', k_4, ''], ['k_5', k_5, ''], ...common],
  )
}
