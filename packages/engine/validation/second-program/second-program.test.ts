/**
 * The second program against the numbers printed in the method: the line of an Ω that distorts, sideways load, favourable wind, a free C
 * or Z, and whole designs by a program of other hands. It shares no code with the engine but the effective sections.
 */
import { readFileSync } from 'node:fs'
import type { DesignRequest } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { unloaded, wind } from '../references/requests.ts'
import { type Code, type SecondResult, secondProgram } from './checks.ts'
import { lateralMoment, stripOf } from './free-strips.ts'
import { beam, meshOf } from './mesh.ts'
import { type OmegaShape, omegaLine, omegaMatrices } from './omega-fields.ts'
import { grossOf, rigidLine } from './rigid-fields.ts'
import type { WireLine } from './wire-loads.ts'

interface Places {
  feet?: number[]
  closed?: number[]
  cantilever?: number
}

/** Spans between forks, behind a cantilever where there is one; restraints of the lower and of the upper fibre. */
const line = (spansMm: number[], lower: number[] = [], upper: number[] = [], cantilever = 0): WireLine => {
  const lengths = cantilever > 0 ? [cantilever, ...spansMm] : spansMm
  const ends = [0]
  for (const L of lengths) ends.push(ends.at(-1)! + L)
  return {
    spans: lengths.map((_, i) => ({ from: ends[i]!, to: ends[i + 1]!, isCantilever: cantilever > 0 && i === 0 })),
    length: ends.at(-1)!,
    supports: cantilever > 0 ? ends.slice(1) : ends,
    cases: new Map(),
    ownWeight: { z: [], y: [], n: [], Pz: [], Py: [], Pn: [], N: 0 },
    gammas: { Gsup: 1, Ginf: 1, Q: 1, M0: 1, M1: 1 },
    uls: [],
    characteristic: [],
    upperRestraints: upper,
    lowerRestraints: lower,
  }
}
const meshed = (one: WireLine, points: number[] = []) => {
  const forces = points.map((x) => ({ x, P: 0 }))
  const withPoints = { ...one, cases: new Map([['P', { z: [], y: [], n: [], Pz: forces, Py: [], Pn: [], N: 0 }]]) }
  const mesh = meshOf(withPoints)
  const held = {
    supports: one.supports.map(mesh.nodeAt),
    upper: one.upperRestraints.map(mesh.nodeAt),
    lower: one.lowerRestraints.map(mesh.nodeAt),
  }
  const uniform = (q: number) => mesh.perElement([{ from: 0, to: one.length, value: q }])
  return { mesh, held, uniform, none: new Float64Array(mesh.x.length), noLoad: new Float64Array(mesh.x.length - 1) }
}
const largest = (values: Float64Array) => Math.max(...Array.from(values, Math.abs))

/** Half a unit of the last printed digit, or 0.1 %, which is what elements leave. */
const agrees = (found: number, printed: string) => {
  const decimals = (printed.split('.')[1] ?? '').length
  const allowed = Math.max(0.5 * 10 ** -decimals, 1e-3 * Math.abs(Number(printed)))
  expect(Math.abs(found - Number(printed)), `${found} for ${printed}`).toBeLessThanOrEqual(allowed)
}

const free = { isInverted: false, C_D: 0, hasPanel: false }
const HAT_200: OmegaShape = { h: 200, bTop: 70, bBase: 100, bFoot: 50, c: 18, r: 0, t: 1.46, tNom: 1.5, ...free }
const OMEGA_160: OmegaShape = { h: 160, bTop: 60, bBase: 90, bFoot: 45, c: 16, r: 0, t: 1.46, tNom: 1.5, ...free }
const inverted = (s: OmegaShape): OmegaShape => ({ ...s, isInverted: true })
const rounded = (s: OmegaShape): OmegaShape => ({ ...s, r: 2.25 })
const panelled = (C_D: number): OmegaShape => ({ ...HAT_200, hasPanel: true, C_D })

it('has the section of the method', () => {
  const { A, zeta_c, I_y, sway, spread } = omegaMatrices(HAT_200)
  agrees(A, '873.27')
  agrees(zeta_c, '109.206')
  expect(Math.abs(I_y / 4.61718e6 - 1)).toBeLessThan(1e-5)
  agrees(sway.B[1]![1]!, '1539.08')
  agrees(sway.B[1]![2]!, '7.75357')
  expect(Math.abs(spread.X[0]![0]! / 5.71965e-3 - 1)).toBeLessThan(1e-5)
})

