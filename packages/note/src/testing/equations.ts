/** Works the equations of a note out again from its page alone. */
import { decode } from '@madre/contract'
import { evaluate, explain, parseExpression } from '@madre/engine'
import { expect } from 'vitest'
import type { NoteInput } from '../note-input.ts'
import type { readPdf } from './read-pdf.ts'

/** '… = substitution = result unit' of an equation; null where nothing was computed. */
function substitutionOf(equation: string, language: string): { expression: string; result: string } | null {
  const parts = equation.split(' = ')
  if (parts.length < 3) return null
  const plain = (text: string) => (language === 'en' ? text : text.replaceAll(',', '.')).replaceAll(';', ',')
  const [expression, result] = parts.slice(-2) as [string, string]
  // 'A_eff = ΣA = 741.7 mm²' names what it is and computes nothing.
  if (/^\p{L}[\p{L}\d_,]*$/u.test(expression)) return null
  return { expression: plain(expression), result: plain(/^[−\d.,]+(·10\^−?\d+)?/.exec(result)![0]) }
}

/** Half a unit of the last digit of a printed result. */
function halfUnit(result: string): number {
  const [mantissa = '', exponent = '0'] = result.split('·10^')
  const decimals = (mantissa.split('.')[1] ?? '').length
  return 0.5 * 10 ** (Number(exponent.replace('−', '-')) - decimals)
}

/** The lines of wind and snow from the place, as those of the engine are written. */
function placeSteps({ fromPlace }: NoteInput) {
  const steps = fromPlace?.answer.ok ? fromPlace.answer.steps : []
  return steps.map((s) => ({ ...s, expression: s.formula }))
}

/** Works out every printed substitution again: as many as the derivation has, each within half a unit of its last printed digit. */
export function expectTrueEquations(pdf: Awaited<ReturnType<typeof readPdf>>, input: NoteInput): void {
  const equations = pdf.pages.flatMap((p) => p.equations).flatMap((e) => substitutionOf(e, input.language) ?? [])
  const derivation = explain(decode(input.request), input.catalogue, input.solutionId)
  // What an earlier section has shown is not repeated.
  const shown = derivation.section.effective.filter((e) => e.mirrors === null)
  const steps = [
    ...derivation.section.sharpCorners.steps,
    ...derivation.section.widths.flatMap((w) => w.steps),
    ...shown.flatMap((e) => [...e.groups.filter((g) => g.as === null).flatMap((g) => g.steps), ...e.sums]),
    ...derivation.section.resistances,
    ...derivation.limits.map((l) => l.step),
    ...derivation.checks.flatMap((c) => c.steps),
    ...placeSteps(input),
  ].filter((s) => s.expression !== null && s.operands.length > 0 && !/^\w+$/.test(s.expression))
  expect(equations.length).toBe(steps.length)
  expect(equations.length).toBeGreaterThan(30)
  for (const { expression, result } of equations) {
    const [again, printed] = [expression, result].map((t) => evaluate(parseExpression(t), {})) as [number, number]
    expect(Math.abs(again - printed), `${expression} = ${result}`).toBeLessThanOrEqual(halfUnit(result) * (1 + 1e-9))
  }
}
