import fc from 'fast-check'
import { expect, it } from 'vitest'
import { design } from '../../src/design/design.ts'
import { explain } from '../../src/explain/explain.ts'
import type { Step } from '../../src/explanation.ts'
import { oneCandidate, requests, runs } from '../arbitrary-request.ts'

const { sqrt, cbrt, abs, min, max, PI: pi } = Math
const MATHS = { sqrt, cbrt, abs, min, max, pi }

/** The value of a step's expression, by the arithmetic of JavaScript: '^' binds tighter than a leading minus, as on paper. */
function evaluated(step: Step): number {
  const names = [...Object.keys(MATHS), ...step.operands.map((o) => o.symbol)]
  const body = step.expression!.replaceAll('^', '**').replace(/(^|[(+*/,])-(\w+)\*\*/g, '$1-1*$2**')
  const values = [...Object.values(MATHS), ...step.operands.map((o) => o.value)]
  return new Function(...names, `return ${body}`)(...values)
}

it('a derivation is that of the search to the last bit, and every line of it is true', { timeout: 120_000 }, () => {
  let steps = 0
  fc.assert(
    fc.property(requests(3), (input) => {
      const found = design(input, oneCandidate).solutions.find((s) => s.status !== 'NOT_APPLICABLE')
      if (!found) return
      const { solution, section, checks } = explain(input, oneCandidate, found.id)
      expect(JSON.stringify(solution)).toBe(JSON.stringify(found))
      for (const { check, steps: lines } of checks) {
        if (check.utilisation === null) continue
        expect(lines.at(-1)!.value, check.code).toBe(check.utilisation)
        expect(check.status).not.toBe('NOT_CHECKED')
      }
      const all = [
        ...section.resistances,
        ...section.effective.flatMap((e) => e.steps),
        ...checks.flatMap((c) => c.steps),
      ]
      for (const step of all) {
        if (step.expression === null) continue
        steps += 1
        const error = Math.abs(evaluated(step) - step.value)
        expect(error, `${step.symbol} = ${step.expression}`).toBeLessThanOrEqual(1e-7 * Math.abs(step.value) + 1e-9)
      }
    }),
    runs(60),
  )
  expect(steps).toBeGreaterThan(2000)
})
