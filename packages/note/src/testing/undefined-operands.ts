import type { Explanation, Step } from '@madre/engine'
import { linearNumber } from '../expression/digits.ts'
import { printStep } from '../expression/substitute.ts'
import type { NoteDocument } from '../typst/blocks.ts'

/** Effects of one load case at the place named: 'M_Gmax', 'R_Live_odd', 'N_own'. */
const OF_ONE_CASE =
  /^(M|V|R|P|N|M_z|w|F|R_y|v_t_xx|phi_xx|v_f_xx)_(Gmax|Gmin|LiveQ?(_\w+)?|LiveR|S(reg|acc|exc)|W(p|s|lp|ls)|own|ax)$/

/** What is defined in words of the note, one by one; no force, moment or stress is among them. */
const IN_WORDS = new Map([
  ['E', 'basis of the note: material'],
  ['nu', 'basis of the note: material'],
  ['G', 'basis of the note: material'],
  ['f_yb', 'title block and table of the section'],
  ['f_u', 'title block and table of the section'],
  ['gamma_M0', 'national parameters'],
  ['gamma_M1', 'national parameters'],
  ['gamma_M2', 'national parameters'],
  ['epsilon', 'table of the section'],
])

/** Operands of the printed lines of the checks that stand nowhere before them, with symbol and value as printed. */
export function undefinedOperands(e: Explanation, document: NoteDocument): string[] {
  const known = new Map<string, number[]>()
  const define = (symbol: string, value: number) => known.set(symbol, [...(known.get(symbol) ?? []), value])
  const { section } = e
  for (const v of [...section.dimensions, ...section.gross, ...section.sharpCorners.values]) define(v.symbol, v.value)
  for (const x of section.effective) for (const v of x.values) define(v.symbol, v.value)
  for (const x of section.effective) for (const p of x.plates) for (const v of p.effective) define(v.symbol, v.width)
  for (const v of section.matrices?.values ?? []) define(v.symbol, v.value)
  for (const { values } of section.matrices?.warping ?? []) for (const v of values) define(v.symbol, v.value)
  const before: Step[] = [
    ...section.sharpCorners.steps,
    ...section.widths.flatMap((w) => w.steps),
    ...section.effective.flatMap((x) => x.steps),
    ...section.resistances,
  ]
  for (const s of before) define(s.symbol, s.value)
  void document
  const missing: string[] = []
  for (const { check, steps } of e.checks) {
    const own = new Map<string, number[]>()
    for (const step of steps) {
      if (step.expression !== null) {
        const { operands } = printStep(step)
        for (const { symbol, value } of step.operands) {
          if (OF_ONE_CASE.test(symbol) || IN_WORDS.has(symbol)) continue
          const values = [...(own.get(symbol) ?? []), ...(known.get(symbol) ?? [])]
          const same = values.some((v) => Math.abs(v - value) <= 1e-9 * Math.max(Math.abs(v), Math.abs(value)))
          if (!same)
            missing.push(
              `${check.code}: ${symbol} = ${linearNumber(operands.get(symbol)!, '.')} in ${step.symbol} stands nowhere`,
            )
        }
      }
      own.set(step.symbol, [...(own.get(step.symbol) ?? []), step.value])
    }
  }
  return missing
}
