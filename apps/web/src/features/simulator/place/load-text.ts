import type { DerivedLoads, LoadKey } from '@madre/climate'
import type { Say } from '@madre/words/climate/climate-words'

type Load = DerivedLoads[LoadKey]

/** A load of the request in words: its bands, its value in every span, or that it is not used. */
export function loadText(load: Load, say: Say, number: (value: number, decimals: number) => string): string {
  if (load === null || load === undefined) return say('unused')
  const pressure = (value: number) => `${number(value, 3)} kN/m²`
  if (Array.isArray(load)) {
    const [first = 0] = load
    const isEqual = load.every((v) => v === first)
    return isEqual ? say('everySpan', { value: pressure(first) }) : `${load.map((v) => number(v, 3)).join(' · ')} kN/m²`
  }
  const values = Object.values(load) as number[]
  // Three factors, or three bands of a value and a length.
  if (values.length === 3) return values.map((v) => number(v, 2)).join(' / ')
  const pairs = [0, 2, 4].map((i) => [values[i] ?? 0, values[i + 1] ?? 0] as const).filter(([, l]) => l > 0)
  if (pairs.every(([w]) => w === 0)) return say('unused')
  return pairs.map(([w, l]) => say('band', { w: pressure(w), l: number(l, 3) })).join(' · ')
}
