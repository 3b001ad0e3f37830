import type { CalculationRequest } from '@madre/contract'
import { expect, it } from 'vitest'
import { omegaRoof } from '../testing/omega-roof.ts'
import { typedBesidePlace } from './typed-loads.ts'

const placed = (simulationType: 'ROOF' | 'FACADE') =>
  ({
    ...omegaRoof,
    simulationType,
    loadSnowRegular: null,
    loadSnowExceptional: null,
    loadSnowAccumulation: { s1: 0.8, l1: 2, s2: 0, l2: 0, s3: 0, l3: 0 },
    metadata: { site: { accepted: { loads: { loadWindPressure: { source: 'DERIVED' } } } } },
  }) as unknown as CalculationRequest

it('names drifted snow that was typed beside the place, but none that an older request of a façade holds', () => {
  expect(typedBesidePlace(placed('ROOF'))).toContain('loadSnowAccumulation')
  expect(typedBesidePlace(placed('FACADE'))).not.toContain('loadSnowAccumulation')
})
