/** The largest utilisation of every check, and of everything a result can name beside it. */
import type { Model } from './loaded-line.ts'

/** Where a value comes from. */
export interface From {
  combination: string
  /** null: a line without laps */
  model: Model | null
  turned: boolean
  member?: 'ENDING' | undefined
  joint?: number | undefined
  spanIndex?: number | undefined
}

export const nameOf = ({ combination, model, turned, member, joint, spanIndex }: From): string =>
  [combination, model ?? '', turned ? 'turned' : '', member ?? '', joint ?? '', spanIndex ?? ''].join('|')

/** One value of a check. */
export interface KeptValue {
  utilisation: number
  demand: number
  resistance: number
}

/** Values so near the largest are kept beside it: with two thicknesses either may be named. */
const NEAR = 0.994

const isSame = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.abs(a)

export class Kept {
  /** by check, then by where it comes from; the largest first */
  readonly best = new Map<string, Map<string, KeptValue[]>>()

  keep(code: string, from: From, demand: number, resistance: number, utilisation = demand / resistance): void {
    const ofCode = this.best.get(code) ?? new Map<string, KeptValue[]>()
    this.best.set(code, ofCode)
    const name = nameOf(from)
    const known = ofCode.get(name) ?? []
    const largest = known[0]?.utilisation ?? Number.NEGATIVE_INFINITY
    if (known.length > 0 && utilisation < NEAR * largest) return
    const value = { utilisation, demand, resistance }
    if (utilisation > largest) {
      const others = known.filter((k) => !isSame(k.resistance, resistance) && k.utilisation >= NEAR * utilisation)
      ofCode.set(name, [value, ...others])
    } else if (known.every((k) => !isSame(k.resistance, resistance))) known.push(value)
  }

  /** Largest of a check; null where it does not apply. */
  largest(code: string): number | null {
    const all = this.best.get(code)
    return all ? Math.max(...Array.from(all.values(), ([largest]) => largest!.utilisation)) : null
  }
}
