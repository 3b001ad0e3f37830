/** Loads on one member by hand: resolution (method 1.3), bands (method 1.6), point loads (method 1.5), patterns (method 1.8), restraints (method 5.2). */

import { type DesignRequest, decode } from '@madre/contract'
import { livePatterns } from '../../src/actions/live-patterns.ts'
import { buildActions, type LoadCase } from '../../src/actions/load-cases.ts'
import type { LineLoading } from '../../src/beam/line.ts'
import { restraintsOf } from '../../src/line/restraints.ts'
import { exactly, printed, type Reference, type ReferenceValue } from '../evidence.ts'
import { drift, unloaded, wind } from './requests.ts'

/** Line load of a case at x [m → N/mm = kN/m]. */
const loadAt = (loading: LineLoading, xM: number) =>
  loading.distributed.filter((d) => xM * 1e3 > d.from && xM * 1e3 < d.to).reduce((sum, d) => sum + d.q0, 0)

const caseOf = (input: DesignRequest, id: string): LoadCase => {
  const found = buildActions(decode(input).line).cases.find((c) => c.id === id)
  if (!found) throw new Error(`no case ${id}`)
  return found
}

/** g 0.5, live 0.4, snow 0.6, wind 0.3 kN/m², P 1 kN, spacing 2 m, 20° (cos 0.939693, sin 0.342020). */
const LOADED: Partial<DesignRequest> = {
  inclinationDegrees: 20,
  loadPermanentDistributed: [0.5],
  loadPermanentPoint: [{ spanType: 'SPAN', spanIdx: 0, loads: { p1: 1, p2: 0, l1: 50, l2: 0 } }],
  loadLiveDistributed: [0.4],
  loadSnowRegular: [0.6],
  loadWindPressure: wind([0.3, 0]),
  loadWindSuction: wind([0.7, 0]),
}

/** [normal, in plane, along] of g, live, snow [kN/m], P [kN], and wind pressure [kN/m], as hand calculation prints them. */
const RESOLVED: [
  DesignRequest['simulationType'],
  DesignRequest['profileOrientation'],
  Record<string, [string, string, string]>,
][] = [
  [
    'ROOF',
    'HORIZONTAL',
    {
      // 0.5·2·cos, 0.5·2·sin; 0.4·2·cos², 0.4·2·cos·sin; 0.6·2·cos², …
      Gmax: ['0.93969', '0.34202', '0'],
      P: ['0.93969', '0.34202', '0'],
      Live: ['0.70642', '0.25712', '0'],
      Sreg: ['1.05963', '0.38567', '0'],
      Wp: ['0.6', '0', '0'],
      Ws: ['-1.4', '0', '0'],
      OwnWeight: ['0.93969', '0.34202', '0'],
    },
  ],
  [
    'ROOF',
    'VERTICAL',
    {
      Gmax: ['0.93969', '0', '0.34202'],
      P: ['0.93969', '0', '0.34202'],
      Live: ['0.70642', '0', '0.25712'],
      Sreg: ['1.05963', '0', '0.38567'],
      Wp: ['0.6', '0', '0'],
      Ws: ['-1.4', '0', '0'],
      OwnWeight: ['0.93969', '0', '0.34202'],
    },
  ],
  [
    'FACADE',
    'HORIZONTAL',
    {
      Gmax: ['0', '1', '0'],
      P: ['0', '1', '0'],
      Live: ['0', '0.8', '0'],
      Wp: ['0.6', '0', '0'],
      Ws: ['-1.4', '0', '0'],
      OwnWeight: ['0', '1', '0'],
    },
  ],
  [
    'FACADE',
    'VERTICAL',
    {
      Gmax: ['0', '0', '1'],
      P: ['0', '0', '1'],
      Live: ['0', '0', '0.8'],
      Wp: ['0.6', '0', '0'],
      Ws: ['-1.4', '0', '0'],
      OwnWeight: ['0', '0', '1'],
    },
  ],
  [
    'GENERAL',
    'HORIZONTAL',
    {
      Gmax: ['1', '0', '0'],
      P: ['1', '0', '0'],
      Live: ['0.8', '0', '0'],
      Sreg: ['1.2', '0', '0'],
      Wp: ['0.6', '0', '0'],
      Ws: ['-1.4', '0', '0'],
      OwnWeight: ['1', '0', '0'],
    },
  ],
  [
    'GENERAL',
    'VERTICAL',
    { Gmax: ['1', '0', '0'], Live: ['0.8', '0', '0'], Wp: ['0.6', '0', '0'], OwnWeight: ['1', '0', '0'] },
  ],
]

