/** Combinations of actions; EN 1990:2002+A1, 6.4.3 and 6.5.3, method 1.10 to 1.14. */
import type { Actions } from '../actions/load-cases.ts'
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

/** Every non-empty choice of one live arrangement, one snow and one wind case (each or none). */
function variableSets({ live, snow, wind }: Actions, withLive: boolean): Variable[][] {
  const [lives, winds] = [choices('live', withLive ? live.map((p) => p.id) : []), choices('wind', wind)]
  const sets = lives.flatMap((l) => choices('snow', snow).flatMap((s) => winds.map((w) => [...l, ...s, ...w])))
  return sets.filter((set) => set.length > 0)
}

class CombinationList {
  readonly combinations: Combination[] = []
  private readonly seen = new Set<string>()

  add(limitState: Combination['limitState'], situation: Combination['situation'], factors: Factors): void {
    const used = Object.fromEntries(Object.entries(factors).filter(([, f]) => f !== 0))
    const key = `${limitState} ${situation} ${JSON.stringify(Object.entries(used).sort())}`
    if (this.seen.has(key)) return
    this.seen.add(key)
    const formula = Object.entries(used)
      .map(([id, f]) => `${f.toFixed(2)}·${id}`)
      .join(' + ')
    this.combinations.push({ id: '', limitState, situation, formula, factors: used })
  }

  /** Numbered in their order within each limit state. */
  numbered(): Combination[] {
    const counts = { ULS: 0, SLS: 0 }
    const totals = { ULS: 0, SLS: 0 }
    for (const c of this.combinations) totals[c.limitState] += 1
    return this.combinations.map((c) => {
      counts[c.limitState] += 1
      const digits = Math.max(2, String(totals[c.limitState]).length)
      return { ...c, id: `${c.limitState}-${String(counts[c.limitState]).padStart(digits, '0')}` }
    })
  }
}

/** All combinations of a line: ULS persistent, ULS accidental, and the SLS family of the deflection limit. */
export function combinationsOf(line: PurlinLine, actions: Actions, national: NationalParameters): Combination[] {
  const { gammaGSup, gammaGInf, gammaQ } = national
  const psi: Record<Kind, CombinationFactors> = {
    live: line.imposed.psi,
    snow: line.snow.psi,
    wind: line.wind.psi,
  }
  // One arrangement of area load or point loads at a time, without snow or wind (method 1.9).
  const categoryH = line.imposed.isCategoryH
  const alone: Variable[][] = categoryH ? actions.live.map((p) => [{ kind: 'live', id: p.id }]) : []
  const sets = [...alone, ...variableSets(actions, !categoryH)]
  const list = new CombinationList()

  const addUls = (situation: Combination['situation'], permanent: Factors, variable: Factors) => {
    const base = { ...permanent, ...variable }
    const windFactor = actions.wind.reduce((f, id) => f + (variable[id] ?? 0), 0)
    const N = actions.axialForce
    if (N === 0) list.add('ULS', situation, base)
    else if (line.axial.kind === 'UNFACTORED_WIND') list.add('ULS', situation, { ...base, Nax: windFactor })
    else {
      list.add('ULS', situation, { ...base, Nax: 1 })
      // A favourable tension may be absent (method 1.14).
      if (N > 0) list.add('ULS', situation, base)
    }
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

  const permanents = actions.onePermanent ? ['Gmax'] : ['Gmax', 'Gmin']
  if (actions.accidentalSnow) {
    const lives = choices('live', categoryH ? [] : actions.live.map((p) => p.id))
    const companions = choices('wind', actions.wind).flatMap((wind) => lives.map((live) => [...live, ...wind]))
    const accidental = led(companions, psi_1, psi_2)
    for (const id of permanents)
      for (const variable of accidental) addUls('ACCIDENTAL', { [id]: 1 }, { Sexc: 1, ...variable })
  }

  const family = line.deflection.combination
  const leading = { CHARACTERISTIC: () => 1, FREQUENT: psi_1, QUASI_PERMANENT: psi_2 }[family]
  const service = led(sets, leading, family === 'CHARACTERISTIC' ? psi_0 : psi_2)
  for (const id of permanents) for (const variable of service) list.add('SLS', family, { [id]: 1, ...variable })
  return list.numbered()
}
