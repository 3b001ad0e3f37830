import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { buildSection } from '../sections/section-model.ts'
import { lateralLoadFactors, shareOfCouple } from './10-1-4-1-lateral-load.ts'
import { edgeStress, freeFlange, STRIP } from './10-1-4-free-flange.ts'

const Z = buildSection({ profile: 'Z', h: 200, bTop: 70, bBottom: 60, cTop: 20, cBottom: 18, r: 3, t_nom: 2, t: 1.96 })
const C = buildSection({ profile: 'C', h: 200, bTop: 70, bBottom: 60, cTop: 20, cBottom: 18, r: 3, t_nom: 2, t: 1.96 })

describe('the lateral load of the free flange', () => {
  it('of a Z is that of its inclined axis in gravity, less the couple of the fastener in uplift', () => {
    const k = lateralLoadFactors(Z, 35)
    expect(k.gravity).toBeCloseTo(Math.abs(Z.gross.I_yz) / (2 * Z.gross.I_y), 12)
    expect(k.lower).toBeCloseTo(k.gravity - 35 / 200, 12)
    // Without panel the couple pushes the two flanges apart: method 6.6.
    expect(k.lower + k.upper).toBeCloseTo(2 * k.gravity, 12)
  })

  it('of a C has the sign of its torque for both senses of load', () => {
    const k = lateralLoadFactors(C, 35)
    expect(k.gravity).toBeCloseTo(-k.e / 200, 12)
    expect(k.lower).toBeCloseTo(-(35 + k.e) / 200, 12)
    expect(k.lower).toBe(-k.upper)
    expect(k.e).toBeGreaterThan(0)
  })
})

it('the free flange is flange, lip and a fifth of the web of its own side', () => {
  expect(freeFlange(Z, 'top').A_fz).toBeCloseTo(1.96 * (68 + 19 + 198 / 5), 6)
  expect(freeFlange(Z, 'bottom').A_fz).toBeCloseTo(1.96 * (58 + 17 + 198 / 5), 6)
  expect(freeFlange(Z, 'top').z).toBeLessThan(40)
  expect(freeFlange(Z, 'bottom').z).toBeGreaterThan(160)
})

describe('the edges of the free flange', () => {
  // Z 200×70/60, t 1.96, r 0: midline widths; the lower strip is 58 + 17 + 198/5 wide, its centroid by hand.
  const S = (58 * 29 + 17 * 58) / (58 + 17 + 198 / 5)
  const I = 1.96 * (58 ** 3 / 3 + 17 * 58 ** 2) - 1.96 * (58 + 17 + 198 / 5) * S ** 2

  it('stand y_c and b_p − y_c from the centroid of the strip', () => {
    const f = freeFlange(Z, 'bottom')
    expect(f.I_fz).toBeCloseTo(I, 6)
    expect(f.W_web).toBeCloseTo(I / S, 6)
    expect(f.W_lip).toBeCloseTo(I / (58 - S), 6)
  })

  it.each([
    ['upper flange of a Z', Z, 'top', 'LIP'],
    ['lower flange of a Z', Z, 'bottom', 'WEB'],
    ['upper flange of a C', C, 'top', 'LIP'],
    ['lower flange of a C', C, 'bottom', 'LIP'],
  ] as const)('%s: sagging towards the upper flange’s side pulls what lies there', (_, section, which, onPlus) => {
    const strip = freeFlange(section, which)
    const other = onPlus === 'LIP' ? 'WEB' : 'LIP'
    expect(edgeStress(section, which, strip, onPlus)).toBe(-1 / (onPlus === 'LIP' ? strip.W_lip : strip.W_web))
    expect(edgeStress(section, which, strip, other)).toBe(1 / (other === 'LIP' ? strip.W_lip : strip.W_web))
  })

  it('of a flange without lip end at its tip', () => {
    const plain = buildSection({ ...Z.dimensions, profile: 'Z', cBottom: 0 } as Parameters<typeof buildSection>[0])
    const f = freeFlange(plain, 'bottom')
    expect(f.I_fz / f.W_web + f.I_fz / f.W_lip).toBeCloseTo(59, 9)
  })
})

it('the couple of an uplift fastener reaches the flange whole where the section does not bend', () => {
  // K = C_D/h² for a rigid section.
  expect(shareOfCouple({ K: 650 / 200 ** 2, h: 200, C_D: 650 })).toBeCloseTo(1, 12)
})

describe('a line of the strip of a free flange', () => {
  it.each([
    byHand(STRIP.a_fz, { h_p: 198 }, '39.6000', 'a fifth of 198'),
    byHand(
      STRIP.A_fz,
      { t: 1.96, a_fz: 39.6, b_fz: 66, c_fz: 19 },
      '244.216',
      'Z 200, printed 244.2 by another program',
    ),
    byHand(STRIP.y_fz, { b_fz: 66, c_fz: 19, a_fz: 39.6 }, '27.5441', '(2178 + 1254)/124.6'),
    byHand(
      STRIP.I_fz,
      { t: 1.96, b_fz: 66, c_fz: 19, A_fz: 244.216, y_fz: 27.5441 },
      '164767',
      'Z 200, printed 164 766 by another program',
    ),
    byHand(STRIP.W_fz_web, { I_fz: 164_766, y_fz: 27.54 }, '5982.79', 'to the web'),
    byHand(STRIP.W_fz_lip, { I_fz: 164_766, b_fz: 66, y_fz: 27.54 }, '4284.09', 'to the lip'),
    byHand(STRIP.i_fz, { I_fz: 164_766, A_fz: 244.2 }, '25.9753', 'Z 200, printed 25.97 by another program'),
    byHand(STRIP.z_f, { z_fz: 11.4, z_c: 100 }, '88.6000', '100 − 11.4'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
