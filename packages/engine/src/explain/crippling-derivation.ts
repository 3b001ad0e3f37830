/** Web crippling resistances as printed lines; EN 1993-1-3 6.1.7, method 4.7 to 4.18. */
import {
  ALPHA_CATEGORY_1,
  ALPHA_CATEGORY_2,
  type CrippledWeb,
  cripplingFactors,
  effectiveBearingLength,
  hatWebResistance,
  L_A_CATEGORY_1,
  singleWebEnd,
  singleWebInternal,
  singleWebOpposedEnd,
  singleWebOpposedInternal,
} from '../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { crippledWeb, type PressedFlange } from '../en1993-1-3-2006/6-1-section-resistances.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Candidate } from '../search/candidate.ts'
import { E } from '../steel.ts'
import { gammaM1, strength } from './resistance-derivation.ts'
import { StepList, type Value } from './step-list.ts'

const SINGLE = 'EN 1993-1-3 6.1.7.2'
const HAT = 'EN 1993-1-3 6.1.7.3'

/** R_w,Rd of all webs at one support. @param beta_V null at end rows */
export function cripplingDerivation(line: LineDesign, candidate: Candidate, beta_V: number | null): StepList {
  const s_s: Value = ['s_s', line.s_s, 'mm']
  if (candidate.model.profile.crippling === 'SINGLE_WEB') {
    const row: SingleRow = { row: beta_V === null ? 'end' : 'internal', symbol: 'R_w_Rd', s: s_s, flange: 'bottom' }
    return new StepList().add(factorSteps(candidate, [row])).add(singleRowSteps(line, candidate, row))
  }
  const list = new StepList()
  if (beta_V !== null) list.value('beta_V', beta_V, '', `${HAT}(4)`, 'statics')
  return list.add(hatSteps(line, candidate, beta_V, s_s))
}

/**
 * Both webs of a hat section, from α and l_a on.
 *
 * @param beta_V null in category 1  @param s bearing length of category 2
 */
export function hatSteps(line: LineDesign, candidate: Candidate, beta_V: number | null, s: Value) {
  const web = crippledWeb(candidate.model)
  const list = new StepList()
  const alpha = beta_V === null ? ALPHA_CATEGORY_1 : ALPHA_CATEGORY_2
  const l_a = beta_V === null ? L_A_CATEGORY_1 : effectiveBearingLength(s[1], beta_V)
  list.value('alpha', alpha, '', `${HAT}(5)`, 'table')
  const between = beta_V !== null && beta_V > 0.2 && beta_V < 0.3
  if (between)
    list.formula('l_a', l_a, 'mm', `${HAT}(4)`, `${s[0]}+(beta_V-0.2)/0.1*(10-${s[0]})`, [s, ['beta_V', beta_V, '']])
  else list.value('l_a', l_a, 'mm', `${HAT}(4)`, 'table')
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
  ).steps
}

/** One row of 6.1.7.2 as it is printed. */
export interface SingleRow {
  row: 'end' | 'internal' | 'opposedEnd' | 'opposedInternal'
  /** of the resistance */
  symbol: string
  /** bearing length, at most 200 mm */
  s: Value
  flange: PressedFlange
}

const isEnd = ({ row }: SingleRow) => row === 'end' || row === 'opposedEnd'

/** The factors k of 6.1.7.2 that the rows need. */
export function factorSteps(candidate: Candidate, rows: SingleRow[]) {
  const web = crippledWeb(candidate.model)
  const { k, k_1, k_2, k_3, k_4, k_5 } = cripplingFactors(web, candidate.f_yb)
  const ratio: Value[] = [
    ['r', web.r, 'mm'],
    ['t', web.t, 'mm'],
  ]
  const list = new StepList().formula('k', k, '', SINGLE, 'f_yb/228', [strength(candidate)])
  if (rows.some(isEnd)) {
    list.formula('k_1', k_1, '', SINGLE, '1.33-0.33*k', [['k', k, '']])
    list.formula('k_2', k_2, '', SINGLE, 'min(1,max(0.5,1.15-0.15*r/t))', ratio)
  }
  list.formula('k_3', k_3, '', SINGLE, '0.7+0.3*(phi/90)^2', [['phi', 90, '°']])
  if (!rows.every(isEnd)) {
    list.formula('k_4', k_4, '', SINGLE, '1.22-0.22*k', [['k', k, '']])
    list.formula('k_5', k_5, '', SINGLE, 'min(1,1.06-0.06*r/t)', ratio)
  }
  return list.steps
}

/** The resistance of one row, its factors printed before. */
export function singleRowSteps(line: LineDesign, candidate: Candidate, row: SingleRow) {
  const { f_yb } = candidate
  const web = crippledWeb(candidate.model, row.flange)
  const { k_1, k_2, k_3, k_4, k_5 } = cripplingFactors(web, f_yb)
  const { shape, length, resistance, equation } = formulaOf(row, web)
  const R = resistance(web, row.s[1], f_yb, line.national.gammaM1)
  const factors: Value[] = isEnd(row)
    ? [
        ['k_1', k_1, ''],
        ['k_2', k_2, ''],
        ['k_3', k_3, ''],
      ]
    : [
        ['k_3', k_3, ''],
        ['k_4', k_4, ''],
        ['k_5', k_5, ''],
      ]
  const product = factors.map(([symbol]) => symbol).join('*')
  return new StepList().formula(
    row.symbol,
    R / 1e3,
    'kN',
    `EN 1993-1-3 ${equation}`,
    `${product}*(${shape})*(${length})*t^2*f_yb/gamma_M1/10^3`,
    [...factors, ['h_w', web.h_w, 'mm'], ['t', web.t, 'mm'], row.s, strength(candidate), gammaM1(line)],
  ).steps
}

function formulaOf({ row, s: [s, value] }: SingleRow, web: CrippledWeb) {
  const bearing = value / web.t
  switch (row) {
    case 'end':
      return {
        shape: web.lips ? '9.04-h_w/t/60' : '5.92-h_w/t/132',
        length: web.lips || bearing <= 60 ? `1+0.01*${s}/t` : `0.71+0.015*${s}/t`,
        resistance: singleWebEnd,
        equation: '(6.15a-c)',
      }
    case 'internal':
      return {
        shape: '14.7-h_w/t/49.5',
        length: bearing <= 60 ? `1+0.007*${s}/t` : `0.75+0.011*${s}/t`,
        resistance: singleWebInternal,
        equation: '(6.15d-e)',
      }
    case 'opposedEnd':
      return {
        shape: '6.66-h_w/t/64',
        length: `1+0.01*${s}/t`,
        resistance: singleWebOpposedEnd,
        equation: '(6.15f)',
      }
    case 'opposedInternal':
      return {
        shape: '21-h_w/t/16.3',
        length: `1+0.0013*${s}/t`,
        resistance: singleWebOpposedInternal,
        equation: '(6.15g)',
      }
  }
}
