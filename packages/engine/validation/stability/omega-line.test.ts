import { describe, expect, it } from 'vitest'
import { grossProperties } from '../../src/sections/gross-properties.ts'
import { createLineMesh, type LineMesh } from '../../src/stability/line-mesh.ts'
import {
  createOmegaLine,
  type HeldFibre,
  omegaBuckling,
  omegaIsStableAt,
  setOmegaStiffness,
} from '../../src/stability/omega-line.ts'
import { type OmegaMatrices, omegaMatrices } from '../../src/stability/omega-matrices.ts'
import { omegaModes } from '../../src/stability/omega-mode.ts'
import { frameSprings, type OmegaMidlines } from '../../src/stability/omega-shape.ts'
import { alphaOf, atEnds, atNodes, rigid as rigidOmega, spansOf } from './oracles/lines.ts'
import { loadFactorBySeries } from './oracles/sine-series.ts'

const OMEGA: OmegaMidlines = { h_p: 198.5, y_t: 34.25, y_b: 49.25, b_f: 48.5, c_p: 17.25, t: 1.46, r_m: 0 }
/** Gross section of the same midline, closed flange on top, as any thin-walled bar. */
const half = [
  { y: 34.25, z: 0 },
  { y: 49.25, z: 198.5 },
  { y: 97.75, z: 198.5 },
  { y: 97.75, z: 181.25 },
]
const GROSS = grossProperties([...half.map((p) => ({ y: -p.y, z: p.z })).reverse(), ...half], OMEGA.t)
const RIGID = { ...GROSS, I_yz: 0, y_s: 0 }
const rigid = (m: OmegaMatrices) => rigidOmega(m, OMEGA.h_p)

interface Line {
  main: number[]
  left?: number
  q: number
  P?: { at: number; size: number }
  N?: number
  held: 'upper' | 'none'
  C_D?: number
  inverted?: boolean
  restraints?: number[]
}

/** Fine elements, so that M linear in them is no difference between the two models. */
const meshOf = ({ main, left = 0, restraints = [], P }: Line, upperRestraints: number[] = []): LineMesh =>
  createLineMesh(
    spansOf(main, left),
    { upperRestraints, lowerRestraints: restraints, loads: P ? [P.at] : [] },
    { fewestOfSpan: 300, fewestOfCantilever: 150, longest: 100 },
  )

/** One span or cantilever and span in closed form: enough for a moment field that is in equilibrium. */
function moments({ main, left = 0, q, P }: Line): (x: number) => number {
  const L = main[0]!
  const R = (q * (L + left) ** 2) / 2 / L + (P ? (P.size * (L + left - P.at)) / L : 0)
  return (x) => {
    const beyond = Math.max(0, x - left)
    const force = P && x > P.at ? P.size * (x - P.at) : 0
    return R * beyond - (q * x * x) / 2 - force
  }
}

function actionsOf(line: Line, mesh: LineMesh) {
  const P = new Float64Array(mesh.nodeCount)
  if (line.P) P[mesh.x.findIndex((x) => Math.abs(x - line.P!.at) < 1e-6)] = line.P.size
  return {
    M: atNodes(mesh, moments(line)),
    q: atEnds(mesh, () => line.q),
    N: line.N ? atEnds(mesh, () => line.N!) : null,
    P,
  }
}

function distorting(line: Line, change: (m: OmegaMatrices) => OmegaMatrices) {
  const mesh = meshOf(line)
  const inverted = line.inverted ?? false
  const held: HeldFibre = line.held === 'none' ? null : inverted ? 'feet' : 'closedFlange'
  const omega = createOmegaLine(mesh, held, inverted)
  setOmegaStiffness(omega, change(omegaMatrices(OMEGA, frameSprings(OMEGA, held, line.C_D ?? 0), inverted ? 'B' : 'T')))
  return omegaBuckling(omega, actionsOf(line, mesh)).alphaSway
}

/** The rigid bar; a panel holds its upper fibre at every node. */
function thinWalled(line: Line): number {
  const plain = meshOf(line)
  const mesh = line.held === 'upper' ? meshOf(line, [...plain.x]) : plain
  const flange = -GROSS.z_c
  const feet = OMEGA.h_p - GROSS.z_c
  const sign = line.inverted ? -1 : 1
  const [z_up, z_low] = line.inverted ? [-feet, -flange] : [flange, feet]
  const section = { ...RIGID, z_s: sign * RIGID.z_s, beta: sign * RIGID.beta }
  return alphaOf(mesh, { section, heights: { z_up, z_low, z_q: z_up }, actions: actionsOf(line, mesh) })
}

