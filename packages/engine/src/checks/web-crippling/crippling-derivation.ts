/** Web crippling as printed lines: point loads and where they stand, resistances; EN 1993-1-3 6.1.7, method 4.7 to 4.18. */
import { StepList, type Value } from '../../derivation/step-list.ts'
import { superposition } from '../../derivation/superposition.ts'
import {
  cripplingFactors,
  FACTORS,
  type SingleWebRow,
  singleWebFormula,
} from '../../en1993-1-3-2006/6-1-7-2-single-web.ts'
import { bearingBetween, CLEARANCES, hatCategory, hatCrippling } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { crippledWeb } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import type { LoadedPlace } from '../../line/point-loads.ts'
import type { Candidate, Purlin } from '../../search/candidate.ts'
import type { Edge } from '../../sections/plate.ts'
import { degrees } from '../../units.ts'
import { lengthsOf } from './load-bearings.ts'

const CLAUSE = 'EN 1993-1-3 6.1.7'
const HAT = 'EN 1993-1-3 6.1.7.3'

/** The force at a place as the sum of its load cases. */
export function forceAt(s: Purlin, combination: number, place: number, symbol: string): StepList {
  return superposition(s, combination, { name: 'P', symbol }, (r) => s.line.pointLoads!.cases.get(r.id)?.[place] ?? 0)
}

/** Where the load stands and how far it is from the free end, beside what counts as close. */
export function placeSteps({ line }: Purlin, { x: x_P }: LoadedPlace): StepList {
  const { L_tot, s_P } = lengthsOf(line)
  const list = new StepList().value('x_P', x_P, 'mm', CLAUSE, 'input').value('s_P', s_P, 'mm', CLAUSE, 'input')
  return list.line(CLEARANCES.loadOfEnd, { x_P, L_tot, s_P })
}

export const closeSteps = ({ candidate }: Purlin): StepList =>
  new StepList().line(CLEARANCES.limit, { h_w: candidate.model.h_p })

export const clearanceSteps = ({ line }: Purlin, { x: x_P }: LoadedPlace, k: number): StepList =>
  new StepList().line(CLEARANCES.loadOfSupport, { ...lengthsOf(line), x_P, x_k: line.actions.line.supports[k]! })

/** c of the support itself, where it is the first or the last one. */
export function supportEndSteps({ line }: Purlin, k: number): StepList {
  const { supports } = line.actions.line
  const operands = { ...lengthsOf(line), x_k: supports[k]! }
  const list = new StepList()
  if (k === 0) return list.line(CLEARANCES.firstSupport, operands)
  return k === supports.length - 1 ? list.line(CLEARANCES.lastSupport, operands) : list
}

export const lengthSteps = ({ line }: Purlin, of: 'alone' | 'opposed'): StepList =>
  new StepList().line(CLEARANCES[of], lengthsOf(line))

/** R_w,Rd of all webs at one support. @param beta_V null at end rows */
export function cripplingDerivation(s: Purlin, beta_V: number | null): StepList {
  const s_s: Value = ['s_s', s.line.s_s, 'mm']
  if (s.candidate.model.profile.crippling === 'SINGLE_WEB') {
    const row: SingleRow = { row: beta_V === null ? 'end' : 'internal', symbol: 'R_w_Rd', s: s_s, flange: 'bottom' }
    return new StepList(factorSteps(s.candidate, [row]), singleRowSteps(s, row))
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
  const { alpha, l_a } = hatCategory(s[1], beta_V)
  list.value('alpha', alpha, '', `${HAT}(5)`, 'table')
  if (beta_V !== null && beta_V > 0.2 && beta_V < 0.3) list.formula(bearingBetween, { s_s: s, beta_V })
  else list.value('l_a', l_a, 'mm', `${HAT}(4)`, 'table')
  const factors = { f_yb: candidate.f_yb, gamma_M1: line.national.gammaM1 }
  return list.line(hatCrippling, { alpha, t, r, l_a, phi: degrees(phi), ...factors })
}

/** One row of 6.1.7.2 as it is printed. */
export interface SingleRow {
  row: SingleWebRow
  /** of the resistance */
  symbol: string
  /** bearing length, at most 200 mm */
  s: Value
  flange: Edge
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
  if (rows.some(isEnd)) list.line(FACTORS.k_1, { k }).line(FACTORS.k_2, { r, t })
  list.line(FACTORS.k_3, { phi: degrees(phi) })
  return rows.every(isEnd) ? list : list.line(FACTORS.k_4, { k }).line(FACTORS.k_5, { r, t })
}

/** The resistance of one row, its factors printed before. */
export function singleRowSteps({ line, candidate }: Purlin, { row, symbol, s, flange }: SingleRow) {
  const { f_yb } = candidate
  const web = crippledWeb(candidate.model, flange)
  const { h_w, t } = web
  const operands = { ...cripplingFactors(web, f_yb), h_w, t, s_s: s, f_yb, gamma_M1: line.national.gammaM1 }
  return new StepList().line(singleWebFormula(row, web, s[1]), operands, { symbol })
}
