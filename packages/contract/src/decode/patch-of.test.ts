import type { Change } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { plainRequest } from '../testing/plain-request.ts'
import { patchOf } from './patch-of.ts'

const request = plainRequest([0.25, 5, 0.25], {
  hasLeftCantilever: true,
  hasRightCantilever: true,
  steelGrades: ['S280', 'S350'],
})
/** Three spans; restraints of the upper fibre, and of the lower one some that are not in use. */
const held = plainRequest([5, 5, 5], {
  spanRestraints: { upper: { type: 1, lateralLocks: [1, 2, 3] }, lower: { use: false, lateralLocks: [4, 5, 6] } },
})
const restraints = (fibre: 'LOWER' | 'UPPER', spanIndex: number | null, added: number): Change => ({
  kind: 'RESTRAINTS',
  fibre,
  added,
  spanIndex,
  utilisation: 0.9,
})

describe('a change that helps, as fields of the request', () => {
  it.each<[Change, unknown]>([
    [{ kind: 'SPACING', spacingM: 1.05, estimatedWeightKgM2: 5.5, utilisation: 0.98 }, { transverseLengthM: 1.05 }],
    [
      { kind: 'CLADDING', fixationsPerMeter: 3, coveringInertia: 12, utilisation: 0.9 },
      { claddingProperties: { fixationsPerMeter: 3, coveringInertia: 12 } },
    ],
    [
      restraints('LOWER', null, 2),
      {
        spanRestraints: { upper: { type: 0, lateralLocks: [0, 0, 0] }, lower: { use: true, lateralLocks: [0, 2, 0] } },
      },
    ],
    [{ kind: 'STEEL', steel: 'S350', utilisation: 0.9 }, null],
    [{ kind: 'STEEL', steel: 'S450', utilisation: 0.9 }, { steelGrades: ['S280', 'S350', 'S450'] }],
  ])('%o changes %o', (change, patch) => {
    expect(patchOf(change, request)).toEqual(patch)
  })

  it('makes shorter laps as long as it says, in their unit', () => {
    const change: Change = {
      kind: 'LAPS',
      percent: 12,
      laps: [{ joint: 1, leftM: 0.6, rightM: 0.75 }],
      alignmentWeightKg: 100,
      utilisation: 0.9,
    }
    const of = (left: number, right: number, unit: object = {}) => ({
      joints: { supports: [{ kind: 'HINGE' as const }, { kind: 'LAP' as const, left, right }], ...unit },
    })
    expect(patchOf(change, { ...held, ...of(10, 15) })).toEqual(of(12, 15))
    expect(patchOf(change, { ...held, ...of(0.5, 0.75, { lapUnit: 'M' }) })).toEqual(of(0.6, 0.75, { lapUnit: 'M' }))
    expect(patchOf(change, held)).toBeNull()
  })

  it('leaves the fasteners of the cladding where they are', () => {
    const typed = { coveringInertia: 5, fixationsPerMeter: 1, fastenerToWebMm: 30 }
    const change: Change = { kind: 'CLADDING', fixationsPerMeter: 3, coveringInertia: 12, utilisation: 0.9 }
    expect(patchOf(change, { ...request, claddingProperties: typed })).toEqual({
      claddingProperties: { coveringInertia: 12, fixationsPerMeter: 3, fastenerToWebMm: 30 },
    })
  })

  it('adds to the restraints in force, and starts from none where they were not in use', () => {
    const { upper, lower } = held.spanRestraints
    expect(patchOf(restraints('UPPER', 1, 1), held)).toEqual({
      spanRestraints: { upper: { type: 1, lateralLocks: [1, 3, 3] }, lower },
    })
    expect(patchOf(restraints('LOWER', null, 1), held)).toEqual({
      spanRestraints: { upper, lower: { use: true, lateralLocks: [1, 1, 1] } },
    })
  })
})
