import { describe, expect, it } from 'vitest'
import { lateralSpring, rotationalSpring } from './10-1-5-sheeting-springs.ts'

describe('the rotational spring of the sheeting', () => {
  it.each([
    [0, 5, 'no sheeting'],
    [100, 0, 'no fasteners'],
  ])('with I = %f and p = %f is none: %s', (I, p) => {
    expect(rotationalSpring(I, p, 1500)).toEqual({ C_D_A: 0, C_D_C: 0, C_D: 0 })
    expect(lateralSpring(200, 198, 35, 1.96, 0)).toBe(0)
  })

  it('is softer than its softer part', () => {
    const { C_D_A, C_D_C, C_D } = rotationalSpring(100, 5, 1500)
    expect(C_D).toBeLessThan(Math.min(C_D_A, C_D_C))
    expect(1 / C_D).toBeCloseTo(1 / C_D_A + 1 / C_D_C, 15)
  })

  it('makes a lateral spring that tends to that of the bent web alone', () => {
    const rigid = lateralSpring(200, 198, 35, 1.96, 1e15)
    expect(rigid).toBeCloseTo((210_000 * 1.96 ** 3) / (3.64 * 200 ** 2 * 233), 9)
    expect(lateralSpring(200, 198, 35, 1.96, 600)).toBeLessThan(rigid)
  })
})