function resolutionValues(): ReferenceValue[] {
  return RESOLVED.flatMap(([simulationType, profileOrientation, cases]) => {
    const input = unloaded([5], {
      ...LOADED,
      simulationType,
      profileOrientation,
      loadSnowRegular: simulationType === 'FACADE' ? null : [0.6],
    })
    const { ownWeight } = buildActions(decode(input).line)
    return Object.entries(cases).flatMap(([id, shares]) => {
      const c = id === 'OwnWeight' ? ownWeight : caseOf(input, id === 'P' ? 'Gmax' : id)
      const found = (loading: LineLoading) =>
        id === 'P' ? loading.points.reduce((sum, p) => sum + p.P / 1e3, 0) : loadAt(loading, 1)
      return (['normal', 'inPlane', 'axial'] as const).map((axis, i) => {
        const digits = shares[i]!
        const name = `${simulationType} ${profileOrientation}: ${id} ${axis}`
        // What hand calculation leaves as a whole number is exact.
        return digits.includes('.') && digits.length > 5
          ? printed(name, found(c[axis]), digits)
          : exactly(name, found(c[axis]), Number(digits))
      })
    })
  })
}

/** A line of 1 + 4 + 4 + 1 m with one list of bands; values at the middle of every metre. */
const BANDED = [1, 4, 4, 1]
const banded = (changes: Partial<DesignRequest>) =>
  unloaded(BANDED, { hasLeftCantilever: true, hasRightCantilever: true, transverseLengthM: 1, ...changes })

const profile = (input: DesignRequest, id: string, name: string, expected: number[]): ReferenceValue[] =>
  expected.map((q, i) => exactly(`${name}: x = ${i + 0.5} m`, loadAt(caseOf(input, id).normal, i + 0.5), q))

function bandValues(): ReferenceValue[] {
  const general = { loadWindSuction: wind([1, 2], [0.5, 3]) }
  const regular = { loadSnowRegular: [0.2, 0.4, 0.6, 0.8] }
  return [
    // the last band reaches to the end
    ...profile(banded(general), 'Ws', 'general wind', [-1, -1, -0.5, -0.5, -0.5, -0.5, -0.5, -0.5, -0.5, -0.5]),
    ...profile(
      banded({ loadWindPressure: wind([-0.3, 0]) }),
      'Wp',
      'value without length, typed negative',
      Array(10).fill(0.3),
    ),
    // a band without length is none: the second one starts at the left end
    ...profile(banded({ loadWindPressure: wind([9, 0], [0.5, 3]) }), 'Wp', 'first length zero', Array(10).fill(0.5)),
    ...profile(
      banded({ loadWindPressure: wind([0, 4], [0.5, 2], [0, 4]) }),
      'Wp',
      'zero band',
      [0, 0, 0, 0, 0.5, 0.5, 0, 0, 0, 0],
    ),
    // outside its bands local wind is the general one of its sign
    ...profile(
      banded({ ...general, loadWindLocalSuction: wind([2, 1], [1.5, 2]) }),
      'Wls',
      'local over general wind',
      [-2, -1.5, -1.5, -0.5, -0.5, -0.5, -0.5, -0.5, -0.5, -0.5],
    ),
    ...profile(
      banded({ ...general, loadWindLocalPressure: wind([2, 3]) }),
      'Wlp',
      'local wind without general of its sign',
      [2, 2, 2, 0, 0, 0, 0, 0, 0, 0],
    ),
    ...profile(banded({ loadWindLocalSuction: wind([2, 0]) }), 'Wls', 'local wind without length', Array(10).fill(-2)),
    // drifted snow replaces regular snow inside its bands
    ...profile(
      banded({ ...regular, loadSnowAccumulation: drift([1.5, 1], [1, 2]) }),
      'Sacc',
      'drift over regular snow',
      [1.5, 1, 1, 0.4, 0.4, 0.6, 0.6, 0.6, 0.6, 0.8],
    ),
    ...profile(
      banded({ loadSnowAccumulation: drift([1.5, 3]) }),
      'Sacc',
      'drift alone',
      [1.5, 1.5, 1.5, 0, 0, 0, 0, 0, 0, 0],
    ),
    ...profile(
      banded({ ...regular, loadSnowExceptional: [0, 2, 0, 1] }),
      'Sexc',
      'exceptional snow as typed',
      [0, 2, 2, 2, 2, 0, 0, 0, 0, 1],
    ),
  ]
}

