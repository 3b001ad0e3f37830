import { describe, expect, it } from 'vitest'
import { newSimulation, usableGrades } from './simulation.ts'

describe('a new simulation', () => {
  it('has the names, grades and status of one that was never saved', () => {
    expect(newSimulation()).toMatchObject({
      id: 'new',
      name: 'Untitled',
      project: 'Untitled Project',
      steelGrades: ['S280', 'S350'],
      calculationStatus: 'NEW',
    })
  })

  it.each([
    [['S280', 'S350'], ['S280', 'S350'], ['S280', 'S350'], 'the generic catalogue'],
    [['S350'], ['S280', 'S350'], ['S350'], 'one of two'],
    [['S280', 'S350'], ['S320', 'S350', 'S390'], ['S350'], 'only what the maker has'],
    [['S280', 'S350'], ['S320', 'S390'], ['S320', 'S390'], 'another maker altogether'],
  ])('%j of %j: %j (%s)', (chosen: string[], available: string[], usable: string[], _why: string) => {
    expect(usableGrades(chosen, available)).toEqual(usable)
  })
})
