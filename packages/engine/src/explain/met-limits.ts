/** The limits of geometry with the numbers of the section; EN 1993-1-3:2006, 5.1, 5.2, 3.2.4, 6.1.7 and 10.1.1, method 3.11. */
import { StepList, type Value } from '../derivation/step-list.ts'
import type { MetLimit } from '../explanation.ts'
import type { Candidate } from '../search/candidate.ts'

export const metLimits = ({ limits }: Candidate): MetLimit[] =>
  limits.map(({ clause, part, limit, value, of, bound }) => {
    const unit = of[0]![0] === 'phi' ? '°' : 'mm'
    const list = new StepList()
    const operands = of.map(([symbol, v]): Value => [symbol, v, unit])
    if (of.length === 2) list.sum(['ratio', value, ''], clause, `${of[0]![0]}/${of[1]![0]}`, operands)
    else list.value(of[0]![0], value, unit, clause, 'table')
    return { clause, part, limit, step: list.steps[0]!, bound }
  })
