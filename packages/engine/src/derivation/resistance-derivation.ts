/** Resistances of the cross-section as printed lines; method 4. */

import { resistanceInShear, slendernessInShear, strengthInShear } from '../en1993-1-3-2006/6-1-5-shear.ts'
import {
  compressionResistance,
  governingModulus,
  momentResistance,
  tensionResistance,
} from '../en1993-1-3-2006/6-1-resistance-formulas.ts'
import type { Purlin } from '../search/candidate.ts'
import { named, StepList } from './step-list.ts'

/** M_c,Rd of the sense of M, with the smaller modulus; the last line. */
export function bendingResistance({ line, candidate }: Purlin, sagging: boolean): StepList {
  const { effective, f_yb } = candidate
  const { W_top: W_eff_y_top, W_bottom: W_eff_y_bottom } = sagging ? effective.top : effective.bottom
  const list = new StepList()
  const W_eff_y = list.formula(governingModulus, { W_eff_y_top, W_eff_y_bottom })
  list.formula(momentResistance, { W_eff_y, f_yb, gamma_M0: line.national.gammaM0 })
  return list
}

/** N_t,Rd or N_c,Rd. */
export function axialResistance({ line, candidate }: Purlin, tension: boolean): StepList {
  const { f_yb, model, effective } = candidate
  const factors = { f_yb, gamma_M0: line.national.gammaM0 }
  const list = new StepList()
  if (tension) list.formula(tensionResistance, { A_g: model.gross.A, ...factors })
  else list.formula(compressionResistance, { A_eff: effective.compression.A, ...factors })
  return list
}

export function lateralBendingResistance({ line, candidate }: Purlin): StepList {
  const { resistances, f_yb } = candidate
  const list = new StepList()
  const W_eff_y = named('W_eff_z', resistances.W_eff_z)
  list.formula(momentResistance, { W_eff_y, f_yb, gamma_M0: line.national.gammaM0 }, { symbol: 'M_cz_Rd' })
  return list
}

export function shearDerivation({ line, candidate }: Purlin): StepList {
  const { s_w, t, profile } = candidate.model
  const { f_yb, cleat } = candidate
  const list = new StepList()
  const lambda_w = list.formula(slendernessInShear, { s_w, t, f_yb })
  const f_bv = list.formula(strengthInShear(lambda_w[1], cleat), { f_yb, lambda_w })
  list.formula(resistanceInShear, { n_w: profile.webs, s_w, t, f_bv, gamma_M0: line.national.gammaM0 })
  return list
}
