import { liveArrangements, type Step } from '@madre/engine'
import type { DocumentWords } from '../words/words.ts'
import { spanName } from './inputs.ts'
import type { Subject } from './subject.ts'

type Cases = Pick<Subject, 'note'>

/** Arrangements of the live load by letters, so that no number of theirs is taken for that of a span: 'Live:pair1-2' → 'Live:C'. */
export function caseId(id: string, { note }: Cases): string {
  if (!id.startsWith('Live:')) return id
  const arrangements = note.result.statics.loadCases.map((c) => c.id).filter((other) => other.startsWith('Live:'))
  const place = arrangements.indexOf(id)
  return place < 0 ? id : `Live:${letters(place)}`
}

/** 0 → A, 25 → Z, 26 → AA */
function letters(n: number): string {
  const last = String.fromCharCode(65 + (n % 26))
  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last
}

/** '1.35·Gmax + 0.90·Live:odd' with the note's names of the cases and the language's decimal mark. */
export function localFormula(formula: string, s: Cases & Pick<Subject, 'mark'>): string {
  return formula.replace(/(\d)\.(\d)/g, `$1${s.mark}$2`).replace(/Live:[a-z]+(\d+-\d+)?/g, (id) => caseId(id, s))
}

/** The same names in the symbols of a derivation: 'M_Live_pair1_2' → 'M_Live_C'. */
export function withCaseNames(step: Step, s: Cases): Step {
  const renamed = (text: string) =>
    text.replace(/_Live_(odd|even|pair(\d+)_(\d+))(?!\w)/g, (_, name: string, a?: string, b?: string) => {
      const id = a === undefined ? `Live:${name}` : `Live:pair${a}-${b}`
      return `_${caseId(id, s).replace(':', '_')}`
    })
  return {
    ...step,
    expression: step.expression === null ? null : renamed(step.expression),
    operands: step.operands.map((o) => ({ ...o, symbol: renamed(o.symbol) })),
  }
}

/** What a load case means, in words; arrangements of live load name their spans as the note does. */
export function caseName(s: Pick<Subject, 'say' | 'words' | 'request'>, id: string): string {
  const spans = liveArrangements(s.request).find((arrangement) => arrangement.id === id)?.spans
  if (id.startsWith('Live:') && spans) return s.say('case.Live:some', { spans: spanNames(s, spans) })
  const key = `case.${id}`
  return key in s.words.document ? s.say(key as keyof DocumentWords) : id
}

/** 'Left console, Spans 2, 4' */
function spanNames(s: Pick<Subject, 'say' | 'request'>, spans: number[]): string {
  const { hasLeftCantilever, hasRightCantilever, spanLengthsM } = s.request
  const isConsole = (i: number) =>
    (hasLeftCantilever && i === 0) || (hasRightCantilever && i === spanLengthsM.length - 1)
  const main = spans.filter((i) => !isConsole(i))
  const numbers = main.map((i) => i + (hasLeftCantilever ? 0 : 1)).join(', ')
  const together = main.length > 1 ? s.say('inputs.spanNumbers', { list: numbers }) : main.map((i) => spanName(s, i))
  return [
    ...spans.filter((i) => isConsole(i) && i === 0).map((i) => spanName(s, i)),
    ...[together].flat(),
    ...spans.filter((i) => isConsole(i) && i !== 0).map((i) => spanName(s, i)),
  ].join(', ')
}
