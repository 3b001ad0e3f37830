import { describe, it } from 'vitest'
import { expectWithin } from './oracles/as-printed.ts'
import { criticalMoment, E, G } from './oracles/lateral-torsional.ts'
import { alphaOf, alphaUnderPanel, atEnds, atNodes, FREE, meshOf } from './oracles/lines.ts'
import { midlineProperties, OMEGA_K4, OMEGA_K4_BRIMS, OMEGA_K4_TOP } from './oracles/midline-properties.ts'
import { type ForkSpan, loadFactorBySeries } from './oracles/sine-series.ts'

/** A doubly symmetric I of thin plates: the two flanges carry I_z, their distance I_w. */
const H = 200
const I_SECTION = {
  A: 2000,
  I_y: 13e6,
  I_z: 1.4e6,
  I_yz: 0,
  I_w: (1.4e6 * H * H) / 4,
  I_t: 20_000,
  y_s: 0,
  z_s: 0,
  beta: 0,
}

describe('doubly symmetric section, one span between forks', () => {
  const L = 5000
  const mesh = meshOf([L], { loads: [L / 2] })
  const q = 1
  const uniformLoad = { M: atNodes(mesh, (x) => (q * x * (L - x)) / 2), q: atEnds(mesh, () => q) }
  const P = 1000
  const atMiddle = {
    M: atNodes(mesh, (x) => (P * Math.min(x, L - x)) / 2),
    P: atNodes(mesh, (x) => (Math.abs(x - L / 2) < 1e-6 ? P : 0)),
  }

  it.each([
    ['top flange', -H / 2],
    ['centre', 0],
    ['bottom flange', H / 2],
  ])('under uniform load at the %s follows C1 = 1.127, C2 = 0.454', (_, z_q) => {
    const alpha = alphaOf(mesh, { section: I_SECTION, heights: { ...FREE, z_q }, actions: uniformLoad })
    const M_cr = criticalMoment(I_SECTION, L, 1, { C1: 1.127, C2: 0.454, C3: 0 }, -z_q)
    expectWithin((alpha * q * L * L) / 8, M_cr, 0.01)
  })

  it.each([
    ['top flange', -H / 2],
    ['centre', 0],
    ['bottom flange', H / 2],
  ])('under a point load in the middle at the %s follows C1 = 1.365, C2 = 0.553', (_, z_q) => {
    const alpha = alphaOf(mesh, { section: I_SECTION, heights: { ...FREE, z_q }, actions: atMiddle })
    const M_cr = criticalMoment(I_SECTION, L, 1, { C1: 1.365, C2: 0.553, C3: 0 }, -z_q)
    expectWithin((alpha * P * L) / 4, M_cr, 0.02)
  })

  it.each([
    [1, 1, 'uniform'],
    [0, 1.77, 'one end'],
    [-1, 2.55, 'antisymmetric'],
  ])('under end moments of ratio %f follows C1 = %f (%s)', (ratio, C1) => {
    const M = 1e6
    const moment = atNodes(mesh, (x) => M * (1 + ((ratio - 1) * x) / L))
    const alpha = alphaOf(mesh, { section: I_SECTION, heights: FREE, actions: { M: moment } })
    expectWithin(alpha * M, criticalMoment(I_SECTION, L, 1, { C1, C2: 0, C3: 0 }), 0.08)
  })
})

