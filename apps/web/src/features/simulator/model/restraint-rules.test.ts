import { describe, expect, it } from 'vitest'
import { isBeyondLockTable, lockCount } from './lock-table.ts'
import { railCarriesWeight, setFormat, setOrientation, setType } from './restraint-rules.ts'
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
    expect(lockCount(size)).toBe(count)
    expect(isBeyondLockTable(size)).toBe(size > 20.5)
  })

  it('FACADE, horizontal, regular: discrete upper fibre with 0 locks, lower fibre from the span table', () => {
    const { locks } = setType(twoSpans(), 'FACADE')
    expect(locks.use).toBe(true)
    expect(locks.upperFibre).toMatchObject({ type: 1, lateralLocks: { main: [0, 0], console: [0, 0] } })
    expect(locks.lowerFibre).toMatchObject({
      use: true,
      lateralLocks: { main: [1, 2], console: [0, 0], cfgMode: { isSpanBySpan: true } },
    })
  })

  it('FACADE, horizontal, inverted: upper fibre braced by the panel', () => {
    const { locks } = setFormat(setType(twoSpans(), 'FACADE'), 'MAJOR_AXIS_BENDING_INVERTED')
    expect(locks.upperFibre).toMatchObject({ type: 0, lateralLocks: { main: [1, 2] } })
  })

  it('FACADE, vertical: upper fibre braced by the panel, one lower restraint for every span', () => {
    const { locks } = setOrientation(setType(twoSpans(), 'FACADE'), 'VERTICAL')
    expect(locks.upperFibre.type).toBe(0)
    expect(locks.lowerFibre).toEqual({
      use: true,
      lateralLocks: { main: [1, 1], console: [1, 1], cfgMode: { isSpanBySpan: false } },
    })
  })

  it('a rail carries the weight of the façade where no panel does', () => {
    const rail = setType(twoSpans(), 'FACADE')
    expect(railCarriesWeight(rail)).toBe(true)
    expect(railCarriesWeight(setFormat(rail, 'MAJOR_AXIS_BENDING_INVERTED'))).toBe(false)
    expect(railCarriesWeight(setOrientation(rail, 'VERTICAL'))).toBe(false)
    expect(railCarriesWeight({ ...rail, locks: { ...rail.locks, use: false } })).toBe(false)
    expect(railCarriesWeight(setType(rail, 'ROOF'))).toBe(false)
  })

  it('a lower fibre that was on keeps its locks when the façade turns horizontal', () => {
    const vertical = setOrientation(setType(twoSpans(), 'FACADE'), 'VERTICAL')
    expect(setOrientation(vertical, 'HORIZONTAL').locks.lowerFibre.lateralLocks.main).toEqual([1, 1])
  })

  it('ROOF and GENERAL: braced by the panel, lower fibre off', () => {
    for (const type of ['ROOF', 'GENERAL'] as const) {
      const { locks } = setType(setType(twoSpans(), 'FACADE'), type)
      expect([locks.use, locks.upperFibre.type, locks.lowerFibre.use]).toEqual([false, 0, false])
    }
  })

  it('choosing what is already chosen resets nothing', () => {
    const facade = setType(twoSpans(), 'FACADE')
    expect(setType(facade, 'FACADE')).toBe(facade)
    expect(setFormat(facade, 'MAJOR_AXIS_BENDING_REGULAR')).toBe(facade)
    expect(setOrientation(facade, 'HORIZONTAL')).toBe(facade)
  })
})
