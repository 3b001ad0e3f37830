import { describe, expect, it } from 'vitest'
import { atLeast } from './busy.ts'

describe('the minimum busy time', () => {
  it('holds back a quick success and a quick failure alike', async () => {
    const started = performance.now()
    await expect(atLeast(Promise.resolve(3), 60)).resolves.toBe(3)
    await expect(atLeast(Promise.reject(new Error('no')), 60)).rejects.toThrow('no')
    expect(performance.now() - started).toBeGreaterThanOrEqual(118)
  })
})
