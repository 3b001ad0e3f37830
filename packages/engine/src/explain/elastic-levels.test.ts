import { decode } from '@madre/contract'
import { expect, it } from 'vitest'
import { unloaded } from '../../validation/references/requests.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { elasticLevels } from './elastic-levels.ts'
import { explain } from './explain.ts'

/** N_cr,y of a line in compression, of 2.5 mm in its end bays and 2 mm between them, beside what the check says of its own section. */
function compressed(spansM: number[]) {
  const { line } = decode(
    unloaded(spansM, {
      sectionTypes: ['Z'],
      loadPermanentDistributed: spansM.map(() => 0.2),
      axialLoad: { valueKn: 15, direction: 'COMPRESSIONS', type: 'DESIGN' },
      joints: { supports: [{ kind: 'HINGE' }, { kind: 'HINGE' }], endBays: 'HEAVIER' },
    }),
  )
  const explanation = explain(line, genericCatalogue, 'Z-200-70-2.5_2.0-S350')
  const found = explanation.checks.find(({ check }) => check.code === 'FLEXURAL_BUCKLING')!
  const N_cr_y = found.steps.find(({ symbol }) => symbol === 'N_cr_y')!.value
  const A = explanation.section.gross.find(({ symbol }) => symbol === 'A')!.value
  const level = elasticLevels(explanation).find(({ symbol }) => symbol === 'N_cr_y')
  return { thicknessMm: found.thicknessMm, stress: (N_cr_y * 1e3) / A, shown: level?.stressNmm2 }
}

it('shows the critical stress of the inner spans where they govern', () => {
  const { thicknessMm, stress, shown } = compressed([5, 7, 5])
  expect(thicknessMm).toBe(2)
  expect(shown).toBeCloseTo(stress, 9)
})

it('shows no critical force of the end bays over the area of the inner spans', () => {
  const { thicknessMm, shown } = compressed([9, 3.5, 9])
  expect(thicknessMm).toBe(2.5)
  expect(shown).toBeUndefined()
})
