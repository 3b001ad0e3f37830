/** Works the equations of a note out again from its page alone. */
import { decode } from '@madre/contract'
import { explain, type Step } from '@madre/engine'
import { expect } from 'vitest'
import type { NoteInput } from '../note-input.ts'
import { faultOf, substitutionOf } from './printed-equations.ts'
import type { readPdf } from './read-pdf.ts'

/** The lines of wind and snow from the place, as those of the engine are written. */
function placeSteps({ fromPlace }: NoteInput) {
  const steps = fromPlace?.answer.ok ? fromPlace.answer.steps : []
  return steps.map((s) => ({ ...s, expression: s.formula }))
}

/** The lines of the checks without those that an earlier check has shown: they are named. */
function oncePrinted(checks: Step[][]): Step[] {
  const shown = new Set<string>()
  return checks.flatMap((steps) => {
    const own = (['strip', 'lateral'] as const).filter((part) => {
      const lines = JSON.stringify(steps.filter((step) => step.part === part))
      const isNew = !shown.has(lines)
      shown.add(lines)
      return isNew
    })
    return steps.filter((step) => !step.part || own.includes(step.part))
  })
}

/** Works out every printed substitution again: as many as the derivation has, each within half a unit of its last printed digit. */
export function expectTrueEquations(pdf: Awaited<ReturnType<typeof readPdf>>, input: NoteInput): void {
  const equations = pdf.pages.flatMap((p) => p.equations).filter((e) => substitutionOf(e, input.language) !== null)
  const derivation = explain(decode(input.request).line, input.catalogue, input.solutionId)
  // What an earlier section has shown is not repeated.
  const shown = derivation.section.effective.filter((e) => e.mirrors === null)
  const steps = [
    ...derivation.lineLoads.flatMap((l) => l.steps),
    ...derivation.section.sharpCorners.steps,
    ...derivation.section.widths.flatMap((w) => w.steps),
    ...shown.flatMap((e) => [...e.groups.filter((g) => g.as === null).flatMap((g) => g.steps), ...e.sums]),
    ...derivation.section.resistances,
    ...derivation.limits.map((l) => l.step),
    ...oncePrinted(derivation.checks.map((c) => c.steps)),
    ...placeSteps(input),
  ].filter((s) => s.expression !== null && s.operands.length > 0 && !/^\w+$/.test(s.expression))
  expect(equations.length).toBe(steps.length)
  expect(equations.length).toBeGreaterThan(30)
  for (const equation of equations) expect(faultOf(equation, input.language)).toBeNull()
}
