import type { Results } from '../engine/results-context.ts'
import { hasLeftConsole, hasRightConsole, lineOf, type NamedLine } from './place.ts'

/** 'LiveQ': the point loads of category H, which are cases of their own; then 'Live' is the area load. */
type LiveFamily = 'Live' | 'LiveQ'

/** The load cases of a result and what their names need to know. */
export interface NamedCases extends NamedLine {
  loadCases: readonly { id: string }[]
  /** whether a span of the list carries live load of a family at all */
  isLoaded: (index: number, family: LiveFamily) => boolean
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
  const { loadCases } = result.statics
  const areApart = loadCases.some((c) => c.id === 'LiveQ')
  return {
    ...lineOf(result),
    loadCases,
    isLoaded: (i, family) =>
      isOutdated ||
      (family === 'Live' && (loadLiveDistributed[i] ?? 0) !== 0) ||
      ((family === 'LiveQ' || !areApart) && pointLoaded.includes(i)),
  }
}

/** The spans under a live load that does not act everywhere: main spans by their numbers on screen, and the consoles. */
interface LoadedSpans {
  family: LiveFamily
  left: boolean
  numbers: number[]
  right: boolean
}

/**
 * The spans an arrangement of the live load is on. The engine counts the whole list, the left console included; on screen span 1 is the first
 * between supports.
 *
 * @param id 'Live:odd' and 'Live:even' count from 0, 'Live:pair1-2' from 1; 'LiveQ:odd' …
 * @returns null for any other load case
 */
export function loadedSpans(id: string, line: Omit<NamedCases, 'loadCases'>): LoadedSpans | null {
  const [, family, arrangement = ''] = /^(LiveQ?):(.+)$/.exec(id) ?? []
  const isIn = rule(arrangement)
  if ((family !== 'Live' && family !== 'LiveQ') || !isIn) return null
  const isLoaded = (i: number) => isIn(i) && line.isLoaded(i, family)
  const [left, right] = [hasLeftConsole(line), hasRightConsole(line)]
  const main = line.supportsXM.length - 1
  const first = Number(left)
  return {
    family,
    left: left && isLoaded(0),
    numbers: Array.from({ length: main }, (_, i) => i + 1).filter((n) => isLoaded(n - 1 + first)),
    right: right && isLoaded(first + main),
  }
}

/** Whether the span at an index of the list carries load: every other one, or a pair and every other one away from it. */
function rule(arrangement: string): ((index: number) => boolean) | null {
  if (arrangement === 'odd') return (i) => i % 2 === 1
  if (arrangement === 'even') return (i) => i % 2 === 0
  const pair = /^pair(\d+)-(\d+)$/.exec(arrangement)
  if (!pair) return null
  const [a, b] = [Number(pair[1]) - 1, Number(pair[2]) - 1]
  return (i) => (i <= a ? (a - i) % 2 === 0 : (i - b) % 2 === 0)
}
