import { describe, expect, it } from 'vitest'
import { buildSection } from '../sections/section-model.ts'
import { freeFlange, lateralLoadFactors, lateralSpring, rotationalSpring } from './10-1-5-sheeting-springs.ts'

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

const Z = buildSection({ profile: 'Z', h: 200, bTop: 70, bBottom: 60, cTop: 20, cBottom: 18, r: 3, t_nom: 2, t: 1.96 })
const C = buildSection({ profile: 'C', h: 200, bTop: 70, bBottom: 60, cTop: 20, cBottom: 18, r: 3, t_nom: 2, t: 1.96 })

describe('the lateral load of the free flange', () => {
  it('of a Z is that of its inclined axis in gravity, less the couple of the fastener in uplift', () => {
    const k = lateralLoadFactors(Z)
    expect(k.gravity).toBe(k.k_h0)
    expect(k.gravity).toBeGreaterThan(0)
    expect(k.uplift).toBeCloseTo(k.k_h0 - 35 / 200, 12)
    // Without panel the couple pushes the two flanges apart: G.9.
    expect(k.lower + k.upper).toBeCloseTo(2 * k.k_h0, 12)
  })

  it('of a C has the sign of its torque for both senses of load', () => {
    const k = lateralLoadFactors(C)
    expect(k.gravity).toBeCloseTo(-k.e / 200, 12)
    expect(k.uplift).toBeCloseTo(-(35 + k.e) / 200, 12)
    expect(k.lower).toBe(-k.upper)
    expect(k.e).toBeGreaterThan(0)
  })
})

it('the free flange is flange, lip and a fifth of the web of its own side', () => {
  expect(freeFlange(Z, 'Top').A_fz).toBeCloseTo(1.96 * (68 + 19 + 198 / 5), 6)
  expect(freeFlange(Z, 'Bottom').A_fz).toBeCloseTo(1.96 * (58 + 17 + 198 / 5), 6)
  expect(freeFlange(Z, 'Top').z).toBeLessThan(40)
  expect(freeFlange(Z, 'Bottom').z).toBeGreaterThan(160)
})
