/** The distorting line of an Ω as printed lines: section matrices, both modes with their energies, α_cr; method 5.8 to 5.15. */
import { warpingValues } from '../../derivation/sideways-derivation.ts'
import { StepList, type Value } from '../../derivation/step-list.ts'
import type { SectionMatrices } from '../../explanation.ts'
import { sidewaysSection } from '../../line/sideways-section.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { LineActions } from '../../stability/field-parts.ts'
import { LEFT_OUT, type OmegaLine } from '../../stability/omega-line.ts'
import type { FieldMatrices } from '../../stability/omega-matrices.ts'
import { type OmegaMode, omegaModes } from '../../stability/omega-mode.ts'
import { createMemberLine, matricesOf } from './member-line.ts'

const FIELDS = ['v_t', 'phi', 'v_f']
const CLAUSE = 'EN 1993-1-3 10.1.1(8)'

/** The matrices of both families as the line of this request uses them; null for sections that do not distort. */
export function sectionMatrices(purlin: Purlin): SectionMatrices | null {
  const { line } = purlin
  const member = createMemberLine(line)
  if (member?.kind !== 'distorting') return null
  const fields = member.omega.sway.fields
  const names = fields.map((f) => FIELDS[f]!)
  const { A, zeta_c, I_y, kappa, sway, spread } = matricesOf(purlin)
  const family = (m: FieldMatrices, n: number, kept: readonly number[], names: string[]) => ({
    fields: names,
    rows: (['C', 'D', 'B', 'X', 'X_N', 'X_q'] as const).map((symbol) => ({
      symbol,
      values: kept.flatMap((i, a) => kept.slice(a).map((j) => m[symbol][n * i + j]!)),
    })),
  })
  return {
    values: [
      { symbol: 'A', value: A, unit: 'mm²' },
      { symbol: 'zeta_c', value: zeta_c, unit: 'mm' },
      { symbol: 'I_y', value: I_y, unit: 'mm⁴' },
      { symbol: 'kappa', value: kappa, unit: '' },
    ],
    sway: family(sway, 3, fields, names),
    spread: line.restraints.panel && fields.includes(0) ? null : family(spread, 1, [0], ['u']),
    warping: line.sideways
      ? sidewaysSection(line.sideways, purlin.candidate.model).warping.map((point) => ({
          place: point.place,
          values: warpingValues(point),
        }))
      : [],
  }
}

/** α of one mode from its energies, with the place where the mode is largest. */
function modeSteps(list: StepList, { mesh }: OmegaLine, name: string, mode: OmegaMode, fields: string[]): Value {
  list.value(`x_${name}`, mesh.x[mode.node]! / 1e3, 'm', CLAUSE, 'solver')
  mode.fields.forEach((value, f) => {
    const symbol = fields[f]!
    list.value(`${symbol}_${name}`, value, symbol === 'phi' ? 'rad' : 'mm', CLAUSE, 'solver')
  })
  const energy = (part: 'U_C' | 'U_D' | 'U_B' | 'V_M' | 'V_N' | 'V_q'): Value => [`${part}_${name}`, mode[part], 'N·mm']
  const stored = (['U_C', 'U_D', 'U_B'] as const).map(energy)
  const released = (['V_M', 'V_N', 'V_q'] as const).map(energy).filter(([, value]) => value !== 0)
  const all = [...stored, ...released]
  for (const [symbol, value, unit] of all) list.value(symbol, value, unit, CLAUSE, 'solver')
  const symbols = (values: Value[]) => values.map(([symbol]) => symbol).join('+')
  return list.sum([`alpha_${name}`, mode.alpha, ''], CLAUSE, `-(${symbols(stored)})/(${symbols(released)})`, all).last
}

/** Both modes under the actions of a combination, and α_cr = 0.96·min; no lines where neither family buckles. @param symbol of α_cr */
export function omegaLineSteps(omega: OmegaLine, actions: LineActions, symbol: string): StepList {
  const list = new StepList()
  const { alpha_cr, sway, spread } = omegaModes(omega, actions)
  const fields = omega.sway.fields.map((f) => FIELDS[f]!)
  const alphas: Value[] = []
  if (sway) alphas.push(modeSteps(list, omega, 'sway', sway, fields))
  if (spread) alphas.push(modeSteps(list, omega, 'spread', spread, ['u']))
  if (alphas.length === 0) return list
  const names = alphas.map(([name]) => name)
  const smaller = names.length === 2 ? `min(${names.join(',')})` : names[0]!
  return list.sum([symbol, alpha_cr, ''], CLAUSE, `${LEFT_OUT}*${smaller}`, alphas).remark('length.line')
}
