/** Numbers of the method page (5.25), by a program of other hands: Ω 160×60, base 90, foot 45, lip 16, t_nom 1.5, q_y 0.1 N/mm. */
import { describe, expect, it } from 'vitest'
import { omegaWidths } from '../sections/profiles/omega.ts'
import { E } from '../steel.ts'
import { createLineMesh, nearestNode, OMEGA_LINE } from './line-mesh.ts'
import { omegaMatrices } from './omega-matrices.ts'
import { halfPath, type OmegaMidlines } from './omega-shape.ts'
import {
  createOmegaSideways,
  createSidewaysResponse,
  curvatures,
  setSidewaysSection,
  sidewaysLoad,
  solveSideways,
} from './omega-sideways.ts'
import { swayWarping, type WarpingPlace } from './omega-warping.ts'

const SIZES = { h: 160, bTop: 60, bBase: 90, bFoot: 45, c: 16, t: 1.46 }
const hat = (r: number): OmegaMidlines => ({
  ...omegaWidths({ ...SIZES, r, t_nom: 1.5 }),
  h_p: 158.5,
  t: 1.46,
  r_m: r > 0 ? r + 0.75 : 0,
})

interface Line {
  spans: number[]
  isInverted?: boolean
  /** places of the restraints of the feet and of the closed flange */
  feet?: number[]
  flange?: number[]
  q?: number
  points?: [x: number, P: number][]
}

function solved(m: OmegaMidlines, { spans, isInverted = false, feet = [], flange = [], q = 0.1, points = [] }: Line) {
  const mesh = createLineMesh(
    spans.map((length) => ({ length, isCantilever: false })),
    {
      upperRestraints: isInverted ? feet : flange,
      lowerRestraints: isInverted ? flange : feet,
      loads: points.map(([x]) => x),
    },
    OMEGA_LINE,
  )
  const of = createOmegaSideways(mesh, isInverted)
  const matrices = omegaMatrices(m, { k_M: 0, k_B: 0 }, isInverted ? 'B' : 'T')
  setSidewaysSection(of, matrices)
  const P = new Float64Array(mesh.nodeCount)
  for (const [x, force] of points) P[nearestNode(mesh, x)]! += force
  const response = createSidewaysResponse(of)
  solveSideways(of, sidewaysLoad(of, new Float64Array(2 * mesh.elementCount).fill(q), P), response)
  const points_ = swayWarping(m)
  const stress = (place: WarpingPlace, node: number) => {
    const { U } = points_.find((p) => p.place === place)!
    const second = curvatures(matrices.sway, Array.from(response.m.subarray(3 * node, 3 * node + 3)))
    return -E * (U[0] * second[0]! + U[1] * second[1]! + U[2] * second[2]!)
  }
  let largest = 0
  for (let node = 0; node < mesh.nodeCount; node++)
    for (const { place } of points_) largest = Math.max(largest, Math.abs(stress(place, node)))
  const moved = Array.from(response.d).filter((_, i) => i % 6 === 0 || i % 6 === 4)
  return { mesh, response, stress, largest, displacement: Math.max(...moved.map(Math.abs)) }
}

/** Half a unit of the last digit printed. */
const halfUnit = (printed: string) => 0.501 * 10 ** -(printed.split('.')[1]?.length ?? 0)

function agrees(found: number, printed: string): void {
  expect(Math.abs(found - Number(printed)), `${found} for ${printed}`).toBeLessThanOrEqual(halfUnit(printed))
}

/** Their arcs have 8 chords a right angle, ours 16: with 8 all of these agree to the last digit. */
const OF_CHORDS = 5e-4
function agreesButForArcs(found: number, printed: string): void {
  const allowed = halfUnit(printed) + OF_CHORDS * Math.abs(Number(printed))
  expect(Math.abs(found - Number(printed)), `${found} for ${printed}`).toBeLessThanOrEqual(allowed)
}

it.each<[WarpingPlace, string, string, string]>([
  ['L', '-36.85', '-4470.27', '-50.90'],
  ['F0', '-44.25', '-4636.12', '-43.50'],
  ['B0', '-44.25', '-4636.12', '0'],
  ['T0', '-29.25', '0', '0'],
])('U(%s) of v_t, φ and v_f is %s, %s, %s', (place, ...printed) => {
  const { U } = swayWarping(hat(0)).find((p) => p.place === place)!
  for (const [i, text] of printed.entries()) agrees(U[i]!, text)
})

it.each([0, 2.25])('U at the ends of the walls carries C: r = %f', (r) => {
  const m = hat(r)
  const { C } = omegaMatrices(m, { k_M: 0, k_B: 0 }, 'T').sway
  const { pieces } = halfPath(m)
  const points = swayWarping(m)
  const at = (place: string) => points.find((p) => p.place === place)?.U ?? [0, 0, 0]
  const flats = pieces.filter(({ start, end }) => start !== end)
  const ends = r > 0 ? ['L F1', 'F2 B1', 'B2 T1', 'T2 M'] : ['L F0', 'F0 B0', 'B0 T0', 'T0 M']
  // U runs straight along a flat, so that Simpson's rule is exact there; the arcs are what is missing.
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) {
      const sum = flats.reduce((total, { L }, k) => {
        const [from, to] = ends[k]!.split(' ').map(at) as unknown as [number[], number[]]
        const middle = (of: number) => (from[of]! + to[of]!) / 2
        return total + (L / 6) * (from[i]! * from[j]! + 4 * middle(i) * middle(j) + to[i]! * to[j]!)
      }, 0)
      const part = (2 * E * m.t * sum) / C[3 * i + j]!
      if (r === 0) expect(part).toBeCloseTo(1, 9)
      else if (i === j) expect([part > 0.85, part < 1]).toEqual([true, true])
    }
})

