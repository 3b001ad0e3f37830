import { describe, expect, it } from 'vitest'
import { lineBuckling, lineIsStableAt, setLineStiffness } from '../../src/stability/line-buckling.ts'
import type { LineCuts } from '../../src/stability/line-mesh.ts'
import { strutBuckling, strutIsStableAt } from '../../src/stability/strut-on-foundation.ts'
import { createThinWalledLine } from '../../src/stability/thin-walled-line.ts'
import { expectPrinted, expectWithin } from './oracles/as-printed.ts'
import { criticalMoment, criticalMomentAboutAxis } from './oracles/lateral-torsional.ts'
import { alphaOf, alphaUnderPanel, atEnds, atNodes, FREE, meshOf, strutOf } from './oracles/lines.ts'
import { OMEGA_K4, OMEGA_K4_BRIMS, OMEGA_K4_TOP, upsideDown } from './oracles/midline-properties.ts'
import { loadFactorBySeries } from './oracles/sine-series.ts'

const HEIGHTS = { z_up: OMEGA_K4_TOP, z_low: OMEGA_K4_BRIMS, z_q: OMEGA_K4_TOP }

function freeKNm(L: number, sense: number): number {
  const mesh = meshOf([L])
  return alphaOf(mesh, { section: OMEGA_K4, heights: FREE, actions: { M: atNodes(mesh, () => sense * 1e6) } })
}

function heldKNm(L: number, sense: number, C_D: number, cuts: LineCuts = {}): number {
  const mesh = meshOf([L], cuts)
  return alphaUnderPanel(mesh, C_D, { M: atNodes(mesh, () => sense * 1e6) })
}

