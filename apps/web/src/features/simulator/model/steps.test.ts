import { describe, expect, it } from 'vitest'
import { isStepEnabled, parseStep, stepAt, stepsFor } from './steps.ts'

describe('the steps of the simulator', () => {
  it('omit snow for a façade', () => {
    expect(stepsFor('ROOF')).toHaveLength(7)
    expect(stepsFor('FACADE')).toEqual(['general', 'loads', 'overloads', 'wind', 'additional-parameters', 'results'])
    expect(stepAt('wind', 1, 'FACADE')).toBe('additional-parameters')
    expect(stepAt('wind', 1, 'ROOF')).toBe('snow')
    expect(parseStep('snow', 'FACADE')).toBe('additional-parameters')
  })

  it('end at both sides', () => {
    expect(stepAt('general', -1, 'ROOF')).toBeUndefined()
    expect(stepAt('results', 1, 'ROOF')).toBeUndefined()
  })

  it('fall back to general for a word that is no step', () => {
    for (const query of [undefined, '', 'steps', 3]) expect(parseStep(query, 'ROOF')).toBe('general')
  })

  it('keep results closed while the simulation is new', () => {
    expect(isStepEnabled('results', 'new')).toBe(false)
    expect(isStepEnabled('results', '4f1c')).toBe(true)
    expect(isStepEnabled('wind', 'new')).toBe(true)
  })
})
