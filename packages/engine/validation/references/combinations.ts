/** Combinations written out by hand: EN 1990 6.10, 6.11b, 6.14–6.16 with method 1.11 and 1.14. */
import { type DesignRequest, decode } from '@madre/contract'
import { combinationsOf } from '../../src/en1990/combinations.ts'
import type { Location } from '../../src/input.ts'
import { nationalParameters } from '../../src/national-annex/parameters.ts'
import type { Combination } from '../../src/result.ts'
import { exactly, type Reference, type ReferenceValue } from '../evidence.ts'
import { drift, unloaded, wind } from './requests.ts'

const listOf = (input: DesignRequest) => combinationsOf(decode(input).line, nationalParameters(input.location))

type Factors = Record<string, number>
const PERSISTENT = 'PERSISTENT'

/** Every factor of the hand list and every factor too many; a combination that is missing is NaN. */
function compareLists(name: string, found: Combination[], expected: Factors[]): ReferenceValue[] {
  const key = (f: Factors) => Object.keys(f).sort().join('+')
  const rest = [...found]
  const values = expected.flatMap((factors) => {
    const label = Object.entries(factors)
      .map(([id, f]) => `${f}·${id}`)
      .join(' + ')
    // Of the combinations with the same actions, the nearest one.
    const candidates = rest.filter((c) => key(c.factors) === key(factors))
    const distance = (c: Combination) =>
      Object.entries(factors).reduce((d, [id, f]) => d + Math.abs(f - c.factors[id]!), 0)
    const nearest = candidates.sort((a, b) => distance(a) - distance(b))[0]
    if (nearest) rest.splice(rest.indexOf(nearest), 1)
    return Object.entries(factors).map(([id, f]) =>
      exactly(`${name}: ${label}, ${id}`, nearest?.factors[id] ?? Number.NaN, f),
    )
  })
  return [...values, exactly(`${name}: combinations too many`, rest.length, 0)]
}

const of = (list: Combination[], situation: Combination['situation']) => list.filter((c) => c.situation === situation)

/** One span under G, imposed load of category H, snow, wind pressure and suction; one permanent value. */
function simpleRoof(): ReferenceValue[] {
  const list = listOf(
    unloaded([5], {
      loadPermanentDistributed: [0.2],
      loadLiveDistributed: [0.4],
      loadSnowRegular: [0.6],
      loadWindPressure: wind([0.3, 0]),
      loadWindSuction: wind([0.6, 0]),
    }),
  )
  const variable: Factors[] = [
    {},
    { Live: 1.5 },
    { Sreg: 1.5 },
    { Wp: 1.5 },
    { Ws: 1.5 },
    { Sreg: 1.5, Wp: 0.9 },
    { Sreg: 0.75, Wp: 1.5 },
    { Sreg: 1.5, Ws: 0.9 },
    { Sreg: 0.75, Ws: 1.5 },
  ]
  const uls = [{ Gmax: 1.35 }, { Gmin: 1 }].flatMap((G) => variable.map((v): Factors => ({ ...G, ...v })))
  const sls: Factors[] = [
    { Gmax: 1 },
    { Gmax: 1, Live: 1 },
    { Gmax: 1, Sreg: 1 },
    { Gmax: 1, Wp: 1 },
    { Gmax: 1, Ws: 1 },
    { Gmax: 1, Sreg: 1, Wp: 0.6 },
    { Gmax: 1, Sreg: 0.5, Wp: 1 },
    { Gmax: 1, Sreg: 1, Ws: 0.6 },
    { Gmax: 1, Sreg: 0.5, Ws: 1 },
  ]
  return [
    ...compareLists('simple roof, ULS', of(list, PERSISTENT), uls),
    ...compareLists('simple roof, SLS', of(list, 'CHARACTERISTIC'), sls),
  ]
}

/** Two spans of category H under area load and, in one of them, a point load: one case of either at a time, alone with G. */
function areaOrPoint(): ReferenceValue[] {
  const list = listOf(
    unloaded([5, 5], {
      loadPermanentDistributed: [0.2, 0.2],
      loadLiveDistributed: [0.4, 0.4],
      loadLivePoint: [{ spanType: 'SPAN', spanIdx: 0, loads: { p1: 1, p2: 0, l1: 50, l2: 0 } }],
      loadSnowRegular: [0.6, 0.6],
    }),
  )
  const live = ['Live', 'Live:odd', 'Live:even', 'LiveQ']
  const of_G = (G: Factors, gamma: number): Factors[] => [
    { ...G },
    ...live.map((id): Factors => ({ ...G, [id]: gamma })),
    { ...G, Sreg: gamma },
  ]
  return [
    ...compareLists('area or point load, ULS', of(list, PERSISTENT), [
      ...of_G({ Gmax: 1.35 }, 1.5),
      ...of_G({ Gmin: 1 }, 1.5),
    ]),
    ...compareLists('area or point load, SLS', of(list, 'CHARACTERISTIC'), of_G({ Gmax: 1 }, 1)),
  ]
}

