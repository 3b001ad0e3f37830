import type { SiteBlock } from '@madre/climate'
import { expect, it } from 'vitest'
import { decode } from './decode/decode.ts'
import { derivedLoads, typedLoads } from './questions.ts'
import { drift, plainRequest } from './testing/plain-request.ts'

const site = { accepted: { loads: { loadWindPressure: { source: 'PLACE' } } } } as unknown as SiteBlock
const drifted = (simulationType: 'ROOF' | 'FACADE') =>
  decode(plainRequest([5], { simulationType, loadSnowAccumulation: drift([0.8, 2]) })).typed

it('names drifted snow that was typed beside the place, but none that an older request of a façade holds', () => {
  expect(derivedLoads(site)).toEqual(['Wp'])
  expect(typedLoads(drifted('ROOF'), site)).toEqual(['Sacc'])
  expect(typedLoads(drifted('FACADE'), site)).toEqual([])
})
