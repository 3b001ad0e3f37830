import { describe, expect, it } from 'vitest'
import { leftShare } from './lap-members.ts'

/** Gap between the members at −a, when they meet at 0 and b: by integration of M/EI of either member. */
function gapOf(a: number, b: number, M_0: number, M_a: number, M_b: number, I_l: number, I_r: number, M_l0: number) {
  const M_r0 = M_0 - M_l0
  const n = 4000
  /** w at the end of a stretch without slope at its start, by Simpson's rule of ∫(L − s)·κ ds. */
  const bend = (L: number, curvature: (s: number) => number) => {
    let sum = 0
    for (let i = 0; i <= n; i++) {
      const s = (L * i) / n
      const weight = i === 0 || i === n ? 1 : i % 2 ? 4 : 2
      sum += weight * (L - s) * curvature(s)
    }
    return (sum * L) / (3 * n)
  }
  // s runs outwards from the support; the member that runs through has M of the line less that of the ending one.
  const left = {
    l: bend(a, (s) => (M_0 + ((M_a - M_0) * s) / a - M_r0 * (1 - s / a)) / I_l),
    r: bend(a, (s) => (M_r0 * (1 - s / a)) / I_r),
  }
  const right = {
    l: bend(b, (s) => (M_l0 * (1 - s / b)) / I_l),
    r: bend(b, (s) => (M_0 + ((M_b - M_0) * s) / b - M_l0 * (1 - s / b)) / I_r),
  }
  // Each member has its own rotation over the support: w(−a) = −θ·a − left, w(b) = θ·b − right.
  const theta = (side: 'l' | 'r') => (w_b: number) => (w_b + right[side]) / b
  const w = (side: 'l' | 'r', w_b: number) => -theta(side)(w_b) * a - left[side]
  return w('l', 0) - w('r', 0)
}

describe('the members inside a lap', () => {
  it.each([
    [0.6, 0.9, -10, -6, -5, 1.3, 1],
    [0.5, 0.5, -8, -3, -4, 1, 1],
    [0.9, 0.45, -7, 2, -5, 1, 1.5],
    [0.6, 0.6, 4, 1, 3, 1, 1],
  ])('deflect alike at both rows and the support: %f %f, %f %f %f kNm, %f : %f', (a, b, M_0, M_a, M_b, I_l, I_r) => {
    const M_l0 = leftShare({ a, b }, { M_0, M_a, M_b }, I_l, I_r)
    expect(gapOf(a, b, M_0, M_a, M_b, I_l, I_r, M_l0)).toBeCloseTo(0, 9)
  })

  it('share as the specification says', () => {
    const M_l0 = leftShare({ a: 0.6, b: 0.9 }, { M_0: -10, M_a: -6, M_b: -5 }, 1.3, 1)
    expect(M_l0).toBeCloseTo(-5.978, 3)
    expect(-10 - M_l0).toBeCloseTo(-4.022, 3)
  })

  it('share half and half where all is alike', () => {
    expect(leftShare({ a: 600, b: 600 }, { M_0: -10, M_a: -6, M_b: -6 })).toBe(-5)
  })
})