it.each([
  ['LF L', ['-36.85', '-4470.27', '-50.90']],
  ['LF F', ['-44.25', '-4636.12', '-43.50']],
  ['FB B', ['-44.25', '-4636.12', '0']],
  ['BT T', ['-29.25', '0', '0']],
] as const)('has the warping of the method at %s', (place, printed) => {
  const { U } = omegaMatrices(OMEGA_160).sway.U.find((u) => u.place === place)!
  printed.forEach((value, i) => {
    agrees(U[i]!, value)
  })
})

const LOCKS: Places = { feet: [2500, 8000, 13_500] }
describe.each([
  ['6000, C_D 650', panelled(650), [6000], {}, -1, '2.73879', '2.67810'],
  ['6000, C_D 0, feet restrained', panelled(0), [6000], { feet: [3000] }, -1, '2.52040', '2.46174'],
  ['6000 + 6000, C_D 0', panelled(0), [6000, 6000], {}, 1, '2.91016', '2.84755'],
  [
    '5000 + 6000 + 5000, C_D 650, feet restrained',
    panelled(650),
    [5000, 6000, 5000],
    LOCKS,
    -1,
    '11.10201',
    '10.79946',
  ],
  ['5000 without panel', HAT_200, [5000], {}, -1, '1.16892', '1.12881'],
  ['cantilever 1500 + 5000, C_D 300', panelled(300), [5000], { cantilever: 1500 }, 1, '13.38487', '13.15411'],
  ['inverted without panel', inverted(HAT_200), [6000, 6000], { closed: [3000, 9000] }, 1, '3.23683', '3.14395'],
] as [string, OmegaShape, number[], Places, number, string, string][])(
  'α_cr of an Ω line of %s',
  (_, shape, spansMm, places, q, sharp, withArcs) => {
    it.each([
      [shape, sharp],
      [rounded(shape), withArcs],
    ] as const)('with corners of %j is %s', (s, printed) => {
      const { mesh, held, uniform, none } = meshed(line(spansMm, places.feet, places.closed, places.cantilever))
      const { M } = beam(mesh, held.supports, 1, uniform(q), none)
      agrees(omegaLine(mesh, s, held).factor({ M, N: none, q: uniform(q), P: none }), printed)
    })
  },
)

it.each([
  [0, '103.521'],
  [2.25, '102.053'],
] as const)('α_cr of an Ω column with corners of %d is %s', (r, printed) => {
  const { mesh, held, none, noLoad } = meshed(line([6000]))
  const N = none.map(() => -1000)
  agrees(omegaLine(mesh, { ...panelled(650), r }, held).factor({ M: none, N, q: noLoad, P: none }), printed)
})

it.each([
  [0, '0.33809'],
  [2.25, '0.32959'],
] as const)('α_cr of an inverted Ω under a point load, corners of %d, is %s', (r, printed) => {
  const { mesh, held, none, noLoad } = meshed(line([6000]), [2000])
  const P = mesh.perNode([{ x: 2000, P: 4000 }])
  const { M } = beam(mesh, held.supports, 1, noLoad, P)
  agrees(omegaLine(mesh, { ...inverted(HAT_200), r }, held).factor({ M, N: none, q: noLoad, P }), printed)
})

describe.each([
  ['sharp', OMEGA_160, { 'LF L': '18.24', 'LF F': '16.57', 'FB B': '1.08', 'BT T': '4.66' }, null],
  [
    'inverted, sharp',
    inverted(OMEGA_160),
    { 'LF L': '65.28', 'LF F': '52.55', 'FB B': '-28.49', 'BT T': '10.42' },
    null,
  ],
  [
    'with arcs',
    rounded(OMEGA_160),
    {
      'LF L': '19.04',
      'LF F': '17.61',
      'FB F': '16.14',
      'FB B': '2.00',
      'BT B': '1.05',
      'BT T': '4.76',
      'TM T': '4.37',
    },
    '3.00',
  ],
  [
    'inverted, with arcs',
    rounded(inverted(OMEGA_160)),
    {
      'LF L': '68.14',
      'LF F': '57.53',
      'FB F': '49.15',
      'FB B': '-24.08',
      'BT B': '-28.65',
      'BT T': '10.29',
      'TM T': '9.93',
    },
    '15.42',
  ],
] as [string, OmegaShape, Record<string, string>, string | null][])(
  'an Ω of 4000 under 0.1 N/mm sideways, %s',
  (_, shape, places, displacement) => {
    const { mesh, held, uniform, none } = meshed(line([4000]))
    const { sigma, vt, vf } = omegaLine(mesh, shape, held).sideways(uniform(0.1), none)
    const at = (place: string) => sigma.find((s) => s.place === place)!.sigma[mesh.nodeAt(2000)]!
    it.each(Object.entries(places))('has at %s %s', (place, printed) => {
      agrees(at(place) * Math.sign(at('LF L')), printed)
    })
    if (displacement !== null)
      it('moves as printed', () => {
        agrees(Math.max(largest(vt), largest(vf)), displacement)
      })
  },
)

