/** Evaluates the lines of a derivation again, and holds them against the record they belong to. */
import { expect } from 'vitest'
import type { Explanation, Step } from '../../src/explanation.ts'
import { isTrue } from './step-value.ts'

/** Every line of an explanation, each held against its own formula, and the last of a check against its utilisation. */
export function trueLinesOf({ section, checks, joints }: Explanation): Step[] {
  for (const { check, steps: lines } of checks) {
    if (check.utilisation === null) continue
    // Evaluated from the printed definitions, it ties whatever the search works out by hand to them.
    // Of places that are the same to a billionth the earliest is named.
    expect(Math.abs(lines.at(-1)!.value / check.utilisation - 1), check.code).toBeLessThan(1e-9)
    expect(check.status).not.toBe('NOT_CHECKED')
    const stress = lines.find((l) => l.symbol === 'sigma_Ed')
    if (stress) expect(Math.abs(stress.value / check.demand! - 1), check.code).toBeLessThan(1e-9)
    // A parabola through three values rises above their largest by at most an eighth of it.
    const rise = lines.find((l) => l.symbol === 'Delta_sigma')?.value ?? 0
    expect(rise).toBeGreaterThanOrEqual(0)
    expect(rise).toBeLessThanOrEqual(0.125 * (check.demand ?? 0))
  }
  const sections = [section, ...(joints?.sections ?? []).map((other) => other.section)]
  const all = [
    ...sections.flatMap((of) => [...of.resistances, ...of.sharpCorners.steps, ...of.effective.flatMap((e) => e.steps)]),
    ...checks.flatMap((c) => c.steps),
    ...(joints?.laps ?? []).flatMap((lap) => lap.steps),
  ]
  for (const step of all) {
    for (const { symbol, value } of [step, ...step.operands]) expect(Number.isFinite(value), symbol).toBe(true)
    if (step.expression === null) continue
    expect(isTrue(step), `${step.symbol} = ${step.expression}`).toBe(true)
  }
  return all
}
