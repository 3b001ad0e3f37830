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

/** Every non-empty choice of one live arrangement, one snow and one wind case (each or none). */
function variableSets(actions: Actions, withLive: boolean): Variable[][] {
  const choices = (kind: Kind, ids: string[]): Variable[][] => [[], ...ids.map((id) => [{ kind, id }])]
  const sets: Variable[][] = []
  for (const live of choices('live', withLive ? actions.live.map((p) => p.id) : [])) {
    for (const snow of choices('snow', actions.snow)) {
      for (const wind of choices('wind', actions.wind)) {
        const set = [...live, ...snow, ...wind]
        if (set.length > 0) sets.push(set)
      }
    }
  }
  return sets
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
  const led = (set: Variable[], lead: number, leading: (k: Kind) => number, other: (k: Kind) => number): Factors =>
    Object.fromEntries(set.map((v, i) => [v.id, i === lead ? leading(v.kind) : other(v.kind)]))

  for (const permanent of [{ Gmax: gammaGSup }, { Gmin: gammaGInf }] as Factors[]) {
    addUls('PERSISTENT', permanent, {})
    for (const set of sets) {
      set.forEach((_, lead) => {
        addUls(
          'PERSISTENT',
          permanent,
          led(
            set,
            lead,
            () => gammaQ,
            (k) => gammaQ * psi[k].psi_0,
          ),
        )
      })
    }
  }

  if (actions.accidentalSnow) {
    const companions: Variable[][] = [[]]
    for (const wind of [null, ...actions.wind]) {
      for (const live of [null, ...(categoryH ? [] : actions.live.map((p) => p.id))]) {
        const set: Variable[] = []
        if (live) set.push({ kind: 'live', id: live })
        if (wind) set.push({ kind: 'wind', id: wind })
        if (set.length > 0) companions.push(set)
      }
    }
    for (const id of actions.onePermanent ? ['Gmax'] : ['Gmax', 'Gmin']) {
      for (const set of companions) {
        const leads = set.length === 0 ? [-1] : set.map((_, i) => i)
        for (const lead of leads) {
          const variable = led(
            set,
            lead,
            (k) => psi[k].psi_1,
            (k) => psi[k].psi_2,
          )
          addUls('ACCIDENTAL', { [id]: 1 }, { Sexc: 1, ...variable })
        }
      }
    }
  }

  const family = line.deflection.combination
  const leading = (k: Kind) => ({ CHARACTERISTIC: 1, FREQUENT: psi[k].psi_1, QUASI_PERMANENT: psi[k].psi_2 })[family]
  const other = (k: Kind) => (family === 'CHARACTERISTIC' ? psi[k].psi_0 : psi[k].psi_2)
  for (const id of actions.onePermanent ? ['Gmax'] : ['Gmax', 'Gmin']) {
    list.add('SLS', family, { [id]: 1 })
    for (const set of sets) {
      set.forEach((_, lead) => {
        list.add('SLS', family, { [id]: 1, ...led(set, lead, leading, other) })
      })
    }
  }
  return list.numbered()
}
