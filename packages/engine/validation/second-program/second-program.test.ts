/**
 * The second program against the numbers printed in the method for the line of an Ω that distorts: section, load factor, sideways load. It shares no
 * code with the engine but the effective sections.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { DesignRequest } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { secondProgram } from './checks.ts'
import { beam, meshOf } from './mesh.ts'
import { type OmegaShape, omegaFactor, omegaMatrices, omegaSideways } from './omega-fields.ts'
import type { WireLine } from './wire-loads.ts'

const line = (spansMm: number[], lowerLocks: number[] = [], upperLocks: number[] = []): WireLine => {
  const ends = [0]
  for (const L of spansMm) ends.push(ends.at(-1)! + L)
  return {
    spans: spansMm.map((_, i) => ({ from: ends[i]!, to: ends[i + 1]!, isConsole: false })),
    length: ends.at(-1)!,
    supports: ends,
    cases: new Map(),
    ownWeight: { z: [], y: [], n: [], Pz: [], Py: [], Pn: [], N: 0 },
    gammas: { Gsup: 1, Ginf: 1, Q: 1, M0: 1, M1: 1 },
    uls: [],
    characteristic: [],
    upperLocks,
    lowerLocks,
  }
}
const free = { isInverted: false, C_D: 0, hasPanel: false }
const HAT_200: OmegaShape = { h: 200, bTop: 70, bBase: 100, bFoot: 50, c: 18, r: 0, t: 1.46, tNom: 1.5, ...free }
const HAT_160: OmegaShape = { h: 160, bTop: 60, bBase: 90, bFoot: 45, c: 16, r: 0, t: 1.46, tNom: 1.5, ...free }

/** Half a unit of the last printed digit, or 0.1 %, which is what elements leave. */
const agrees = (found: number, printed: string) => {
  const decimals = (printed.split('.')[1] ?? '').length
  const allowed = Math.max(0.5 * 10 ** -decimals, 1e-3 * Math.abs(Number(printed)))
  expect(Math.abs(found - Number(printed)), printed).toBeLessThanOrEqual(allowed)
}

it('has the section of the method', () => {
  const { A, zeta_c, I_y, sway, spread } = omegaMatrices(HAT_200)
  agrees(A, '873.27')
  agrees(zeta_c, '109.206')
  expect(Math.abs(I_y / 4.61718e6 - 1)).toBeLessThan(1e-5)
  agrees(sway.B[1]![1]!, '1539.08')
  agrees(sway.B[1]![2]!, '7.75357')
  expect(Math.abs(spread.X[0]![0]! / 5.71965e-3 - 1)).toBeLessThan(1e-5)
})

const HAT_ROUNDED = { ...HAT_200, r: 2.25 }
describe.each([
  ['5000, q −1', HAT_200, [5000], -1, [], '1.16892'],
  ['the same with arcs', HAT_ROUNDED, [5000], -1, [], '1.12881'],
  [
    'inverted, 6000 + 6000, upper fibre locked',
    { ...HAT_200, isInverted: true },
    [6000, 6000],
    1,
    [3000, 9000],
    '3.23683',
  ],
  ['the same with arcs', { ...HAT_ROUNDED, isInverted: true }, [6000, 6000], 1, [3000, 9000], '3.14395'],
] as const)('α_cr of a line without panel, %s', (_, shape, spansMm, q, upperLocks, printed) => {
  it(`is ${printed}`, () => {
    const one = line([...spansMm], [], [...upperLocks])
    const mesh = meshOf(one, 32)
    const loads = mesh.perElement([{ from: 0, to: one.length, value: q }])
    const none = new Float64Array(mesh.x.length)
    const supports = one.supports.map(mesh.nodeAt)
    const { M } = beam(mesh, supports, 1, loads, none)
    const held = { supports, upper: upperLocks.map(mesh.nodeAt), lower: [] }
    agrees(omegaFactor(mesh, shape, held, { M, N: none, q: loads, P: none }), printed)
  })
})

const ROUNDED = { ...HAT_160, r: 2.25 }
const INVERTED = { ...ROUNDED, isInverted: true }
describe.each([
  ['4000, sharp', HAT_160, [4000], [], [], 2000, 'LF L', '18.24'],
  ['4000, inverted and sharp', { ...HAT_160, isInverted: true }, [4000], [], [], 2000, 'LF L', '65.28'],
  ['4000', ROUNDED, [4000], [], [], 2000, 'LF L', '19.04'],
  ['4000, inverted', INVERTED, [4000], [], [], 2000, 'LF L', '68.14'],
  ['6000 + 6000, feet locked at midspan', ROUNDED, [6000, 6000], [3000, 9000], [], 6000, 'LF F', '16.844'],
  ['5000, closed flange locked at midspan', ROUNDED, [5000], [], [2500], 2500, 'BT T', '11.140'],
  ['4000, inverted, both fibres locked', INVERTED, [4000], [2000], [2000], 2000, 'LF L', '17.749'],
] as const)('σ_q of a line of %s under 0.1 N/mm', (_, shape, spansMm, lowerLocks, upperLocks, x, place, printed) => {
  it(`is ${printed} at ${place}`, () => {
    const one = line([...spansMm], [...lowerLocks], [...upperLocks])
    const mesh = meshOf(one)
    const q = mesh.perElement([{ from: 0, to: one.length, value: 0.1 }])
    const held = {
      supports: one.supports.map(mesh.nodeAt),
      upper: upperLocks.map(mesh.nodeAt),
      lower: lowerLocks.map(mesh.nodeAt),
    }
    const { sigma } = omegaSideways(mesh, shape, held, q, new Float64Array(mesh.x.length))
    const largest = Math.max(...sigma.flatMap((s) => Array.from(s.sigma, Math.abs)))
    agrees(Math.abs(sigma.find((s) => s.place === place)!.sigma[mesh.nodeAt(x)]!), printed)
    agrees(largest, printed)
  })
})

const FOLDER = new URL('cases/', import.meta.url)
interface Case {
  id: string
  input: DesignRequest
  utilisations: Record<string, Record<string, number | null>>
}

/** Whole designs by a program of other hands in another language: a slope without panel, an Ω and a C. */
describe.each(readdirSync(FOLDER))('%s', (file) => {
  const { input, utilisations } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Case
  it.each(Object.keys(utilisations).slice(0, 2))('%s agrees with the other program', (id) => {
    const [, typology, thickness, steel] = /^(.*)-([\d.]+)-(S\d+)$/.exec(id)!
    const family = genericCatalogue.families.find((f) => f.typology === typology)!
    const grade = genericCatalogue.steels.find((s) => s.id === steel)!
    const found = secondProgram(input, family, Number(thickness), grade)
    let compared = 0
    for (const [code, expected] of Object.entries(utilisations[id]!)) {
      if (expected === null || !(code in found)) continue
      compared++
      expect(Math.abs(found[code as keyof typeof found]! / expected - 1), code).toBeLessThan(0.002)
    }
    expect(compared).toBeGreaterThan(3)
  })
})
