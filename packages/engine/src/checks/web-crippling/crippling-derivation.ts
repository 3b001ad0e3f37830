/** Web crippling resistances as printed lines; EN 1993-1-3 6.1.7, method 4.7 to 4.18. */
import { StepList, type Value } from '../../derivation/step-list.ts'
import {
  cripplingFactors,
  FACTORS,
  type SingleWebRow,
  singleWebFormula,
} from '../../en1993-1-3-2006/6-1-7-2-single-web.ts'
import { bearingBetween, omegaCategory, omegaCrippling } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { crippledWeb } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import type { Candidate, Purlin } from '../../search/candidate.ts'
import type { Edge } from '../../sections/plate.ts'
import { degrees } from '../../units.ts'

const TWO_WEBS = 'EN 1993-1-3 6.1.7.3'

/** R_w,Rd of all webs at one support. @param beta_V its lines; null except in category 2 @param s_s bearing length */
export function cripplingDerivation(s: Purlin, end: boolean, beta_V: StepList | null, s_s: Value): StepList {
  if (s.candidate.model.profile.crippling === 'SINGLE_WEB') {
    const row = bearingRow(end, 'R_w_Rd', s_s, 'bottom')
    return new StepList(factorSteps(s.candidate, [row]), rowSteps(s, row))
  }
  const list = beta_V ?? new StepList()
  return list.add(omegaSteps(s, beta_V?.last[1] ?? null, s_s))
}

/** Both webs of an Ω section, from α and l_a on. @param beta_V null in category 1  @param s bearing length of category 2 */
export function omegaSteps({ line, candidate }: Purlin, beta_V: number | null, s: Value) {
  const { t, r, phi } = crippledWeb(candidate.model)
  const list = new StepList()
  const { alpha, l_a } = omegaCategory(s[1], beta_V)
  list.value('alpha', alpha, '', `${TWO_WEBS}(5)`, 'table')
  if (beta_V !== null && beta_V > 0.2 && beta_V < 0.3) list.formula(bearingBetween, { s_s: s, beta_V })
  else if (l_a === s[1]) list.sum(['l_a', l_a, 'mm'], `${TWO_WEBS}(4)`, s[0], [s])
  else list.value('l_a', l_a, 'mm', `${TWO_WEBS}(4)`, 'table')
  const factors = { f_yb: candidate.f_yb, gamma_M1: line.national.gammaM1 }
  return list.line(omegaCrippling, { alpha, t, r, l_a, phi: degrees(phi), ...factors })
}

/** One row of 6.1.7.2, as printed. */
interface SingleRow {
  row: SingleWebRow
  /** of the resistance */
  symbol: string
  /** bearing length */
  s: Value
  flange: Edge
}

/** The row of one force, on the flange it presses on. */
export const bearingRow = (end: boolean, symbol: string, s: Value, flange: Edge): SingleRow => ({
  row: end ? 'end' : 'internal',
  symbol,
  s,
  flange,
})

/** The row between a load and a reaction that oppose each other. */
export const opposedRow = (end: boolean, symbol: string, s: Value): SingleRow => ({
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
  if (rows.some(isEnd)) list.line(FACTORS.k_1, { k }).line(FACTORS.k_2, { r, t })
  list.line(FACTORS.k_3, { phi: degrees(phi) })
  return rows.every(isEnd) ? list : list.line(FACTORS.k_4, { k }).line(FACTORS.k_5, { r, t })
}

/** The resistance of one row. Its factors are printed before. */
export function rowSteps({ line, candidate }: Purlin, { row, symbol, s, flange }: SingleRow) {
  const { f_yb } = candidate
  const web = crippledWeb(candidate.model, flange)
  const { h_w, t } = web
  const operands = { ...cripplingFactors(web, f_yb), h_w, t, s_s: s, f_yb, gamma_M1: line.national.gammaM1 }
  return new StepList().line(singleWebFormula(row, web, s[1]), operands, { symbol })
}
