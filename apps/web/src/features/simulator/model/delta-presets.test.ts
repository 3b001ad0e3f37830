import { describe, expect, it } from 'vitest'
import { deltaOptions, deltasOf, detectDelta } from './delta-presets.ts'

describe('combination factor presets', () => {
  it.each([
    ['live', [0, 0, 0], 'category_h'],
    ['live', [0.7, 0.5, 0.3], 'customized'],
    ['wind', [0.6, 0.2, 0], 'en1991-1-4'],
    ['wind', [0.6, 0.2, 0.1], 'customized'],
    ['snow', [0.5, 0.2, 0], 'h<=1000m'],
    ['snow', [0.7, 0.5, 0.2], 'h>1000m'],
    ['snow', [0.5, 0.2, 0.2], 'customized'],
  ] as const)('%s %j is %s', (group, deltas, option) => {
    expect(detectDelta(group, [...deltas])).toBe(option)
  })

  it('each preset gives values that are detected as itself, and customized keeps the values there are', () => {
    for (const group of ['live', 'wind', 'snow'] as const)
      for (const option of deltaOptions(group).slice(0, -1))
        expect(detectDelta(group, deltasOf(group, option, [1, 1, 1]))).toBe(option)
    expect(deltasOf('snow', 'customized', [0.1, 0.2, 0.3])).toEqual([0.1, 0.2, 0.3])
  })
})
