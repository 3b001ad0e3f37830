import { spanName } from '@madre/difference'
import { type Combination, liveLoadsAreAlternatives } from '@madre/engine'
import type { DocumentWords } from '../words/keys.ts'
import type { Subject } from './subject.ts'

/** '1.35 × Permanent load, maximum + 1.50 × Live load: Span 2': a combination as a sum, with every load case by its name. */
export function formulaInWords(
  { factors }: Pick<Combination, 'factors'>,
  s: Pick<Subject, 'number' | 'say' | 'words' | 'given' | 'line'>,
): string {
  return Object.entries(factors)
    .map(([id, factor]) => `${s.number(factor, 2)}\u00a0×\u00a0${caseName(s, id)}`)
    .join(' + ')
}

/** Name of a combination: 'ULS-07' → 'ULS 7', 'ELU 7', 'GZT 7'. */
export function combinationName(s: Pick<Subject, 'say'>, id: string): string {
  const [, state, n] = /^(ULS|SLS)-0*(\d+)$/.exec(id) ?? []
  return n ? s.say(state === 'ULS' ? 'combination.ULS' : 'combination.SLS', { n }) : id
}

/** Name of the extremes of a kind of live load over all its arrangements or places: 'Live load'. */
export function everyArrangement(s: Pick<Subject, 'say' | 'line'>, id: string): string {
  if (id === 'LiveR') return s.say('case.LiveR')
  return s.say(`case.${liveName(s, id === 'LiveQ' ? 'LiveQ' : 'Live')}:every`)
}

/** Where area and point loads are alternatives, 'Live…' contains the area load only. */
const liveName = (s: Pick<Subject, 'line'>, family: 'Live' | 'LiveQ') =>
  family === 'LiveQ' ? 'LiveQ' : liveLoadsAreAlternatives(s.line) ? 'LiveArea' : 'Live'

/** A load case in words. Arrangements of live load name their spans as the note does. */
export function caseName(s: Pick<Subject, 'say' | 'words' | 'given' | 'line'>, id: string): string {
  const spans = s.line.imposed.arrangements.find((arrangement) => arrangement.id === id)?.spans
  const [, family] = /^(LiveQ?)(:|$)/.exec(id) ?? []
  if (family) {
    const name = liveName(s, family === 'LiveQ' ? 'LiveQ' : 'Live')
    if (id === family) return s.say(`case.${name}`)
    return spans ? s.say(`case.${name}:some`, { spans: spanNames(s, spans) }) : id
  }
  const key = `case.${id}`
  return key in s.words.document ? s.say(key as keyof DocumentWords) : id
}

/** 'Left cantilever, Spans 2, 4' */
function spanNames(s: Pick<Subject, 'say' | 'given'>, places: number[]): string {
  const spans = places.map((place) => ({ ...s.given.spans[place]!, place }))
  const cantilever = (side: number) =>
    spans.filter(({ kind, index }) => kind === 'CONSOLE' && index === side).map(({ place }) => spanName(s, place))
  const main = spans.filter(({ kind }) => kind === 'SPAN')
  const numbers = main.map(({ index }) => index + 1).join(', ')
  const together =
    main.length > 1 ? [s.say('inputs.spanNumbers', { list: numbers })] : main.map(({ place }) => spanName(s, place))
  return [...cantilever(0), ...together, ...cantilever(1)].join(', ')
}
