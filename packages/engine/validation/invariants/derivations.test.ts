import fc from 'fast-check'
import { expect, it } from 'vitest'
import { design } from '../../src/design/design.ts'
import { explain } from '../../src/explain/explain.ts'
import { oneCandidate, requests, runs } from '../arbitrary-request.ts'
import { unloaded, wind } from '../references/requests.ts'
import { isTrue } from './step-value.ts'

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
        const stress = lines.find((l) => l.symbol === 'sigma_Ed')
        if (stress) expect(stress.value, check.code).toBe(check.demand)
        // A parabola through three values rises above their largest by at most an eighth of it.
        const rise = lines.find((l) => l.symbol === 'Delta_sigma')?.value ?? 0
        expect(rise).toBeGreaterThanOrEqual(0)
        expect(rise).toBeLessThanOrEqual(0.125 * (check.demand ?? 0))
      }
      const all = [
        ...section.resistances,
        ...section.sharpCorners.steps,
        ...section.effective.flatMap((e) => e.steps),
        ...checks.flatMap((c) => c.steps),
      ]
      for (const step of all) {
        for (const { symbol, value } of [step, ...step.operands]) expect(Number.isFinite(value), symbol).toBe(true)
        if (step.expression === null) continue
        steps += 1
        expect(isTrue(step), `${step.symbol} = ${step.expression}`).toBe(true)
      }
    }),
    runs(40),
  )
  expect(steps).toBeGreaterThan(2000)
})

it.each([
  { profile: 'C', fixings: 1, why: 'few fixings' },
  { profile: 'C', fixings: 5, why: 'stiffer' },
  { profile: 'Z', fixings: 2, why: 'half the lateral factor' },
] as const)(
  'the lateral moment printed for a simple span under uplift is that of Table 10.1: $profile, $why',
  (row) => {
    const input = {
      ...unloaded([4.5], { sectionTypes: [row.profile] }),
      loadWindSuction: wind([-1.2, 4.5]),
      claddingProperties: { coveringInertia: 10, fixationsPerMeter: row.fixings },
    }
    const found = design(input, oneCandidate).solutions[0]!
    const { checks } = explain(input, oneCandidate, found.id)
    const { steps } = checks.find((c) => c.check.code === 'FREE_FLANGE_BUCKLING')!
    const value = (symbol: string) => steps.find((l) => l.symbol === symbol)!.value
    const R = value('R')
    expect(R).toBeGreaterThan(0.2)
    expect(R).toBeLessThan(5)
    expect(value('x')).toBeCloseTo(2.25, 6)
    const table = (1 - 0.0225 * R) / (1 + 1.013 * R)
    // The table is a fit: 0.6 % up to R = 1, 3.5 % at R = 5.
    expect(Math.abs(value('kappa_R') / table - 1)).toBeLessThan(R <= 1 ? 0.006 : 0.035)
  },
)
