import type { Results } from '../engine/results-context.ts'
import { hasLeftConsole, hasRightConsole, lineOf, type NamedLine } from './place.ts'

/** The load cases of a result and what their names need to know. */
export interface NamedCases extends NamedLine {
  loadCases: readonly { id: string }[]
  /** whether a span of the list carries any of the live load that a case arranges */
  isLoaded: (index: number, id: string) => boolean
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
  return {
    ...lineOf(result),
    loadCases,
    isLoaded: (i, id) => {
      const { area, points } = liveLoadsOf(id, loadCases)
      return isOutdated || (area && (loadLiveDistributed[i] ?? 0) !== 0) || (points && pointLoaded.includes(i))
    },
  }
}

/**
 * Which live loads a case holds: area and point loads together, or, where they are alternatives, one of them: 'Live…' or 'LiveQ…'. The concentrated
 * load of a roof, 'LiveR', is neither.
 */
export function liveLoadsOf(id: string, loadCases: readonly { id: string }[]): { area: boolean; points: boolean } {
  if (id === 'LiveR') return { area: false, points: false }
  if (id.startsWith('LiveQ')) return { area: false, points: true }
  return { area: true, points: !loadCases.some((c) => c.id.startsWith('LiveQ')) }
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
 * @param id 'Live:odd' and 'Live:even' count from 0, 'Live:pair1-2' from 1; the same for 'LiveQ:odd' …
 * @returns null for any other load case
 */
export function loadedSpans(id: string, line: Omit<NamedCases, 'loadCases'>): LoadedSpans | null {
  const isIn = rule(id)
  if (!isIn) return null
  const isLoaded = (i: number) => isIn(i) && line.isLoaded(i, id)
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
  const name = /^LiveQ?:(.*)$/.exec(id)?.[1] ?? ''
  if (name === 'odd') return (i) => i % 2 === 1
  if (name === 'even') return (i) => i % 2 === 0
  const pair = /^pair(\d+)-(\d+)$/.exec(name)
  if (!pair) return null
  const [a, b] = [Number(pair[1]) - 1, Number(pair[2]) - 1]
  return (i) => (i <= a ? (a - i) % 2 === 0 : (i - b) % 2 === 0)
}
