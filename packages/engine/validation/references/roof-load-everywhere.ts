/** The concentrated load of roofs at one place after another, each a line of its own: what the search of places is held against. */
import { createDesignSpace, findAll, solutionWith } from '../../src/design/candidate-solution.ts'
import type { Catalogue, PurlinLine } from '../../src/input.ts'
import { prepareLine } from '../../src/line/line-design.ts'
import type { CheckCode, Solution } from '../../src/result.ts'
import { buildCandidates } from '../../src/search/candidate.ts'
import { standardOf } from '../../src/standards/of-line.ts'

/** Every `step` mm from the left end, every support and the right end [mm]. */
export function placesEvery(step: number, input: PurlinLine): number[] {
  const ends = [0]
  for (const { length } of input.spans) ends.push(ends.at(-1)! + length)
  const total = ends.at(-1)!
  const places = Array.from({ length: Math.floor(total / step) + 1 }, (_, i) => i * step)
  return [...new Set([...places, ...ends])].sort((a, b) => a - b)
}

/** Solutions of every section with the load at each place, in the order of the catalogue. */
export function* solutionsWithLoadAt(input: PurlinLine, catalogue: Catalogue, places: number[]) {
  const standard = standardOf(input)
  const built = buildCandidates(input, catalogue, standard)
  for (const x of places) {
    const line = prepareLine(input, standard, undefined, { roofLoadAt: [x] })
    const space = createDesignSpace(line, standard)
    const solutions = built.flatMap((b): Solution[] => {
      if (!('candidate' in b)) return []
      const purlin = { line, candidate: b.candidate }
      return [solutionWith(purlin, findAll(purlin, space).found, space)]
    })
    yield { x, solutions }
  }
}

export interface Worst {
  checks: Partial<Record<CheckCode, { utilisation: number; x: number }>>
  /** by support [kN] */
  reactions: { maxKn: number; minKn: number }[]
  /** by span, the largest utilisation */
  deflections: Map<number, { utilisation: number; valueMm: number }>
  sidewaysMm: number
  twistDegrees: number
}

/** The worst of all places, by solution. */
export function worstOfPlaces(input: PurlinLine, catalogue: Catalogue, places: number[]): Map<string, Worst> {
  const worst = new Map<string, Worst>()
  for (const { x, solutions } of solutionsWithLoadAt(input, catalogue, places))
    for (const s of solutions) {
      if (!worst.has(s.id))
        worst.set(s.id, { checks: {}, reactions: [], deflections: new Map(), sidewaysMm: 0, twistDegrees: 0 })
      const w = worst.get(s.id)!
      for (const { code, utilisation } of s.checks)
        if (utilisation !== null && utilisation > (w.checks[code]?.utilisation ?? Number.NEGATIVE_INFINITY))
          w.checks[code] = { utilisation, x }
      s.reactions.forEach(({ maxKn, minKn }, k) => {
        w.reactions[k] ??= { maxKn, minKn }
        const known = w.reactions[k]
        known.maxKn = Math.max(known.maxKn, maxKn)
        known.minKn = Math.min(known.minKn, minKn)
      })
      for (const { spanIndex, utilisation, valueMm } of s.deflections)
        if (utilisation > (w.deflections.get(spanIndex)?.utilisation ?? 0))
          w.deflections.set(spanIndex, { utilisation, valueMm })
      w.sidewaysMm = Math.max(w.sidewaysMm, s.sidewaysMm?.valueMm ?? 0)
      w.twistDegrees = Math.max(w.twistDegrees, s.twistDegrees ?? 0)
    }
  return worst
}
