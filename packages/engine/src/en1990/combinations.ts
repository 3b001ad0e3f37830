/** Combinations of actions; EN 1990:2002+A1, 6.4.3 and 6.5.3, method 1.10 to 1.14 and 1.18. */
import { ROOF_LOAD } from '../actions/load-cases.ts'
import type { CombinationFactors, PurlinLine } from '../input.ts'
import type { Combination, NationalParameters } from '../result.ts'

type Factors = Record<string, number>
type Kind = 'live' | 'snow' | 'wind'
interface Variable {
  kind: Kind
  id: string
}

/** One case of a kind, or none. */
const choices = (kind: Kind, ids: string[]): Variable[][] => [[], ...ids.map((id) => [{ kind, id }])]

/** The different ones of each limit state, ULS first, without factors of 0, numbered in their order. */
function numbered(all: Omit<Combination, 'id' | 'formula'>[]): Combination[] {
  const different = new Map<string, Combination>()
  for (const { limitState, situation, factors } of all) {
    const used = Object.entries(factors).filter(([, f]) => f !== 0)
    const formula = used.map(([id, f]) => `${f.toFixed(2)}·${id}`).join(' + ')
    const key = `${limitState} ${situation} ${JSON.stringify([...used].sort())}`
    if (!different.has(key))
      different.set(key, { id: '', limitState, situation, formula, factors: Object.fromEntries(used) })
  }
  return (['ULS', 'SLS'] as const).flatMap((limitState) => {
    const those = [...different.values()].filter((c) => c.limitState === limitState)
    const digits = Math.max(2, String(those.length).length)
    return those.map((c, i) => ({ ...c, id: `${limitState}-${String(i + 1).padStart(digits, '0')}` }))
  })
}

/** All combinations of a line: ULS persistent, ULS accidental, and the SLS families of its deflection limits, that of the first limit first. */
export function combinationsOf(line: PurlinLine, national: NationalParameters): Combination[] {
  const { gammaGSup, gammaGInf, gammaQ } = national
  const { imposed, snow, wind, axial } = line
  const psi: Record<Kind, CombinationFactors> = { live: imposed.psi, snow: snow.psi, wind: wind.psi }
  const lives = imposed.arrangements.map(({ id }) => id)
  const winds = wind.cases.map(({ id }) => id)
  const snows = [...(snow.regular.length > 0 ? ['Sreg'] : []), ...(snow.accumulated.length > 0 ? ['Sacc'] : [])]
  // One arrangement of area load or point loads, or the concentrated load, at a time, without snow or wind (method 1.9 and 1.20).
  const roofLoad = imposed.Q_k > 0 ? [ROOF_LOAD] : []
  const alone = imposed.isCategoryH ? [...lives, ...roofLoad] : []
  const withLive = choices('live', imposed.isCategoryH ? [] : lives)
  const [withSnow, withWind] = [choices('snow', snows), choices('wind', winds)]
  const together = withLive.flatMap((l) => withSnow.flatMap((s) => withWind.map((w) => [...l, ...s, ...w])))
  const sets = [...alone.map((id): Variable[] => [{ kind: 'live', id }]), ...together.filter((set) => set.length > 0)]
  const all: Omit<Combination, 'id' | 'formula'>[] = []

  const addUls = (situation: Combination['situation'], permanent: Factors, variable: Factors) => {
    const add = (besides: Factors) =>
      all.push({ limitState: 'ULS', situation, factors: { ...permanent, ...variable, ...besides } })
    const byWind = () => winds.reduce((f, id) => f + (variable[id] ?? 0), 0)
    add({ Nax: axial.N === 0 ? 0 : axial.kind === 'UNFACTORED_WIND' ? byWind() : 1 })
    // A favourable tension may be absent (method 1.14); without a force here it comes out equal.
    if (axial.N > 0) add({})
  }
  const psi_0 = (k: Kind) => psi[k].psi_0
  const psi_1 = (k: Kind) => psi[k].psi_1
  const psi_2 = (k: Kind) => psi[k].psi_2
  /** No variable action, and the factors of every set, each of its cases leading in turn. */
  const led = (all: Variable[][], leading: (k: Kind) => number, other: (k: Kind) => number): Factors[] => {
    const factors = (set: Variable[], lead: number) => set.map((v, i) => [v.id, (i === lead ? leading : other)(v.kind)])
    return [{}, ...all.flatMap((set) => set.map((_, lead) => Object.fromEntries(factors(set, lead))))]
  }

  const accompanying = (k: Kind) => gammaQ * psi_0(k)
  const persistent = led(sets, () => gammaQ, accompanying)
  for (const permanent of [{ Gmax: gammaGSup }, { Gmin: gammaGInf }] as Factors[])
    for (const variable of persistent) addUls('PERSISTENT', permanent, variable)

  const isOnePermanent = line.permanent.max.every((g, i) => g.value === line.permanent.min[i]?.value)
  const permanents = isOnePermanent ? ['Gmax'] : ['Gmax', 'Gmin']
  if (snow.exceptional.length > 0) {
    const companions = withWind.flatMap((w) => withLive.map((l) => [...l, ...w]))
    const accidental = led(companions, psi_1, psi_2)
    for (const id of permanents)
      for (const variable of accidental) addUls('ACCIDENTAL', { [id]: 1 }, { Sexc: 1, ...variable })
  }

  for (const { combination: situation } of [line.deflection, ...line.furtherDeflections]) {
    const leading = { CHARACTERISTIC: () => 1, FREQUENT: psi_1, QUASI_PERMANENT: psi_2 }[situation]
    const service = led(sets, leading, situation === 'CHARACTERISTIC' ? psi_0 : psi_2)
    for (const id of permanents)
      for (const variable of service) all.push({ limitState: 'SLS', situation, factors: { [id]: 1, ...variable } })
  }
  return numbered(all)
}
