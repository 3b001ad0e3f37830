import { endsWithCantilever, type NamedLine, startsWithCantilever } from './place.ts'

/** The line and the load cases of a result, and the spans its arrangements of the live load are on: its `statics`. */
export interface NamedCases extends NamedLine {
  loadCases: readonly { id: string }[]
  /** absent in results of engines before 1.6.0 */
  arrangements?: readonly { id: string; spans: readonly number[] }[]
}

/**
 * The live loads of a case: area and point loads together, or one of them where they are alternatives: 'Live…' or 'LiveQ…'. The
 * concentrated load of a roof, 'LiveR', is neither.
 */
export function liveLoadsOf(id: string, loadCases: readonly { id: string }[]): { area: boolean; points: boolean } {
  if (id === 'LiveR') return { area: false, points: false }
  if (id.startsWith('LiveQ')) return { area: false, points: true }
  return { area: true, points: !loadCases.some((c) => c.id.startsWith('LiveQ')) }
}

/** The spans under a live load that does not act everywhere: main spans by their numbers on screen, and the cantilevers. */
interface LoadedSpans {
  left: boolean
  numbers: number[]
  right: boolean
}

/**
 * The spans an arrangement of the live load is on. The result counts the whole list, the left cantilever included; on screen span 1 is the first
 * between supports.
 *
 * @returns null for any other load case
 */
export function loadedSpans(id: string, line: Omit<NamedCases, 'loadCases'>): LoadedSpans | null {
  if (!/^LiveQ?:/.test(id)) return null
  const spans = line.arrangements?.find((a) => a.id === id)?.spans
  const isLoaded = spans ? (i: number) => spans.includes(i) : ruleOf(id)
  const [left, right] = [startsWithCantilever(line), endsWithCantilever(line)]
  const main = line.supportsXM.length - 1
  const first = Number(left)
  return {
    left: left && isLoaded(0),
    numbers: Array.from({ length: main }, (_, i) => i + 1).filter((n) => isLoaded(n - 1 + first)),
    right: right && isLoaded(first + main),
  }
}

/** In results of engines before 1.6.0 only the id has this: every other span, or a pair and every other one away from it. */
function ruleOf(id: string): (index: number) => boolean {
  const [, a, b] = /:pair(\d+)-(\d+)$/.exec(id) ?? []
  if (!a || !b) return (i) => i % 2 === (id.endsWith(':odd') ? 1 : 0)
  const [last, next] = [Number(a) - 1, Number(b) - 1]
  return (i) => (i <= last ? (last - i) % 2 === 0 : (i - next) % 2 === 0)
}