/** Imposed load with its own ψ, suction, exceptional snow and an axial load caused by wind; frequent combination. */
function northernRoof(): ReferenceValue[] {
  const list = listOf(
    unloaded([5], {
      loadPermanentDistributed: null,
      loadPermanentDistributedMin: [0.1],
      loadPermanentDistributedMax: [0.2],
      loadLiveDistributed: [0.4],
      loadLiveCombinationFactor: { psi1: 0.7, psi2: 0.5, psi3: 0.3 },
      loadWindSuction: wind([0.6, 0]),
      loadSnowExceptional: [1.4],
      axialLoad: { valueKn: 5, direction: 'COMPRESSIONS', type: 'UNFACTORED_WIND' },
      deflectionLimit: { limit: 200, combination: 'FREQUENT' },
    }),
  )
  const variable: Factors[] = [
    {},
    { Live: 1.5 },
    { Ws: 1.5, Nax: 1.5 },
    { Live: 1.5, Ws: 0.9, Nax: 0.9 },
    { Live: 1.05, Ws: 1.5, Nax: 1.5 },
  ]
  const uls = [{ Gmax: 1.35 }, { Gmin: 1 }].flatMap((G) => variable.map((v): Factors => ({ ...G, ...v })))
  // ψ1 of the leading one, ψ2 of the other: wind 0.2 and 0, imposed load 0.5 and 0.3
  const companions: Factors[] = [{}, { Live: 0.5 }, { Ws: 0.2, Nax: 0.2 }, { Live: 0.3, Ws: 0.2, Nax: 0.2 }]
  const accidental = [{ Gmax: 1 }, { Gmin: 1 }].flatMap((G) =>
    companions.map((v): Factors => ({ ...G, Sexc: 1, ...v })),
  )
  const frequent = [{ Gmax: 1 }, { Gmin: 1 }].flatMap((G): Factors[] => [
    { ...G },
    { ...G, Live: 0.5 },
    { ...G, Ws: 0.2 },
    { ...G, Live: 0.3, Ws: 0.2 },
  ])
  return [
    ...compareLists('northern roof, persistent', of(list, PERSISTENT), uls),
    ...compareLists('northern roof, accidental', of(list, 'ACCIDENTAL'), accidental),
    ...compareLists('northern roof, frequent', of(list, 'FREQUENT'), frequent),
  ]
}

/** Tension given as a design value stands in every ULS combination once with and once without; compression always with. */
function designAxial(): ReferenceValue[] {
  const list = (direction: 'TRACTION' | 'COMPRESSIONS') =>
    of(
      listOf(
        unloaded([5], {
          loadPermanentDistributed: [0.2],
          loadSnowRegular: [0.6],
          axialLoad: { valueKn: 5, direction, type: 'DESIGN' },
        }),
      ),
      PERSISTENT,
    )
  const base: Factors[] = [{ Gmax: 1.35 }, { Gmax: 1.35, Sreg: 1.5 }, { Gmin: 1 }, { Gmin: 1, Sreg: 1.5 }]
  const withN = base.map((f): Factors => ({ ...f, Nax: 1 }))
  return [
    ...compareLists('design tension', list('TRACTION'), [...withN, ...base]),
    ...compareLists('design compression', list('COMPRESSIONS'), withN),
  ]
}

/**
 * Tension that wind causes stands with the factor of the wind, and once more without: under snow and suction, persistent; under suction
 * with exceptional snow, accidental, ψ1 0.2. Compression always stands. Without wind there is neither.
 */
