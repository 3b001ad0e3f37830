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

/** What a difference leaves of its terms in floating point, as a part of the larger one. */
const ROUNDING = 1e-12

/** The largest size among the terms of an expression that is a sum; of a value of 0, whose difference may stand deeper, among its operands. */
function largestTerm(step: Step): number {
  if (step.value === 0) return Math.max(0, ...step.operands.map((o) => Math.abs(o.value)))
  const terms = termsOf(step.expression!)
  return terms.length < 2 ? 0 : Math.max(...terms.map((expression) => Math.abs(evaluated({ ...step, expression }))))
}

/** 'a*(b-c)-d' → 'a*(b-c)', 'd': split where no bracket is open; a sign after an operator belongs to its number. */
function termsOf(expression: string): string[] {
  const terms = ['']
  let open = 0
  for (const [i, c] of [...expression].entries()) {
    if (c === '(') open++
    if (c === ')') open--
    const isSum = open === 0 && (c === '+' || c === '-') && i > 0 && !/[-+*/^(,]/.test(expression[i - 1]!)
    if (isSum) terms.push('')
    else terms[terms.length - 1] += c
  }
  return terms
}

/**
 * Whether a line of a derivation has the value it prints; a line without expression has nothing to show. A value of 0 is one: what is left of equal
 * terms is nothing beside the larger of them.
 */
export const isTrue = (step: Step): boolean =>
  step.expression === null ||
  Math.abs(evaluated(step) - step.value) <= known(step) * Math.abs(step.value) + ROUNDING * largestTerm(step)
