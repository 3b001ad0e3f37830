import { describe, expect, it } from 'vitest'
import { expectWithin } from './oracles/as-printed.ts'
import { cubicLoad, euler, loadAboutAxis, torsionalFlexuralLoad, torsionalLoad } from './oracles/columns.ts'
import { alphaOf, alphaUnderPanel, atEnds, FREE, type LineCase, meshOf } from './oracles/lines.ts'
import { midlineProperties, OMEGA_K4, OMEGA_K4_BRIMS, OMEGA_K4_TOP } from './oracles/midline-properties.ts'

/** Lipped C, midline: web height, upper and lower flange, lips. */
const channel = (h: number, b1: number, b2: number, c: number, t: number) =>
  midlineProperties(
    [
      [b1, -h + c],
      [b1, -h],
      [0, -h],
      [0, 0],
      [b2, 0],
      [b2, -c],
    ],
    t,
  )

/** Lipped Z, midline. */
const zed = (h: number, b1: number, b2: number, c: number, t: number) =>
  midlineProperties(
    [
      [b1, -h + c],
      [b1, -h],
      [0, -h],
      [0, 0],
      [-b2, 0],
      [-b2, -c],
    ],
    t,
  )

const columnLoad = (main: number[], c: Omit<LineCase, 'actions'>, cuts = {}) => {
  const mesh = meshOf(main, cuts)
  return 1000 * alphaOf(mesh, { ...c, actions: { N: atEnds(mesh, () => -1000) } })
}

describe('the column between forks (method 5.22)', () => {
  it.each([1000, 2500, 6000])('an Ω of %i mm buckles at the torsional-flexural load of method 5.22', (L) => {
    const oracle = torsionalFlexuralLoad(OMEGA_K4, L, euler(OMEGA_K4.I_z, L), OMEGA_K4.z_s)
    expectWithin(columnLoad([L], { section: OMEGA_K4, heights: FREE }), oracle, 2e-6)
  })

  it.each([1000, 2500, 6000])(
    'a C of %i mm buckles at the lesser of Euler about z and torsional-flexural with y',
    (L) => {
      const s = channel(198, 66, 66, 19.8, 1.96)
      const oracle = Math.min(torsionalFlexuralLoad(s, L, euler(s.I_y, L), s.y_s), euler(s.I_z, L))
      expectWithin(columnLoad([L], { section: s, heights: FREE, hasDeflection: true }), oracle, 3e-6)
    },
  )

  it.each([1000, 2500, 6000])('a Z of %i mm buckles at the lesser of weak-axis flexure and torsion', (L) => {
    const s = zed(198, 66, 66, 19, 1.96)
    const I_v = (s.I_y + s.I_z) / 2 - Math.hypot((s.I_y - s.I_z) / 2, s.I_yz)
    const oracle = Math.min(euler(I_v, L), torsionalLoad(s, L))
    expectWithin(columnLoad([L], { section: s, heights: FREE, hasDeflection: true }), oracle, 3e-6)
  })

  it.each([
    ['C 200×74/66', channel(198, 72, 64, 19.8, 1.96)],
    ['C 150×80/40', channel(148, 78, 38, 15, 1.5)],
    ['Z 200×68/68', zed(198, 66, 66, 19, 1.96)],
    ['Z 250×90/60', zed(248, 88, 58, 22, 2.46)],
  ])('%s with all three buckling shapes coupled follows the cubic of method 5.22', (_, s) => {
    for (const L of [800, 2000, 5000]) {
      expectWithin(columnLoad([L], { section: s, heights: FREE, hasDeflection: true }), cubicLoad(s, L), 5e-6)
    }
  })

  it('of several equal spans buckles as one of them', () => {
    const one = columnLoad([3000], { section: OMEGA_K4, heights: FREE })
    expectWithin(columnLoad([3000, 3000, 3000], { section: OMEGA_K4, heights: FREE }), one, 2e-6)
  })

  it('held at both fibres in the middle buckles as two of half the length', () => {
    const cuts = { upperRestraints: [2000], lowerRestraints: [2000] }
    const heights = { z_up: OMEGA_K4_TOP, z_low: OMEGA_K4_BRIMS, z_q: 0 }
    const half = columnLoad([2000], { section: OMEGA_K4, heights })
    expectWithin(columnLoad([4000], { section: OMEGA_K4, heights }, cuts), half, 2e-6)
  })

  it('in tension does not buckle', () => {
    const mesh = meshOf([5000])
    expect(alphaOf(mesh, { section: OMEGA_K4, heights: FREE, actions: { N: atEnds(mesh, () => 1000) } })).toBe(
      Number.POSITIVE_INFINITY,
    )
  })
})

describe('the column held along a panel, its cross-section rigid', () => {
  const load = (L: number, C_D: number, cuts = {}) => {
    const mesh = meshOf([L], cuts)
    return 1000 * alphaUnderPanel(mesh, C_D, { N: atEnds(mesh, () => -1000) })
  }

  it.each([0, 100, 650])('buckles by twist about the panel line, C_D = %i N', (C_D) => {
    for (const L of [2500, 6000]) expectWithin(load(L, C_D), loadAboutAxis(OMEGA_K4, L, OMEGA_K4_TOP, C_D), 3e-5)
  })

  it('and at the other fibre in its middle buckles over half the length', () => {
    const held = load(5000, 30, { lowerRestraints: [2500] })
    expectWithin(held, loadAboutAxis(OMEGA_K4, 2500, OMEGA_K4_TOP, 30), 5e-6)
  })
})
