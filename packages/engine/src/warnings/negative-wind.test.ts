import { decode } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oneCandidate, requests } from '../../validation/arbitrary-request.ts'
import { design } from '../design/design.ts'

const [request] = fc.sample(requests(2), { numRuns: 1, seed: 1 })
const uniform = (w1: number) => ({ w1, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 })
const designed = (pressure: number, suction: number) =>
  design(
    decode({
      ...request!,
      loadWindPressure: uniform(pressure),
      loadWindSuction: uniform(0),
      loadWindLocalPressure: uniform(0),
      loadWindLocalSuction: uniform(suction),
    }).line,
    oneCandidate,
  )
const warned = (d: ReturnType<typeof designed>) =>
  d.warnings.flatMap((w) => (w.code === 'NEGATIVE_WIND_READ_AS_MAGNITUDE' ? [w.values] : []))

it('a negative wind is read as its magnitude, field by field, and said to be', () => {
  const negative = designed(-0.5, -0.7)
  expect(negative.solutions).toEqual(designed(0.5, 0.7).solutions)
  expect(warned(negative)).toEqual([{ field: 'loadWindPressure' }, { field: 'loadWindLocalSuction' }])
  expect(warned(designed(0.5, -0.7))).toEqual([{ field: 'loadWindLocalSuction' }])
  expect(warned(designed(0.5, 0))).toEqual([])
})