describe('the Ω 148/58/90/43/14, t 1.96 (method 5.21)', () => {
  it('has the printed gross properties', () => {
    expectPrinted(OMEGA_K4.A, '920.7')
    expectPrinted(-OMEGA_K4.z_c, '65.60')
    expectPrinted(OMEGA_K4.I_y / 1e6, '2.793')
    expectPrinted(OMEGA_K4.I_z / 1e6, '2.0396')
    expectPrinted(OMEGA_K4.I_w / 1e9, '3.758')
    expectPrinted(OMEGA_K4.I_t, '1178.9')
    expectPrinted(-OMEGA_K4.z_c - OMEGA_K4.z_s, '170.2')
    expectPrinted(OMEGA_K4.beta / 2, '112')
  })

  it.each([
    [5000, 1, '39.7', 'closed flange compressed'],
    [2500, 1, '157.6', 'closed flange compressed'],
    [5000, -1, '1.73', 'brims compressed'],
    [2500, -1, '5.76', 'brims compressed'],
  ])('buckles free over %i mm in sense %i at %s kNm (%s)', (L, sense, printed) => {
    expectPrinted(freeKNm(L, sense), printed)
  })

  it.each([
    [5000, 0, '2.72', 'one half-wave'],
    [2500, 0, '9.30', 'one half-wave'],
    [5000, 650, '11.59', 'two half-waves'],
    [2500, 650, '11.59', 'one half-wave'],
  ])('buckles about the top flange over %i mm with C_D = %i N at %s kNm (%s)', (L, C_D, printed) => {
    expectPrinted(heldKNm(L, -1, C_D), printed)
  })

  it('cannot buckle when the compressed flange is the one held', () => {
    expect(heldKNm(5000, 1, 0)).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('the five consistency requirements of the thin-walled line (method 5.22)', () => {
  it.each([1, -1] as const)('(1) equals the closed form of uniform moment between forks, sense %i', (sense) => {
    for (const L of [1500, 5000, 9000]) {
      expectWithin(freeKNm(L, sense), criticalMoment(OMEGA_K4, L, sense) / 1e6, 2e-6)
    }
  })

  it.each([0, 50, 650, 5000])('(2) equals the closed form of an enforced axis with C_D = %i N', (C_D) => {
    for (const L of [2500, 5000, 8000]) {
      const oracle = criticalMomentAboutAxis(OMEGA_K4, L, -1, OMEGA_K4_TOP, C_D)
      expectWithin(heldKNm(L, -1, C_D), oracle.M_cr / 1e6, oracle.halfWaves < 4 ? 5e-6 : 1e-4)
    }
  })

  it('(3) finds the free value as the least one over all axes of rotation', () => {
    const L = 4000
    const about = (z_R: number) => criticalMomentAboutAxis(OMEGA_K4, L, -1, z_R, 0).M_cr / 1e6
    let low = -3000
    let high = OMEGA_K4.z_s + 3000
    const golden = (Math.sqrt(5) - 1) / 2
    for (let i = 0; i < 80; i++) {
      const a = high - golden * (high - low)
      const b = low + golden * (high - low)
      if (about(a) < about(b)) high = b
      else low = a
    }
    expectWithin(freeKNm(L, -1), about((low + high) / 2), 3e-6)
  })

  it('sees an inverted Ω under the opposite moment as the same beam', () => {
    const mesh = meshOf([5000])
    const M = atNodes(mesh, (x) => x * (5000 - x))
    const load = (q: number) => new Float64Array(2 * mesh.elementCount).fill(q)
    const upright = alphaOf(mesh, {
      section: OMEGA_K4,
      heights: { ...FREE, z_q: OMEGA_K4_TOP },
      actions: { M, q: load(2) },
    })
    const inverted = alphaOf(mesh, {
      section: upsideDown(OMEGA_K4),
      heights: { ...FREE, z_q: -OMEGA_K4_TOP },
      actions: { M: M.map((m) => -m), q: load(-2) },
    })
    expectWithin(inverted, upright, 2e-6)
  })
})

describe('discrete restraints of single fibres', () => {
  const L = 5000
  const many = Array.from({ length: 31 }, (_, i) => ((i + 1) * L) / 32)
  const uplift = (cuts: LineCuts) => {
    const mesh = meshOf([L], cuts)
    const actions = { M: atNodes(mesh, (x) => -x * (L - x)), q: atEnds(mesh, () => -2) }
    return alphaOf(mesh, { section: OMEGA_K4, heights: HEIGHTS, actions })
  }

  it('of the upper fibre at every node act as an enforced axis', () => {
    const arm = OMEGA_K4_TOP - OMEGA_K4.z_s
    const axis = loadFactorBySeries({
      section: OMEGA_K4,
      L,
      M: (t) => -L * L * t * (1 - t),
      torqueOfLoad: () => -2 * arm,
      axisRatio: arm,
    })
    // The moment is linear in an element: 2/3 of (1/32)² of the largest moment is missing on average.
    expectWithin(uplift({ upperRestraints: many }), axis, 1.5e-3)
  })

  it('of the compressed lower fibre are worth more than of the upper, and in the middle as much as both: it buckles in two half-waves', () => {
    const none = uplift({})
    const upper = uplift({ upperRestraints: [L / 2] })
    const lower = uplift({ lowerRestraints: [L / 2] })
    const both = uplift({ upperRestraints: [L / 2], lowerRestraints: [L / 2] })
    expect(upper).toBeGreaterThan(none)
    expect(lower).toBeGreaterThan(1.2 * upper)
    expectWithin(lower, both, 2e-6)
  })

  it('of both fibres at one place are a fork', () => {
    const mesh = meshOf([L], { upperRestraints: [L / 2], lowerRestraints: [L / 2] })
    const M = atNodes(mesh, () => -1e6)
    const alpha = alphaOf(mesh, { section: OMEGA_K4, heights: HEIGHTS, actions: { M } })
    expectWithin(alpha * 1e6, criticalMoment(OMEGA_K4, L / 2, -1), 2e-6)
  })

  it('beside a panel hold the twist', () => {
    const expected = criticalMomentAboutAxis(OMEGA_K4, L / 2, -1, OMEGA_K4_TOP, 0).M_cr
    expectWithin(heldKNm(L, -1, 0, { lowerRestraints: [L / 2] }) * 1e6, expected, 3e-6)
  })
})

describe('one inertia count', () => {
  it('says whether the line still stands at a load factor', () => {
    const mesh = meshOf([5000, 6000], {}, 800)
    const line = createThinWalledLine(mesh, false)
    setLineStiffness(line, OMEGA_K4, HEIGHTS)
    const actions = { M: atNodes(mesh, () => -1e6), N: null, q: null, P: null }
    const { alpha } = lineBuckling(line, actions)
    expect(lineIsStableAt(line, actions, alpha * 0.999)).toBe(true)
    expect(lineIsStableAt(line, actions, alpha * 1.001)).toBe(false)
  })

  it('says whether the flange still stands at a load factor', () => {
    const mesh = meshOf([5000, 6000], {}, 800)
    const strut = strutOf(mesh, 3e10, 0.01)
    const force = atEnds(mesh, () => 1000)
    const { alpha } = strutBuckling(strut, force)
    expect(strutIsStableAt(strut, force, alpha * 0.999)).toBe(true)
    expect(strutIsStableAt(strut, force, alpha * 1.001)).toBe(false)
    const tension = atEnds(mesh, () => -1)
    expect(strutIsStableAt(strut, tension, 1e9)).toBe(true)
  })
})

it('a line without its stiffness is refused', () => {
  const line = createThinWalledLine(meshOf([5000]), false)
  expect(() => lineBuckling(line, { M: null, N: null, q: null, P: null })).toThrow('setLineStiffness')
})