/** Cantilevers 1 m and 2 m beside spans of 4 m and 6 m: P at 25 % and 100 % of each. */
function pointValues(): ReferenceValue[] {
  const input = unloaded([1, 4, 6, 2], {
    hasLeftCantilever: true,
    hasRightCantilever: true,
    loadPermanentPoint: [
      { spanType: 'CONSOLE', spanIdx: 0, loads: { p1: 1, p2: 2, l1: 25, l2: 100 } },
      { spanType: 'SPAN', spanIdx: 0, loads: { p1: 3, p2: 4, l1: 25, l2: 100 } },
      { spanType: 'SPAN', spanIdx: 1, loads: { p1: 5, p2: 0, l1: 0, l2: 0 } },
      { spanType: 'CONSOLE', spanIdx: 1, loads: { p1: 6, p2: 7, l1: 25, l2: 100 } },
    ],
  })
  const { points } = caseOf(input, 'Gmax').normal
  const expected: [number, number][] = [
    [0.25, 1],
    [1, 2],
    [2, 3],
    [5, 4],
    [5, 5],
    [11.5, 6],
    [13, 7],
  ]
  return [
    exactly('number of point loads', points.length, expected.length),
    ...expected.flatMap(([x, P], i) => [
      exactly(`P = ${P} kN: x`, (points[i]?.x ?? Number.NaN) / 1e3, x),
      exactly(`P = ${P} kN: force`, (points[i]?.P ?? Number.NaN) / 1e3, P),
    ]),
  ]
}

const PATTERNS: [string, boolean[], Record<string, number[]>][] = [
  ['one span', [true], { Live: [0] }],
  ['two spans', [true, true], { Live: [0, 1], 'Live:odd': [1], 'Live:even': [0] }],
  [
    'three spans',
    [true, true, true],
    { Live: [0, 1, 2], 'Live:odd': [1], 'Live:even': [0, 2], 'Live:pair1-2': [0, 1], 'Live:pair2-3': [1, 2] },
  ],
  [
    'five spans',
    [true, true, true, true, true],
    {
      Live: [0, 1, 2, 3, 4],
      'Live:odd': [1, 3],
      'Live:even': [0, 2, 4],
      'Live:pair1-2': [0, 1, 3],
      'Live:pair2-3': [1, 2, 4],
      'Live:pair3-4': [0, 2, 3],
      'Live:pair4-5': [1, 3, 4],
    },
  ],
  ['load on the middle one of three', [false, true, false], { Live: [1] }],
]

function patternValues(): ReferenceValue[] {
  return PATTERNS.flatMap(([name, loaded, expected]) => {
    const found = new Map(livePatterns(loaded).map((p) => [p.id, p.spans]))
    return [
      exactly(`${name}: arrangements`, found.size, Object.keys(expected).length),
      ...Object.entries(expected).flatMap(([id, spans]) =>
        loaded.map((_, i) =>
          exactly(
            `${name}: ${id} span ${i}`,
            Number(found.get(id)?.includes(i) ?? Number.NaN),
            Number(spans.includes(i)),
          ),
        ),
      ),
    ]
  })
}

/**
 * Spans of 4 + 4 + 4 m, 2 m apart, area load 0.4 kN/m² on the outer two, 1 kN at the middle of the inner and 2 kN of the last:
 * what every case of the imposed load holds on every span, [kN/m, kN].
 */
