/** An effect at one place as the sum of its load cases: factor times case, own weight included. */
import type { CombinedForces } from '../line/combined-forces.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { CaseResponse } from '../line/statics-table.ts'
import type { Candidate } from '../search/candidate.ts'
import { StepList, type Value } from './step-list.ts'

/** 'Live:pair1-2' → 'Live_pair1_2' */
const symbolOf = (id: string) => id.replace(/[^A-Za-z0-9]/g, '_')

/**
 * @param name    of the effect: 'M', 'V', 'R', 'N'
 * @param symbol  of the sum: 'M_y_Ed'
 * @param pick    the effect of one case at the place, N, mm
 * @param scale   to the unit printed
 */
export function superposition(
  line: LineDesign,
  candidate: Candidate,
  forces: CombinedForces,
  c: number,
  effect: { name: string; symbol: string; unit: string; scale: number; pick: (r: CaseResponse) => number },
): { list: StepList; value: number } {
  const { name, symbol, unit, scale, pick } = effect
  const terms: string[] = []
  const operands: Value[] = []
  let value = 0
  const term = (factor: number, id: string, part: number) => {
    if (part === 0) return
    terms.push(`${factor}*${name}_${id}`)
    operands.push([`${name}_${id}`, part * scale, unit])
    value += factor * part
  }
  for (const [id, factor] of Object.entries(forces.combinations[c]!.factors)) {
    if (id === 'Nax') {
      if (name === 'N') term(factor, 'ax', line.actions.axialForce)
    } else term(factor, symbolOf(id), pick(line.cases.get(id)!))
  }
  term(forces.ownFactor[c]!, 'own', pick(line.own) * candidate.ownWeight)
  const list = new StepList()
  if (terms.length === 0) list.value(symbol, 0, unit, 'EN 1990 6.4.3', 'statics')
  else list.sum(symbol, value * scale, unit, 'EN 1990 6.4.3', terms.join('+').replaceAll('+-', '-'), operands)
  return { list, value }
}

export const MOMENT = { name: 'M', symbol: 'M_y_Ed', unit: 'kNm', scale: 1e-6 } as const
export const SHEAR = { name: 'V', symbol: 'V_Ed', unit: 'kN', scale: 1e-3 } as const
export const REACTION = { name: 'R', symbol: 'F_Ed', unit: 'kN', scale: 1e-3 } as const
export const AXIAL = { name: 'N', symbol: 'N_Ed', unit: 'kN', scale: 1e-3 } as const
export const LATERAL_MOMENT = { name: 'M_z', symbol: 'M_z_Ed', unit: 'kNm', scale: 1e-6 } as const
