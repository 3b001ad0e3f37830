/** Forces of point loads and where they stand, line by line; EN 1993-1-3 6.1.7, method 4.8 and 4.15. */
import { StepList } from '../../derivation/step-list.ts'
import { superposition } from '../../derivation/superposition.ts'
import { CLEARANCES } from '../../en1993-1-3-2006/6-1-7-point-loads.ts'
import type { Step } from '../../explanation.ts'
import type { LoadedPlace } from '../../line/point-loads.ts'
import type { Purlin } from '../../search/candidate.ts'
import { lengthsOf } from './load-bearings.ts'

/** The force at a place as the sum of its load cases. */
export const forceAt = (s: Purlin, combination: number, place: number, symbol: string): StepList =>
  superposition(
    s,
    combination,
    { name: 'P', symbol, unit: 'kN', scale: 1e-3 },
    (r) => s.line.pointLoads!.cases.get(r.id)?.[place] ?? 0,
  )

/** Where the load stands and how far it is from the free end, beside what counts as close. */
export function placeSteps({ line }: Purlin, { x: x_P }: LoadedPlace): Step[] {
  const { L_tot, s_P } = lengthsOf(line)
  const list = new StepList()
    .value('x_P', x_P, 'mm', 'EN 1993-1-3 6.1.7', 'input')
    .value('s_P', s_P, 'mm', 'EN 1993-1-3 6.1.7', 'input')
  list.formula(CLEARANCES.loadOfEnd, { x_P, L_tot, s_P })
  return list.steps
}

export const closeSteps = ({ candidate }: Purlin): Step[] =>
  StepList.of(CLEARANCES.limit, { h_w: candidate.model.h_p }).steps

export const clearanceSteps = ({ line }: Purlin, { x: x_P }: LoadedPlace, k: number): Step[] =>
  StepList.of(CLEARANCES.loadOfSupport, { ...lengthsOf(line), x_P, x_k: line.actions.line.supports[k]! }).steps

/** c of the support itself, where it is the first or the last one. */
export function supportEndSteps({ line }: Purlin, k: number): Step[] {
  const { supports } = line.actions.line
  const operands = { ...lengthsOf(line), x_k: supports[k]! }
  if (k === 0) return StepList.of(CLEARANCES.firstSupport, operands).steps
  return k === supports.length - 1 ? StepList.of(CLEARANCES.lastSupport, operands).steps : []
}

export const lengthSteps = ({ line }: Purlin, of: 'alone' | 'opposed'): StepList =>
  StepList.of(CLEARANCES[of], lengthsOf(line))
