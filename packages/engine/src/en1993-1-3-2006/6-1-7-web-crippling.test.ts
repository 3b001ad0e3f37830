import { describe, expect, it } from 'vitest'
import { unmet } from '../sections/proportion.ts'
import { cripplingFactors, singleWeb } from './6-1-7-2-single-web.ts'
import { effectiveBearingLength, hatWebResistance, webProportions } from './6-1-7-web-crippling.ts'

const WEB = { h_w: 198, r: 3, t: 1.96, phi: Math.PI / 2, lips: true }

describe('the factors of a single web', () => {
  it('follow their formulas for S350, r/t 1.53, upright', () => {
    const k = 350 / 228
    expect(cripplingFactors(WEB, 350)).toEqual({
      k,
      k_1: 1.33 - 0.33 * k,
      k_2: 1.15 - (0.15 * 3) / 1.96,
      k_3: 1,
      k_4: 1.22 - 0.22 * k,
      k_5: 1.06 - (0.06 * 3) / 1.96,
    })
  })

  it.each([
    [0, 1, 1, 'sharp corner: both at their upper bound'],
    [6 * 1.96, 0.5, 0.7, 'r/t = 6: k_2 at its lower bound'],
  ])('r = %f: k_2 = %f, k_5 = %f: %s', (r, k_2, k_5) => {
    const f = cripplingFactors({ ...WEB, r }, 350)
    expect(f.k_2).toBeCloseTo(k_2, 12)
    expect(f.k_5).toBeCloseTo(k_5, 12)
  })
})

describe('a single web', () => {
  it('takes the rows of plain flanges without lips, weaker than with', () => {
    const plain = { ...WEB, lips: false }
    const { k_1, k_2, k_3 } = cripplingFactors(plain, 350)
    const unit = k_1 * k_2 * k_3 * (5.92 - 198 / 1.96 / 132) * 1.96 ** 2 * 350
    expect(singleWeb('end', plain, 60, 350, 1)).toBeCloseTo(unit * (1 + (0.01 * 60) / 1.96), 6)
    // s_s/t above 60
    expect(singleWeb('end', plain, 200, 350, 1)).toBeCloseTo(unit * (0.71 + (0.015 * 200) / 1.96), 6)
    expect(singleWeb('end', plain, 60, 350, 1)).toBeLessThan(singleWeb('end', WEB, 60, 350, 1))
  })

  it('resists more on a longer bearing, inside more than at the end', () => {
    let [end, internal] = [0, 0]
    for (let s_s = 20; s_s <= 300; s_s += 10) {
      const [e, i] = [singleWeb('end', WEB, s_s, 350, 1), singleWeb('internal', WEB, s_s, 350, 1)]
      expect(e).toBeGreaterThan(end)
      expect(i).toBeGreaterThan(internal)
      expect(i).toBeGreaterThan(e)
      ;[end, internal] = [e, i]
    }
  })

  it.each([
    [{ ...WEB, h_w: 392, r: 11.76 }, 0, 'at both limits'],
    [{ ...WEB, h_w: 393 }, 1, 'h_w/t above 200'],
    [{ ...WEB, r: 11.8 }, 1, 'r/t above 6'],
    [{ ...WEB, h_w: Number.NaN }, 1, 'not a number'],
  ])('case %# leaves %i limits unmet: %s', (web, count) => {
    expect(unmet(webProportions(web, false))).toHaveLength(count)
  })
})

describe('the webs of a hat', () => {
  it.each([
    [0, 135, 'the whole bearing'],
    [0.2, 135, 'up to 0.2'],
    [0.25, 72.5, 'linear between'],
    [0.3, 10, 'from 0.3'],
    [1, 10, 'all load from one side'],
  ])('bear on l_a for β_V = %f: %f mm, %s', (beta_V, l_a) => {
    expect(effectiveBearingLength(135, beta_V)).toBeCloseTo(l_a, 9)
  })

  it('bear on 200 mm at most', () => {
    expect(effectiveBearingLength(260, 0)).toBe(200)
  })

  it('grow with α, and with the slope of the web', () => {
    expect(hatWebResistance(WEB, 0.115, 100, 280, 1) / hatWebResistance(WEB, 0.057, 100, 280, 1)).toBeCloseTo(
      0.115 / 0.057,
      12,
    )
    const flat = { ...WEB, phi: Math.PI / 4 }
    expect(hatWebResistance(WEB, 0.115, 100, 280, 1) / hatWebResistance(flat, 0.115, 100, 280, 1)).toBeCloseTo(
      3.4 / 2.65,
      12,
    )
  })

  it('have their own limits: 200·sin φ and r/t ≤ 10', () => {
    expect(unmet(webProportions({ ...WEB, phi: Math.PI / 4, h_w: 270, r: 19.5 }, true))).toHaveLength(0)
    expect(unmet(webProportions({ ...WEB, phi: Math.PI / 4, h_w: 280, r: 19.7 }, true))).toHaveLength(2)
  })
})
