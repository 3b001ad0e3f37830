import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneCandidate, requests } from '../../validation/arbitrary-request.ts'
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
    const codes = design(decode(input), oneCandidate).warnings.map((w) => w.code)
    expect(codes.filter((c) => c === 'NO_PANEL' || c === 'IN_PLANE_LOAD_BY_CLADDING')).toEqual(expected)
  })
})