it.each([
  ['6000 + 6000, feet restrained', rounded(OMEGA_160), [6000, 6000], { feet: [3000, 9000] }, 6000, 'LF F', '16.844'],
  ['5000, closed flange restrained', rounded(OMEGA_160), [5000], { closed: [2500] }, 2500, 'BT T', '11.140'],
  [
    'inverted, feet restrained at the thirds',
    rounded(inverted(OMEGA_160)),
    [4000, 5000],
    { feet: [4000 / 3, 8000 / 3, 4000 + 5000 / 3, 4000 + 10_000 / 3] },
    4000 + 10_000 / 3,
    'LF L',
    '10.368',
  ],
  [
    'inverted, both fibres restrained',
    rounded(inverted(OMEGA_160)),
    [4000],
    { feet: [2000], closed: [2000] },
    2000,
    'LF L',
    '17.749',
  ],
] as [string, OmegaShape, number[], Places, number, string, string][])(
  'the largest σ_q of an Ω of %s',
  (_, shape, spansMm, places, x, place, printed) => {
    // Feet are the lower fibre of a standing Ω, the upper one of an inverted.
    const [lower, upper] = shape.isInverted ? [places.closed, places.feet] : [places.feet, places.closed]
    const { mesh, held, uniform, none } = meshed(line(spansMm, lower, upper))
    const { sigma } = omegaLine(mesh, shape, held).sideways(uniform(0.1), none)
    agrees(Math.abs(sigma.find((s) => s.place === place)!.sigma[mesh.nodeAt(x)]!), printed)
    agrees(Math.max(...sigma.map((s) => largest(s.sigma))), printed)
  },
)

it('bends the upper flange of a C by the whole sideways load', () => {
  const { mesh, held, uniform, none } = meshed(line([4000]))
  const strip = stripOf(68, 19, 198, 1.96)
  const M = largest(lateralMoment(mesh, held.supports, strip.I, uniform(0.3), none))
  agrees(M / 1e6, '0.600')
  agrees((M * strip.toLip) / strip.I, '134.4')
  agrees((M * strip.toWeb) / strip.I, '96.8')
})

const C_200 = (t: number, tNom: number, r_m: number) => {
  const [b, h, c] = [70 - tNom, 200 - tNom, 20 - tNom / 2]
  const g = grossOf(
    [
      [b, c],
      [b, 0],
      [0, 0],
      [0, h],
      [b, h],
      [b, h - c],
    ],
    r_m,
    t,
  )
  return { g, h }
}

it.each([
  ['sharp midlines of h − t', 1.46, 0, '0.742', '0.683'],
  // An inside radius of 0 leaves arcs of t_nom/2.
  ['an inside radius of 0', 1.5, 0.75, '0.735', '0.676'],
  ['one of 2.25', 1.5, 3, '0.719', '0.661'],
] as const)('α of a free C of 4.8 + 5.5 m with %s, without and with distortion', (_, tNom, r_m, alpha, distorted) => {
  const { g, h } = C_200(1.46, tNom, r_m)
  const { mesh, held, uniform, none } = meshed(line([4800, 5500]))
  const { M } = beam(mesh, held.supports, 1, uniform(1), none)
  const found = rigidLine(mesh, g, held, -g.z_s, h - g.z_s).factor({ M, N: none, q: uniform(1), P: none })
  agrees(found, alpha)
  agrees(0.92 * found, distorted)
})

const Z_200 = grossOf(
  [
    [-68, 19],
    [-68, 0],
    [0, 0],
    [0, 198],
    [68, 198],
    [68, 179],
  ],
  0,
  1.96,
)
it.each([
  ['Z', Z_200, ['10.120', '4.661', '2.745']],
  ['C', C_200(1.96, 2, 0).g, ['10.327', '4.809', '2.869']],
] as const)('M_cr of a free %s under a uniform moment is as printed for 3, 4.5 and 6 m', (_, g, printed) => {
  ;[3000, 4500, 6000].forEach((L, i) => {
    const { mesh, held, none, noLoad } = meshed(line([L]))
    const M = none.map(() => 1e6)
    agrees(rigidLine(mesh, g, held, -g.z_s, 198 - g.z_s).factor({ M, N: none, q: noLoad, P: none }), printed[i]!)
  })
})

