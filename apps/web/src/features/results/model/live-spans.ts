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
