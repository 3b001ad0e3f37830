/** Web crippling resistances as printed lines; EN 1993-1-3 6.1.7, method 4.7 to 4.18. */

import { StepList, type Value } from '../../derivation/step-list.ts'
import {
  cripplingFactors,
  FACTORS,
  type SingleWebRow,
  singleWebFormula,
} from '../../en1993-1-3-2006/6-1-7-2-single-web.ts'
import {
  ALPHA_CATEGORY_1,
  ALPHA_CATEGORY_2,
  bearingBetween,
  effectiveBearingLength,
  hatCrippling,
  L_A_CATEGORY_1,
} from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { crippledWeb, type PressedFlange } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import type { Candidate, Purlin } from '../../search/candidate.ts'
import { degrees } from '../../units.ts'

const HAT = 'EN 1993-1-3 6.1.7.3'

/** R_w,Rd of all webs at one support. @param beta_V null at end rows */
export function cripplingDerivation(s: Purlin, beta_V: number | null): StepList {
  const s_s: Value = ['s_s', s.line.s_s, 'mm']
  if (s.candidate.model.profile.crippling === 'SINGLE_WEB') {
    const row: SingleRow = { row: beta_V === null ? 'end' : 'internal', symbol: 'R_w_Rd', s: s_s, flange: 'bottom' }
    return new StepList().add(factorSteps(s.candidate, [row])).add(singleRowSteps(s, row))
  }
  const list = new StepList()
  if (beta_V !== null) list.value('beta_V', beta_V, '', `${HAT}(4)`, 'statics')
  return list.add(hatSteps(s, beta_V, s_s))
}

/**
 * Both webs of a hat section, from α and l_a on.
 *
 * @param beta_V null in category 1  @param s bearing length of category 2
 */
export function hatSteps({ line, candidate }: Purlin, beta_V: number | null, s: Value) {
  const { t, r, phi } = crippledWeb(candidate.model)
  const list = new StepList()
  const alpha = beta_V === null ? ALPHA_CATEGORY_1 : ALPHA_CATEGORY_2
  const l_a = beta_V === null ? L_A_CATEGORY_1 : effectiveBearingLength(s[1], beta_V)
  list.value('alpha', alpha, '', `${HAT}(5)`, 'table')
  if (beta_V !== null && beta_V > 0.2 && beta_V < 0.3) list.formula(bearingBetween, { s_s: s, beta_V })
  else list.value('l_a', l_a, 'mm', `${HAT}(4)`, 'table')
  const factors = { f_yb: candidate.f_yb, gamma_M1: line.national.gammaM1 }
  list.formula(hatCrippling, { alpha, t, r, l_a, phi: degrees(phi), ...factors })
  return list.steps
}

/** One row of 6.1.7.2 as it is printed. */
export interface SingleRow {
  row: SingleWebRow
  /** of the resistance */
  symbol: string
  /** bearing length, at most 200 mm */
  s: Value
  flange: PressedFlange
}

/** Between the forces of a load and of a support. */
export const opposedRow = ({ end }: { end: boolean }, symbol: string, s: Value): SingleRow => ({
  row: end ? 'opposedEnd' : 'opposedInternal',
  symbol,
  s,
  flange: 'bottom',
})

const isEnd = ({ row }: SingleRow) => row === 'end' || row === 'opposedEnd'

/** The factors k of 6.1.7.2 that the rows need. */
export function factorSteps(candidate: Candidate, rows: SingleRow[]) {
  const { r, t, phi } = crippledWeb(candidate.model)
  const list = new StepList()
  const k = list.formula(FACTORS.k, { f_yb: candidate.f_yb })
  if (rows.some(isEnd)) {
    list.formula(FACTORS.k_1, { k })
    list.formula(FACTORS.k_2, { r, t })
  }
  list.formula(FACTORS.k_3, { phi: degrees(phi) })
  if (!rows.every(isEnd)) {
    list.formula(FACTORS.k_4, { k })
    list.formula(FACTORS.k_5, { r, t })
  }
  return list.steps
}

/** The resistance of one row, its factors printed before. */
export function singleRowSteps({ line, candidate }: Purlin, { row, symbol, s, flange }: SingleRow) {
  const { f_yb } = candidate
  const web = crippledWeb(candidate.model, flange)
  const { h_w, t } = web
  const operands = { ...cripplingFactors(web, f_yb), h_w, t, s_s: s, f_yb, gamma_M1: line.national.gammaM1 }
  return StepList.of(singleWebFormula(row, web, s[1]), operands, { symbol }).steps
}
