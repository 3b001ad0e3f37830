import { describe, expect, it } from 'vitest'
import {
  isBeyondRestraintTable,
  isLowerFibreFree,
  railCarriesWeight,
  restraintCount,
  setInverted,
  setLevel,
  setLowerHeld,
  setType,
} from './restraint-rules.ts'
import { setMainSpanCount, setSpanSize } from './span-rules.ts'
import { defaultValues, type Values } from './values.ts'

const twoSpans = (): Values => setSpanSize(setMainSpanCount(defaultValues(), 2), { kind: 'SPAN', index: 1 }, 8)

describe('lateral restraints', () => {
  it.each([
    [0.25, 0],
    [3.5, 0],
    [3.51, 1],
    [7, 1],
    [10.5, 2],
    [14, 3],
    [17.5, 4],
    [20.5, 5],
    [20.51, 6],
    [25, 6],
  ])('a span of %d m gets %d', (size, count) => {
    expect(restraintCount(size)).toBe(count)
    expect(isBeyondRestraintTable(size)).toBe(size > 20.5)
  })

  it('a lower fibre that is to be held begins with the proposal where every count is 0, and keeps what stands', () => {
    const free = twoSpans()
    expect(free.restraints.lower.perSpan.main).toEqual([0, 0])
    const held = setLowerHeld(free, true)
    expect(held.restraints.lower).toMatchObject({ isHeld: true, perSpan: { main: [1, 2], console: [0, 0] } })
    const own = { ...held.restraints.lower.perSpan, main: [0, 3] }
    const typed = { ...held, restraints: { ...held.restraints, lower: { isHeld: false, perSpan: own } } }
    expect(setLowerHeld(typed, true).restraints.lower.perSpan).toEqual(own)
    expect(setLowerHeld(free, false).restraints.lower.perSpan.main).toEqual([0, 0])
    const none = { ...own, main: [0, 0] }
    const zero = { ...held.restraints, use: true, lower: { isHeld: true, perSpan: none } }
    expect([isLowerFibreFree({ ...held, restraints: zero }), isLowerFibreFree(free)]).toEqual([true, false])
  })

  it('FACADE, horizontal, regular: discrete upper fibre with 0 restraints, lower fibre from the span table', () => {
    const { restraints } = setType(twoSpans(), 'FACADE')
    expect(restraints.use).toBe(true)
    expect(restraints.upper).toMatchObject({ byPanel: false, perSpan: { main: [0, 0], console: [0, 0] } })
    expect(restraints.lower).toMatchObject({
      isHeld: true,
      perSpan: { main: [1, 2], console: [0, 0], cfgMode: { isSpanBySpan: true } },
    })
  })

  it('FACADE, horizontal, inverted: upper fibre braced by the panel', () => {
    const { restraints } = setInverted(setType(twoSpans(), 'FACADE'), true)
    expect(restraints.upper).toMatchObject({ byPanel: true, perSpan: { main: [1, 2] } })
  })

  it('FACADE, vertical: upper fibre braced by the panel, one lower restraint for every span', () => {
    const { restraints } = setLevel(setType(twoSpans(), 'FACADE'), false)
    expect(restraints.upper.byPanel).toBe(true)
    expect(restraints.lower).toEqual({
      isHeld: true,
      perSpan: { main: [1, 1], console: [1, 1], cfgMode: { isSpanBySpan: false } },
    })
  })

  it('a rail carries the weight of the façade where no panel does', () => {
    const rail = setType(twoSpans(), 'FACADE')
    expect(railCarriesWeight(rail)).toBe(true)
    expect(railCarriesWeight(setInverted(rail, true))).toBe(false)
    expect(railCarriesWeight(setLevel(rail, false))).toBe(false)
    expect(railCarriesWeight({ ...rail, restraints: { ...rail.restraints, use: false } })).toBe(false)
    expect(railCarriesWeight(setType(rail, 'ROOF'))).toBe(false)
  })

  it('a lower fibre that was on keeps its restraints when the façade turns horizontal', () => {
    const vertical = setLevel(setType(twoSpans(), 'FACADE'), false)
    expect(setLevel(vertical, true).restraints.lower.perSpan.main).toEqual([1, 1])
  })

  it('ROOF and GENERAL: braced by the panel, lower fibre off', () => {
    for (const type of ['ROOF', 'GENERAL'] as const) {
      const { restraints } = setType(setType(twoSpans(), 'FACADE'), type)
      expect([restraints.use, restraints.upper.byPanel, restraints.lower.isHeld]).toEqual([false, true, false])
    }
  })

  it('choosing what is already chosen resets nothing', () => {
    const facade = setType(twoSpans(), 'FACADE')
    expect(setType(facade, 'FACADE')).toBe(facade)
    expect(setInverted(facade, false)).toBe(facade)
    expect(setLevel(facade, true)).toBe(facade)
  })
})
