import { design, genericCatalogue, type Solution } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { decode } from './decode/decode.ts'
import { EXAMPLES, type ExampleId } from './examples.ts'
import type { CalculationRequest } from './request.ts'
import { simulationFileSchema } from './simulation-file-schema.ts'

const solutionsOf = (request: CalculationRequest): Solution[] =>
  design(decode(request).line, genericCatalogue).solutions
const chosenOf = (id: ExampleId, request = EXAMPLES[id].request): Solution =>
  solutionsOf(request).find((s) => s.id === EXAMPLES[id].chosenResultId)!

/** The request without what the example is about. */
const without = (id: ExampleId, change: Partial<CalculationRequest>): CalculationRequest => ({
  ...EXAMPLES[id].request,
  ...change,
})
const noBars = (id: ExampleId) => {
  const { upper, lower } = EXAMPLES[id].request.spanRestraints
  return without(id, { spanRestraints: { upper, lower: { ...lower, lateralLocks: lower.lateralLocks.map(() => 0) } } })
}

describe('examples', () => {
  it.each(Object.keys(EXAMPLES) as ExampleId[])(
    '%s is a file as it is written, its chosen solution the lightest',
    (id) => {
      expect(simulationFileSchema.parse(EXAMPLES[id])).toEqual(EXAMPLES[id])
      const [lightest] = solutionsOf(EXAMPLES[id].request)
      expect(lightest).toMatchObject({ id: EXAMPLES[id].chosenResultId, pass: true })
    },
  )

  it('omega-roof: the supports of a continuous line govern, with bending and reaction together', () => {
    expect(chosenOf('omega-roof').governing).toBe('M_R')
  })

  it.each<[ExampleId, string]>([
    ['z-uplift', 'FREE_FLANGE_BUCKLING'],
    ['facade-rail', 'FREE_FLANGE_BUCKLING'],
  ])('%s: the free flange governs, and without its bars the section fails', (id, governing) => {
    expect(chosenOf(id).governing).toBe(governing)
    expect(chosenOf(id, noBars(id)).pass).toBe(false)
  })

  it('drifted-snow: without the drift a lighter section would pass', () => {
    const [even] = solutionsOf(
      without('drifted-snow', { loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 } }),
    )
    expect(even!.massPerMetreKg).toBeLessThan(chosenOf('drifted-snow').massPerMetreKg - 0.5)
  })

  it('axial-load: without it a lighter section would pass', () => {
    const [free] = solutionsOf(
      without('axial-load', { axialLoad: { ...EXAMPLES['axial-load'].request.axialLoad, valueKn: 0 } }),
    )
    expect(free!.massPerMetreKg).toBeLessThan(chosenOf('axial-load').massPerMetreKg - 0.5)
  })
})