describe('the second program (sine series, dense inertia)', () => {
  const L = 5000
  const mesh = meshOf([L])
  const parabola = (t: number) => 5e6 * t * (1 - t)
  const q = (8 * 1.25e6) / L ** 2
  const line = (moment: (t: number) => number) => ({ M: atNodes(mesh, (x) => moment(x / L)) })

  it.each([
    ['sagging, load on the closed flange', 1, OMEGA_K4_TOP],
    ['uplift, load on the closed flange', -1, OMEGA_K4_TOP],
    ['uplift, load on the brims', -1, OMEGA_K4_BRIMS],
    ['sagging, load in the shear centre', 1, OMEGA_K4.z_s],
  ])('gives the free Ω the same load factor: %s', (_, sense, z_q) => {
    const alpha = alphaOf(mesh, {
      section: OMEGA_K4,
      heights: { ...FREE, z_q },
      actions: { ...line((t) => sense * parabola(t)), q: atEnds(mesh, () => sense * q) },
    })
    const span: ForkSpan = {
      section: OMEGA_K4,
      L,
      M: (t) => sense * parabola(t),
      torqueOfLoad: () => sense * q * (z_q - OMEGA_K4.z_s),
    }
    // The moment is linear in an element: 2/3 of (1/32)² of the largest moment is missing on average.
    expectWithin(alpha, loadFactorBySeries(span), 1.5e-3)
  })

  it.each([0, 100, 650])('gives the Ω held along its closed flange with C_D = %i N the same load factor', (C_D) => {
    const alpha = alphaUnderPanel(mesh, C_D, { ...line((t) => -parabola(t)), q: atEnds(mesh, () => -q) })
    const span: ForkSpan = {
      section: OMEGA_K4,
      L,
      M: (t) => -parabola(t),
      torqueOfLoad: () => -q * (OMEGA_K4_TOP - OMEGA_K4.z_s),
      C_D,
      axisRatio: OMEGA_K4_TOP - OMEGA_K4.z_s,
    }
    expectWithin(alpha, loadFactorBySeries(span, 20), 1.5e-3)
  })

  it('gives a linear moment from end to end the same load factor, to five digits', () => {
    const moment = (t: number) => 1e6 * (0.3 - t)
    const alpha = alphaOf(mesh, { section: OMEGA_K4, heights: FREE, actions: line(moment) })
    expectWithin(alpha, loadFactorBySeries({ section: OMEGA_K4, L, M: moment }, 16), 2e-5)
  })

  it('gives moment and axial force together the same load factor', () => {
    for (const N of [-4000, 4000]) {
      const alpha = alphaOf(mesh, {
        section: OMEGA_K4,
        heights: FREE,
        actions: { ...line(() => -8e5), N: atEnds(mesh, (x) => (N * x) / L) },
      })
      expectWithin(alpha, loadFactorBySeries({ section: OMEGA_K4, L, M: () => -8e5, N: (t) => N * t }), 1e-5)
    }
  })
})

describe('the cantilever', () => {
  /** A strip without warping, clamped by a span so short that it hardly turns. */
  const STRIP = { ...I_SECTION, I_w: 1, I_z: 20_000, I_t: 80_000 }
  const a = 2000
  const root = a / 200
  const mesh = meshOf([root], {}, 0, a)
  const fromTip = (x: number) => root + a - x
  const clamp = (x: number, M: (s: number) => number) => (x < root ? (M(a) * x) / root : M(fromTip(x)))
  const scale = Math.sqrt(E * STRIP.I_z * G * STRIP.I_t)

  it('under a tip load at the centroid buckles at 4.013·√(EI_z·GI_t)/a²', () => {
    const M = atNodes(mesh, (x) => clamp(x, (s) => -100 * s))
    const P = atNodes(mesh, (x) => (x > root + a - 1e-6 ? 100 : 0))
    const alpha = alphaOf(mesh, { section: STRIP, heights: FREE, actions: { M, P } })
    expectWithin(alpha * 100, (4.013 * scale) / a ** 2, 0.004)
  })

  it('under uniform load at the centroid buckles at 12.85·√(EI_z·GI_t)/a³', () => {
    const q = 0.1
    const M = atNodes(mesh, (x) => clamp(x, (s) => (-q * s * s) / 2))
    const alpha = alphaOf(mesh, { section: STRIP, heights: FREE, actions: { M } })
    expectWithin(alpha * q, (12.85 * scale) / a ** 3, 0.006)
  })
})

describe('monosymmetric sections', () => {
  it.each([
    ['wide brims', 90, 58, 60],
    ['narrow brims', 120, 90, 25],
    ['deep', 100, 40, 45],
  ])('%s under uniform moment of either sense follow the closed form', (_, base, top, brim) => {
    const h = 180
    const s = midlineProperties(
      [
        [-base / 2 - brim, 0],
        [-base / 2, 0],
        [-top / 2, -h],
        [top / 2, -h],
        [base / 2, 0],
        [base / 2 + brim, 0],
      ],
      2,
    )
    for (const L of [2000, 6000]) {
      const mesh = meshOf([L])
      for (const sense of [1, -1] as const) {
        const alpha = alphaOf(mesh, { section: s, heights: FREE, actions: { M: atNodes(mesh, () => sense * 1e6) } })
        expectWithin(alpha * 1e6, criticalMoment(s, L, sense), 2e-6)
      }
    }
  })
})
