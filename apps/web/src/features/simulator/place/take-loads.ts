import type { DerivedLoads, LoadKey, Site, SiteBlock } from '@madre/climate'
import { fromRequest } from '../model/from-request.ts'
import type { Draft } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'
import type { Values } from '../model/values.ts'

/** The form with the ticked loads of a place, and the place with what was taken from it. */
export function takeLoads(
  draft: Draft,
  site: Site,
  offered: DerivedLoads,
  tablesVersion: string,
  ticked: ReadonlySet<LoadKey>,
): { values: Values; site: SiteBlock } {
  const keys = Object.keys(offered) as LoadKey[]
  const taken = Object.fromEntries(keys.filter((k) => ticked.has(k)).map((k) => [k, offered[k]]))
  const request = toRequest(draft, { project: '', description: '', date: '' })
  const next = fromRequest({ ...request, ...taken }).values
  const before = draft.site?.accepted?.loads ?? {}
  const loads: NonNullable<SiteBlock['accepted']>['loads'] = { ...before }
  for (const k of keys)
    loads[k] = ticked.has(k)
      ? { source: 'PLACE', derived: offered[k] ?? null }
      : (before[k] ?? { source: 'TYPED', derived: offered[k] ?? null })
  const snow = draft.values.type === 'FACADE' ? draft.values.snow : next.snow
  return {
    values: { ...draft.values, wind: next.wind, snow },
    site: { ...site, accepted: { tablesVersion, at: new Date().toISOString(), loads } },
  }
}
