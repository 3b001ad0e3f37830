/** σ_q of an Ω without panel as printed lines: d″ by its load cases, and the stresses from U of the section; method 5.26. */
import { RESISTANCES } from '../en1993-1-3-2006/6-1-section-resistances.ts'
import type { Operand } from '../explanation.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Sideways } from '../line/sideways.ts'
import { sidewaysSection } from '../line/sideways-section.ts'
import type { CaseResponse } from '../line/statics-table.ts'
import type { Purlin } from '../search/candidate.ts'
import type { Finding } from '../search/finding.ts'
import { sidewaysBounds, stressAt } from '../search/sideways-stress.ts'
import { curvatures } from '../stability/omega-sideways.ts'
import type { WarpingPlace, WarpingPoint } from '../stability/omega-warping.ts'
import { E } from '../steel.ts'
import { sumOf } from '../zero.ts'
import { StepList, type Value } from './step-list.ts'
import { superposition } from './superposition.ts'

const CLAUSE = 'EN 1993-1-3 6.1.6'

/** The fields of the sway: their symbols, the units of U and of their second derivatives. */
const FIELDS = [
  { field: 't', second: 'v_t_xx', U: 'mm', unit: '1/mm' },
  { field: 'phi', second: 'phi_xx', U: 'mm²', unit: '1/mm²' },
  { field: 'f', second: 'v_f_xx', U: 'mm', unit: '1/mm' },
] as const

/** U of every field at a place. */
export const warpingValues = ({ place, U }: WarpingPoint): Operand[] =>
  FIELDS.map(({ field, U: unit }, i) => ({ symbol: `U_${field}_${place}`, value: U[i]!, unit }))

/** d″ of a field at a station under one case; 1 N/mm of own weight likewise. */
function secondDerivative(sideways: Sideways, { candidate }: Purlin, field: number, station: number) {
  const { matrices, shapes } = sidewaysSection(sideways, candidate.model)
  const { stations, q, omega } = sideways
  const e = stations.element[station]!
  const part = stations.part[station]!
  return (r: CaseResponse): number =>
    sideways.sumOf.get(r)!.reduce((sum, [shape, factor]) => {
      const of = shapes[shape]!.m
      const here = [0, 1, 2].map((i) => of[3 * e + i]! * (1 - part) + of[3 * e + 3 + i]! * part)
      here[omega.outer]! -= q[shape]![e]! * stations.bulge[station]!
      return sumOf(sum, factor * curvatures(matrices.sway, here)[field]!)
    }, 0)
}

/** @param every all places are printed; otherwise only the one with the largest stress */
export function sidewaysStressSteps(
  s: Purlin,
  { combination, station }: Pick<Finding, 'combination' | 'station'>,
  every: boolean,
): StepList {
  const { line, candidate } = s
  const { sideways, groups, groupOf } = line as LineDesign & { sideways: Sideways }
  const section = sidewaysSection(sideways, candidate.model)
  const list = new StepList()
  const seconds = FIELDS.map(({ second: name, unit }, i): Value => {
    const effect = { name, symbol: `${name}_Ed`, unit }
    return list.add(superposition(s, combination, effect, secondDerivative(sideways, s, i, station))).last
  })
  const { acting } = sidewaysBounds(s, sideways, groups[groupOf[combination]!]!)
  const { sigma, place } = stressAt(sideways, section, acting, station)
  const stresses = section.warping
    .filter((_, k) => every || k === place)
    .map((point): Value => stressSteps(list, point, seconds))
  const sizes = stresses.map(([symbol]) => `abs(${symbol})`)
  const largest = sizes.length === 1 ? sizes[0]! : `max(${sizes.join(',')})`
  return list.sum(['sigma_q_Ed', sigma, 'N/mm²'], CLAUSE, largest, stresses)
}

/** σ_q at one place. */
function stressSteps(list: StepList, point: WarpingPoint, seconds: Value[]): Value {
  const U = warpingValues(point).map(({ symbol, value, unit }): Value => [symbol, value, unit])
  const terms = U.map(([symbol], i) => `${symbol}*${seconds[i]![0]}`).join('+')
  const sigma = -E * U.reduce((sum, [, value], i) => sum + value * seconds[i]![1], 0)
  const operands: Value[] = [['E', E, 'N/mm²'], ...U, ...seconds]
  return list.sum([symbolOf(point.place), sigma, 'N/mm²'], CLAUSE, `-E*(${terms})`, operands).last
}
const symbolOf = (place: WarpingPlace) => `sigma_q_${place}`

/** f, the resistance for σ_q. */
export function directStressResistance({ line, candidate }: Purlin): StepList {
  return new StepList().line(RESISTANCES.directStress, { f_yb: candidate.f_yb, gamma_M0: line.national.gammaM0 })
}
