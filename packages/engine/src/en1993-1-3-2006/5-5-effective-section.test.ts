import { describe, expect, it } from 'vitest'
import { printed } from '../../validation/evidence.ts'
import type { ChannelDimensions } from '../sections/profiles/channel.ts'
import { buildSection } from '../sections/section-model.ts'
import { effectiveInBending, effectiveInCompression, unreducedSection } from './5-5-effective-section.ts'

/** Access Steel SX022a and SX023: C 200×74/66×20.8. */
const SX022: ChannelDimensions = {
  profile: 'C',
  h: 200,
  bTop: 74,
  bBottom: 66,
  cTop: 20.8,
  cBottom: 20.8,
  r: 3,
  t_nom: 2,
  t: 1.96,
}
const PLAIN: ChannelDimensions = { ...SX022, bTop: 70, bBottom: 70, cTop: 0, cBottom: 0 }

/** Whether a value has the digits that stand in the table. */
const expectDigits = (found: number, digits: string) => {
  const { expected, allowed } = printed('', found, digits)
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(allowed)
}

describe('a C without lips, S350, by a program of ten lines', () => {
  // Outstand of 69 mm: ρ 0.39815. Web: ψ −0.75281, k_σ 18.0877, ρ 0.86109.
  const s = buildSection(PLAIN)

  it('in bending keeps 27.5 mm of its flange, from the web on, in its whole thickness', () => {
    const top = effectiveInBending(s, 'TOP', 350)
    expectDigits(top.A, '546.409')
    expectDigits(top.z_c, '117.688')
    expectDigits(top.I_y, '2865540')
    expectDigits(top.W_top, '24557.2')
    expectDigits(top.W_bottom, '35241.4')
    expect(top.chi_d).toBe(1)
  })

  it('in compression keeps the same of both', () => {
    const { A, y_c, z_c, I_y, I_z } = effectiveInCompression(s, 350)
    expectDigits(A, '268.365')
    expectDigits(y_c, '5.51205')
    expectDigits(z_c, '100.000')
    expectDigits(I_y, '2068232')
    expectDigits(I_z, '18938.2')
  })
})

it('turned upside down, and bent the other way, a section is the same', () => {
  const turned = buildSection({ ...SX022, bTop: 66, bBottom: 74 })
  const [a, b] = [effectiveInBending(buildSection(SX022), 'TOP', 350), effectiveInBending(turned, 'BOTTOM', 350)]
  expect(b.A).toBeCloseTo(a.A, 8)
  expect(b.I_y).toBeCloseTo(a.I_y, 4)
  expect(b.I_z).toBeCloseTo(a.I_z, 4)
  expect(b.W_bottom).toBeCloseTo(a.W_top, 6)
  // SX022a prints them.
  expectDigits(b.W_bottom, '4.046e4')
  expectDigits(b.W_top, '4.326e4')
})

it.each([
  [20, 4, 'c/b = 0.2: a lip that is effective'],
  [19.9, 0.43, 'a shorter one is none'],
])('the flange of 100 mm with a lip of %f mm buckles with k_σ = %f: %s', (cTop, k_sigma) => {
  const s = buildSection({ ...SX022, bTop: 100, cTop })
  const flange = effectiveInBending(s, 'TOP', 350).elements.find((e) => e.plate.name === 'flangeTop')!
  expect(flange.k_sigma).toBe(k_sigma)
})

it('rounded corners take δ off the area and 2δ off the second moments, 5.1(4)', () => {
  // SX022a without roundings: 373.6 mm of midline, A 732.3, I_y 4.4958e6, I_z 4.932e5; with r 10 δ is 0.43·40/373.6.
  const delta = (0.43 * 40) / 373.6
  const { A, I_y, I_z } = unreducedSection(buildSection({ ...SX022, r: 10 }))
  expect(A).toBeCloseTo(373.6 * 1.96 * (1 - delta), 8)
  expectDigits(I_y / (1 - 2 * delta), '4.4958e6')
  expectDigits(I_z / (1 - 2 * delta), '4.932e5')
})

it('χ_d of a section is the smaller of its stiffeners, SX023: 0.683 and 0.740', () => {
  expectDigits(effectiveInCompression(buildSection(SX022), 350).chi_d, '0.683')
})
