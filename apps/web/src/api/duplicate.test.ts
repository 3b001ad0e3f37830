import { describe, expect, it } from 'vitest'
import { copyName } from './duplicate.ts'

describe('the name of a copy', () => {
  it.each([
    ['Untitled', 'Untitled (copy)'],
    ['Cobertura do armazém sul', 'Cobertura do armaz (copy)'],
    ['Cobertura do arma zém sul', 'Cobertura do arma (copy)'],
    ['x'.repeat(18), `${'x'.repeat(18)} (copy)`],
    ['x'.repeat(19), `${'x'.repeat(18)} (copy)`],
  ])('%s → %s', (name, expected) => {
    expect(copyName(name)).toBe(expected)
    expect(copyName(name).length).toBeLessThanOrEqual(25)
  })

  it('never cuts a character in two', () => {
    expect(copyName(`${'x'.repeat(17)}👷🏽 roof`)).toBe(`${'x'.repeat(17)} (copy)`)
  })
})
