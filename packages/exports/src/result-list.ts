import type { CalculationResult, Language } from '@madre/contract'
import type { Solution } from '@madre/engine'
import { decimalMarkOf } from '@madre/print'
import { type Cell, csv, remarkRows } from './csv.ts'
import { exportWords } from './export-words.ts'

/**
 * The solutions of a result as CSV, in the order of the result, with the words and the decimal mark of the language; `remarks` on all of them
 * are the last lines.
 */
export function resultListCsv(
  result: CalculationResult,
  language: Language,
  { remarks = [], ...about }: { facade?: boolean; remarks?: string[] } = {},
): string {
  const distorts = result.solutions.some((s) => s.checks.some((c) => c.code === 'BENDING_Z' && c.unit === 'N/mm²'))
  const { columns, checks, statuses } = exportWords(language, { ...about, distorts })
  const twists = result.solutions.some((s) => s.twistDegrees !== undefined)
  const isSideways = result.solutions.some((s) => s.sidewaysMm)
  const roofLoadX = (s: CalculationResult['solutions'][number]) =>
    s.checks.find((c) => c.code === s.governing)?.roofLoadXM
  const isUnderRoofLoad = result.solutions.some((s) => typeof roofLoadX(s) === 'number')
  const hasJoints = result.solutions.some((s) => s.pieces)
  const head = [
    columns.id,
    columns.section,
    `${columns.thickness} [mm]`,
    columns.steel,
    `${columns.height} [mm]`,
    `${columns.mass} [kg/m]`,
    `${columns.length} [m]`,
    `${columns.weight} [kg]`,
    `${columns.areaWeight} [kg/m²]`,
    columns.status,
    columns.utilisation,
    columns.governing,
    ...(isUnderRoofLoad ? [`${columns.roofLoad} x [m]`] : []),
    ...(twists ? [`${columns.twist} [°]`] : []),
    ...(isSideways ? [`${columns.sideways} [mm]`] : []),
    ...(hasJoints
      ? [
          `${columns.endBayThickness} [mm]`,
          columns.pieces,
          `${columns.longestPiece} [m]`,
          `${columns.weight}, ${columns.jointWeight} [kg]`,
          `${columns.lapNeeded} [m]`,
        ]
      : []),
  ]
  const rows = result.solutions.map((s): Cell[] => [
    s.id,
    s.section,
    { value: s.thicknessMm, decimals: 2 },
    s.steel,
    { value: s.heightMm, decimals: 0 },
    { value: s.massPerMetreKg, decimals: 3 },
    { value: s.alignmentLengthM, decimals: 3 },
    { value: s.alignmentWeightKg, decimals: 2 },
    { value: s.estimatedWeightKgM2, decimals: 3 },
    statuses[s.reason === undefined || s.reason === 'OUTSIDE_STANDARD' ? s.status : s.reason],
    s.utilisation === null ? '' : { value: s.utilisation, decimals: 4 },
    s.governing === null ? '' : checks[s.governing],
    ...(isUnderRoofLoad ? [lengthCell(roofLoadX(s))] : []),
    ...(twists ? [s.twistDegrees === undefined ? '' : { value: s.twistDegrees, decimals: 2 }] : []),
    ...(isSideways ? [s.sidewaysMm ? { value: s.sidewaysMm.valueMm, decimals: 2 } : ''] : []),
    ...(hasJoints ? jointCells(s) : []),
  ])
  return csv([head, ...rows, ...remarkRows(remarks, head.length)], decimalMarkOf(language))
}

/** Empty where another load governs. */
const lengthCell = (x: number | null | undefined): Cell => (typeof x === 'number' ? { value: x, decimals: 3 } : '')

/** Thickness of the end bays where it is another, pieces, the longest of them, what laps and sleeves weigh, and what side a lap needs that is too short. */
const jointCells = ({ endBayThicknessMm, pieces = [], jointWeightKg = 0, lapNeededM }: Solution): Cell[] => [
  endBayThicknessMm === undefined ? '' : { value: endBayThicknessMm, decimals: 2 },
  { value: pieces.reduce((sum, { count }) => sum + count, 0), decimals: 0 },
  { value: Math.max(0, ...pieces.map(({ lengthM }) => lengthM)), decimals: 3 },
  { value: jointWeightKg, decimals: 2 },
  lengthCell(lapNeededM),
]

/** The whole result as JSON, indented; the same result gives the same text but for the time it took. */
export function resultJson(result: CalculationResult): string {
  return `${JSON.stringify(result, null, 2)}\n`
}
