/** The limits of geometry with the numbers of the section; EN 1993-1-3:2006, 5.1, 5.2, 3.2.4, 6.1.7 and 10.1.1, method 3.11. */
import { pressesOnFlange } from '../actions/pressing-loads.ts'
import { StepList, type Value } from '../derivation/step-list.ts'
import type { MetLimit } from '../explanation.ts'
import type { Purlin } from '../search/candidate.ts'
import type { Standard } from '../standards/standard.ts'

export function metLimits({ line, candidate }: Purlin, { limits }: Standard): MetLimit[] {
  const { model, f_yb, cleat } = candidate
  // What the web crippling formulas ask of a web that bears or is pressed.
  const hasForces = !cleat || pressesOnFlange(line.input)
  const web = hasForces ? limits.crippling(model) : []
  const all = [...limits.section(model, f_yb), ...limits.purlin(model), ...web]
  return all.map(({ clause, part, limit, value, of, bound }): MetLimit => {
    const unit = of[0]![0] === 'phi' ? '°' : 'mm'
    const list = new StepList()
    const operands = of.map(([symbol, v]): Value => [symbol, v, unit])
    if (of.length === 2) list.sum('ratio', value, '', clause, `${of[0]![0]}/${of[1]![0]}`, operands)
    else list.value(of[0]![0], value, unit, clause, 'table')
    return { clause, part, limit, step: list.steps[0]!, bound }
  })
}
