/** Which warnings about joints a line has, S.13. */
import type { Catalogue, PurlinLine } from '../../src/input.ts'
import { hasLap } from './members.ts'
import type { SecondSolution } from './second-design.ts'

/** A delivered piece is so long at most [m]. */
const DELIVERED = 14

export const warningText = (code: string, values: Record<string, number | string> | undefined): string =>
  [code, ...Object.values(values ?? {}).map((v) => (typeof v === 'number' ? v.toFixed(2) : v))].join(' ')

export function warningsOf(line: PurlinLine, { families }: Catalogue, solutions: SecondSolution[]): string[] {
  const said: string[] = []
  const kinds = line.joints!.supports.map(({ kind }) => kind)
  const isOfLine = (f: Catalogue['families'][number]) =>
    f.profileType === line.profileType && f.steels.some((steel) => line.steelGrades.includes(steel))
  const nesting = families.filter(isOfLine).flatMap((f) => (f.profileType === 'Z' && f.nests ? [f] : []))
  const longest = Math.max(...solutions.flatMap(({ pieces }) => pieces.map(({ lengthM }) => lengthM)))
  if (longest > DELIVERED) said.push(warningText('CONTINUITY_JOINTS', { lengthM: longest, limitM: DELIVERED }))
  if (hasLap(line) && nesting.some(({ lap }) => lap === undefined))
    said.push(warningText('LAP_WITHOUT_TEST', { kappaS: 0.85 }))
  if (hasLap(line) && nesting.some((f) => f.bTop === f.bBottom)) said.push('NESTING_EQUAL_FLANGES')
  if (kinds.includes('LAP') || kinds.includes('SLEEVE')) said.push('JOINT_BOLTS_NOT_CHECKED')
  const isUpright = line.envelope !== 'GENERAL' && !line.isLevel
  const hasWeightAlong = isUpright && (line.envelope === 'FACADE' || line.pitch > 0)
  if (kinds.some((kind) => kind !== 'CONTINUOUS') && (line.axial.N !== 0 || hasWeightAlong)) said.push('JOINT_AXIAL')
  return said
}
