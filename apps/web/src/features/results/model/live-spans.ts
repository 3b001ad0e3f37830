import type { Step } from '@madre/engine'
import type { Results } from '../engine/results-context.ts'
import { hasLeftConsole, hasRightConsole, lineOf, type NamedLine } from './place.ts'

/** The load cases of a result and what their names need to know. */
export interface NamedCases extends NamedLine {
  loadCases: readonly { id: string }[]
  /** whether a span of the list carries live load at all */
  isLoaded: (index: number) => boolean
}

/** The cases of the result on screen. An edited request may load other spans: then none is left out. */
export function casesOf({
  calculation,
  result,
  isOutdated,
}: Pick<Results, 'calculation' | 'result' | 'isOutdated'>): NamedCases {
  const { loadLiveDistributed, loadLivePoint, hasLeftCantilever, spanLengthsM } = calculation.request
  const pointLoaded = loadLivePoint
    .filter(({ loads }) => loads.p1 !== 0 || loads.p2 !== 0)
    .map(({ spanType, spanIdx }) => {
      if (spanType === 'SPAN') return spanIdx + Number(hasLeftCantilever)
      return spanIdx === 0 ? 0 : spanLengthsM.length - 1
    })
  return {
    ...lineOf(result),
    loadCases: result.statics.loadCases,
    isLoaded: (i) => isOutdated || (loadLiveDistributed[i] ?? 0) !== 0 || pointLoaded.includes(i),
  }
}

/** An arrangement of the live load by a letter, as in the calculation note: 'Live:pair1-2' → 'Live:C'; every other case as it is. */
export function caseCode(id: string, { loadCases }: Pick<NamedCases, 'loadCases'>): string {
  const place = loadCases.filter((c) => isPattern(c.id)).findIndex((c) => c.id === id)
  return place < 0 ? id : `Live:${letters(place)}`
}

/** Whether a load case is live load on some of the spans only. */
const isPattern = (id: string): boolean => id.startsWith('Live:')

/** 0 → A, 25 → Z, 26 → AA */
function letters(n: number): string {
  const last = String.fromCharCode(65 + (n % 26))
  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last
}

/** The same letters in the symbols of a derivation: 'M_Live_pair1_2' → 'M_Live_C'. */
export function withCaseCodes(step: Step, cases: Pick<NamedCases, 'loadCases'>): Step {
  const renamed = (text: string) =>
    text.replace(/_Live_(odd|even|pair(\d+)_(\d+))(?!\w)/g, (_, name: string, a?: string, b?: string) => {
      const code = caseCode(a === undefined ? `Live:${name}` : `Live:pair${a}-${b}`, cases)
      return `_${code.replace(':', '_')}`
    })
  return {
    ...step,
    expression: step.expression === null ? null : renamed(step.expression),
    operands: step.operands.map((o) => ({ ...o, symbol: renamed(o.symbol) })),
  }
}

/** The spans under a live load that does not act everywhere: main spans by their numbers on screen, and the consoles. */
interface LoadedSpans {
  left: boolean
  numbers: number[]
  right: boolean
}

/**
 * The spans an arrangement of the live load is on. The engine counts the whole list, the left console included; on screen span 1 is the first
 * between supports.
 *
 * @param id 'Live:odd' and 'Live:even' count from 0, 'Live:pair1-2' from 1
 * @returns null for any other load case
 */
export function loadedSpans(id: string, line: Omit<NamedCases, 'loadCases'>): LoadedSpans | null {
  const isIn = rule(id)
  if (!isIn) return null
  const isLoaded = (i: number) => isIn(i) && line.isLoaded(i)
  const [left, right] = [hasLeftConsole(line), hasRightConsole(line)]
  const main = line.supportsXM.length - 1
  const first = Number(left)
  return {
    left: left && isLoaded(0),
    numbers: Array.from({ length: main }, (_, i) => i + 1).filter((n) => isLoaded(n - 1 + first)),
    right: right && isLoaded(first + main),
  }
}

/** Whether the span at an index of the list carries load: every other one, or a pair and every other one away from it. */
function rule(id: string): ((index: number) => boolean) | null {
  if (id === 'Live:odd') return (i) => i % 2 === 1
  if (id === 'Live:even') return (i) => i % 2 === 0
  const pair = /^Live:pair(\d+)-(\d+)$/.exec(id)
  if (!pair) return null
  const [a, b] = [Number(pair[1]) - 1, Number(pair[2]) - 1]
  return (i) => (i <= a ? (a - i) % 2 === 0 : (i - b) % 2 === 0)
}
