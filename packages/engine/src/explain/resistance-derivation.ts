/** Resistances of the cross-section as printed lines; method 4. */
import type { Candidate } from '../design/candidate.ts'
import type { LineDesign } from '../design/line-design.ts'
import { resistanceInShear, slendernessInShear, strengthInShear } from '../en1993-1-3-2006/6-1-5-shear.ts'
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
    .sum('W_eff_y', W, 'mm³', 'EN 1993-1-3 6.1.4.1', 'min(W_eff_y_top,W_eff_y_bottom)', [
      ['W_eff_y_top', section.W_top, 'mm³'],
      ['W_eff_y_bottom', section.W_bottom, 'mm³'],
    ])
    .sum(
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
    tension: new StepList().sum('N_t_Rd', r.N_t_Rd / 1e3, 'kN', 'EN 1993-1-3 (6.1)', 'A_g*f_yb/gamma_M0/10^3', [
      ['A_g', model.gross.A, 'mm²'],
      strength(candidate),
      gammaM0(line),
    ]),
    compression: new StepList().sum('N_c_Rd', r.N_c_Rd / 1e3, 'kN', 'EN 1993-1-3 (6.2)', 'A_eff*f_yb/gamma_M0/10^3', [
      ['A_eff', effective.compression.A, 'mm²'],
      strength(candidate),
      gammaM0(line),
    ]),
  }
}

export function lateralBendingResistance(line: LineDesign, candidate: Candidate): StepList {
  const { resistances: r } = candidate
  return new StepList().sum('M_cz_Rd', r.M_cz_Rd / 1e6, 'kNm', 'EN 1993-1-3 (6.4)', 'W_eff_z*f_yb/gamma_M0/10^6', [
    ['W_eff_z', r.W_eff_z, 'mm³'],
    strength(candidate),
    gammaM0(line),
  ])
}

export function shearDerivation(line: LineDesign, candidate: Candidate): StepList {
  const { s_w, t, webs: n_w } = candidate.model
  const { f_yb, cleat } = candidate
  const list = new StepList()
  const lambda_w = list.formula(slendernessInShear, { s_w, t, f_yb })
  const f_bv = list.formula(strengthInShear(lambda_w[1], cleat), { f_yb, lambda_w })
  list.formula(resistanceInShear, { n_w, s_w, t, f_bv, gamma_M0: line.national.gammaM0 })
  return list
}