function axialOfWind(): ReferenceValue[] {
  const list = (direction: 'TRACTION' | 'COMPRESSIONS') =>
    listOf(
      unloaded([5], {
        loadPermanentDistributed: [0.2],
        loadSnowRegular: [0.6],
        loadSnowExceptional: [1.4],
        loadWindSuction: wind([0.6, 0]),
        axialLoad: { valueKn: 5, direction, type: 'UNFACTORED_WIND' },
      }),
    )
  const still = (G: Factors): Factors[] => [{ ...G }, { ...G, Sreg: 1.5 }]
  const blown = (G: Factors): Factors[] => [
    { ...G, Ws: 1.5 },
    { ...G, Sreg: 1.5, Ws: 0.9 },
    { ...G, Sreg: 0.75, Ws: 1.5 },
  ]
  const forced = (all: Factors[]): Factors[] => all.map((f): Factors => ({ ...f, Nax: f.Ws! }))
  const permanents: Factors[] = [{ Gmax: 1.35 }, { Gmin: 1 }]
  const persistent = permanents.flatMap((G) => [...still(G), ...forced(blown(G))])
  const exceptional: Factors[] = [{ Gmax: 1, Sexc: 1, Ws: 0.2 }]
  const accidental: Factors[] = [{ Gmax: 1, Sexc: 1 }, ...forced(exceptional)]
  const [tension, compression] = [list('TRACTION'), list('COMPRESSIONS')]
  /** Whether each combination with N is followed by the same without it. */
  const follows = tension.filter((c, i) => {
    const { Nax, ...others } = c.factors
    return Nax !== undefined && JSON.stringify(tension[i + 1]!.factors) !== JSON.stringify(others)
  })
  return [
    ...compareLists('tension by wind', of(tension, PERSISTENT), [...persistent, ...permanents.flatMap(blown)]),
    ...compareLists('tension by wind, accidental', of(tension, 'ACCIDENTAL'), [...accidental, ...exceptional]),
    ...compareLists('compression by wind', of(compression, PERSISTENT), persistent),
    ...compareLists('compression by wind, accidental', of(compression, 'ACCIDENTAL'), accidental),
    exactly('tensions by wind whose absence does not follow', follows.length, 0),
    exactly('factors of N in SLS', tension.filter((c) => c.limitState === 'SLS' && c.factors.Nax).length, 0),
  ]
}

/** The count of method 1.11: every snow and wind case at once. */
function counts(): ReferenceValue[] {
  const everything = unloaded([5], {
    loadPermanentDistributed: null,
    loadPermanentDistributedMin: [0.1],
    loadPermanentDistributedMax: [0.2],
    loadLiveDistributed: [0.4],
    loadSnowRegular: [0.6],
    loadSnowAccumulation: drift([1, 2]),
    loadSnowExceptional: [1.4],
    loadWindPressure: wind([0.3, 0]),
    loadWindSuction: wind([0.6, 0]),
    loadWindLocalPressure: wind([0.5, 1]),
    loadWindLocalSuction: wind([0.9, 1]),
  })
  const list = listOf(everything)
  const quasi = listOf({ ...everything, deflectionLimit: { limit: 200, combination: 'QUASI_PERMANENT' } })
  return [
    exactly('persistent: 2·(1 + 1 + 2 + 4 + 2·2·4)', of(list, PERSISTENT).length, 48),
    exactly('accidental: 2·5', of(list, 'ACCIDENTAL').length, 10),
    exactly('characteristic: 2·24', of(list, 'CHARACTERISTIC').length, 48),
    exactly('quasi-permanent with ψ2 = 0 of all: 2', of(quasi, 'QUASI_PERMANENT').length, 2),
  ]
}

/** γ by location: recommended values of EN 1990 and EN 1993-1-3; Spain 0.80 for favourable weight (method 1.16) and 1.05, Germany 1.10 (method 1.16). */
function national(): ReferenceValue[] {
  const table: [Location, gamma_G_inf: number, gamma_M: number][] = [
    ['OTHER', 1, 1],
    ['PORTUGAL', 1, 1],
    ['SPAIN', 0.8, 1.05],
    ['GERMANY', 1, 1.1],
  ]
  return table.flatMap(([location, gamma_G_inf, gamma_M]) => {
    const p = nationalParameters(location)
    return [
      exactly(`${location}: γ_G,sup`, p.gammaGSup, 1.35),
      exactly(`${location}: γ_G,inf`, p.gammaGInf, gamma_G_inf),
      exactly(`${location}: γ_Q`, p.gammaQ, 1.5),
      exactly(`${location}: γ_M0`, p.gammaM0, gamma_M),
      exactly(`${location}: γ_M1`, p.gammaM1, gamma_M),
    ]
  })
}

const HAND = 'hand list from method 1.11 and 1.14'

export const combinationReferences: Reference[] = [
  {
    clause: 'combinations',
    rank: 'hand',
    title: 'roof of category H with snow and wind',
    source: HAND,
    values: simpleRoof,
  },
  {
    clause: 'combinations',
    rank: 'hand',
    title: 'category H: area load or point loads',
    source: `${HAND}, method 1.9`,
    values: areaOrPoint,
  },
  {
    clause: 'combinations',
    rank: 'hand',
    title: 'imposed load with ψ, exceptional snow, axial load by wind',
    source: HAND,
    values: northernRoof,
  },
  { clause: 'combinations', rank: 'hand', title: 'axial load as a design value', source: HAND, values: designAxial },
  { clause: 'combinations', rank: 'hand', title: 'axial load by wind', source: HAND, values: axialOfWind },
  { clause: 'combinations', rank: 'hand', title: 'number of combinations', source: HAND, values: counts },
  {
    clause: 'national',
    rank: 'hand',
    title: 'partial factors of four locations',
    source: 'read from method 1.16; the annexes are not yet confirmed',
    values: national,
  },
]
