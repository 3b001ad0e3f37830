/** A single unstiffened web under a local transverse force; EN 1993-1-3:2006, 6.1.7.2, method 4.7 to 4.18. */
import { type Formula, formula } from '../formula/formula.ts'
import { degrees } from '../units.ts'
import type { CrippledWeb } from './6-1-7-web-crippling.ts'

const SINGLE = 'EN 1993-1-3 6.1.7.2'

/** The factors of 6.1.7.2. */
export const FACTORS = {
  k: formula('k', SINGLE, 'f_yb/228'),
  k_1: formula('k_1', SINGLE, '1.33-0.33*k'),
  k_2: formula('k_2', SINGLE, 'min(1,max(0.5,1.15-0.15*(r/t)))'),
  k_3: formula('k_3', SINGLE, '0.7+0.3*(phi/90)^2'),
  k_4: formula('k_4', SINGLE, '1.22-0.22*k'),
  k_5: formula('k_5', SINGLE, 'min(1,1.06-0.06*(r/t))'),
}

export function cripplingFactors({ r, t, phi }: CrippledWeb, f_yb: number) {
  const k = FACTORS.k({ f_yb })
  return {
    k,
    k_1: FACTORS.k_1({ k }),
    k_2: FACTORS.k_2({ r, t }),
    k_3: FACTORS.k_3({ phi: degrees(phi) }),
    k_4: FACTORS.k_4({ k }),
    k_5: FACTORS.k_5({ r, t }),
  }
}

const END = 'EN 1993-1-3 (6.15a-c)'
const INTERNAL = 'EN 1993-1-3 (6.15d-e)'
/** Factors near a free end and away from it, and the end of every row. */
const NEAR = 'k_1*k_2*k_3'
const AWAY = 'k_3*k_4*k_5'
const PLATE = 't^2*f_yb/gamma_M1/10^3'
const ROWS = {
  endWithLip: formula('R_w_Rd', END, `${NEAR}*(9.04-h_w/t/60)*(1+0.01*(s_s/t))*${PLATE}`),
  endShort: formula('R_w_Rd', END, `${NEAR}*(5.92-h_w/t/132)*(1+0.01*(s_s/t))*${PLATE}`),
  endLong: formula('R_w_Rd', END, `${NEAR}*(5.92-h_w/t/132)*(0.71+0.015*(s_s/t))*${PLATE}`),
  internalShort: formula('R_w_Rd', INTERNAL, `${AWAY}*(14.7-h_w/t/49.5)*(1+0.007*(s_s/t))*${PLATE}`),
  internalLong: formula('R_w_Rd', INTERNAL, `${AWAY}*(14.7-h_w/t/49.5)*(0.75+0.011*(s_s/t))*${PLATE}`),
  opposedEnd: formula('R_w_Rd', 'EN 1993-1-3 (6.15f)', `${NEAR}*(6.66-h_w/t/64)*(1+0.01*s_s/t)*${PLATE}`),
  opposedInternal: formula('R_w_Rd', 'EN 1993-1-3 (6.15g)', `${AWAY}*(21-h_w/t/16.3)*(1+0.0013*s_s/t)*${PLATE}`),
}

/** Position of the force: within 1.5·h_w of a free end or farther, alone or within 1.5·h_w of an opposing one. */
export type SingleWebRow = 'end' | 'internal' | 'opposedEnd' | 'opposedInternal'
type RowOperand = `k_${1 | 2 | 3 | 4 | 5}` | 'h_w' | 't' | 's_s' | 'f_yb' | 'gamma_M1'

/** R_w,Rd of a single unstiffened web. @param s_s bearing length, of two opposing forces the shorter [mm] */
export function singleWebFormula(row: SingleWebRow, { lips, t }: CrippledWeb, s_s: number): Formula<RowOperand> {
  const isShort = s_s / t <= 60
  if (row === 'end') return lips ? ROWS.endWithLip : isShort ? ROWS.endShort : ROWS.endLong
  if (row === 'internal') return isShort ? ROWS.internalShort : ROWS.internalLong
  return ROWS[row]
}

/** Terms of a row with its depth and its bearing length, as numbers. */
function rowTerms(row: SingleWebRow, { h_w, t, lips }: CrippledWeb, s_s: number): [number, number] {
  const isShort = s_s / t <= 60
  if (row === 'end' && lips) return [9.04 - h_w / t / 60, 1 + 0.01 * (s_s / t)]
  if (row === 'end') return [5.92 - h_w / t / 132, isShort ? 1 + 0.01 * (s_s / t) : 0.71 + 0.015 * (s_s / t)]
  if (row === 'internal') return [14.7 - h_w / t / 49.5, isShort ? 1 + 0.007 * (s_s / t) : 0.75 + 0.011 * (s_s / t)]
  if (row === 'opposedEnd') return [6.66 - h_w / t / 64, 1 + (0.01 * s_s) / t]
  return [21 - h_w / t / 16.3, 1 + (0.0013 * s_s) / t]
}

/** Twin of `singleWebFormula` and its factors: every candidate needs four rows at each of its bearing lengths [N]. */
export function singleWeb(row: SingleWebRow, web: CrippledWeb, s_s: number, f_yb: number, gamma_M1: number): number {
  const { r, t } = web
  const k = f_yb / 228
  const k_3 = 0.7 + 0.3 * (degrees(web.phi) / 90) ** 2
  const factors =
    row === 'end' || row === 'opposedEnd'
      ? (1.33 - 0.33 * k) * Math.min(1, Math.max(0.5, 1.15 - 0.15 * (r / t))) * k_3
      : k_3 * (1.22 - 0.22 * k) * Math.min(1, 1.06 - 0.06 * (r / t))
  const [ofDepth, ofBearing] = rowTerms(row, web, s_s)
  return (factors * ofDepth * ofBearing * t ** 2 * f_yb) / gamma_M1
}
