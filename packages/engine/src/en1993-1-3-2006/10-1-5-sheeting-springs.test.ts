import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { LEVER, lateralSpring, ROTATIONAL, rotationalSpring, springOfFlange } from './10-1-5-sheeting-springs.ts'

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

describe('a line of the springs of the sheeting', () => {
  it.each([
    byHand(ROTATIONAL.fasteners, { p: 5 }, '650.000', '130·5'),
    byHand(ROTATIONAL.sheeting, { I_eff: 100, s: 1500 }, '28000', '2·210 000·100/1500'),
    byHand(ROTATIONAL.both, { C_D_A: 650, C_D_C: 28_000 }, '635.253', 'printed 635 by another program'),
    byHand(LEVER.tip, { a: 33, b: 68 }, '134.000', '2·33 + 68'),
    byHand(LEVER.web, { a: 33 }, '33.0000', 'the fastener from the web'),
    byHand(
      springOfFlange,
      { h: 200, h_d: 198, b_mod: 33, t: 1.96, C_D: 635 },
      '0.0118676',
      'Z 200, printed 0.01187 by another program',
    ),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