describe('a cross-section that is not let distort is the rigid thin-walled bar (method 5.21(1))', () => {
  it.each<[string, Line]>([
    ['uplift, axis at the closed flange', { main: [6000], q: -1, held: 'upper' }],
    ['the same with restraints of the feet', { main: [6000], q: -1, held: 'upper', restraints: [2000, 4000] }],
    ['gravity on a cantilever', { main: [5000], left: 1500, q: 1, held: 'upper' }],
    ['without panel: the work of the shear', { main: [5000], q: -1, held: 'none' }],
    ['without panel, gravity on a cantilever', { main: [5000], left: 1500, q: 1, held: 'none' }],
    ['a point load', { main: [6000], q: -0.2, P: { at: 2000, size: -3000 }, held: 'upper' }],
    ['a point load without panel', { main: [6000], q: 0, P: { at: 2000, size: -3000 }, held: 'none' }],
    ['inverted without panel, gravity', { main: [6000], q: 1, held: 'none', inverted: true }],
    [
      'inverted without panel, uplift, a restraint',
      { main: [6000], q: -1, held: 'none', inverted: true, restraints: [3000] },
    ],
    ['with compression', { main: [6000], q: -0.5, N: -8000, held: 'upper' }],
    ['with tension, no panel', { main: [6000], q: -0.5, N: 5000, held: 'none' }],
  ])('%s', (_, line) => {
    const [found, expected] = [distorting(line, rigid), thinWalled(line)]
    expect(Math.abs(found / expected - 1)).toBeLessThan(1e-4)
    // And it does distort when let: softer by at least a thousandth.
    expect(distorting(line, (m) => m)).toBeLessThan(0.999 * expected)
  })

  it('with C_D inside the frame its spring is wᵀ·B·w of the rigid rotation: 613.4 for 650', () => {
    const { B } = omegaMatrices(OMEGA, frameSprings(OMEGA, 'closedFlange', 650), 'T').sway
    const w = [0, 1, -OMEGA.h_p]
    const form = (m: Float64Array) =>
      w.reduce((sum, a, i) => sum + w.reduce((part, b, j) => part + a * m[3 * i + j]! * b, 0), 0)
    expect(Math.abs(form(B) - 613.4)).toBeLessThan(0.05)
    const line: Line = { main: [6000], q: -1, held: 'upper', C_D: 650 }
    const [L, arm] = [6000, -GROSS.z_c - RIGID.z_s]
    const expected = loadFactorBySeries({
      section: RIGID,
      L,
      M: (t) => (-L * L * t * (1 - t)) / 2,
      torqueOfLoad: () => -arm,
      C_D: form(B),
      axisRatio: arm,
    })
    // The spring also bends the closed flange, which the work of M and q sees: 0.2 %.
    expect(Math.abs(distorting(line, rigid) / expected - 1)).toBeLessThan(3e-3)
  })
})

it.each([
  ['closed flange', 'T', [0, 1, -198.5]],
  ['feet', 'B', [198.5, 1, 0]],
] as const)('a load does no work on a rotation about its own fibre, the %s (method 5.21(2))', (_, loaded, w) => {
  const { X_q } = omegaMatrices(OMEGA, { k_M: 0, k_B: 0 }, loaded).sway
  const form = (d: readonly number[]) =>
    d.reduce((sum, a, i) => sum + d.reduce((part, b, j) => part + a * X_q[3 * i + j]! * b, 0), 0)
  expect(Math.abs(form(w))).toBeLessThan(1e-9 * OMEGA.h_p)
  expect(Math.abs(form([198.5 / 2, 1, -198.5 / 2]))).toBeGreaterThan(10)
})

describe('a load factor of the distorting line', () => {
  const line: Line = { main: [6000], q: -1, held: 'upper', C_D: 650, restraints: [3000] }
  const mesh = meshOf(line)
  const omega = createOmegaLine(mesh, 'closedFlange', false)
  setOmegaStiffness(omega, omegaMatrices(OMEGA, frameSprings(OMEGA, 'closedFlange', 650), 'T'))
  const actions = actionsOf(line, mesh)

  it('is the smaller of the two families times 0.96, and certified', () => {
    const { alphaSway, alphaSpread, alpha_cr } = omegaBuckling(omega, actions, true)
    expect(alpha_cr).toBe(0.96 * Math.min(alphaSway, alphaSpread))
    expect(omegaIsStableAt(omega, actions, alpha_cr * (1 - 1e-5))).toBe(true)
    expect(omegaIsStableAt(omega, actions, alpha_cr * (1 + 1e-5))).toBe(false)
  })

  it('is what its mode stores over what it releases, in both families', () => {
    const { sway, spread } = omegaModes(omega, actions)
    for (const mode of [sway!, spread!]) {
      const { alpha, U_C, U_D, U_B, V_M, V_N, V_q } = mode
      expect(Math.abs(-(U_C + U_D + U_B) / (V_M + V_N + V_q) / alpha - 1)).toBeLessThan(2e-6)
      expect(Math.max(...mode.fields.map(Math.abs))).toBe(1)
    }
  })

  it('does not exist under tension alone', () => {
    const { alphaSway, alphaSpread } = omegaBuckling(omega, { M: null, q: null, P: null, N: atEnds(mesh, () => 1000) })
    expect([alphaSway, alphaSpread]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])
  })
})

it('a lip that is all corner is the limit of shorter and shorter straight ones', () => {
  const matricesOf = (c_p: number) => omegaMatrices({ ...OMEGA, r_m: 9, c_p }, { k_M: 0, k_B: 0 }, 'T')
  const [all, nearly] = [matricesOf(9), matricesOf(9 + 1e-6)]
  for (const family of ['sway', 'spread'] as const)
    for (const [name, values] of Object.entries(all[family]))
      if (values instanceof Float64Array)
        values.forEach((value, k) => {
          const beside = (nearly[family] as unknown as Record<string, Float64Array>)[name]!
          const size = Math.max(...beside.map(Math.abs), 1e-12)
          expect(Math.abs(value - beside[k]!) / size, `${family} ${name} ${k}`).toBeLessThan(1e-5)
        })
  expect(all.A / nearly.A).toBeCloseTo(1, 6)
})
