/** What a check is said to be, wherever it is said. */

import { type CalculationResult, type DesignRequest, decode } from '@madre/contract'
import { saidOf } from '@madre/difference'
import type { Explanation, Solution } from '@madre/engine'
import { decimalMarkOf, roundUp } from '@madre/print'
import type { NoteInput } from '../note-input.ts'
import type { Block } from '../typst/blocks.ts'
import { wordsOf } from '../words/words.ts'

/** Whether a line is the same from both ends, and bends so in every load case of a combination. */
function isMirrored(r: DesignRequest, { statics }: CalculationResult, factors: Record<string, number>) {
  const isSame = (all: number[]) => {
    const largest = Math.max(...all.map(Math.abs))
    return all.every((v, i) => Math.abs(v - all.at(-1 - i)!) <= 1e-6 * largest)
  }
  const cases = statics.loadCases.filter(({ id }) => id in factors)
  const bands = [r.loadWindPressure, r.loadWindSuction, r.loadWindLocalPressure, r.loadWindLocalSuction]
  const isWhole =
    bands.every((b) => b.w2 === 0) && (r.loadSnowAccumulation.s1 === 0 || cases.every((c) => c.id !== 'Sacc'))
  // What runs down the line from one end is not the same from the other.
  const isLevel = r.profileOrientation === 'HORIZONTAL'
  return (
    isLevel && isWhole && isSame(r.spanLengthsM) && hasMirroredPoints(r) && cases.every((c) => isSame(c.reactionsKn))
  )
}

/** Point loads stand alike from both ends, and with them the places that are looked at. */
function hasMirroredPoints({
  loadPermanentPoint,
  loadLivePoint,
  spanLengthsM,
  hasLeftCantilever,
  hasRightCantilever,
}: DesignRequest) {
  const last = spanLengthsM.length - 1 - Number(hasLeftCantilever) - Number(hasRightCantilever)
  return [loadPermanentPoint, loadLivePoint].every((points) => {
    const all = points.flatMap(
      ({ spanIdx: i, loads: { p1, p2, l1, l2 } }) =>
        [
          [i, p1, l1],
          [i, p2, l2],
        ] as const,
    )
    const text = (list: (readonly [number, number, number])[]) =>
      JSON.stringify(
        list
          .filter(([, p]) => p !== 0)
          .map(([i, p, l]) => `${i} ${p} ${l.toFixed(6)}`)
          .sort(),
      )
    return text([...all]) === text(all.map(([i, p, l]) => [last - i, p, 100 - l]))
  })
}

/** Places in the right half of a line that is the same from both ends: of two that are the same the left one is named. */
export function placedRight(request: DesignRequest, result: CalculationResult, { checks }: Explanation): string[] {
  const middle = result.statics.lengthM / 2
  return checks.flatMap(({ check: c, combination }) =>
    c.xM !== null && c.xM > middle + 1e-6 && combination && isMirrored(request, result, combination.factors)
      ? [`${c.code}: x = ${c.xM} and not its mirror image`]
      : [],
  )
}

/** Where result, screen and note do not say the same of a check: its utilisation rounded up, its place. */
export function unequal(
  solution: Solution,
  { language, request }: NoteInput,
  { checks }: Explanation,
  blocks: Block[],
): string[] {
  const words = wordsOf(language, saidOf(decode(request).typed))
  const mark = decimalMarkOf(language)
  return solution.checks.flatMap((c, i): string[] => {
    const out: string[] = []
    const derived = checks[i]!.check
    if (JSON.stringify(c) !== JSON.stringify(derived))
      out.push(`${c.code}: the result ${JSON.stringify(c)}, the note ${JSON.stringify(derived)}`)
    if (c.utilisation === null) return out
    const at = blocks.findIndex((b) => b.kind === 'heading' && b.level === 2 && b.text === words.checks[c.code])
    const [heading, facts] = [blocks[at], blocks[at + 1]]
    const printed = (Math.ceil(c.utilisation * 1000 - 1e-6) / 1000).toFixed(3)
    if (roundUp(c.utilisation, 3).toFixed(3) !== printed)
      out.push(`${c.code}: the screen ${roundUp(c.utilisation, 3)}, not ${printed}`)
    if (heading?.kind !== 'heading' || !heading.tag?.startsWith(`${printed.replace('.', mark)} `))
      out.push(`${c.code}: the heading ${JSON.stringify(heading)}, not ${printed}`)
    const place = c.xM === null ? null : c.xM.toFixed(3).replace('.', mark)
    if (place !== null && !(facts?.kind === 'facts' && JSON.stringify(facts.rows[0]).includes(place)))
      out.push(`${c.code}: the place ${JSON.stringify(facts)}, not ${place}`)
    return out
  })
}
