import type { SiteBlock } from '@madre/climate'
import { expect, it } from 'vitest'
import { decode } from './decode/decode.ts'
import { derivedLoads, isWindFromOneEnd, typedLoads } from './questions.ts'
import { drift, plainRequest } from './testing/plain-request.ts'

const site = { accepted: { loads: { loadWindPressure: { source: 'PLACE' } } } } as unknown as SiteBlock
const drifted = (simulationType: 'ROOF' | 'FACADE') =>
  decode(plainRequest([5], { simulationType, loadSnowAccumulation: drift([0.8, 2]) })).typed

it('names drifted snow that was typed beside the place, but none that an older request of a façade holds', () => {
  expect(derivedLoads(site)).toEqual(['Wp'])
  expect(typedLoads(drifted('ROOF'), site)).toEqual(['Sacc'])
  expect(typedLoads(drifted('FACADE'), site)).toEqual([])
})

it.each([
  ['a purlin of a roof', { simulationType: 'ROOF', profileOrientation: 'HORIZONTAL' }, 'PLACE', true],
  ['a rail of a façade', { simulationType: 'FACADE', profileOrientation: 'HORIZONTAL' }, 'PLACE', true],
  ['wind that no longer matches', { simulationType: 'ROOF', profileOrientation: 'HORIZONTAL' }, 'STALE', true],
  ['typed wind', { simulationType: 'ROOF', profileOrientation: 'HORIZONTAL' }, 'TYPED', false],
  ['a rafter', { simulationType: 'ROOF', profileOrientation: 'VERTICAL' }, 'PLACE', false],
  ['neither roof nor façade', { simulationType: 'GENERAL', profileOrientation: 'HORIZONTAL' }, 'PLACE', false],
] as const)('knows whether wind from the place blows on one end of the line: %s', (_, line, source, blows) => {
  const placed = { accepted: { loads: { loadWindSuction: { source } } } } as unknown as SiteBlock
  expect(isWindFromOneEnd(decode(plainRequest([5], line)).typed, placed)).toBe(blows)
})

it('knows of no wind on one end without a place', () => {
  expect(isWindFromOneEnd(decode(plainRequest([5])).typed, undefined)).toBe(false)
})
