import { type DerivedLoads, type LoadKey, type Site, type SiteBlock, sameLoad } from '@madre/climate'
import { LOAD_IDS } from '@madre/contract'
import { fromRequest, wind } from '../model/from-request.ts'
import { totalLength } from '../model/line.ts'
import type { Draft } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'
import type { Values } from '../model/values.ts'

const isWind = (load: LoadKey) => LOAD_IDS[load].startsWith('W')

/** The form with the ticked loads of a place, and the place with what was taken from it. */
export function takeLoads(
  draft: Draft,
  site: Site,
  offered: DerivedLoads,
  tablesVersion: string,
  ticked: ReadonlySet<LoadKey>,
): { values: Values; site: SiteBlock } {
  const keys = Object.keys(offered) as LoadKey[]
  const taken = Object.fromEntries(keys.filter((k) => ticked.has(k)).map((k) => [k, offered[k]])) as DerivedLoads
  const request = toRequest(draft)
  const whole = { ...request, ...taken }
  const next = fromRequest(whole).values
  // One value over the whole line would write nothing over a length where the place says "not used".
  const written = toRequest({ ...draft, values: { ...draft.values, wind: next.wind } })
  const isKept = keys.filter(isWind).every((k) => taken[k] === undefined || sameLoad(written[k], taken[k]))
  const before = draft.site?.accepted?.loads ?? {}
  const loads: NonNullable<SiteBlock['accepted']>['loads'] = { ...before }
  for (const k of keys)
    loads[k] = ticked.has(k)
      ? { source: 'PLACE', derived: offered[k] ?? null }
      : (before[k] ?? { source: 'TYPED', derived: offered[k] ?? null })
  const snow = draft.values.envelope === 'FACADE' ? draft.values.snow : next.snow
  return {
    values: { ...draft.values, wind: isKept ? next.wind : wind(whole, totalLength(draft.values.spans), true), snow },
    site: { ...site, accepted: { tablesVersion, at: new Date().toISOString(), loads } },
  }
}