const family = (typology: string) => genericCatalogue.families.find((f) => f.typology === typology)!
const S350 = genericCatalogue.steels.find((s) => s.id === 'S350')!

describe('a force by wind that helps', () => {
  const request = unloaded([4], {
    simulationType: 'GENERAL',
    location: 'PORTUGAL',
    transverseLengthM: 1,
    sectionTypes: ['Z'],
    loadWindSuction: wind([1.45086, 0]),
    axialLoad: { valueKn: 20, direction: 'TRACTION', type: 'UNFACTORED_WIND' },
    claddingProperties: { coveringInertia: 10, fixationsPerMeter: 5 },
  })
  const found = new Map<string, number>()
  const whole = secondProgram(request, family('Z-150-60'), 1.5, S350, (combination, code, u) => {
    if (!combination.includes('Ws')) return
    const key = `${code} ${combination.includes('Nax') ? 'with' : 'without'}`
    found.set(key, Math.max(found.get(key) ?? 0, u))
  })
  it.each([
    ['FREE_FLANGE_BUCKLING', 'with', '0.495'],
    ['FREE_FLANGE_BUCKLING', 'without', '1.000'],
    ['FREE_FLANGE_STRESS', 'with', '0.9194'],
    ['FREE_FLANGE_STRESS', 'without', '0.7707'],
  ] as const)('gives %s %s it %s', (code, kind, printed) => {
    agrees(found.get(`${code} ${kind}`)!, printed)
  })
  it('counts with the worse of both', () => {
    agrees(whole.FREE_FLANGE_BUCKLING!, '1.000')
    agrees(whole.FREE_FLANGE_STRESS!, '0.9194')
  })
})

describe('fasteners', () => {
  const request = (fastenerToWebMm: number, fixationsPerMeter: number) =>
    unloaded([5], {
      sectionTypes: ['Z'],
      loadWindSuction: wind([0.5, 0]),
      claddingProperties: { coveringInertia: 10, fixationsPerMeter, fastenerToWebMm },
    } as Partial<DesignRequest>)
  const solve = (a: number, p: number): SecondResult => secondProgram(request(a, p), family('Z-150-60'), 2, S350)

  it.each([24, 36])('%d mm from the web, within 25 mm of an edge, hold without a spring', (a) => {
    expect(solve(a, 5)).toEqual(solve(a, 0))
  })
  it.each([25, 35])('%d mm from the web keep it', (a) => {
    expect(solve(a, 5).FREE_FLANGE_STRESS!).toBeLessThan(solve(a, 0).FREE_FLANGE_STRESS!)
  })
  it('are on the flange', () => {
    expect(() => solve(60, 5)).toThrow('a < b')
  })
})

interface Case {
  input: DesignRequest
  utilisations: Record<string, Record<string, number | null>>
}

/** Whole designs by a program of other hands in another language. */
describe.each([
  'calculate-03-omega-facade-horizontal-regular',
  'calculate-43-public-c-no-panel',
  'calculate-46-public-omega-slope-no-panel',
  'calculate-47-public-c-slope-no-panel',
  'calculate-48-public-z-traction-wind-fastener',
  'calculate-49-public-c-rail-suction-no-panel',
])('%s', (name) => {
  const text = readFileSync(new URL(`../cases/${name}.json`, import.meta.url), 'utf8')
  const { input, utilisations } = JSON.parse(text) as Case
  const ids = Object.keys(utilisations)
  it.each([ids[0]!, ids[Math.floor(ids.length / 2)]!, ids.at(-1)!])('%s agrees with the other program', (id) => {
    const [, typology, thickness, steel] = /^(.*)-([\d.]+)-(S\d+)$/.exec(id)!
    const grade = genericCatalogue.steels.find((s) => s.id === steel)!
    const found = secondProgram(input, family(typology!), Number(thickness), grade)
    let compared = 0
    for (const [code, expected] of Object.entries(utilisations[id]!)) {
      if (expected === null || !(code in found)) continue
      compared++
      expect(Math.abs(found[code as Code]! / expected - 1), code).toBeLessThan(0.002)
    }
    expect(compared).toBeGreaterThan(2)
  })
})
