import { describe, expect, it } from 'vitest'
import { byHand } from '../../validation/by-hand.ts'
import { genericCatalogue } from '../catalogue/generic.ts'
import { dimensionsAsBuilt } from '../sections/dimensions.ts'
import type { SectionDimensions } from '../sections/profiles/all.ts'
import type { ChannelDimensions } from '../sections/profiles/channel.ts'
import { buildSection } from '../sections/section-model.ts'
import { effectiveInCompression, unreducedSection } from './5-5-effective-section.ts'
import { momentOfShift, momentOfShiftY, momentOfShiftZ, shiftOfCentroid } from './6-1-3-shift-of-centroid.ts'

const shiftOf = (d: SectionDimensions) => {
  const s = buildSection(d)
  return shiftOfCentroid(s, effectiveInCompression(s, 350), unreducedSection(s))
}

const family = (typology: string, thickness: number, inverted = false) =>
  dimensionsAsBuilt(genericCatalogue.families.find((f) => f.typology === typology)!, thickness, inverted)

/** Half of the last digit of a printed value. */
const asPrinted = (text: string) => 0.5 * 10 ** -(text.split('.')[1]?.length ?? 0)

describe('the shift of the effective centroid along y', () => {
  it.each([
    ['C-200-70', 1.5, '4.061', '7508', '3962', 'slender web: the centroid moves towards the lips'],
    ['C-200-70', 2.5, '4.107', '17515', '9210', 'a thicker one loses its web before its flanges'],
    ['C-250-80', 2, '6.430', '14866', '8406', 'deeper'],
    ['C-100-50', 2, '1.093', '7327', '4213', 'nearly fully effective'],
  ])('of %s, %f mm, in S350 is %s mm, W_z,com %s, W_z,ten %s mm³: %s', (typology, t, e_y, W_com, W_ten) => {
    const shift = shiftOf(family(typology, t))
    expect(Math.abs(shift.e_y - Number(e_y))).toBeLessThanOrEqual(asPrinted(e_y))
    expect(Math.abs(shift.W_z_com - Number(W_com))).toBeLessThanOrEqual(asPrinted(W_com))
    expect(Math.abs(shift.W_z_ten - Number(W_ten))).toBeLessThanOrEqual(asPrinted(W_ten))
    expect(shift.e_z, 'equal flanges').toBe(0)
  })

  it.each([
    ['OMEGA-200-70', 1.5, false],
    ['OMEGA-200-70', 1.5, true],
    ['Z-200-70', 1.5, false],
    ['Z-300-90', 2, true],
  ])('of %s is none, both edges alike', (typology, t, inverted) => {
    const { e_y, W_z_com, W_z_ten } = shiftOf(family(typology, t, inverted))
    expect(e_y).toBe(0)
    expect(Math.abs(W_z_com / W_z_ten - 1)).toBeLessThan(1e-12)
  })

  it('of a C turned by 180° about x is the same, with e_z the other way', () => {
    const unequal: ChannelDimensions = {
      profile: 'C',
      h: 200,
      bTop: 80,
      bBottom: 60,
      cTop: 20,
      cBottom: 20,
      r: 3,
      t_nom: 2,
      t: 1.96,
    }
    const turned: ChannelDimensions = { ...unequal, bTop: 60, bBottom: 80 }
    const [a, b] = [shiftOf(unequal), shiftOf(turned)]
    expect(b.e_y).toBeCloseTo(a.e_y, 9)
    expect(b.W_z_com).toBeCloseTo(a.W_z_com, 6)
    expect(a.e_z).not.toBe(0)
    expect(b.e_z).toBeCloseTo(-a.e_z, 9)
  })

  it('towards −y compresses the edge at y_max: a Z whose lower flange is wide and plain', () => {
    const s = buildSection({
      profile: 'Z',
      h: 200,
      bTop: 60,
      bBottom: 75,
      cTop: 20,
      cBottom: 0,
      r: 3,
      t_nom: 2,
      t: 1.96,
    })
    const compression = effectiveInCompression(s, 350)
    const { e_y, W_z_com } = shiftOfCentroid(s, compression, unreducedSection(s))
    expect(e_y).toBeLessThan(0)
    expect(W_z_com).toBeCloseTo(compression.I_z / (75 - 1 - compression.y_c), 6)
  })
})

it('of a C that is wholly effective is none, and the edge it would compress is that of the web', () => {
  // 60×40×14, t 3.96, S220: all plates stocky. The centroid lies nearer to the web.
  const s = buildSection({
    profile: 'C',
    h: 60,
    bTop: 40,
    bBottom: 40,
    cTop: 14,
    cBottom: 14,
    r: 3,
    t_nom: 4,
    t: 3.96,
  })
  const compression = effectiveInCompression(s, 220)
  const { e_y, W_z_com, W_z_ten } = shiftOfCentroid(s, compression, unreducedSection(s))
  expect(e_y).toBe(0)
  expect(W_z_com * compression.y_c).toBeCloseTo(W_z_ten * (36 - compression.y_c), 6)
  expect(W_z_com).toBeGreaterThan(W_z_ten)
})

describe('the moment of the shift', () => {
  it.each([
    [-1000, 4, 4000, 'compression, centroid moved inwards: sagging'],
    [-1000, -4, -4000, 'outwards: hogging'],
    [1000, 4, 0, 'tension shifts nothing'],
    [0, 4, 0, 'no force'],
  ])('N = %f N, e = %f mm: %f N·mm, %s', (N, e, M) => {
    expect(momentOfShift(N, e)).toBe(M)
  })
})

describe('a line of the moment of the shift', () => {
  it.each([
    byHand(momentOfShiftY, { N_Ed: -10, e_z: -4 }, '-0.0400000', '10 kN on 4 mm, outwards'),
    byHand(momentOfShiftZ, { N_Ed: -10, e_y: -4 }, '0.0400000', '10 kN on 4 mm, its direction stands in the moduli'),
  ])('%s is %s: %s', (_, __, ___, misses) => {
    expect(misses()).toEqual([])
  })
})
