/** Resistances of the cross-section as printed lines; method 4. */
import { shearBucklingStrength, shearSlenderness } from '../en1993-1-3-2006/6-1-5-shear.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Candidate } from '../search/candidate.ts'
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
    ['n_w', model.profile.webs, ''],
    ['s_w', model.s_w, 'mm'],
    ['t', model.t, 'mm'],
    ['f_bv', f_bv, 'N/mm²'],
    gammaM0(line),
  ])
}
