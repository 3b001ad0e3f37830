import type { CalculationResult, RevisionRecord } from '@madre/contract'
import { expect, it } from 'vitest'
import { shownOf } from '../revisions/record.ts'
import { chosenColumn, chosenSummary } from './chosen-solution.ts'

const uniform = { section: 'Z 200×70', thicknessMm: 2, steel: 'S350', massPerMetreKg: 5.73, utilisation: 0.7 }
const solutions = [
  { ...uniform, id: 'Z-200-70-2.0-S350', pass: true },
  { ...uniform, id: 'Z-200-70-2.5_2.0-S350', pass: true, endBayThicknessMm: 2.5 },
] as CalculationResult['solutions']

it.each([
  ['Z-200-70-2.0-S350', uniform],
  ['Z-200-70-2.5_2.0-S350', { ...uniform, endBayThicknessMm: 2.5 }],
])('the summary of a choice says both thicknesses where there are two: %s', (id, expected) => {
  const column = chosenColumn(JSON.stringify({ solutions }), id)
  expect(chosenSummary(column, id)).toEqual(expected)
})

it.each(solutions)('a revision in a list says both thicknesses where there are two: $id', (solution) => {
  const record = { result: { engineVersion: '', catalogueVersion: '', solutions: [solution] } } as unknown
  expect(shownOf(record as RevisionRecord).solution).toEqual(solution)
})