describe.each<[string, number, boolean, [WarpingPlace, string][], string | null]>([
  [
    'sharp',
    0,
    false,
    [
      ['L', '18.24'],
      ['F0', '16.57'],
      ['B0', '1.08'],
      ['T0', '4.66'],
    ],
    null,
  ],
  [
    'sharp, inverted',
    0,
    true,
    [
      ['L', '65.28'],
      ['F0', '52.55'],
      ['B0', '-28.49'],
      ['T0', '10.42'],
    ],
    null,
  ],
  [
    'rounded',
    2.25,
    false,
    [
      ['L', '19.04'],
      ['F1', '17.61'],
      ['F2', '16.14'],
      ['B1', '2.00'],
      ['B2', '1.05'],
      ['T1', '4.76'],
      ['T2', '4.37'],
    ],
    '3.00',
  ],
  [
    'rounded, inverted',
    2.25,
    true,
    [
      ['L', '68.14'],
      ['F1', '57.53'],
      ['F2', '49.15'],
      ['B1', '-24.08'],
      ['B2', '-28.65'],
      ['T1', '10.29'],
      ['T2', '9.93'],
    ],
    '15.42',
  ],
])('4000 between forks, %s', (_, r, isInverted, printed, displacement) => {
  const line = solved(hat(r), { spans: [4000], isInverted })
  const middle = nearestNode(line.mesh, 2000)
  const sign = Math.sign(line.stress('L', middle))
  it.each(printed)('σ_q at %s is %s', (place, text) => {
    const compare = r > 0 ? agreesButForArcs : agrees
    compare(sign * line.stress(place, middle), text)
  })
  if (displacement) it(`moves by ${displacement} mm`, () => agrees(line.displacement, displacement))
})

it.each<[string, Line, number, WarpingPlace, string]>([
  ['6000 + 6000, feet restrained at midspan', { spans: [6000, 6000], feet: [3000, 9000] }, 6000, 'F2', '16.844'],
  ['5000, closed flange restrained at midspan', { spans: [5000], flange: [2500] }, 2500, 'T2', '11.140'],
  [
    'inverted, 4000 + 5000, feet restrained at the thirds',
    {
      spans: [4000, 5000],
      isInverted: true,
      feet: [4000 / 3, 8000 / 3, 4000 + 5000 / 3, 4000 + 10_000 / 3],
    },
    4000 + 10_000 / 3,
    'L',
    '10.368',
  ],
  [
    'inverted, 4000, both restrained at midspan',
    { spans: [4000], isInverted: true, feet: [2000], flange: [2000] },
    2000,
    'L',
    '17.749',
  ],
])('the largest σ_q of %s stands there: %#', (_, of, x, place, printed) => {
  const line = solved(hat(2.25), of)
  const node = nearestNode(line.mesh, x)
  const there = place === 'F2' || place === 'T2' ? [`${place[0]}1`, `${place[0]}2`] : [place]
  const largest = Math.max(...there.map((p) => Math.abs(line.stress(p as WarpingPlace, node))))
  agreesButForArcs(largest, printed)
  agreesButForArcs(line.largest, printed)
})

describe('what holds whatever the numbers', () => {
  const m = hat(2.25)
  it('the fields’ end forces are in equilibrium: C·d″ is the same from either side of a node', () => {
    const one = solved(m, { spans: [4000], feet: [2000] })
    const two = solved(m, { spans: [4000], feet: [2000], points: [[1000, 1e-9]] })
    const at = (line: typeof one, x: number) => line.response.m.subarray(3 * nearestNode(line.mesh, x))[2]!
    expect(at(two, 2000) / at(one, 2000)).toBeCloseTo(1, 4)
  })

  it('a force over a support moves nothing', () => {
    expect(solved(m, { spans: [4000, 4000], q: 0, points: [[4000, 1000]] }).largest).toBe(0)
  })

  it('a force at midspan of equal spans is antisymmetric where the load is', () => {
    const line = solved(m, {
      spans: [4000, 4000],
      q: 0,
      points: [
        [2000, 500],
        [6000, -500],
      ],
    })
    const [left, right] = [2000, 6000].map((x) => line.stress('L', nearestNode(line.mesh, x)))
    expect(left! / right!).toBeCloseTo(-1, 9)
  })

  it('Maxwell: a force here moves the outer fibre there as much as a force there moves it here', () => {
    const moved = (from: number, to: number) => {
      const line = solved(m, {
        spans: [4000, 5000],
        q: 0,
        feet: [2000],
        points: [
          [from, 1000],
          [to, 0],
        ],
      })
      return line.response.d[6 * nearestNode(line.mesh, to)]!
    }
    expect(moved(1000, 6500) / moved(6500, 1000)).toBeCloseTo(1, 9)
  })
})
