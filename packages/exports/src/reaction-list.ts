import type { Language } from '@madre/contract'
import type { CharacteristicReactions, Check } from '@madre/engine'
import { decimalMarkOf } from '@madre/print'
import { type Cell, csv, remarkRows } from './csv.ts'
import { exportWords } from './export-words.ts'

/** Where reactions of one direction stand [m]. */
export interface ReactionPlaces {
  supportsXM: number[]
  inPlaneXM?: number[]
}

/** What the words of a reaction list are in. */
interface ListWords {
  /** a load case, in words */
  nameOf: (c: CharacteristicReactions) => string
  /** what holds for all rows, in the last lines */
  remarks: string[]
  language: Language
}

/** Reactions in one model of the laps; null: the line has none. */
export interface ReactionsInModel {
  model: NonNullable<Check['model']> | null
  cases: CharacteristicReactions[]
}

/**
 * Characteristic reactions as CSV, a row a place and load case: every arrangement of the imposed load by itself, the concentrated load of a
 * roof by its extremes; of a line with laps every model by itself, since the larger values of both would not be in equilibrium.
 */
export function reactionListCsv(
  models: ReactionsInModel[],
  { supportsXM, inPlaneXM = [] }: ReactionPlaces,
  { nameOf, remarks, language }: ListWords,
): string {
  const { columns, directions } = exportWords(language)
  const hasModels = models.some(({ model }) => model !== null)
  const head = [
    columns.loadCase,
    columns.name,
    ...(hasModels ? [columns.lapModel] : []),
    columns.direction,
    'x [m]',
    `${columns.reaction} [kN]`,
  ]
  const inModel = ({ model, cases }: ReactionsInModel) => cases.map((c) => ({ model, c }))
  const rows = models.flatMap(inModel).flatMap(({ model, c }) => {
    const { id, reactionsKn, inPlane } = c
    const row = (direction: string, x: number, R: number): Cell[] => [
      id,
      nameOf(c),
      ...(hasModels ? [model ?? ''] : []),
      direction,
      { value: x, decimals: 3 },
      { value: R, decimals: 4 },
    ]
    return [
      ...supportsXM.map((x, i) => row(directions.normal, x, reactionsKn[i]!)),
      ...(inPlane ? inPlaneXM.map((x, i) => row(directions.inPlane, x, inPlane.reactionsKn[i]!)) : []),
    ]
  })
  const last = remarkRows(remarks, head.length)
  return csv([head, ...rows, ...last], decimalMarkOf(language))
}
