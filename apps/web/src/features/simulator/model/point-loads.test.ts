import { describe, expect, it } from 'vitest'
import { keepExistingTargets, pointLoadsOn, withPointLoads } from './point-loads.ts'
import { setMainSpanCount } from './span-rules.ts'
import { defaultValues } from './values.ts'

const { spans } = setMainSpanCount(defaultValues(), 3)

describe('point loads', () => {
  it('stand once for all spans that carry the same, in the order of the line', () => {
    const one = withPointLoads([], spans, 'span:2', [2, 0, 50, 0])
    const two = withPointLoads(one, spans, 'console:0', [2, 0, 50, 0])
    expect(two).toEqual([{ targetSpans: ['console:0', 'span:2'], loads: [2, 0, 50, 0] }])
    expect(pointLoadsOn(two, 'span:2')).toEqual([2, 0, 50, 0])
    expect(pointLoadsOn(two, 'span:0')).toEqual([0, 0, 0, 0])
  })

  it('are gone from a span when all four of its values are zero', () => {
    const one = withPointLoads([], spans, 'span:1', [2, 0, 50, 0])
    expect(withPointLoads(one, spans, 'span:1', [0, 0, 50, 0])).toHaveLength(1)
    expect(withPointLoads(one, spans, 'span:1', [0, 0, 0, 0])).toEqual([])
  })

  it('leave no entry without a target behind', () => {
    const list = withPointLoads([], spans, 'span:2', [2, 0, 50, 0])
    expect(keepExistingTargets(list, setMainSpanCount(defaultValues(), 2).spans)).toEqual([])
  })
})