function familyValues(): ReferenceValue[] {
  const point = (spanIdx: number, p1: number) => ({
    spanType: 'SPAN' as const,
    spanIdx,
    loads: { p1, p2: 0, l1: 50, l2: 0 },
  })
  const request = (psi1: number) =>
    unloaded([4, 4, 4], {
      loadLiveDistributed: [0.4, 0, 0.4],
      loadLivePoint: [point(1, 1), point(2, 2)],
      loadLiveCombinationFactor: { psi1, psi2: 0, psi3: 0 },
    })
  type Held = Record<string, [number, number][]>
  const [none, area, first, last]: [number, number][] = [
    [0, 0],
    [0.8, 0],
    [0, 1],
    [0, 2],
  ]
  // Odd is the inner span, without area load; even both outer ones, as all; each pair leaves one of the outer ones.
  const apart: Held = {
    Live: [area!, none!, area!],
    'Live:pair1-2': [area!, none!, none!],
    'Live:pair2-3': [none!, none!, area!],
    LiveQ: [none!, first!, last!],
    'LiveQ:odd': [none!, first!, none!],
    'LiveQ:even': [none!, none!, last!],
  }
  const together: Held = {
    Live: [area!, first!, [0.8, 2]],
    'Live:odd': [none!, first!, none!],
    'Live:even': [area!, none!, [0.8, 2]],
    'Live:pair1-2': [area!, first!, none!],
    'Live:pair2-3': [none!, first!, [0.8, 2]],
  }
  const compare = (name: string, psi1: number, held: Held) => {
    const cases = buildActions(decode(request(psi1)).line).cases.filter((c) => c.id.startsWith('Live'))
    return [
      exactly(`${name}: order`, Number(cases.map((c) => c.id).join() === Object.keys(held).join()), 1),
      ...Object.entries(held).flatMap(([id, spans]) => {
        const found = cases.find((c) => c.id === id)?.normal
        return spans.flatMap(([q, P], i) => [
          exactly(`${name}: ${id} span ${i}, q`, found ? loadAt(found, 4 * i + 1) : Number.NaN, q),
          exactly(
            `${name}: ${id} span ${i}, P`,
            found?.points.filter((p) => p.x > 4e3 * i && p.x < 4e3 * (i + 1)).reduce((sum, p) => sum + p.P / 1e3, 0) ??
              Number.NaN,
            P,
          ),
        ])
      }),
    ]
  }
  return [...compare('category H', 0, apart), ...compare('ψ0 = 0.7', 0.7, together)]
}

function restraintValues(): ReferenceValue[] {
  const ends = [0, 1000, 5000, 11000]
  const spanRestraints = {
    upper: { type: 1 as const, lateralLocks: [1, 3, 0] },
    lower: { use: true, lateralLocks: [0, 1, 2] },
  }
  const held = restraintsOf(decode(unloaded([1, 4, 6], { hasLeftCantilever: true, spanRestraints })).line, ends)
  const panel = restraintsOf(
    decode(
      unloaded([1, 4, 6], {
        hasLeftCantilever: true,
        spanRestraints: { upper: { type: 0, lateralLocks: [1, 3, 0] }, lower: { use: false, lateralLocks: [0, 1, 2] } },
      }),
    ).line,
    ends,
  )
  const compare = (name: string, found: number[], expected: number[]) => [
    exactly(`${name}: number`, found.length, expected.length),
    ...expected.map((x, i) => exactly(`${name}: ${i + 1}`, found[i] ?? Number.NaN, x)),
  ]
  return [
    ...compare('upper, 1 in the cantilever and 3 in the span', held.upper, [500, 2000, 3000, 4000]),
    ...compare('lower, 1 and 2', held.lower, [3000, 7000, 9000]),
    ...compare('upper under a panel', panel.upper, []),
    ...compare('lower not in use', panel.lower, []),
  ]
}

const HAND = 'hand calculation'

export const loadReferences: Reference[] = [
  {
    clause: 'loads',
    rank: 'hand',
    title: 'resolution for every type and orientation at 20°',
    source: `${HAND} from method 1.3`,
    values: resolutionValues,
  },
  {
    clause: 'loads',
    rank: 'hand',
    title: 'bands of wind and snow',
    source: `${HAND} from method 1.6`,
    values: bandValues,
  },
  {
    clause: 'loads',
    rank: 'hand',
    title: 'positions of point loads',
    source: `${HAND} from method 1.5`,
    values: pointValues,
  },
  {
    clause: 'livePatterns',
    rank: 'hand',
    title: 'arrangements of one to five spans',
    source: `${HAND} from method 1.8`,
    values: patternValues,
  },
  {
    clause: 'livePatterns',
    rank: 'hand',
    title: 'area load and point loads: alternatives in category H',
    source: `${HAND} from method 1.9`,
    values: familyValues,
  },
  {
    clause: 'restraints',
    rank: 'hand',
    title: 'positions in spans and cantilever',
    source: `${HAND} from method 5.2`,
    values: restraintValues,
  },
]
