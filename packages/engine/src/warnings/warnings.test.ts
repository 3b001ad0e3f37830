import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneCandidate, requests } from '../../validation/arbitrary-request.ts'
import { unloaded } from '../../validation/references/requests.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { design } from '../design/design.ts'

type Row = [DesignRequest['simulationType'], DesignRequest['profileOrientation'], number, 0 | 1, string[], string]

const [any] = fc.sample(requests(2), { numRuns: 1, seed: 1 })

describe('what is said of loads in the plane of the envelope', () => {
  it.each<Row>([
    ['ROOF', 'HORIZONTAL', 8, 0, ['IN_PLANE_LOAD_BY_CLADDING'], 'the slope, taken by the cladding'],
    ['ROOF', 'HORIZONTAL', 8, 1, ['NO_PANEL'], 'the slope, taken by the member'],
    ['ROOF', 'HORIZONTAL', 0, 1, [], 'a flat roof has none'],
    ['ROOF', 'VERTICAL', 8, 1, [], 'down the slope is along the member'],
    ['FACADE', 'HORIZONTAL', 0, 1, ['NO_PANEL'], 'the weight of the cladding'],
    ['FACADE', 'VERTICAL', 0, 0, [], 'weights stand on the member'],
    ['GENERAL', 'HORIZONTAL', 0, 1, [], 'all loads are across the strong axis'],
    ['GENERAL', 'HORIZONTAL', 8, 0, [], 'the angle means nothing here'],
  ])('%s, %s, %d°, upper fibre %d: %j, since %s', (simulationType, profileOrientation, angle, type, expected) => {
    const input: DesignRequest = {
      ...any!,
      simulationType,
      profileOrientation,
      inclinationDegrees: angle,
      spanRestraints: { ...any!.spanRestraints, upper: { ...any!.spanRestraints.upper, type } },
    }
    const codes = design(decode(input).line, oneCandidate).warnings.map((w) => w.code)
    expect(codes.filter((c) => c === 'NO_PANEL' || c === 'IN_PLANE_LOAD_BY_CLADDING')).toEqual(expected)
  })
})

describe('what is said of an axial load', () => {
  const warned = (valueKn: number, type: 'DESIGN' | 'UNFACTORED_WIND', direction: 'TRACTION' | 'COMPRESSIONS') =>
    design(decode({ ...any!, axialLoad: { valueKn, type, direction } }).line, oneCandidate)
      .warnings.map((w) => w.code)
      .includes('AXIAL_REVERSES')

  it.each([
    [20, 'UNFACTORED_WIND', 'TRACTION', true],
    [20, 'UNFACTORED_WIND', 'COMPRESSIONS', true],
    [0, 'UNFACTORED_WIND', 'TRACTION', false],
    [20, 'DESIGN', 'TRACTION', false],
  ] as const)('%d kN, %s, %s: wind from the other gable reverses it: %s', (value, type, direction, isSaid) => {
    expect(warned(value, type, direction)).toBe(isSaid)
  })
})

describe('what is said of the twist of a free line', () => {
  const free = (spansM: number[], change: Partial<DesignRequest> = {}) => {
    const restraints = spansM.map(() => 0)
    const upper = { type: 1 as const, lateralLocks: restraints }
    const line = unloaded(spansM, {
      sectionTypes: ['C'],
      spanRestraints: { upper, lower: { use: false, lateralLocks: restraints } },
    })
    const { solutions, warnings } = design(decode({ ...line, ...change }).line, genericCatalogue)
    const passing = solutions.filter((s) => s.pass).map((s) => s.twistDegrees!)
    return { largest: Math.max(...passing), said: warnings.find((w) => w.code === 'FREE_LINE_TWISTS') }
  }

  it('the largest of the sections that pass, above 5°', () => {
    const { largest, said } = free([5], { loadSnowRegular: [0.5] })
    expect(largest).toBeGreaterThan(5)
    expect(said?.values).toEqual({ degrees: largest })
  })

  it('nothing up to 5°', () => {
    const { largest, said } = free([2], { loadSnowRegular: [0.2] })
    expect(largest).toBeLessThan(5)
    expect(said).toBeUndefined()
  })
})
