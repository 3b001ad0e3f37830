import type { Language } from '@madre/contract'
import type { CharacteristicReactions } from '@madre/engine'
import { decimalMarkOf } from '@madre/print'
import { type Cell, csv } from './csv.ts'
import { exportWords } from './export-words.ts'

/** Where reactions of one direction stand [m]. */
export interface ReactionPlaces {
  supportsXM: number[]
  inPlaneXM?: number[]
}

/**
 * Characteristic reactions as CSV, a row a place and load case: every arrangement of the imposed load by itself, the concentrated load of a
 * roof by its extremes.
 *
 * @param nameOf a load case, in words
 */
export function reactionListCsv(
  cases: CharacteristicReactions[],
  { supportsXM, inPlaneXM = [] }: ReactionPlaces,
  nameOf: (c: CharacteristicReactions) => string,
  language: Language,
): string {
  const { columns, directions } = exportWords(language)
  const head = [columns.loadCase, columns.name, columns.direction, 'x [m]', `${columns.reaction} [kN]`]
  const rows = cases.flatMap((c) => {
    const { id, reactionsKn, inPlane } = c
    const row = (direction: string, x: number, R: number): Cell[] => [
      id,
      nameOf(c),
      direction,
      { value: x, decimals: 3 },
      { value: R, decimals: 4 },
    ]
    return [
      ...supportsXM.map((x, i) => row(directions.normal, x, reactionsKn[i]!)),
      ...(inPlane ? inPlaneXM.map((x, i) => row(directions.inPlane, x, inPlane.reactionsKn[i]!)) : []),
    ]
  })
  return csv([head, ...rows], decimalMarkOf(language))
}
