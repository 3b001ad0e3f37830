import type { Step } from '../../src/explanation.ts'

const { sqrt, cbrt, abs, min, max, PI: pi } = Math
const MATHS = { sqrt, cbrt, abs, min, max, pi }

/** The value of a step's expression, by the arithmetic of JavaScript: '^' binds tighter than a leading minus, as on paper. */
function evaluated(step: Step): number {
  const names = [...Object.keys(MATHS), ...step.operands.map((o) => o.symbol)]
  const body = step.expression!.replaceAll('^', '**').replace(/(^|[(+*/,])-(\w+)\*\*/g, '$1-1*$2**')
  const values = [...Object.values(MATHS), ...step.operands.map((o) => o.value)]
  return new Function(...names, `return ${body}`)(...values)
}

/**
 * The energies of a mode are what the line found, not what follows from α: with elements of 9 mm beside 300 mm they give it back
 * to a few millionths, well beyond the digits printed.
 */
const known = (step: Step): number => (/^alpha_(sway|spread)$/.test(step.symbol) ? 2e-5 : 1e-7)

/** Whether a line of a derivation has the value it prints; a line without expression has nothing to show. */
export const isTrue = (step: Step): boolean =>
  step.expression === null || Math.abs(evaluated(step) - step.value) <= known(step) * Math.abs(step.value) + 1e-9
