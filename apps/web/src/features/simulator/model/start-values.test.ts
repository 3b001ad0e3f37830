import type { StartValues } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { setType } from './restraint-rules.ts'
import { newSimulation } from './simulation.ts'
import { setMainSpanCount } from './span-rules.ts'
import { isSameStart, proposedKeys, startValuesOf } from './taken-start-values.ts'
import { toRequest } from './to-request.ts'
import { defaultValues } from './values.ts'

const OWN: StartValues = {
  location: 'GERMANY',
  steelGrades: ['S350'],
  deflectionLimit: { limit: 250, combination: 'FREQUENT' },
  loadLiveCombinationFactor: { psi1: 0.7, psi2: 0.5, psi3: 0.3 },
  loadWindCombinationFactor: { psi1: 0.6, psi2: 0.5, psi3: 0 },
  loadSnowCombinationFactor: { psi1: 0.7, psi2: 0.5, psi3: 0.2 },
  spanRestraints: {
    upper: { type: 1, lateralLocks: 2 },
    lower: { use: true, lateralLocks: 1 },
    restraintsDeclared: true,
  },
  claddingProperties: { coveringInertia: 20, fixationsPerMeter: 3 },
}
const requestOf = (start: StartValues | null) =>
  toRequest(newSimulation(start), { project: '', description: '', date: '' })
const draftOf = (values = defaultValues()) => ({ ...newSimulation(), values })

describe('a new simulation', () => {
  it('has the product’s values exactly where nobody has set others', () => {
    for (const none of [null, {}]) expect(newSimulation(none).values).toEqual(defaultValues())
  })

  it('is asked for with the user’s own, and with the product’s in all the rest', () => {
    const [own, product] = [requestOf(OWN), requestOf(null)]
    // The ψ of their live load are not those of category H.
    const { roofPointLoadKn: _, ...rest } = product
    expect(own).toEqual({
      ...rest,
      ...OWN,
      spanRestraints: {
        upper: { type: 1, lateralLocks: [2, 2, 2] },
        lower: { use: true, lateralLocks: [1, 1, 1] },
      },
      metadata: { ...rest.metadata, restraintsDeclared: true },
    })
    expect(requestOf({ location: 'SPAIN' })).toEqual({ ...product, location: 'SPAIN' })
  })

  it.each([
    [{ coveringInertia: 20, fixationsPerMeter: 3, fastenerToWebMm: 30 }, true],
    [{ coveringInertia: 0, fixationsPerMeter: 0, fastenerToWebMm: 30 }, false],
  ])('has the fasteners of the cladding where the user has them: %o', (claddingProperties, use) => {
    const start = { ...OWN, claddingProperties }
    const { values } = newSimulation(start)
    expect(values.cladding).toMatchObject({ use, fastenerMm: 30 })
    const ofZ = { ...newSimulation(start), values: { ...values, profileType: 'Z' as const } }
    const said = { project: '', description: '', date: '' }
    expect(toRequest(ofZ, said).claddingProperties).toEqual(claddingProperties)
    for (const draft of [ofZ, newSimulation(start)])
      expect(startValuesOf(draft).values.claddingProperties).toEqual(claddingProperties)
  })

  it.each([
    [undefined, 1],
    [1.5, 1.5],
    [0, undefined],
  ])('has the concentrated load of roofs that the user’s own begin with: %s', (own, sent) => {
    const start = own === undefined ? {} : { roofPointLoadKn: own }
    expect(requestOf(start).roofPointLoadKn).toBe(sent)
    expect(startValuesOf(newSimulation(start)).values.roofPointLoadKn).toBe(sent ?? 0)
    // Another category and a façade say nothing of it.
    for (const draft of [newSimulation({ ...OWN, ...start }), draftOf(setType(newSimulation(start).values, 'FACADE'))])
      expect(startValuesOf(draft).values).not.toHaveProperty('roofPointLoadKn')
  })

  it('shows a preset where the factors are one', () => {
    const { snow, wind, loads } = newSimulation(OWN).values
    expect([snow.cfgMode, wind.cfgMode.deltaCfgOption, loads.live.distributed.cfgMode.deltaCfgOption]).toEqual([
      { deltaCfgOption: 'h>1000m' },
      'customized',
      'customized',
    ])
  })

  it('gives a span that is added the user’s restraints', () => {
    const { values } = newSimulation(OWN)
    expect(setMainSpanCount(values, 3).restraints.upper.perSpan.main).toEqual([2, 2, 2])
  })
})

describe('start values taken from a simulation', () => {
  it('are proposed where they are not the product’s, and the missing concentrated load of an older roof is not', () => {
    const product = startValuesOf(newSimulation()).values
    const of = (roofPointLoadKn: number, own: StartValues | null = null) =>
      proposedKeys(startValuesOf(newSimulation({ location: 'SPAIN', roofPointLoadKn })).values, product, own)
    expect(of(1)).toEqual(['location'])
    expect(of(1.5)).toEqual(['location', 'roofPointLoadKn'])
    expect(of(0)).toEqual(['location'])
    expect(of(0, { roofPointLoadKn: 1.5 })).toEqual(['location', 'roofPointLoadKn'])
    expect(of(1, { steelGrades: ['S350'] })).toEqual(['location', 'steelGrades'])
  })

  it('start the next one as this one was', () => {
    const { values, noRestraints } = startValuesOf(newSimulation(OWN))
    expect([values, noRestraints]).toEqual([OWN, null])
  })

  it('keep that restraints were declared', () => {
    const { values } = newSimulation()
    const on = draftOf({ ...values, restraints: { ...values.restraints, use: true } })
    const start = startValuesOf(on).values
    expect(proposedKeys(start, startValuesOf(newSimulation()).values, null)).toEqual(['spanRestraints'])
    expect(newSimulation(start).values.restraints).toEqual(on.values.restraints)
  })

  it('have no restraints where those of this one belong to its spans', () => {
    const { values } = newSimulation(OWN)
    const { perSpan } = values.restraints.upper
    const uneven = { cfgMode: { isSpanBySpan: true }, main: [3], console: perSpan.console }
    const spanBySpan = { ...values, restraints: { ...values.restraints, upper: { byPanel: false, perSpan: uneven } } }
    expect(startValuesOf(draftOf(spanBySpan))).toMatchObject({ noRestraints: 'SPAN_BY_SPAN' })
    expect(startValuesOf(draftOf(spanBySpan)).values.spanRestraints).toBeUndefined()
    const facade = startValuesOf(draftOf(setType(defaultValues(), 'FACADE')))
    expect([facade.noRestraints, facade.values.spanRestraints]).toEqual(['FACADE', undefined])
  })

  it('are the product’s or the user’s own by their content', () => {
    const product = startValuesOf(newSimulation()).values
    expect(isSameStart(OWN, product, 'location')).toBe(false)
    expect(isSameStart({ ...OWN, location: 'PORTUGAL' }, product, 'location')).toBe(true)
    expect(isSameStart(product, startValuesOf(draftOf()).values, 'spanRestraints')).toBe(true)
  })
})
