/** Resistances of the cross-section as printed lines; method 4. */
import { resistanceInShear, slendernessInShear, strengthInShear } from '../en1993-1-3-2006/6-1-5-shear.ts'
import { RESISTANCES } from '../en1993-1-3-2006/6-1-section-resistances.ts'
import type { Purlin } from '../search/candidate.ts'
import { named, StepList } from './step-list.ts'

/** M_c,Rd for the sign of M, with the smaller modulus; the last line. */
export function bendingResistance({ line, candidate }: Purlin, sagging: boolean, symbol = 'M_c_Rd'): StepList {
  const { effective, f_yb } = candidate
  const { W_top: W_eff_y_top, W_bottom: W_eff_y_bottom } = sagging ? effective.top : effective.bottom
  const list = new StepList()
  const W_eff_y = list.formula(RESISTANCES.modulus, { W_eff_y_top, W_eff_y_bottom })
  return list.line(RESISTANCES.moment, { W_eff_y, f_yb, gamma_M0: line.national.gammaM0 }, { symbol })
}

/** N_t,Rd or N_c,Rd. */
export function axialResistance({ line, candidate }: Purlin, tension: boolean): StepList {
  const { f_yb, model, effective } = candidate
  const factors = { f_yb, gamma_M0: line.national.gammaM0 }
  return tension
    ? new StepList().line(RESISTANCES.tension, { A_g: model.gross.A, ...factors })
    : new StepList().line(RESISTANCES.compression, { A_eff: effective.compression.A, ...factors })
}

export function lateralBendingResistance({ line, candidate }: Purlin): StepList {
  const { resistances, f_yb } = candidate
  const W_eff_y = named('W_eff_z', resistances.W_eff_z)
  const operands = { W_eff_y, f_yb, gamma_M0: line.national.gammaM0 }
  return new StepList().line(RESISTANCES.moment, operands, { symbol: 'M_cz_Rd' })
}

export function shearDerivation({ line, candidate }: Purlin): StepList {
  const { s_w, t, profile } = candidate.model
  const { f_yb, cleat } = candidate
  const list = new StepList()
  const lambda_w = list.formula(slendernessInShear, { s_w, t, f_yb })
  const f_bv = list.formula(strengthInShear(lambda_w[1], cleat), { f_yb, lambda_w })
  return list.line(resistanceInShear, { n_w: profile.webs, s_w, t, f_bv, gamma_M0: line.national.gammaM0 })
}
