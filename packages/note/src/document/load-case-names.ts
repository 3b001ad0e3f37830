import { arrangementLetter, liveArrangements, liveLoadsAreAlternatives } from '@madre/engine'
import type { DocumentWords } from '../words/words.ts'
import { spanName } from './inputs.ts'
import type { Subject } from './subject.ts'

/** '1.35·Gmax + 0.90·Live:odd' with the language's decimal mark and, behind the letter of an arrangement, the spans it loads. */
export function localFormula(formula: string, s: Pick<Subject, 'note' | 'mark' | 'say' | 'request'>): string {
  const arrangements = liveArrangements(s.request)
  return formula.replace(/(\d)\.(\d)/g, `$1${s.mark}$2`).replace(/LiveQ?:[a-z]+(\d+-\d+)?/g, (id) => {
    const letter = arrangementLetter(id, s.note.result.statics.loadCases)
    const spans = arrangements.find((a) => a.id === id)?.spans
    return spans ? `${letter} (${spanNames(s, spans)})` : letter
  })
}

/** What a load case means, in words; arrangements of live load name their spans as the note does. */
export function caseName(s: Pick<Subject, 'say' | 'words' | 'request'>, id: string): string {
  const spans = liveArrangements(s.request).find((arrangement) => arrangement.id === id)?.spans
  const [, family] = /^(LiveQ?)(:|$)/.exec(id) ?? []
  if (family) {
    // Where area and point loads are alternatives, 'Live…' holds the area load only.
    const name = family === 'LiveQ' ? 'LiveQ' : liveLoadsAreAlternatives(s.request) ? 'LiveArea' : 'Live'
    if (id === family) return s.say(`case.${name}`)
    return spans ? s.say(`case.${name}:some`, { spans: spanNames(s, spans) }) : id
  }
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
