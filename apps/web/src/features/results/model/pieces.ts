import type { Solution } from '@madre/engine'
import type { TFunction } from 'i18next'
import type { Format } from '../../../i18n/format.ts'
import { thicknessText } from '../../../ui/simulation/solution-name.ts'

type InPieces = Pick<Solution, 'pieces'>

/** Whether the request of these solutions had joints. */
export const areInPieces = (solutions: InPieces[]): boolean => solutions.some(({ pieces }) => pieces !== undefined)

export const pieceCount = ({ pieces = [] }: InPieces): number => pieces.reduce((sum, { count }) => sum + count, 0)

export const longestPieceM = ({ pieces = [] }: InPieces): number => Math.max(0, ...pieces.map(({ lengthM }) => lengthM))

/** The thickness with its unit, or both in words: '2.5 mm in the end bays, 2.0 mm inside'. */
export const thicknessWords = (
  { thicknessMm, endBayThicknessMm }: Pick<Solution, 'thicknessMm' | 'endBayThicknessMm'>,
  t: TFunction,
  format: Format,
): string =>
  endBayThicknessMm === undefined
    ? `${thicknessText(thicknessMm, format)} mm`
    : t('{{endBay}} mm nos vãos extremos, {{inner}} mm nos interiores', {
        endBay: thicknessText(endBayThicknessMm, format),
        inner: thicknessText(thicknessMm, format),
      })
