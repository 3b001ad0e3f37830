import { expect, it } from 'vitest'
import { typedRestraints } from './decode/typed-line.ts'
import { restraintsUnspecified } from './questions.ts'

it.each<[string, 0 | 1, number | number[], boolean, boolean]>([
  ['a panel and no count', 0, [0, 0, 0], false, true],
  ['the same of new simulations', 0, 0, false, true],
  ['a panel with counts that do not hold it', 0, [0, 2, 0], false, false],
  ['the same of new simulations', 0, 1, false, false],
  ['the lower fibre said to be held', 0, [0, 0], true, false],
  ['no panel', 1, [0, 0], false, false],
])('%s: upper type %i, counts %j, lower %s is unspecified: %s', (_, type, lateralLocks, use, expected) => {
  const restraints = typedRestraints({ upper: { type, lateralLocks }, lower: { use, lateralLocks: 0 } })
  expect(restraintsUnspecified(restraints)).toBe(expected)
})

it('what was declared is specified, and declaring nothing is not', () => {
  const lower = { use: false, lateralLocks: [0, 0] }
  const of = (restraintsDeclared?: boolean) =>
    restraintsUnspecified(typedRestraints({ upper: { type: 0, lateralLocks: [0, 0] }, lower, restraintsDeclared }))
  expect([of(), of(false), of(true)]).toEqual([true, true, false])
})

it('counts of a lower fibre that is not held say nothing', () => {
  const lower = { use: false, lateralLocks: [2, 2] }
  expect(restraintsUnspecified(typedRestraints({ upper: { type: 0, lateralLocks: [0, 0] }, lower }))).toBe(true)
})
