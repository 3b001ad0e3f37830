/** The limits of geometry with the numbers of the section; EN 1993-1-3:2006, 5.1, 5.2, 3.2.4, 6.1.7 and 10.1.1, method 3.11. */

import { pressesOnFlange } from '../actions/pressing-loads.ts'
import { StepList, type Value } from '../derivation/step-list.ts'
import { type Proportion, purlinProportions, sectionProportions } from '../en1993-1-3-2006/5-2-geometry.ts'
import { crippledWeb } from '../en1993-1-3-2006/6-1-section-resistances.ts'
import type { MetLimit } from '../explanation.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Candidate } from '../search/candidate.ts'

/** What the web crippling formulas ask of a web that bears or is pressed. */
function webProportions(line: LineDesign, { model, cleat }: Candidate): Proportion[] {
  if (cleat && !pressesOnFlange(line.input)) return []
  const web = crippledWeb(model)
  const two = model.profile.crippling === 'TWO_WEBS'
  const clause = two ? 'EN 1993-1-3 6.1.7.3(1)' : 'EN 1993-1-3 6.1.7.2(1)'
  const deepest = 200 * Math.sin(web.phi)
  const of = (limit: string, a: [string, number], bound: number | null): Proportion => ({
    clause,
    limit,
    value: a[1] / web.t,
    of: [a, ['t', web.t]],
    bound,
    holds: true,
  })
  return two
    ? [of('h_w/t ≤ 200·sin φ', ['h_w', web.h_w], deepest), of('r/t ≤ 10', ['r', web.r], null)]
    : [of('h_w/t ≤ 200', ['h_w', web.h_w], null), of('r/t ≤ 6', ['r', web.r], null)]
}

export function metLimits(line: LineDesign, candidate: Candidate): MetLimit[] {
  const { model, f_yb } = candidate
  const all = [...sectionProportions(model, f_yb), ...purlinProportions(model), ...webProportions(line, candidate)]
  return all.map(({ clause, limit, value, of, bound }): MetLimit => {
    const unit = of[0]![0] === 'phi' ? '°' : 'mm'
    const list = new StepList()
    const operands = of.map(([symbol, v]): Value => [symbol, v, unit])
    if (of.length === 2) list.sum('ratio', value, '', clause, `${of[0]![0]}/${of[1]![0]}`, operands)
    else list.value(of[0]![0], value, unit, clause, 'table')
    return { clause, limit, step: list.steps[0]!, bound }
  })
}
