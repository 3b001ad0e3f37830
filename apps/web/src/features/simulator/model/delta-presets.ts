import { DELTA_PRESETS } from '@madre/contract'
import { type LiveDelta, type SnowDelta, type Triple, triple, type WindDelta } from './values.ts'

export type DeltaGroup = keyof typeof DELTA_PRESETS
export type DeltaOption<G extends DeltaGroup> = G extends 'live' ? LiveDelta : G extends 'wind' ? WindDelta : SnowDelta

/** The presets of a group, then 'customized'. */
export function deltaOptions<G extends DeltaGroup>(group: G): DeltaOption<G>[] {
  return [...Object.keys(DELTA_PRESETS[group]), 'customized'] as DeltaOption<G>[]
}

export function detectDelta<G extends DeltaGroup>(group: G, deltas: Triple): DeltaOption<G> {
  const found = Object.entries<readonly number[]>(DELTA_PRESETS[group]).find(([, preset]) =>
    preset.every((v, i) => v === deltas[i]),
  )
  return (found?.[0] ?? 'customized') as DeltaOption<G>
}

/** The values of a preset; 'customized' keeps the ones there are. */
export function deltasOf<G extends DeltaGroup>(group: G, option: DeltaOption<G>, current: Triple): Triple {
  const presets: Record<string, readonly number[]> = DELTA_PRESETS[group]
  const preset = presets[option]
  return preset ? triple(preset) : current
}
