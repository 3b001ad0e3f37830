/** Letters for the arrangements of the live load, so that no number of theirs is taken for that of a span. */
import type { Step } from '../explanation.ts'

type Cases = readonly { id: string }[]

/** 'Live:pair1-2' → 'Live:C' by its place among the arrangements of its family in these load cases; every other id as it is. */
export function arrangementLetter(id: string, cases: Cases): string {
  const [family] = /^LiveQ?:/.exec(id) ?? []
  if (family === undefined) return id
  const place = cases.filter((c) => c.id.startsWith(family)).findIndex((c) => c.id === id)
  return place < 0 ? id : family + letters(place)
}

/** 0 → A, 25 → Z, 26 → AA */
function letters(n: number): string {
  const last = String.fromCharCode(65 + (n % 26))
  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last
}

/** The same letters in the symbols of a derivation: 'M_Live_pair1_2' → 'M_Live_C'. */
export function withArrangementLetters(step: Step, cases: Cases): Step {
  const renamed = (text: string) =>
    text.replace(
      /_(LiveQ?)_(odd|even|pair(\d+)_(\d+))(?!\w)/g,
      (_, family: string, name: string, a?: string, b?: string) => {
        const id = a === undefined ? `${family}:${name}` : `${family}:pair${a}-${b}`
        return `_${arrangementLetter(id, cases).replace(':', '_')}`
      },
    )
  return {
    ...step,
    expression: step.expression === null ? null : renamed(step.expression),
    operands: step.operands.map((o) => ({ ...o, symbol: renamed(o.symbol) })),
  }
}
